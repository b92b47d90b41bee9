import { plaqueOf, type Cut, type Picture } from '@undercroft/pictures';

/** Hues of the enamel of players' pieces by seat, as `--uc-colour-0` and so on. */
export const SEAT_HUES: readonly number[] = [30, 240, 145, 320, 90, 250];

/** What decides the look of a piece; of a card face, for example. */
interface PieceLook {
  readonly exhausted: boolean;
  /** -1 for none */
  readonly seat: number;
  /** degrees */
  readonly hue: number;
  readonly motif: Cut;
}

/** What a piece is cut out of; grey when it is used up, whose ever it is. @throws never */
export function plaqueOfFace({ exhausted, seat, hue, motif }: PieceLook): Picture {
  return plaqueOf(motif, exhausted ? null : (SEAT_HUES[seat] ?? hue));
}
