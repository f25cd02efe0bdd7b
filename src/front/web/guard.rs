//! Turns away what no page of ours would send: names that lead here by a rebound domain name, and
//! changes that other sites ask for.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// What the page may load: only what comes from here, and nothing written into the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Headers of every answer.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Lets a request through only where it may come from a page of ours.
pub(super) async fn guard(State(bound): State<IpAddr>, request: Request, next: Next) -> Response {
    let mut response = if allowed(request.method(), request.headers(), bound) {
        next.run(request).await
    } else {
        tracing::warn!(path = request.uri().path(), "a request from elsewhere was turned away");
        StatusCode::FORBIDDEN.into_response()
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, value);
    }
    response
}

fn allowed(method: &Method, headers: &HeaderMap, bound: IpAddr) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(host) = text(header::HOST).filter(|host| is_ours(host, bound)) else { return false };
    if matches!(*method, Method::GET | Method::HEAD) {
        return true;
    }
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let origin = text(header::ORIGIN);
    site.is_none_or(|site| site == "same-origin") && origin.is_none_or(|origin| same(origin, host))
}

/// Whether an origin is the page at this host.
fn same(origin: &str, host: &str) -> bool {
    let site = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    site.is_some_and(|site| site.eq_ignore_ascii_case(host))
}

/// Whether a `Host` names this machine in a way that no stranger's domain can.
fn is_ours(host: &str, bound: IpAddr) -> bool {
    let name = without_port(host);
    if name.eq_ignore_ascii_case("localhost") {
        return true;
    }
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    match address {
        Ok(address) if bound.is_loopback() => address.is_loopback(),
        Ok(_) => true,
        Err(_) => !bound.is_loopback() && is_local_name(name),
    }
}

/// A name that no public name server gives out.
fn is_local_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    let name = name.to_ascii_lowercase();
    !name.is_empty()
        && name.chars().all(plain)
        && (!name.contains('.') || name.strip_suffix(".local").is_some())
}

fn without_port(host: &str) -> &str {
    let end = host.rfind(']').map_or(0, |at| at + 1);
    match host[end..].find(':') {
        Some(colon) => &host[..end + colon],
        None => host,
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use super::*;

    const LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const EVERYWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn on_loopback_only_loopback_names_lead_here() {
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:8080", "127.1.2.3", "[::1]:8080"] {
            assert!(is_ours(host, LOOPBACK), "{host}");
            assert!(is_ours(host, IpAddr::V6(Ipv6Addr::LOCALHOST)), "{host}");
        }
        for host in ["example.org", "127.0.0.1.example.org:8080", "192.168.1.2", "", "[::2]", "pi"]
        {
            assert!(!is_ours(host, LOOPBACK), "{host}");
        }
    }

    #[test]
    fn on_a_network_addresses_and_local_names_lead_here() {
        for host in ["localhost", "192.168.1.2:8080", "pi:8080", "pi.local", "[fe80::1]"] {
            assert!(is_ours(host, EVERYWHERE), "{host}");
        }
        for host in ["example.org", "pi.local.example.org", "a_b", ""] {
            assert!(!is_ours(host, EVERYWHERE), "{host}");
        }
    }

    #[test]
    fn only_our_own_page_changes_anything() {
        let host = ("host", "localhost:8080");
        let own = headers(&[
            host,
            ("origin", "http://localhost:8080"),
            ("sec-fetch-site", "same-origin"),
        ]);
        assert!(allowed(&Method::POST, &own, LOOPBACK));
        for pairs in [
            [host, ("origin", "http://localhost:8081")],
            [host, ("origin", "http://evil.example")],
            [host, ("origin", "null")],
            [host, ("sec-fetch-site", "same-site")],
            [host, ("sec-fetch-site", "cross-site")],
        ] {
            assert!(!allowed(&Method::POST, &headers(&pairs), LOOPBACK), "{pairs:?}");
            assert!(allowed(&Method::GET, &headers(&pairs), LOOPBACK), "{pairs:?}");
        }
        assert!(!allowed(&Method::GET, &headers(&[]), LOOPBACK));
    }
}
