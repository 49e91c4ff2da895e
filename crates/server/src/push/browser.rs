//! The kind of browser that somebody has, so that they can tell their devices apart.

/// A part of a browser's `User-Agent`, and what people call the browser. The first that fits
/// counts.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Such as "Firefox, Android"; empty if neither is known. `agent` is the header `User-Agent`.
pub(crate) fn browser(agent: &str) -> String {
    let known = [&BROWSERS[..], &SYSTEMS].map(|all| all.iter().find(|it| agent.contains(it.0)));
    known.into_iter().flatten().map(|it| it.1).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 \
                    (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0";
        assert_eq!(browser(edge), "Edge, Windows");
        let phone = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
        assert_eq!(browser(phone), "Firefox, Android");
        assert_eq!(browser("curl/8 <script>"), "");
    }
}
