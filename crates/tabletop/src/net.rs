//! A small network that judges positions. It has many inputs, most of them 0, one hidden layer, and
//! one output from 0 (lost) to 1 (won). It uses plain arithmetic in a fixed order, so that it
//! learns and answers the same on every machine.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::Chance;

/// The number of units in the hidden layer.
pub const UNITS: usize = 64;

/// A position as a network reads it: numbers in a fixed order, of which only those that are not 0
/// are kept.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Inputs {
    width: usize,
    set: Vec<(u16, f32)>,
}

impl Inputs {
    /// The number of inputs, those that are 0 included.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The inputs that are not 0, each with its index.
    pub fn set(&self) -> &[(u16, f32)] {
        &self.set
    }

    #[inline]
    pub fn clear(&mut self) {
        self.width = 0;
        self.set.clear();
    }

    /// Adds a number, preferably between -1 and 1.
    #[inline]
    pub fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.set.push((self.width as u16, value));
        }
        self.width += 1;
    }

    #[inline]
    pub fn flag(&mut self, on: bool) {
        self.number(if on { 1.0 } else { 0.0 });
    }

    /// Adds a small number as a row of `count` inputs. The first ones are 1, one for each unit of
    /// `value` above `from`.
    #[inline]
    pub fn steps(&mut self, value: i32, from: i32, count: usize) {
        let on = usize::try_from(value - from).unwrap_or_default().min(count);
        self.each(0..on, count, 1.0);
    }

    /// Adds a number for each count, as a share of `of`. Most counts are 0: eight of these are passed
    /// over at once.
    #[inline]
    pub fn counts(&mut self, counts: &[u8], of: f32) {
        let mut few = |from: usize, counts: &[u8]| {
            for (at, count) in counts.iter().enumerate().filter(|it| *it.1 != 0) {
                self.set.push(((self.width + from + at) as u16, f32::from(*count) / of));
            }
        };
        let (eights, rest) = counts.as_chunks::<8>();
        for (at, eight) in eights.iter().enumerate() {
            if u64::from_ne_bytes(*eight) != 0 {
                few(8 * at, eight);
            }
        }
        few(8 * eights.len(), rest);
        self.width += counts.len();
    }

    /// Adds `count` inputs that are 0.
    #[inline]
    pub fn zeros(&mut self, count: usize) {
        self.width += count;
    }

    /// Adds `count` inputs, of which the one at `which` is 1, if any.
    #[inline]
    pub fn one_of(&mut self, which: Option<usize>, count: usize) {
        if let Some(at) = which {
            self.set.push(((self.width + at) as u16, 1.0));
        }
        self.width += count;
    }

    /// Adds `count` inputs, of which those at the indices `which` have this value.
    #[inline]
    pub fn each(&mut self, which: impl IntoIterator<Item = usize>, count: usize, value: f32) {
        let from = self.width;
        // Quicker than to extend the list: there are hardly any.
        which.into_iter().for_each(|at| self.set.push(((from + at) as u16, value)));
        self.width += count;
    }
}

/// The network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The weights between each input and every unit.
    first: Vec<[f32; UNITS]>,
    bias: [f32; UNITS],
    /// The weights between each unit and the output.
    second: [f32; UNITS],
    last: f32,
}

/// A weight is stored as a whole number of these.
const GRAIN: f32 = 1.0 / 2048.0;

/// The beginning of a file of weights; the number of inputs and all weights follow.
const MARK: &[u8; 8] = b"net64 1\n";

/// The error for a file that holds no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNet;

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the weights of a network")
    }
}

impl std::error::Error for BadNet {}

impl Net {
    /// An untrained network, with small random weights.
    pub fn new(width: usize, chance: &mut Chance) -> Net {
        let mut small = |range: f32| range * (chance.below(2001) as f32 / 1000.0 - 1.0);
        Net {
            first: (0..width).map(|_| std::array::from_fn(|_| small(0.1))).collect(),
            bias: [0.0; UNITS],
            second: std::array::from_fn(|_| small(0.3)),
            last: 0.0,
        }
    }

    /// The number of its inputs.
    pub fn width(&self) -> usize {
        self.first.len()
    }

