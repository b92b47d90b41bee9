import { expect, it } from 'vitest';
import { sound } from './synthesiser.ts';
import { voices, type SoundName } from './voices.ts';

/**
 * Seconds of each sound, and its loudest moment, as they are reckoned without a machine that plays
 * them.
 */
const lengths = Object.entries(voices).map(([name, list]) => ({
  name: name as SoundName,
  end: Math.max(...list.map(({ at, swell, fade }) => at + swell + fade)),
  loudest: Math.max(
    ...list.map(({ at }) => list.reduce((sum, one) => sum + (Math.abs(one.at - at) < 0.06 ? one.loud : 0), 0)),
  ),
}));

it('is short where it is heard often, and never much louder than a whole scale allows', () => {
  const often = new Set<SoundName>(['answer', 'move', 'roll', 'gain', 'pay', 'meet', 'fall', 'page']);
  const faults = lengths.filter(({ name, end, loudest }) => end > (often.has(name) ? 0.8 : 2.2) || loudest > 1.3);

  expect(faults).toEqual([]);
});

it('has pitches that can glide', () => {
  for (const { from, to, swell, fade } of Object.values(voices).flat()) {
    expect(Math.min(from, to, fade)).toBeGreaterThan(0);
    expect(swell).toBeGreaterThanOrEqual(0);
  }
});

it('plays every sound without an error', () => {
  for (const { name } of lengths) expect(() => sound(0.01, voices[name])).not.toThrow();
});
