//! Messages that are put together at once: those of text, arguments, and choices by an argument,
//! which are nine in ten. The library can do much more, and takes several times as long; in debug
//! builds it says each message too, and must say the same.

use fluent::FluentValue;
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::agreement::thing;
use crate::lang::Lang;

/// A message as it was read from its file.
pub(crate) struct ReadyMessage(Vec<MessagePart>);

/// Arguments by their names.
pub(crate) type Arguments<'a, 'v> = &'a [(&'a str, FluentValue<'v>)];

enum MessagePart {
    Text(Box<str>),
    Argument(Box<str>),
    Choice { by: Box<str>, ways: Vec<MessageWay> },
}

/// What a message says if its argument is this.
struct MessageWay {
    key: WayKey,
    /// Whether it is said if none is right.
    default: bool,
    says: ReadyMessage,
}

enum WayKey {
    /// A word, or a kind of number: `one`, `other`.
    Word(Box<str>),
    Number(f64),
}

impl ReadyMessage {
    /// None if it asks for more than can be done here.
    pub(crate) fn read(pattern: &Pattern<&str>) -> Option<ReadyMessage> {
        pattern.elements.iter().map(MessagePart::read).collect::<Option<_>>().map(ReadyMessage)
    }

    /// The message with its arguments; none if only the library knows how to write them.
    pub(crate) fn say(&self, lang: Lang, args: Arguments<'_, '_>) -> Option<String> {
        if let [MessagePart::Text(text)] = self.0.as_slice() {
            return Some(text.to_string());
        }
        let mut said = String::new();
        self.write(lang, args, &mut said)?;
        Some(said)
    }

    fn write(&self, lang: Lang, args: Arguments<'_, '_>, said: &mut String) -> Option<()> {
        self.0.iter().try_for_each(|it| it.write(lang, args, said))
    }
}

impl MessagePart {
    fn read(element: &PatternElement<&str>) -> Option<MessagePart> {
        let expression = match element {
            PatternElement::TextElement { value } => {
                return Some(MessagePart::Text((*value).into()));
            }
            PatternElement::Placeable { expression } => expression,
        };
        Some(match expression {
            Expression::Inline(it) => MessagePart::Argument(argument(it)?),
            Expression::Select { selector, variants } => MessagePart::Choice {
                by: argument(selector)?,
                ways: variants.iter().map(MessageWay::read).collect::<Option<_>>()?,
            },
        })
    }

    fn write(&self, lang: Lang, args: Arguments<'_, '_>, said: &mut String) -> Option<()> {
        match self {
            MessagePart::Text(text) => said.push_str(text),
            MessagePart::Argument(name) => write_value(value(args, name)?, said)?,
            MessagePart::Choice { by, ways } => {
                let way = way(lang, ways, value(args, by)?)?;
                way.says.write(lang, args, said)?;
            }
        }
        Some(())
    }
}

impl MessageWay {
    fn read(variant: &Variant<&str>) -> Option<MessageWay> {
        let key = match variant.key {
            VariantKey::Identifier { name } => WayKey::Word(name.into()),
            VariantKey::NumberLiteral { value } => WayKey::Number(whole(value.parse().ok()?)?),
        };
        let says = ReadyMessage::read(&variant.value)?;
        Some(MessageWay { key, default: variant.default, says })
    }
}

/// The name of the argument, if it is one.
fn argument(expression: &InlineExpression<&str>) -> Option<Box<str>> {
    match expression {
        InlineExpression::VariableReference { id } => Some(id.name.into()),
        _ => None,
    }
}

/// Of two arguments with one name, the library takes the last.
fn value<'a, 'v>(args: Arguments<'a, 'v>, name: &str) -> Option<&'a FluentValue<'v>> {
    args.iter().rev().find(|it| it.0 == name).map(|it| &it.1)
}

/// The first way that is right, or the one for all else.
fn way<'a>(lang: Lang, ways: &'a [MessageWay], value: &FluentValue<'_>) -> Option<&'a MessageWay> {
    let is_right: &dyn Fn(&MessageWay) -> bool = match value {
        FluentValue::String(text) => {
            &|it| matches!(&it.key, WayKey::Word(word) if **word == **text)
        }
        FluentValue::Number(number) => {
            let number = whole(number.value)?;
            &move |it| match &it.key {
                WayKey::Word(word) => **word == *kind(lang, number),
                WayKey::Number(it) => *it == number,
            }
        }
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => return None,
    };
    ways.iter().find(|it| is_right(it)).or_else(|| ways.iter().find(|it| it.default))
}

/// The kind of a whole number, as the rules of plural have it.
fn kind(lang: Lang, number: f64) -> &'static str {
    let one = match lang {
        Lang::Fr => number < 2.0,
        Lang::En => number == 1.0,
    };
    if one { "one" } else { "other" }
}

/// Languages differ in how they write parts, and in the kind of millions.
fn whole(number: f64) -> Option<f64> {
    (number.fract() == 0.0 && (0.0..1e6).contains(&number)).then_some(number)
}

fn write_value(value: &FluentValue<'_>, said: &mut String) -> Option<()> {
    match value {
        FluentValue::String(text) => said.push_str(text),
        FluentValue::Number(number) if number.options.minimum_fraction_digits.is_none() => {
            said.push_str(&(whole(number.value)? as u32).to_string());
        }
        FluentValue::Custom(_) => said.push_str(&thing(value)?.name),
        FluentValue::Number(_) | FluentValue::None | FluentValue::Error => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use fluent::FluentResource;
    use fluent_syntax::ast::Entry;

    use super::*;

    fn said(text: &str, lang: Lang, args: Arguments<'_, '_>) -> Option<String> {
        let resource = FluentResource::try_new(format!("it = {text}\n")).unwrap();
        let Some(Entry::Message(message)) = resource.get_entry(0) else { panic!("no message") };
        ReadyMessage::read(message.value.as_ref()?)?.say(lang, args)
    }

    #[test]
    fn arguments_are_put_in_and_choose() {
        let cards = "{ $n ->\n    [0] none\n    [one] { $who } has one\n   *[other] { $n }\n }";
        let of = |lang, n: i64| said(cards, lang, &[("n", n.into()), ("who", "Ida".into())]);
        assert_eq!([0, 1, 7].map(|it| of(Lang::En, it).unwrap()), ["none", "Ida has one", "7"]);
        let mine = "{ $mine ->\n    [yes] yours\n   *[no] theirs\n }";
        let of = |word: &str| said(mine, Lang::Fr, &[("mine", word.into())]);
        assert_eq!(
            [of("yes"), of("no"), of("?")].map(Option::unwrap),
            ["yours", "theirs", "theirs"]
        );
    }

    /// What is not the same in all languages, or not written here.
    #[test]
    fn the_library_says_the_rest() {
        assert_eq!(said("{ $n }", Lang::Fr, &[("n", 0.5.into())]), None);
        assert_eq!(said("{ $n }", Lang::En, &[]), None);
        assert_eq!(said("{ CAPITAL($n) }", Lang::En, &[("n", "it".into())]), None);
        assert_eq!(said("{ other }", Lang::En, &[]), None);
    }
}
