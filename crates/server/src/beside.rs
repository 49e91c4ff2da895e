//! Work that nobody waits for: reviews of games that are over, and measurements. It gets what
//! those who play leave over of the processors.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// What such threads are called.
const NAME: &str = "beside";

/// Why work has no result.
#[derive(Debug)]
pub(crate) enum WorkFailed {
    /// The rules panicked.
    Panicked,
    /// The system gave no thread.
    NoThread,
}

/// Does this work on a thread of its own, behind everything else that the program does. Where others
/// leave it little of a processor, it rests before it says what came of it: even who stands last in
/// line costs those who play something, each time that a processor turns to them.
pub(crate) async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, WorkFailed> {
    let (tell, told) = oneshot::channel();
    let working = move || {
        stand_back();
        let (start, before) = (Instant::now(), own_time());
        let done: Result<T, Box<dyn Any + Send>> = catch_unwind(AssertUnwindSafe(work));
        rest(start, before);
        // Whoever asked may have gone.
        let _ = tell.send(done.map_err(|_| WorkFailed::Panicked));
    };
    Builder::new().name(NAME.to_string()).spawn(working).map_err(|_| WorkFailed::NoThread)?;
    told.await.unwrap_or(Err(WorkFailed::Panicked))
}

/// Thinks for `time` of a processor. Where others leave too little of it, it thinks again for as much
/// longer: what a busy server says of a game should be as good as what an idle one says.
pub(crate) fn unhurried<T>(time: Duration, think: impl Fn(Duration) -> T) -> T {
    let (start, before) = (Instant::now(), own_time());
    let thought = think(time);
    match share_since(start, before) {
        Some(share) if share < ENOUGH => think(time.mul_f64((1.0 / share).min(LONGER_MAX))),
        Some(_) | None => thought,
    }
}

/// The share of a processor that this thread had since then; none where the system does not tell.
fn share_since(start: Instant, before: Option<Duration>) -> Option<f64> {
    let worked = own_time()?.saturating_sub(before?);
    Some(worked.as_secs_f64() / start.elapsed().as_secs_f64())
}

/// Rests after work that began then, if others wanted the processor.
fn rest(start: Instant, before: Option<Duration>) {
    let crowded = share_since(start, before).is_some_and(|it| it < ENOUGH);
    if crowded && stands_back() {
        thread::sleep((start.elapsed() * RESTS).min(REST_MAX));
    }
}

/// How many times as long as it worked it rests where processors are wanted, and how long at most.
const RESTS: u32 = 4;
const REST_MAX: Duration = Duration::from_secs(10);

/// The share of a processor with which a thought is as good as any.
const ENOUGH: f64 = 0.5;

/// How many times longer one thinks at most.
const LONGER_MAX: f64 = 50.0;

/// The processor time that this thread has used; none where the system does not tell.
#[cfg(target_os = "linux")]
fn own_time() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(target_os = "linux"))]
fn own_time() -> Option<Duration> {
    None
}

/// Whether such work goes behind all else, other programs too. Tests on a machine that others fill set
/// `REMPART_TEST_IN_STEP` to keep it from that.
fn stands_back() -> bool {
    std::env::var_os("REMPART_TEST_IN_STEP").is_none()
}

/// Lets all other threads go first. Elsewhere than on Linux this would slow the whole program down.
#[cfg(target_os = "linux")]
fn stand_back() {
    /// The least that can be asked for.
    const LAST: i32 = 19;
    if stands_back() {
        // A system that forbids it costs speed, not results.
        let _ = rustix::process::setpriority_process(None, LAST);
    }
}

#[cfg(not(target_os = "linux"))]
fn stand_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_no_result() {
        assert_eq!(beside(|| 7).await.unwrap(), 7);
        let broken = beside(|| -> u8 { panic!("a rule breaks") });
        assert!(matches!(broken.await, Err(WorkFailed::Panicked)));
    }

    /// Somebody who sleeps gets as little of a processor as somebody whom others leave none.
    #[cfg(target_os = "linux")]
    #[test]
    fn who_gets_little_thinks_longer() {
        let times = std::cell::RefCell::new(Vec::new());
        unhurried(Duration::from_millis(20), |it| {
            times.borrow_mut().push(it);
            std::thread::sleep(Duration::from_millis(20));
        });
        let times = times.into_inner();
        assert_eq!(times.len(), 2);
        assert!(Duration::from_millis(40) < times[1] && times[1] <= Duration::from_secs(1));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn everything_else_goes_first() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        let before = own();
        assert_eq!(beside(own).await.unwrap(), 19);
        assert_eq!(own(), before, "only the thread that works stands back");
    }
}
