//! Boards as pages of their own.

use std::path::PathBuf;

use pyo3::prelude::*;

use crate::convert::fault;

/// A board as an HTML document that needs nothing else.
#[pyclass(module = "rempart", frozen)]
pub(crate) struct Drawing {
    html: String,
}

impl Drawing {
    pub(crate) fn new(html: String) -> Drawing {
        Drawing { html }
    }
}

#[pymethods]
impl Drawing {
    #[getter]
    fn html(&self) -> &str {
        &self.html
    }

    fn save(&self, path: PathBuf) -> PyResult<()> {
        std::fs::write(&path, &self.html)
            .map_err(|error| fault(format!("{}: {error}", path.display())))
    }

    fn __str__(&self) -> &str {
        &self.html
    }

    fn __repr__(&self) -> String {
        format!("<Drawing of {} bytes of HTML>", self.html.len())
    }

    /// In a frame, so that neither the notebook nor the board changes the style of the other. Its
    /// origin is that of the notebook, since some browsers draw nothing otherwise; it has no script.
    pub(crate) fn _repr_html_(&self) -> String {
        let document = self.html.replace('&', "&amp;").replace('"', "&quot;");
        format!(
            "<iframe sandbox=\"allow-same-origin\" title=\"Rempart\" srcdoc=\"{document}\" \
             style=\"width: 100%; height: 46rem; border: 0\"></iframe>"
        )
    }
}
