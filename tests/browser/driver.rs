//! The bot and browsers as processes of their own.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

/// How long anything may take: pictures are drawn by an unoptimised program here.
const PATIENCE: Duration = Duration::from_secs(30);

/// A process that ends with its owner.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    /// Starts a program and waits for a line that holds what is looked for.
    fn start(command: &mut Command, wanted: impl Fn(&str) -> Option<String>) -> (Self, String) {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
        let process = Self(child);
        let found = lines.by_ref().map_while(Result::ok).find_map(|line| wanted(&line));
        // The rest is read as well, or the program would stop at a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        (process, found.expect("the program says that it is ready"))
    }
}

/// The bot.
pub struct Bot {
    process: Process,
    /// The link to the page.
    pub link: String,
}

impl Bot {
    /// Starts the bot on a folder and a port.
    pub fn start(data: &Path, port: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_slagveld"));
        command.arg("--data").arg(data).args(["--port", port]).current_dir(data);
        let link = |line: &str| {
            line.split_whitespace().find(|word| word.starts_with("http://")).map(Into::into)
        };
        let (process, link) = Process::start(&mut command, link);
        Self { process, link }
    }

    /// The port in the link.
    pub fn port(&self) -> String {
        let digits = self.link.rsplit(':').next().unwrap_or_default();
        digits.trim_end_matches('/').to_owned()
    }

    /// Ends the bot as a power cut would.
    pub fn kill(self) {
        drop(self.process);
    }
}

/// Chromium and its driver on this machine; `None` where they are not. On a build server they have
/// to be there.
pub fn programs() -> Option<(PathBuf, PathBuf)> {
    let browser = ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(in_path);
    let driver = env::var_os("CHROMEDRIVER").map(PathBuf::from).or_else(|| in_path("chromedriver"));
    let found = browser.zip(driver);
    let needed = env::var("CI").is_ok_and(|value| value == "true");
    assert!(found.is_some() || !needed, "chromium and chromedriver are needed here");
    found
}

fn in_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

/// The driver of browsers.
pub struct Driver {
    _process: Process,
    browser: PathBuf,
    link: String,
}

impl Driver {
    /// Starts the driver on any free port.
    pub fn start((browser, driver): (PathBuf, PathBuf)) -> Self {
        let port = |line: &str| {
            let (_, port) = line.split_once("successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        };
        let (process, port) = Process::start(Command::new(driver).arg("--port=0"), port);
        Self { _process: process, browser, link: format!("http://127.0.0.1:{port}") }
    }

    /// Opens a browser that has never been anywhere.
    pub async fn open(&self, page: &str) -> Page {
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let args = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1200,900",
            "--lang=en",
            &format!("--user-data-dir={}", profile.path().display()),
        ];
        let options = json!({"binary": self.browser, "args": args});
        let Value::Object(wanted) = json!({"goog:chromeOptions": options}) else { unreachable!() };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wanted).connect(&self.link).await;
        let client = client.expect("the browser opens");
        client.goto(page).await.expect("the page opens");
        Page { client, _profile: profile }
    }
}

/// A page in a browser of its own.
pub struct Page {
    client: Client,
    _profile: TempDir,
}

impl Page {
    /// Runs a script.
    pub async fn run(&self, script: &str) -> Value {
        self.client
            .execute(script, Vec::new())
            .await
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str) {
        let start = Instant::now();
        while self.run(&format!("return Boolean({expression})")).await != Value::Bool(true) {
            if start.elapsed() > PATIENCE {
                let text = self.run("return document.body.innerText").await;
                panic!("waited in vain for {expression}; the page: {text}");
            }
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits for an element that can be seen and used.
    pub async fn find(&self, css: &str) -> Element {
        self.until(&format!("document.querySelector({css:?})?.checkVisibility()")).await;
        self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// Clicks the last element that a selector finds; one that is just being replaced, once more.
    pub async fn click(&self, css: &str) {
        for _ in 0..5 {
            self.find(css).await;
            let all = self.client.find_all(Locator::Css(css)).await.expect("elements are found");
            let Some(last) = all.last() else { continue };
            if last.click().await.is_ok() {
                return;
            }
        }
        panic!("{css} can't be clicked");
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: &str) {
        let focused = self.client.active_element().await.expect("something has the focus");
        focused.send_keys(keys).await.expect("keys can be pressed");
    }

    /// Makes the window as small as that of a phone, or nearly: browsers have a least width.
    pub async fn shrink(&self) {
        self.client.set_window_size(390, 700).await.expect("the window becomes small");
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads");
    }

    /// Closes the browser.
    pub async fn close(self) {
        self.client.close().await.expect("the browser closes");
    }
}
