/**
 * A small synthesiser. A sound is a handful of voices: plucked tones and bursts of filtered noise, each with a beginning,
 * a length and a loudness. All are made when they are heard, so they weigh nothing.
 */

import { LEVELS } from "./levels";
import type { Bed, Sound } from "./sound";

/** Samples in a second where a sound is measured. */
const RATE = 48_000;

/** One part of a sound. Times are in seconds, frequencies in hertz. */
interface Voice {
  /** A tone of this wave, or noise. */
  wave: OscillatorType | "noise";
  /** Where the tone, or the filter of the noise, begins and ends. */
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  /** How long it takes to be loud; plucked without. */
  swells?: number;
  /** How sharp the filter of noise is, and what it lets through. */
  sharp?: number;
  pass?: BiquadFilterType;
}

const tone = (from: number, lasts: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  wave: "sine",
  from,
  lasts,
  loud,
  ...more,
});
const noise = (from: number, lasts: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  wave: "noise",
  from,
  lasts,
  loud,
  pass: "bandpass",
  sharp: 1,
  ...more,
});

/** A struck bell: partials that are no multiples of each other, the high ones gone first. */
const bell = (pitch: number, lasts: number, loud: number, at = 0): Voice[] =>
  [1, 2.01, 2.76, 5.4].map((part, index) => tone(pitch * part, lasts / (1 + index), loud / (1 + 1.6 * index), { at }));

/** A plucked string. */
const pluck = (pitch: number, at = 0, loud = 0.3): Voice[] => [
  tone(pitch, 0.5, loud, { at, wave: "triangle" }),
  tone(2 * pitch, 0.25, loud / 3, { at }),
  noise(3 * pitch, 0.02, loud / 3, { at }),
];

/** Notes one after the other. */
const run = (pitches: readonly number[], gap: number, loud = 0.26): Voice[] =>
  pitches.flatMap((pitch, index) => pluck(pitch, index * gap, loud));

