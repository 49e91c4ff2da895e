//! What the document says of an answer.

use jsonschema::Validator;
use serde_json::{Value, json};

/// The document, as a server gives it out.
#[derive(Debug)]
pub(crate) struct Document(Value);

impl Document {
    pub(crate) fn new() -> Document {
        Document(serde_json::from_str(&server::document()).unwrap())
    }

    /// Checks an answer to a call of the API.
    pub(crate) fn check(&self, method: &str, path: &str, status: u16, answer: &Value) {
        let path = path.split('?').next().unwrap();
        let responses = &self.operation(method, path)["responses"];
        let exact = &responses[status.to_string()];
        let response = if exact.is_null() { &responses["default"] } else { exact };
        assert!(status < 400 || exact.is_null() || status == 422, "{method} {path}: {status}");
        let schema = &response["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{method} {path} {status}: {answer}");
        let faults: Vec<String> =
            self.validator(schema).iter_errors(answer).map(|it| it.to_string()).collect();
        assert_eq!(faults, [""; 0], "{method} {path} {status}: {answer}");
    }

    /// Checks an event of a stream.
    pub(crate) fn check_event(&self, kind: &str, data: &Value) {
        let name = if kind == "table" { "Standing" } else { "Happened" };
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        let faults: Vec<String> =
            self.validator(&schema).iter_errors(data).map(|it| it.to_string()).collect();
        assert_eq!(faults, [""; 0], "{kind}: {data}");
    }

    fn validator(&self, schema: &Value) -> Validator {
        let mut schema = schema.clone();
        schema["components"] = self.0["components"].clone();
        jsonschema::validator_for(&schema).unwrap()
    }

    fn operation(&self, method: &str, path: &str) -> &Value {
        let paths = self.0["paths"].as_object().unwrap();
        let fits = |it: &&String| {
            let (known, asked) = (it.split('/'), path.split('/'));
            it.split('/').count() == path.split('/').count()
                && known.zip(asked).all(|(known, asked)| known.starts_with('{') || known == asked)
        };
        // A path without placeholders is preferred.
        let template = paths.keys().filter(fits).min_by_key(|it| it.matches('{').count());
        let template = template.unwrap_or_else(|| panic!("no call has the address {path}"));
        &paths[template][method.to_lowercase()]
    }
}
