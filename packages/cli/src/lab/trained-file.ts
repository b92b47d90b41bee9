/** The file that holds what bots have learned of a game: `trained.yaml`, made anew as a whole. */
import type { Packed } from '@undercroft/bots';
import type { TrainedMeta, TrainedPlays } from '@undercroft/contract';

export const TRAINED_FILE = 'trained.yaml';

/** How the match after training went. */
export interface HeldOutMatch {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}

/**
 * How one seat was matched for itself: games that it won by what was learned, and of the same games
 * without.
 */
export interface SeatMatch {
  readonly plays: TrainedPlays;
  readonly games: number;
  readonly won: number;
  readonly without: number;
  /** hardly a game was won, so the results of the games decided; left out otherwise */
  readonly 'judged-by'?: 'progress';
}

/** What was learned for one way to play, with how it came about. */
export type Way = Packed &
  Pick<TrainedMeta, 'variant' | 'seats' | 'plays'> & {
    readonly answers: number;
    /** the file leaves out that no game was drawn */
    readonly match: Pick<HeldOutMatch, 'games' | 'won'> & Partial<Pick<HeldOutMatch, 'drawn'>>;
    readonly 'by-seat'?: readonly SeatMatch[];
  };

/** What is said of a seat, in this order. */
const SEAT_KEYS = ['plays', 'games', 'won', 'without', 'judged-by'] as const;
/** Letters of base64 on a line. */
const LINE = 120;

/**
 * Ways with one put in the place of the one for the same variant and seats, or behind all others.
 */
export function withWay(ways: readonly Way[], way: Way): Way[] {
  const isSame = (one: Way): boolean => one.variant === way.variant && one.seats === way.seats;
  return ways.some(isSame) ? ways.map((one) => (isSame(one) ? way : one)) : [...ways, way];
}

/** The whole file, laid out as `undercroft fmt` does it. */
export function trainedText(ways: readonly Way[]): string {
  return `# Written by \`undercroft train\`: train again instead of editing it.\nplayers:\n${ways.map(wayText).join('')}`;
}

function wayText({
  variant,
  seats,
  plays,
  answers,
  match,
  'by-seat': bySeat = [],
  hidden,
  inputs,
  weights,
}: Way): string {
  const { games, won, drawn = 0 } = match;
  const packed = weights.replaceAll(/\s/g, '');
  const lines = [
    ...(variant === undefined ? [] : [`variant: ${variant}`]),
    `seats: ${seats}`,
    `plays: ${plays}`,
    `answers: ${answers}`,
    `match: {games: ${games}, won: ${won}${drawn === 0 ? '' : `, drawn: ${drawn}`}}`,
    ...(bySeat.length === 0 ? [] : ['by-seat:']),
    ...bySeat.map(
      (seat) =>
        `  - {${SEAT_KEYS.flatMap((key) => (seat[key] === undefined ? [] : [`${key}: ${seat[key]}`])).join(', ')}}`,
    ),
    `hidden: ${hidden}`,
    'inputs:',
    ...inputs.map((name) => `  - ${name}`),
    'weights: |-',
    ...(packed.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).map((line) => `  ${line}`),
  ];
  return lines.map((line, i) => `${i === 0 ? '  - ' : '    '}${line}\n`).join('');
}
