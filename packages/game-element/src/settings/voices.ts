/**
 * What is heard, by kind of event: tones that are made when they are wanted, so that nothing has to
 * be loaded.
 */
export type SoundName =
  | 'answer'
  | 'turn'
  | 'won'
  | 'over'
  | 'move'
  | 'roll'
  | 'gain'
  | 'pay'
  | 'meet'
  | 'fall'
  | 'come'
  | 'page';

/** One of the things that sound together. */
export interface Voice {
  /** waves have a pitch; noise has a colour, which is the pitch of its filter */
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** pitch in Hz where it begins and ends */
  readonly from: number;
  readonly to: number;
  /** when it begins, how long it swells and how long it fades, in s */
  readonly at: number;
  readonly swell: number;
  readonly fade: number;
  /** 0 to 1 */
  readonly loud: number;
}

const voice = (
  wave: Voice['wave'],
  [from, to]: readonly [number, number],
  [at, swell, fade]: readonly [number, number, number],
  loud: number,
): Voice => ({ wave, from, to, at, swell, fade, loud });

/** A bell: a tone with a fainter one above it, which fades sooner. */
const bell = (pitch: number, at: number, fade: number, loud: number): Voice[] => [
  voice('sine', [pitch, pitch], [at, 0.004, fade], loud),
  voice('sine', [pitch * 2.76, pitch * 2.76], [at, 0.002, fade * 0.45], loud * 0.32),
];

/** Something hard that lands on wood. */
const knock = (pitch: number, at: number, loud: number): Voice[] => [
  voice('noise', [pitch * 6, pitch * 2], [at, 0.001, 0.05], loud * 0.7),
  voice('triangle', [pitch, pitch * 0.55], [at, 0.001, 0.09], loud),
];

export const voices: Readonly<Record<SoundName, readonly Voice[]>> = {
  answer: knock(240, 0, 0.5),
  turn: [...bell(523, 0, 0.7, 0.35), ...bell(784, 0.13, 0.8, 0.3)],
  won: [
    ...bell(523, 0, 0.9, 0.3),
    ...bell(659, 0.14, 0.9, 0.3),
    ...bell(784, 0.28, 1, 0.3),
    ...bell(1047, 0.42, 1.6, 0.35),
  ],
  over: [...bell(392, 0, 1, 0.3), ...bell(330, 0.2, 1, 0.3), ...bell(262, 0.4, 1.6, 0.32)],
  move: [voice('noise', [900, 1600], [0, 0.03, 0.1], 0.16), ...knock(180, 0.1, 0.22)],
  roll: [0, 0.09, 0.2, 0.27, 0.38, 0.46].flatMap((at, index) => knock(420 - index * 24, at, 0.42 - index * 0.05)),
  gain: [...bell(1319, 0, 0.3, 0.2), ...bell(1760, 0.06, 0.45, 0.2)],
  pay: [...bell(1319, 0, 0.25, 0.16), ...bell(988, 0.07, 0.3, 0.16)],
  meet: [
    voice('noise', [5200, 2400], [0, 0.002, 0.16], 0.34),
    voice('square', [1870, 1820], [0, 0.002, 0.22], 0.07),
    voice('square', [2630, 2590], [0.01, 0.002, 0.18], 0.05),
  ],
  fall: [voice('sine', [190, 48], [0, 0.004, 0.34], 0.6), voice('noise', [500, 120], [0.02, 0.004, 0.26], 0.4)],
  come: [
    voice('sine', [62, 50], [0, 0.05, 0.5], 0.6),
    voice('sine', [62, 50], [0.28, 0.05, 0.6], 0.55),
    voice('noise', [220, 140], [0, 0.2, 0.7], 0.16),
  ],
  page: [voice('noise', [2400, 5200], [0, 0.05, 0.14], 0.14)],
};
