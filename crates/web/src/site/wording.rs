//! How the pages word games, options, times and lists.

use tabletop::{OptionSpec, OptionValues};
use words::Lang;

use super::GameOffer;

/// The name of a game.
pub(super) fn game_name(lang: Lang, game: &str) -> String {
    speech::name(lang, game)
}

/// The name of a bot, by its level.
pub(super) fn bot_name(lang: Lang, level: &str) -> String {
    lang.say(&format!("bot-{level}"))
}

/// The message `GAME-PART` about a game, if there is one.
pub(super) fn about_game(lang: Lang, game: &str, part: &str) -> Option<String> {
    let key = format!("{game}-{part}");
    speech::knows(lang, game, &key).then(|| speech::say(lang, game, &key))
}

/// The values that can be chosen one by one.
pub(super) fn values(option: &OptionSpec) -> &'static [&'static str] {
    named(&option.values)
}

fn named(values: &OptionValues) -> &'static [&'static str] {
    match values {
        OptionValues::OneOf(values) => values,
        OptionValues::Either(parts) => {
            parts.iter().map(named).find(|it| !it.is_empty()).unwrap_or_default()
        }
        OptionValues::Number { .. } | OptionValues::Text => &[],
    }
}

/// The option that characterises a game: the one whose values have a badge.
pub(super) fn headline(lang: Lang, game: &GameOffer) -> Option<&'static OptionSpec> {
    game.options.iter().find(|it| is_headline(lang, game, it))
}

/// Whether there is a badge for an option's default.
pub(super) fn is_headline(lang: Lang, game: &GameOffer, option: &OptionSpec) -> bool {
    let key = format!("{}-option-{}-{}-badge", game.id, option.key, option.default);
    speech::knows(lang, game.id, &key)
}

/// The chosen options in words: `Captain Toughhide · Eight packets, stacked`. The option that
/// characterises the game is always there; the others where they are not at their default.
pub(super) fn terms(lang: Lang, game: &str, chosen: &[(String, String)]) -> String {
    let usual = |key: &str| {
        let info = catalogue::info(game).ok()?;
        info.options.iter().find(|it| it.key == key).map(|it| it.default)
    };
    let said = |key: &str, value: &str| {
        usual(key) != Some(value)
            || speech::knows(lang, game, &format!("{game}-option-{key}-{value}-badge"))
    };
    let words = chosen.iter().filter(|(key, value)| said(key, value));
    let words = words.map(|(key, value)| value_words(lang, game, key, value));
    words.collect::<Vec<_>>().join(" · ")
}

/// What an option is set to, in words; a number or a text is put into a sentence of its own. What
/// somebody typed that is no value of it stays as it is.
pub(super) fn value_words(lang: Lang, game: &str, key: &str, value: &str) -> String {
    let named = about_game(lang, game, &format!("option-{key}-{value}"));
    let sentence = format!("{game}-option-{key}-value");
    named.unwrap_or_else(|| match speech::knows(lang, game, &sentence) {
        true => {
            let number = value.parse::<u32>().map(words::Value::from);
            let args = [("value", number.unwrap_or_else(|_| value.into()))];
            speech::say_with(lang, game, &sentence, &args)
        }
        false => value.to_string(),
    })
}

/// How long ago something was.
pub(super) fn ago(lang: Lang, seconds: u64) -> String {
    let (key, n) = match seconds {
        0..60 => ("common-ago-now", 0),
        60..3600 => ("common-ago-minutes", seconds / 60),
        3600..86_400 => ("common-ago-hours", seconds / 3600),
        _ => ("common-ago-days", seconds / 86_400),
    };
    lang.say_with(key, &[("n", n.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_while_is_told_in_its_own_unit() {
        assert_eq!(ago(Lang::En, 5), "just now");
        assert_eq!(ago(Lang::En, 125), "2\u{a0}min\u{a0}ago");
        assert_eq!(ago(Lang::En, 86_400), "yesterday");
        assert_eq!(ago(Lang::Fr, 3 * 86_400), "il\u{a0}y\u{a0}a\u{a0}3\u{a0}jours");
    }
}
