// Short sounds, made by code. The page asks for this file only once somebody has chosen to hear them.
//
// A sound is a few voices: kind, pitch at its start and at its end, and when it begins and ends, in seconds.

const SOUNDS = {
  card: [["noise", 900, 2400, 0, 0.09]],
  flight: [["sawtooth", 1300, 180, 0, 0.22]],
  pass: [["triangle", 880, 700, 0, 0.05]],
  landing: [["sine", 170, 55, 0, 0.22], ["noise", 500, 120, 0, 0.08]],
  order: [["square", 330, 330, 0, 0.09], ["square", 440, 440, 0.11, 0.24]],
  result: [["triangle", 520, 520, 0, 0.07]],
  alarm: [0, 0.3, 0.6].flatMap((at) => [["square", 740, 740, at, at + 0.13], ["square", 555, 555, at + 0.14, at + 0.27]]),
  stamp: [["noise", 260, 90, 0, 0.07], ["sine", 120, 60, 0, 0.09]],
  dice: [0, 0.07, 0.13, 0.17].map((at) => ["noise", 2600, 1400, at, at + 0.03]),
  turn: [["sine", 660, 660, 0, 0.2], ["sine", 990, 990, 0.14, 0.4]],
  victory: [523, 659, 784, 1047].map((pitch, i) => ["triangle", pitch, pitch, i * 0.12, i * 0.12 + 0.3]),
  defeat: [392, 330, 262].map((pitch, i) => ["triangle", pitch, pitch * 0.97, i * 0.18, i * 0.18 + 0.35]),
};

const LOUD = { quiet: 0.04, normal: 0.1, loud: 0.22 };
let audio;

/** Plays the sound of that name; one after another where they come at once. */
export function sound(name, volume) {
  audio ??= new AudioContext();
  audio.resume();
  for (const voice of SOUNDS[name] ?? []) sing(voice, LOUD[volume] ?? LOUD.normal);
}

function sing([kind, from, to, begins, ends], volume) {
  const [start, stop] = [audio.currentTime + begins, audio.currentTime + ends];
  const [source, pitch, tail] = kind === "noise" ? hiss() : tone(kind);
  const loud = audio.createGain();
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, stop);
  loud.gain.setValueAtTime(volume, start);
  loud.gain.exponentialRampToValueAtTime(0.0001, stop);
  tail.connect(loud).connect(audio.destination);
  source.start(start);
  source.stop(stop);
}

function tone(kind) {
  const source = audio.createOscillator();
  source.type = kind;
  return [source, source.frequency, source];
}

function hiss() {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, all) => {
    all[i] = Math.random() * 2 - 1;
  });
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  return [source, filter.frequency, source.connect(filter)];
}