    /// The sum of each unit, before its activation.
    fn sums(&self, inputs: &Inputs) -> [f32; UNITS] {
        debug_assert_eq!(inputs.width, self.width(), "the network reads other inputs");
        let mut sums = self.bias;
        for (at, value) in &inputs.set {
            let row = &self.first[usize::from(*at)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        sums
    }

    /// The output, from 0 to 1.
    pub fn value(&self, inputs: &Inputs) -> f32 {
        logistic(self.log_odds(inputs))
    }

    /// The logarithm of the odds that the output stands for.
    fn log_odds(&self, inputs: &Inputs) -> f32 {
        self.log_odds_of(&self.sums(inputs).map(bend))
    }

    /// The same, once it is known what the units say.
    fn log_odds_of(&self, units: &[f32; UNITS]) -> f32 {
        let sum: f32 = units.iter().zip(&self.second).map(|(unit, weight)| unit * weight).sum();
        self.last + sum
    }

    /// Moves the output towards `target`, with the learning rate `rate`: one step of gradient
    /// descent on the logistic loss.
    pub fn learn(&mut self, inputs: &Inputs, target: f32, rate: f32) {
        let sums = self.sums(inputs);
        let units = sums.map(bend);
        let step = rate * (target - logistic(self.log_odds_of(&units)));
        let back: [f32; UNITS] = std::array::from_fn(|at| step * self.second[at] * slope(sums[at]));
        self.last += step;
        for (at, unit) in units.iter().enumerate() {
            self.second[at] += step * unit;
            self.bias[at] += back[at];
        }
        for (at, value) in &inputs.set {
            let row = &mut self.first[usize::from(*at)];
            for (weight, back) in row.iter_mut().zip(&back) {
                *weight += value * back;
            }
        }
    }

    /// Its weights as they are; a [file](Net::to_bytes) rounds them.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        let ends = self.bias.iter().chain(&self.second).chain([&self.last]);
        self.first.iter().flatten().chain(ends)
    }

    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let ends = self.bias.iter_mut().chain(&mut self.second).chain([&mut self.last]);
        self.first.iter_mut().flatten().chain(ends)
    }

    /// # Errors
    /// If the weights are not as many as this network has.
    pub fn set_weights(&mut self, weights: &[f32]) -> Result<(), BadNet> {
        if weights.len() != self.weights().count() {
            return Err(BadNet);
        }
        self.weights_mut().zip(weights).for_each(|(weight, it)| *weight = *it);
        Ok(())
    }

    /// The file of its weights, two bytes each.
    pub fn to_bytes(&self) -> Vec<u8> {
        let grains = self.weights().map(|it| (it / GRAIN).round().clamp(-32767.0, 32767.0) as i16);
        let width = (self.width() as u16).to_le_bytes();
        MARK.iter().copied().chain(width).chain(grains.flat_map(i16::to_le_bytes)).collect()
    }

    /// # Errors
    /// If the file holds no network of this sort, or more than one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        match Net::first_of(bytes)? {
            (net, []) => Ok(net),
            _ => Err(BadNet),
        }
    }

    /// The network that these bytes begin with, and what follows it.
    fn first_of(bytes: &[u8]) -> Result<(Net, &[u8]), BadNet> {
        let (width, rest) =
            bytes.strip_prefix(MARK).and_then(|it| it.split_first_chunk()).ok_or(BadNet)?;
        let first = vec![[0.0; UNITS]; u16::from_le_bytes(*width).into()];
        let mut net = Net { first, bias: [0.0; UNITS], second: [0.0; UNITS], last: 0.0 };
        let (weights, rest) = rest.split_at_checked(2 * net.weights().count()).ok_or(BadNet)?;
        for (weight, pair) in net.weights_mut().zip(weights.chunks_exact(2)) {
            *weight = f32::from(i16::from_le_bytes([pair[0], pair[1]])) * GRAIN;
        }
        Ok((net, rest))
    }
}

/// Networks that were taught apart, each with luck of its own, and judge together: the logarithms of
/// the odds that they see are averaged. Where one is wrong by luck, the others are not
/// (Lars Kai Hansen and Peter Salamon, *Neural Network Ensembles*, 1990).
#[derive(Clone, PartialEq, Debug)]
pub struct Ensemble {
    nets: Vec<Net>,
}

impl Ensemble {
    /// The networks of a file, in which their own files follow one another.
    ///
    /// # Errors
    /// If the file holds no networks, or such as read different inputs.
    pub fn from_bytes(mut bytes: &[u8]) -> Result<Ensemble, BadNet> {
        let mut nets = Vec::new();
        while nets.is_empty() || !bytes.is_empty() {
            let (net, rest) = Net::first_of(bytes)?;
            bytes = rest;
            nets.push(net);
        }
        let alike = nets.iter().all(|it: &Net| it.width() == nets[0].width());
        if alike { Ok(Ensemble { nets }) } else { Err(BadNet) }
    }

    /// The number of inputs of each network.
    pub fn width(&self) -> usize {
        self.nets[0].width()
    }

    /// The output, from 0 to 1.
    pub fn value(&self, inputs: &Inputs) -> f32 {
        let sum: f32 = self.nets.iter().map(|it| it.log_odds(inputs)).sum();
        logistic(sum / self.nets.len() as f32)
    }
}

/// The activation of a unit: between -1 and 1.
fn bend(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

fn slope(sum: f32) -> f32 {
    let wide = 1.0 + sum.abs();
    1.0 / (wide * wide)
}

fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + exp(-sum))
}

