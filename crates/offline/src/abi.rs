//! How a browser calls it: two texts lie in the memory, one that comes in and one that goes out.
//!
//! It writes its message at [`rempart_room_for`], calls, and reads the answer at
//! [`rempart_answer`]. Nothing is imported, so the program can do nothing but compute.

use std::cell::RefCell;

use crate::{Solo, think};

thread_local! {
    static COMES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static GOES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SOLO: RefCell<Option<Solo>> = const { RefCell::new(None) };
}

/// Where a message of so many bytes is to be written.
#[allow(unsafe_code, reason = "a name that the browser finds")]
#[unsafe(no_mangle)]
pub extern "C" fn rempart_room_for(bytes: usize) -> *const u8 {
    COMES.with_borrow_mut(|it| {
        it.clear();
        it.resize(bytes, 0);
        it.as_ptr()
    })
}

/// Hands over the message, and returns how long the answer is.
#[allow(unsafe_code, reason = "a name that the browser finds")]
#[unsafe(no_mangle)]
pub extern "C" fn rempart_serve() -> usize {
    reply(|text| SOLO.with_borrow_mut(|it| it.get_or_insert_with(Solo::default).serve(text)))
}

/// Thinks about the message, and returns how long the answer is.
#[allow(unsafe_code, reason = "a name that the browser finds")]
#[unsafe(no_mangle)]
pub extern "C" fn rempart_think() -> usize {
    reply(think)
}

/// Where the answer lies.
#[allow(unsafe_code, reason = "a name that the browser finds")]
#[unsafe(no_mangle)]
pub extern "C" fn rempart_answer() -> *const u8 {
    GOES.with_borrow(|it| it.as_ptr())
}

fn reply(work: impl FnOnce(&str) -> String) -> usize {
    let message = COMES.with_borrow(|it| String::from_utf8_lossy(it).into_owned());
    let answer = work(&message).into_bytes();
    let length = answer.len();
    GOES.with_borrow_mut(|it| *it = answer);
    length
}
