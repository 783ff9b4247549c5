//! The page that people play with: what was built in `web/`, out of this program. A build for tests reads it from the disk.

use crate::fault::Fault;
use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use base64ct::{Base64UrlUnpadded, Encoding};
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// What `cargo xtask web` has built.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Kept for good: another file has another name.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// Kept for a day: pictures and letters that hardly ever change.
const A_DAY: &str = "public, max-age=86400";
/// Kept, but asked for each time whether it is still the same.
pub const ASK_FIRST: &str = "no-cache";

/// The beginnings of the addresses that the page has a place for.
const PLACES: [&str; 10] = ["", "new", "table", "here", "replay", "rules", "watch", "settings", "about", "gallery"];
/// Packed forms of a file, the smaller one first: its ending, and what browsers call it.
const PACKED: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];

/// What is shown where nobody has built the page.
const UNBUILT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Sabika</title>\n\
    <h1>Sabika</h1>\n<p>The server runs, but it was built without its page. <code>cargo xtask run</code> builds both and opens it; \
    <code>cargo xtask web</code> builds the page alone, and then the server must be built again.</p>\n\
    <p>Programs can play here as it is: <a href=\"/api/openapi.json\">its description</a>.</p>\n</html>\n";

/// Whatever has no door of its own.
pub async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    found::<Built>(&method, uri.path(), &headers)
}

fn found<E: Embed>(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    let nothing = || Fault::new(StatusCode::NOT_FOUND, "no_page", "there is no such page").into_response();
    let name = path.trim_start_matches('/');
    let first = name.split('/').next().unwrap_or_default();
    if !matches!(*method, Method::GET | Method::HEAD) || first == "api" {
        return nothing();
    }
    if !name.is_empty() && !PACKED.iter().any(|(ending, _)| name.ends_with(ending)) && E::get(name).is_some() {
        return file::<E>(name, headers).unwrap_or_else(nothing);
    }
    // A file that is gone is gone: no page stands in for it.
    if first == "assets" {
        return nothing();
    }
    let accepts = headers.get(header::ACCEPT).map_or(Ok("*/*"), HeaderValue::to_str).unwrap_or_default();
    let is_place = PLACES.contains(&first);
    if accepts.contains("text/html") || is_place && accepts.contains("*/*") {
        let mut page = file::<E>("index.html", headers).unwrap_or_else(|| html(UNBUILT.as_bytes().into(), headers));
        // Where there is nothing, the page says so itself.
        if !is_place && page.status() == StatusCode::OK {
            *page.status_mut() = StatusCode::NOT_FOUND;
        }
        return page;
    }
    nothing()
}

fn html(text: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    let hash = hash(&text);
    Kept { kind: kind("html"), cache: ASK_FIRST, varies: "" }.sent(text, &hash, None, headers)
}

/// A file, packed if the browser can unpack it and somebody has packed it.
fn file<E: Embed>(name: &str, headers: &HeaderMap) -> Option<Response> {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let folder = name.split_once('/').map(|(folder, _)| folder);
    let cache = match folder {
        Some("assets") => FOR_GOOD,
        Some("fonts" | "icons") => A_DAY,
        _ => ASK_FIRST,
    };
    let kept = Kept { kind: kind(ending), cache, varies: header::ACCEPT_ENCODING.as_str() };
    let unpacks = headers.get(header::ACCEPT_ENCODING).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let unpacks = |way: &str| unpacks.split(',').any(|one| one.trim().split(';').next() == Some(way));
    let packed = PACKED.iter().filter(|(_, way)| unpacks(way));
    let mut packed = packed.filter_map(|(ending, way)| Some((E::get(&format!("{name}{ending}"))?, Some(*way))));
    let (EmbeddedFile { data, metadata }, way) = packed.next().or_else(|| Some((E::get(name)?, None)))?;
    Some(kept.sent(data, &short(&metadata.sha256_hash()), way, headers))
}

/// What a file is, by the end of its name.
fn kind(ending: &str) -> &'static str {
    match ending {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// By what somebody knows that something is still the same.
pub fn hash(text: &[u8]) -> String {
    short(&Sha256::digest(text))
}

fn short(hash: &[u8]) -> String {
    format!("\"{}\"", Base64UrlUnpadded::encode_string(&hash[..16]))
}

/// How something is sent that a browser keeps.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    pub kind: &'static str,
    pub cache: &'static str,
    /// What it looks different for.
    pub varies: &'static str,
}