/** All sounds by name. */
export const VOICES = {
  tap: [noise(2200, 0.03, 0.16), tone(620, 0.05, 0.12, { to: 420 })],
  refuse: [tone(196, 0.16, 0.22, { wave: "triangle", to: 180 }), tone(165, 0.2, 0.22, { wave: "triangle", to: 150, at: 0.12 })],
  turn: [...bell(784, 0.7, 0.14), ...bell(1175, 0.8, 0.12, 0.11)],
  chord: [523, 659, 784, 1047].flatMap((pitch, index) => [
    ...pluck(pitch / 2, index * 0.09, 0.2),
    tone(pitch, 2.2, 0.1, { at: 0.4, swells: 0.15 }),
    ...bell(pitch * 2, 1.6, 0.025, 0.45),
  ]),
  wood: [noise(900, 0.05, 0.35, { sharp: 3 }), tone(240, 0.09, 0.3, { to: 170, wave: "triangle" })],
  knock: [tone(180, 0.1, 0.35, { to: 120, wave: "triangle" }), noise(500, 0.04, 0.25)],
  creak: [tone(150, 0.4, 0.1, { to: 105, wave: "sawtooth", swells: 0.1 }), noise(700, 0.35, 0.08, { sharp: 8, to: 480, swells: 0.1 })],
  stone: [noise(1500, 0.05, 0.3, { sharp: 2 }), noise(320, 0.18, 0.3, { sharp: 1.5, to: 200 }), tone(110, 0.12, 0.25)],
  slide: [noise(500, 0.5, 0.2, { to: 1400, swells: 0.12 }), noise(3000, 0.4, 0.05, { swells: 0.1 })],
  coin: [...bell(2100, 0.35, 0.12), ...bell(2650, 0.45, 0.1, 0.06)],
  gem: [...bell(1568, 0.6, 0.1), ...bell(2093, 0.8, 0.09, 0.07), ...bell(3136, 0.9, 0.05, 0.14)],
  paper: [noise(3200, 0.12, 0.16, { to: 1800, swells: 0.03 }), noise(5200, 0.06, 0.08, { at: 0.07 })],
  flip: [noise(2400, 0.08, 0.2), noise(1100, 0.1, 0.2, { at: 0.08, sharp: 2 })],
  stamp: [noise(260, 0.09, 0.5, { pass: "lowpass" }), tone(95, 0.14, 0.4, { to: 60 }), noise(2500, 0.03, 0.1, { at: 0.01 })],
  cloth: [noise(1400, 0.25, 0.12, { to: 700, swells: 0.06 })],
  paddle: [noise(650, 0.22, 0.26, { to: 1500, swells: 0.05 }), tone(300, 0.1, 0.06, { to: 520, at: 0.1 })],
  splash: [
    noise(1100, 0.55, 0.4, { to: 500, swells: 0.01, sharp: 0.7 }),
    noise(4500, 0.25, 0.14),
    ...[0.12, 0.2, 0.31].map((at, index) => tone(420 + 160 * index, 0.07, 0.1, { to: 820 + 160 * index, at })),
  ],
  wave: [noise(300, 1.1, 0.34, { to: 900, swells: 0.45, sharp: 0.6 }), noise(2600, 0.8, 0.06, { at: 0.4, swells: 0.2 })],
  // Out of the water, then down on the planks.
  haul: [
    ...[0, 0.08, 0.15].map((at, index) => tone(280 + 90 * index, 0.08, 0.16, { to: 580 + 120 * index, at })),
    noise(900, 0.05, 0.32, { sharp: 3, at: 0.4 }),
    tone(190, 0.11, 0.32, { to: 130, wave: "triangle", at: 0.4 }),
  ],
  rain: [noise(6000, 0.9, 0.1, { swells: 0.25, sharp: 0.5 }), noise(2800, 0.8, 0.06, { swells: 0.2, sharp: 0.5 })],
  gust: [noise(350, 1.0, 0.3, { to: 900, swells: 0.4, sharp: 2.5 })],
  thunder: [
    noise(4000, 0.08, 0.45, { pass: "lowpass" }),
    noise(220, 1.4, 0.6, { pass: "lowpass", to: 60, swells: 0.04 }),
    noise(120, 1.0, 0.4, { pass: "lowpass", at: 0.25, swells: 0.15 }),
  ],
  hum: [
    tone(98, 0.9, 0.22, { swells: 0.4, wave: "triangle" }),
    tone(147, 0.9, 0.12, { swells: 0.5 }),
    tone(294, 0.7, 0.05, { swells: 0.5 }),
  ],
  // The hum of Dark Energy swells until it cracks.
  surge: [
    tone(98, 0.42, 0.3, { swells: 0.36, wave: "triangle", to: 196 }),
    tone(147, 0.42, 0.16, { swells: 0.36, to: 330 }),
    noise(3500, 0.06, 0.45, { pass: "highpass", at: 0.36 }),
    noise(1200, 0.2, 0.4, { to: 300, at: 0.36 }),
    tone(900, 0.24, 0.12, { to: 90, wave: "sawtooth", at: 0.36 }),
    noise(180, 0.7, 0.34, { pass: "lowpass", to: 60, at: 0.4, swells: 0.03 }),
  ],
  bell: bell(660, 1.4, 0.2),
  chime: [...bell(1047, 0.9, 0.1), ...bell(1319, 0.9, 0.1, 0.08), ...bell(1568, 1.1, 0.1, 0.16)],
  drum: [tone(110, 0.35, 0.55, { to: 52 }), noise(300, 0.05, 0.25, { pass: "lowpass" })],
  brink: [0, 0.16, 0.28, 0.37, 0.44, 0.5].map((at, index) => tone(92, 0.2, 0.2 + 0.06 * index, { to: 50, at })),
  horn: [tone(196, 0.8, 0.12, { wave: "sawtooth", swells: 0.12 }), tone(294, 0.8, 0.08, { wave: "sawtooth", swells: 0.16 })],
  gull: [tone(1500, 0.22, 0.07, { to: 1050, swells: 0.04 }), tone(1600, 0.3, 0.07, { to: 900, swells: 0.04, at: 0.26 })],
  pluck: pluck(440),
  rise: run([392, 494, 587, 784], 0.08),
  fall: run([587, 494, 392, 294], 0.1),
} satisfies Record<string, Voice[]>;

/** Where all sounds go through. */
interface Desk<Context extends BaseAudioContext = BaseAudioContext> {
  context: Context;
  out: GainNode;
  white: AudioBuffer;
}

let audio: Desk<AudioContext> | null = null;
let lying: { sound: Bed; source: AudioBufferSourceNode; gain: GainNode } | null = null;

function opened(volume: number): Desk<AudioContext> {
  audio ??= desk(new AudioContext());
  void audio.context.resume();
  audio.out.gain.value = gainOf(volume);
  return audio;
}

/** Several sounds at once are pressed down a little, so that nothing is ever cut off. */
function desk<Context extends BaseAudioContext>(context: Context): Desk<Context> {
  const press = new DynamicsCompressorNode(context, { threshold: -20, ratio: 6, attack: 0.001, release: 0.15 });
  const out = new GainNode(context);
  out.connect(press).connect(context.destination);
  return { context, out, white: whiteNoise(context) };
}

