import { FRAME, HEADER, NONE, STATUS, type GameMeta } from '@undercroft/contract';

/**
 * The part of the turn that runs, the innermost where several do: index into `meta.phases`, -1 for
 * none.
 *
 * @throws never for a sound state
 */
export function phaseOf({ phases = [] }: GameMeta, state: Int32Array): number {
  if (phases.length === 0 || state[HEADER.status] === STATUS.over) return NONE;
  for (let frame = state[HEADER.frame]!; frame >= 0; frame = state[frame + FRAME.caller]!) {
    const kind = state[frame + FRAME.kind]!;
    const phase = phases.findLastIndex((one) => one.frame === kind);
    if (phase >= 0) return phase;
  }
  return NONE;
}

/** Whose turn it is; -1 when the game has no turns. @throws never for a sound state */
export function turnOf({ fields, turn }: GameMeta, state: Int32Array): number {
  const field = fields[turn];
  return field === undefined ? NONE : state[field.offset]!;
}