/// The exponential function, in arithmetic that gives the same result on every machine.
fn exp(x: f32) -> f32 {
    let twos = x.clamp(-40.0, 40.0) * std::f32::consts::LOG2_E;
    let whole = twos.floor();
    let part = twos - whole;
    // The power series of 2^x, as far as single precision needs it.
    const SERIES: [f32; 7] =
        [1.540_353e-4, 1.333_356e-3, 9.618_13e-3, 5.550_411e-2, 2.402_265e-1, 6.931_472e-1, 1.0];
    let power = SERIES.iter().fold(0.0, |sum, it| sum * part + it);
    power * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(numbers: &[f32]) -> Inputs {
        let mut inputs = Inputs::default();
        numbers.iter().for_each(|it| inputs.number(*it));
        inputs
    }

    #[test]
    fn only_what_is_set_is_kept() {
        let mut inputs = Inputs::default();
        inputs.flag(false);
        inputs.steps(5, 3, 4);
        inputs.one_of(Some(2), 3);
        inputs.one_of(None, 2);
        inputs.each([0, 4], 5, 0.5);
        inputs.steps(-3, 0, 2);
        assert_eq!(inputs.width(), 17);
        assert_eq!(inputs.set(), [(1, 1.0), (2, 1.0), (7, 1.0), (10, 0.5), (14, 0.5)]);
        inputs.clear();
        inputs.zeros(3);
        inputs.counts(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 4, 0, 8, 0], 4.0);
        assert_eq!(inputs.width(), 22);
        assert_eq!(inputs.set(), [(12, 0.5), (18, 1.0), (20, 2.0)]);
    }

    #[test]
    fn the_exponential_is_right() {
        for at in -200..200 {
            let x = at as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-5, "{x}: {} {}", exp(x), x.exp());
        }
        assert!(exp(1e9).is_finite() && 0.0 < exp(-1e9));
    }

    /// Exclusive or cannot be learned without a hidden layer.
    #[test]
    fn a_network_learns() {
        let mut net = Net::new(2, &mut Chance::from_number(1));
        let cases = [(0, 0, 0.0), (0, 1, 1.0), (1, 0, 1.0), (1, 1, 0.0)];
        let cases = cases.map(|(a, b, target)| (inputs(&[a as f32, b as f32]), target));
        for _ in 0..4000 {
            cases.iter().for_each(|(inputs, target)| net.learn(inputs, *target, 0.1));
        }
        for (inputs, target) in &cases {
            assert!((net.value(inputs) - target).abs() < 0.2, "{inputs:?} {}", net.value(inputs));
        }
    }

    #[test]
    fn a_network_is_a_file() {
        let net = Net::new(20, &mut Chance::from_number(2));
        let bytes = net.to_bytes();
        let again = Net::from_bytes(&bytes).unwrap();
        assert_eq!((again.width(), again.to_bytes()), (20, bytes.clone()));
        assert_eq!(Net::from_bytes(&bytes[1..]), Err(BadNet));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(BadNet));
        assert_eq!(Net::from_bytes(b"net64 1\n"), Err(BadNet));
        let weights: Vec<f32> = net.weights().copied().collect();
        let mut other = Net::new(20, &mut Chance::from_number(3));
        assert_eq!(other.set_weights(&weights[1..]), Err(BadNet));
        assert_eq!(other.set_weights(&weights), Ok(()));
        assert_eq!(other, net);
    }

    #[test]
    fn networks_judge_together() {
        let nets = [4, 5].map(|seed| Net::new(20, &mut Chance::from_number(seed)));
        let files = nets.each_ref().map(Net::to_bytes);
        let [one, other] = files.each_ref().map(|it| Net::from_bytes(it).unwrap());
        let seen = inputs(&[1.0; 20]);
        let alone = Ensemble::from_bytes(&files[0]).unwrap();
        assert_eq!((alone.width(), alone.value(&seen)), (20, one.value(&seen)));

        let both = Ensemble::from_bytes(&files.concat()).unwrap();
        let odds = |it: f32| (it / (1.0 - it)).ln();
        let mean = (odds(one.value(&seen)) + odds(other.value(&seen))) / 2.0;
        assert!((odds(both.value(&seen)) - mean).abs() < 1e-5, "{} {mean}", both.value(&seen));
        assert!(one.value(&seen) != other.value(&seen));

        let narrow = Net::new(19, &mut Chance::from_number(4)).to_bytes();
        assert_eq!(Ensemble::from_bytes(&[&files[0][..], &narrow].concat()), Err(BadNet));
        assert_eq!(Ensemble::from_bytes(&[&files[0][..], b"n"].concat()), Err(BadNet));
        assert_eq!(Ensemble::from_bytes(&[]), Err(BadNet));
        assert_eq!(Net::from_bytes(&files.concat()), Err(BadNet));
    }
}