/** Ears hear the square of a volume as its half. */
const gainOf = (volume: number): number => volume * volume;

/** Two seconds of noise, from which all splashes, winds and papers are cut. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

export function play(sound: Sound, volume: number): void {
  strike(opened(volume), sound);
}

/** Let a sound begin, as loud as all others. */
function strike(into: Desk, sound: Sound): void {
  for (const voice of VOICES[sound]) sing(into, { ...voice, loud: voice.loud * LEVELS[sound] });
}

/** The samples of a sound, as the speakers would get them; for measuring how loud it is. */
export const rendered = (sound: Sound, volume: number, seconds: number): Promise<Float32Array> =>
  samples(volume, seconds, (into) => strike(into, sound));

/** The samples of a bed at its loudest. */
export const renderedBed = (bed: Bed, volume: number, seconds: number): Promise<Float32Array> =>
  samples(volume, seconds, (into) => (flowing(into, bed).gain.gain.value = BEDS[bed].loud));

async function samples(volume: number, seconds: number, begin: (into: Desk) => void): Promise<Float32Array> {
  const into = desk(new OfflineAudioContext(1, seconds * RATE, RATE));
  into.out.gain.value = gainOf(volume);
  begin(into);
  return (await into.context.startRendering()).getChannelData(0);
}

function sing({ context, out, white }: Desk, voice: Voice): void {
  const begin = context.currentTime + 0.01 + (voice.at ?? 0);
  const end = begin + voice.lasts;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(voice.loud, begin + (voice.swells ?? 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = voice.wave === "noise" ? hiss(context, white, voice, begin, end, gain) : whistle(context, voice, begin, end, gain);
  gain.connect(out);
  source.onended = () => gain.disconnect();
  source.start(begin, ...(voice.wave === "noise" ? [Math.random()] : []));
  source.stop(end + 0.05);
}

function whistle(context: BaseAudioContext, voice: Voice, begin: number, end: number, into: AudioNode): OscillatorNode {
  const source = new OscillatorNode(context, { type: voice.wave as OscillatorType, frequency: voice.from });
  glide(source.frequency, voice, begin, end);
  source.connect(into);
  return source;
}

function hiss(
  context: BaseAudioContext,
  white: AudioBuffer,
  voice: Voice,
  begin: number,
  end: number,
  into: AudioNode,
): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: white, loop: true });
  const filter = new BiquadFilterNode(context, { type: voice.pass ?? "bandpass", frequency: voice.from, Q: voice.sharp ?? 1 });
  glide(filter.frequency, voice, begin, end);
  source.connect(filter).connect(into);
  return source;
}

function glide(frequency: AudioParam, { from, to }: Voice, begin: number, end: number): void {
  frequency.setValueAtTime(from, begin);
  if (to) frequency.exponentialRampToValueAtTime(to, end);
}

const BEDS: Record<Bed, { frequency: number; sharp: number; sway: number; loud: number }> = {
  water: { frequency: 480, sharp: 0.5, sway: 0.23, loud: 0.091 },
  wind: { frequency: 420, sharp: 2.2, sway: 0.11, loud: 0.216 },
  storm: { frequency: 300, sharp: 1.2, sway: 0.31, loud: 0.194 },
  hum: { frequency: 150, sharp: 9, sway: 0.09, loud: 0.65 },
};

/** The bed that lies below everything, at a level from 0 to 1; null takes it away. */
export function lay(bed: { sound: Bed; level: number } | null, volume: number): void {
  const into = opened(volume);
  const { context } = into;
  if (lying && lying.sound !== bed?.sound) {
    const { source, gain } = lying;
    gain.gain.setTargetAtTime(0, context.currentTime, 0.4);
    source.stop(context.currentTime + 2);
    lying = null;
  }
  if (!bed) return;
  lying ??= flowing(into, bed.sound);
  lying.gain.gain.setTargetAtTime(BEDS[bed.sound].loud * (0.35 + 0.65 * bed.level), context.currentTime, 0.8);
}

/** Noise that comes and goes slowly. */
function flowing({ context, out, white }: Desk, sound: Bed): NonNullable<typeof lying> {
  const { frequency, sharp, sway } = BEDS[sound];
  const source = new AudioBufferSourceNode(context, { buffer: white, loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: sharp });
  const swaying = new OscillatorNode(context, { frequency: sway });
  const reach = new GainNode(context, { gain: frequency / 3 });
  const gain = new GainNode(context, { gain: 0 });
  swaying.connect(reach).connect(filter.frequency);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  swaying.start();
  return { sound, source, gain };
}
