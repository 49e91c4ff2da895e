//! Ctrl-C for what takes long: the first asks for the results so far, the second ends the program.

use std::ops::ControlFlow;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

/// The exit status of a program that Ctrl-C ends, by custom.
const INTERRUPTED: i32 = 130;

/// Whether somebody has pressed Ctrl-C.
#[derive(Clone, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on. If the system does not let it, Ctrl-C ends the program, as usual.
    pub(crate) fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let pressed = interrupt.clone();
        thread::spawn(move || {
            let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
            runtime.block_on(async {
                if ctrl_c().await.is_err() {
                    return;
                }
                pressed.0.store(true, Ordering::Relaxed);
                if ctrl_c().await.is_ok() {
                    process::exit(INTERRUPTED);
                }
            });
        });
        interrupt
    }

    pub(crate) fn is_pressed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Whether what takes long should go on.
    pub(crate) fn flow(&self) -> ControlFlow<()> {
        if self.is_pressed() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
