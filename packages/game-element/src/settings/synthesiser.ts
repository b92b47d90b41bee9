import type { Voice } from './voices.ts';

/** Seconds of noise that are kept; a sound takes a part of it. */
const NOISE = 1;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/**
 * Plays some voices. The sound of the machine is opened by the first one, which browsers allow only
 * after a first press.
 *
 * @param volume  0 to 1
 * @throws        when the machine has no sound
 */
export function sound(volume: number, voices: readonly Voice[]): void {
  context ??= new AudioContext();
  void context.resume();
  const all = new GainNode(context, { gain: volume });
  all.connect(context.destination);
  for (const voice of voices) begin(context, all, voice);
  const end = Math.max(...voices.map(({ at, swell, fade }) => at + swell + fade));
  setTimeout(() => all.disconnect(), (end + 0.2) * 1000);
}

function begin(machine: AudioContext, into: AudioNode, { wave, from, to, at, swell, fade, loud }: Voice): void {
  const start = machine.currentTime + at;
  const end = start + swell + fade;
  const level = new GainNode(machine, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + swell);
  level.gain.exponentialRampToValueAtTime(0.0008, end);
  level.connect(into);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(machine, { buffer: hiss(machine), loop: true });
    const filter = new BiquadFilterNode(machine, { type: 'bandpass', Q: 0.8 });
    glide(filter.frequency);
    source.connect(filter).connect(level);
    source.start(start, (from * 0.0137) % NOISE);
    source.stop(end);
    return;
  }
  const source = new OscillatorNode(machine, { type: wave });
  glide(source.frequency);
  source.connect(level);
  source.start(start);
  source.stop(end);
}

/** Noise without chance: the same on every machine. */
function hiss(machine: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = new AudioBuffer({ length: machine.sampleRate * NOISE, sampleRate: machine.sampleRate });
  const samples = noise.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return noise;
}
