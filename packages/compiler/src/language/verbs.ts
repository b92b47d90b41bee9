// The verbs that every game has, with what they take.

/**
 * What may stand in a slot of a built-in verb: `things` one thing or a set of them, `zone` exactly one zone, `zones` one zone or things
 * whose zones are meant, `place` a zone or a thing that things can lie in, `reason` one of the reasons of the game.
 */
export type Slot = 'things' | 'thing' | 'zone' | 'place' | 'number' | 'player' | 'dice' | 'reason';

export interface VerbSlot {
  readonly label: string;
  readonly slot: Slot;
  readonly optional: boolean;
  /** worked out anew for each thing that is moved, so it may only look */
  readonly again?: true;
}

export interface VerbShape {
  /** what stands right after the verb; null = nothing */
  readonly object: Slot | null;
  readonly slots: readonly VerbSlot[];
  /** how it is written, for messages */
  readonly usage: string;
  /** false: it is checked, but no game that uses it can be played yet */
  readonly runs?: false;
}

const needed = (label: string, slot: Slot): VerbSlot => ({ label, slot, optional: false });
const again = (label: string, slot: Slot): VerbSlot => ({ label, slot, optional: false, again: true });
const optional = (label: string, slot: Slot): VerbSlot => ({ label, slot, optional: true });

/** Built-in verbs by name. */
export const BUILT_IN_VERBS = {
  move: {
    object: 'things',
    slots: [needed('to', 'place'), { label: 'at', slot: 'number', optional: true, again: true }],
    usage: 'move THINGS to PLACE',
  },
  draw: {
    object: 'number',
    slots: [again('from', 'zone'), again('to', 'zone')],
    usage: 'draw NUMBER from ZONE to ZONE',
  },
  shuffle: { object: 'zone', slots: [], usage: 'shuffle ZONE' },
  reroll: { object: 'dice', slots: [], usage: 'reroll DIE' },
  resolve: { object: 'thing', slots: [], usage: 'resolve CARD' },
  reveal: { object: 'things', slots: [optional('to', 'player')], usage: 'reveal THINGS to PLAYER' },
  hide: { object: 'things', slots: [], usage: 'hide THINGS' },
  win: { object: 'player', slots: [needed('because', 'reason')], usage: 'win PLAYER because REASON' },
  eliminate: { object: 'player', slots: [needed('because', 'reason')], usage: 'eliminate PLAYER because REASON' },
  'end-game': { object: null, slots: [needed('because', 'reason')], usage: 'end-game because REASON' },
  refill: {
    object: 'zone',
    slots: [again('to', 'number'), again('from', 'zone')],
    usage: 'refill ZONE to NUMBER from ZONE',
  },
  rotate: { object: 'thing', slots: [needed('by', 'number')], usage: 'rotate TILE by QUARTERS' },
} as const satisfies Record<string, VerbShape>;

export type BuiltInVerb = keyof typeof BUILT_IN_VERBS;

/** Whether a name is a built-in verb. Never throws. */
export function isBuiltInVerb(name: string): name is BuiltInVerb {
  return Object.hasOwn(BUILT_IN_VERBS, name);
}
