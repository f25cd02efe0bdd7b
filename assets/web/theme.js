// Sets the page's colours before anything is drawn. Loaded first, as a plain script.
(() => {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