impl Kept {
    /// The answer to whoever has these headers: that it is still the same, or all of it.
    pub fn sent(
        self,
        data: Cow<'static, [u8]>,
        hash: &str,
        packed: Option<&'static str>,
        headers: &HeaderMap,
    ) -> Response {
        let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
        let same = known.split(',').any(|one| one.trim().trim_start_matches("W/") == hash);
        let mut response = if same {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let kind = HeaderValue::from_static(self.kind);
            let body = match data {
                Cow::Borrowed(data) => Body::from(data),
                Cow::Owned(data) => Body::from(data),
            };
            ([(header::CONTENT_TYPE, kind)], body).into_response()
        };
        let mut say = |name: HeaderName, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                response.headers_mut().insert(name, value);
            }
        };
        say(header::ETAG, hash);
        say(header::CACHE_CONTROL, self.cache);
        if !self.varies.is_empty() {
            say(header::VARY, self.varies);
        }
        if let Some(packed) = packed.filter(|_| !same) {
            say(header::CONTENT_ENCODING, packed);
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page as small as can be.
    #[derive(Embed)]
    #[folder = "tests/page"]
    struct Small;

    #[derive(Embed)]
    #[folder = "tests/none"]
    #[allow_missing = true]
    struct Unbuilt;

    fn asked<E: Embed>(path: &str, headers: &[(HeaderName, &str)]) -> Response {
        let headers =
            headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).expect("a value")));
        found::<E>(&Method::GET, path, &headers.collect())
    }
    fn header(response: &Response, name: HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().expect("a text"))
    }
    const HTML: (HeaderName, &str) = (header::ACCEPT, "text/html,application/xhtml+xml,*/*;q=0.8");

    #[test]
    fn every_place_is_the_same_page_and_nothing_else_is() {
        for place in
            ["/", "/new", "/table/abc", "/here/1-2", "/table/abc/replay", "/rules", "/rules/modules", "/gallery"]
        {
            for accepts in [&[HTML][..], &[]] {
                let page = asked::<Small>(place, accepts);
                assert_eq!(
                    (page.status(), header(&page, header::CONTENT_TYPE)),
                    (StatusCode::OK, kind("html")),
                    "{place}"
                );
                assert_eq!(header(&page, header::CACHE_CONTROL), "no-cache");
            }
            let data = asked::<Small>(place, &[(header::ACCEPT, "application/json")]);
            assert_eq!(header(&data, header::CONTENT_TYPE), "application/json", "{place}");
        }
        let lost = asked::<Small>("/nowhere", &[HTML]);
        assert_eq!((lost.status(), header(&lost, header::CONTENT_TYPE)), (StatusCode::NOT_FOUND, kind("html")));
        for none in ["/nowhere", "/assets/gone-2.js", "/assets/app-1.js.br", "/../Cargo.toml", "/api", "/api/none"] {
            let none = asked::<Small>(none, &[]);
            assert_eq!(
                (none.status(), header(&none, header::CONTENT_TYPE)),
                (StatusCode::NOT_FOUND, "application/json")
            );
        }
        for none in ["/assets/gone-2.js", "/api/none"] {
            assert_eq!(header(&asked::<Small>(none, &[HTML]), header::CONTENT_TYPE), "application/json");
        }
        assert_eq!(found::<Small>(&Method::POST, "/", &HeaderMap::new()).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn files_are_kept_as_long_as_they_are_good() {
        for (path, cache, kind) in [
            ("/assets/app-1.js", FOR_GOOD, "text/javascript; charset=utf-8"),
            ("/assets/engine-1.wasm", FOR_GOOD, "application/wasm"),
            ("/assets/en-1.ftl", FOR_GOOD, "text/plain; charset=utf-8"),
            ("/sw.js", ASK_FIRST, "text/javascript; charset=utf-8"),
            ("/manifest.webmanifest", ASK_FIRST, "application/manifest+json"),
            ("/icons/icon.svg", A_DAY, "image/svg+xml"),
        ] {
            let file = asked::<Small>(path, &[]);
            assert_eq!(file.status(), StatusCode::OK, "{path}");
            assert_eq!((header(&file, header::CACHE_CONTROL), header(&file, header::CONTENT_TYPE)), (cache, kind));
            let known = header(&file, header::ETAG).to_string();
            let again = asked::<Small>(path, &[(header::IF_NONE_MATCH, &format!("\"x\", W/{known}"))]);
            assert_eq!((again.status(), header(&again, header::ETAG)), (StatusCode::NOT_MODIFIED, &*known));
            assert_eq!(header(&again, header::CACHE_CONTROL), cache);
        }
    }

    #[test]
    fn who_can_unpack_gets_it_packed() {
        let asks = |ways: &str| asked::<Small>("/assets/app-1.js", &[(header::ACCEPT_ENCODING, ways)]);
        let mut tags = std::collections::BTreeSet::new();
        for (ways, way) in [("gzip, deflate, br, zstd", "br"), ("gzip;q=1.0", "gzip"), ("zstd", ""), ("", "")] {
            let file = asks(ways);
            assert_eq!(
                (header(&file, header::CONTENT_ENCODING), header(&file, header::VARY)),
                (way, "accept-encoding")
            );
            tags.insert(header(&file, header::ETAG).to_string());
        }
        assert_eq!(tags.len(), 3, "each form by itself");
        let plain = asked::<Small>("/sw.js", &[(header::ACCEPT_ENCODING, "br")]);
        assert_eq!(header(&plain, header::CONTENT_ENCODING), "", "nobody has packed it");
    }

    #[test]
    fn without_a_page_it_says_how_to_build_one() {
        let page = asked::<Unbuilt>("/", &[HTML]);
        assert_eq!((page.status(), header(&page, header::CONTENT_TYPE)), (StatusCode::OK, kind("html")));
        assert!(UNBUILT.contains("cargo xtask web") && !UNBUILT.contains("style"));
        assert_eq!(asked::<Unbuilt>("/assets/app-1.js", &[HTML]).status(), StatusCode::NOT_FOUND);
    }
}
