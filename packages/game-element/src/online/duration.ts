/** Times as people read them. */
import type { ClockRule } from '@undercroft/table';
import type { OnlineKey } from './words.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const;

/** A length of time in words, such as "3 minutes". @param ms  milliseconds */
export function durationWords(lang: string, ms: number): string {
  const units = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
  ] as const;
  const [size, unit] = units.find(([one]) => ms >= one && ms % one === 0) ?? [SECOND, 'second'];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / size));
}

/** How much time players have, in words. */
export function clockWords(
  say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string,
  lang: string,
  clock: ClockRule | null,
): string {
  const { perMove = null, perGame = null } = clock ?? {};
  const parts = [
    ...(perMove === null ? [] : [say('clock-move', { time: durationWords(lang, perMove) })]),
    ...(perGame === null ? [] : [say('clock-game', { time: durationWords(lang, perGame) })]),
  ];
  return parts.length === 0 ? say('clock-none') : parts.join(', ');
}

/** Time that is left, such as 1:05; days and hours where it is long. */
export function timeLeft(lang: string, ms: number): string {
  if (ms >= DAY) return durationWords(lang, Math.floor(ms / DAY) * DAY);
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Clocks that a host can choose, shortest first; null: as much time as players like. */
export const CLOCKS: readonly (ClockRule | null)[] = [
  null,
  ...[30 * SECOND, MINUTE, 3 * MINUTE, 10 * MINUTE].map((perMove) => ({ perMove, perGame: null })),
  ...[15 * MINUTE, 30 * MINUTE, HOUR].map((perGame) => ({ perMove: null, perGame })),
  ...[DAY, 3 * DAY, 7 * DAY].map((perMove) => ({ perMove, perGame: null })),
];

/** After how long a bot plays for a person who is away, as a host can choose it; null: never. */
export const DELAYS: readonly (number | null)[] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, DAY, null];

/** Whether players have days to answer: then no player is expected to be there. */
export function isLong(clock: ClockRule | null): boolean {
  return clock !== null && (clock.perMove ?? 0) >= DAY;
}
