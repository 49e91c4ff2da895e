//! Observations and masks that are written in place.

use tabletop::Inputs;

/// What is set in an observation and in a mask: only that is cleared before the next are written.
#[derive(Clone, Debug, Default)]
pub struct Written {
    inputs: Inputs,
    offered: Vec<u32>,
}

impl Written {
    /// The numbers that the mask offers, in no order, each once.
    pub fn offered(&self) -> &[u32] {
        &self.offered
    }

    /// Clears the observation.
    pub fn forget(&mut self, observation: &mut [f32]) {
        self.inputs.set().iter().for_each(|it| observation[usize::from(it.0)] = 0.0);
        self.inputs.clear();
    }

    /// Writes what `see` sees into an observation that is clear.
    pub fn observe(&mut self, observation: &mut [f32], see: impl FnOnce(&mut Inputs)) {
        see(&mut self.inputs);
        for (at, value) in self.inputs.set() {
            observation[usize::from(*at)] += value;
        }
    }

    /// Clears the mask.
    pub fn withdraw(&mut self, mask: &mut [i8]) {
        self.offered.drain(..).for_each(|at| mask[at as usize] = 0);
    }

    /// Offers a number, perhaps once more.
    pub fn offer(&mut self, mask: &mut [i8], number: usize) {
        if mask[number] == 0 {
            mask[number] = 1;
            self.offered.push(number as u32);
        }
    }
}
