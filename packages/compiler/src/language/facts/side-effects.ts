/**
 * What each kind of node and each built-in verb does to the game. Hooks, secrecy, suspension,
 * purity and what the checker knows of names all read this table and nothing else, so a kind that
 * changes something is heard, refused in secret and looked at again everywhere at once.
 *
 * @module
 */
import { BUILT_IN_VERBS, isBuiltInVerb, type Verb, type VerbEffect } from '../vocabulary/verbs.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { ByKind } from '../../content/tree/by-kind.ts';
import type { Facts } from './facts.ts';
import type { Command, Expression, Include, Local, Node, Procedure, Statement } from '../../content/tree/node.ts';

/** One thing that a node does, apart from what the nodes below it do. */
export type SideEffect =
  /**
   * A field or counter gets a value. `target` names it; null is a counter of `you`, which the log
   * tells.
   */
  | { readonly does: 'write'; readonly field: FieldModel; readonly target: Expression | null }
  /** A local name that was declared before gets another value. */
  | { readonly does: 'rename'; readonly local: Local }
  /**
   * Things go to a zone, or into a thing. `things` null: from the top of the zone `from`; `from`
   * null: from where they lie.
   */
  | {
      readonly does: 'move';
      readonly things: Expression | null;
      readonly from: Expression | null;
      readonly to: Expression | null;
    }
  /** A tile turns, with the things on its squares and what the squares remember. */
  | { readonly does: 'turn-tile' }
  /** A zone gets another order. */
  | { readonly does: 'reorder' }
  /** Players see more or less of a thing. */
  | { readonly does: 'reveal' | 'hide' }
  /** A player answers. `by` null is `you`. */
  | { readonly does: 'ask'; readonly by: Expression | null; readonly byTeam?: boolean }
  /** Dice fall, which players may answer. */
  | { readonly does: 'roll' }
  /** Chance decides; unlike a roll of dice, players cannot respond. */
  | { readonly does: 'draw-lots' }
  /**
   * Other rules run. `procedure` null: those of a card, of a window, or of the event that is
   * replaced.
   */
  | { readonly does: 'call'; readonly procedure: Procedure | null }
  /** Other players act as `you` below. */
  | { readonly does: 'act-as' }
  /** Something is left for later: a lasting effect, or what waits for the end of a period. */
  | { readonly does: 'set-up' }
  /** A lasting effect ends. */
  | { readonly does: 'expire' }
  /** The block below runs any number of times. */
  | { readonly does: 'loop' }
  /** A loop is left, or goes to its next turn. */
  | { readonly does: 'leave-loop' }
  /** The procedure is left. */
  | { readonly does: 'return' }
  /** The game ends. */
  | { readonly does: 'end-game' }
  /** A player is out. */
  | { readonly does: 'leave-game' };

type Acting = Statement | Expression | Include;

const NOTHING: readonly SideEffect[] = [];
const none = (): readonly SideEffect[] => NOTHING;
const always =
  (...effects: readonly SideEffect[]) =>
  (): readonly SideEffect[] =>
    effects;

/** Rules run that the node does not name. */
const RULES: SideEffect = { does: 'call', procedure: null };

/** What a node of each kind does. A kind that is missing is a type error. */
const EFFECTS: ByKind<Acting, Facts, readonly SideEffect[]> = {
  block: none,
  rule: none,
  let: none,
  if: none,
  'for-each': always({ does: 'loop' }),
  repeat: always({ does: 'loop' }),
  require: none,
  error: none,
  assign: ({ target }, { refs }) => {
    const ref = refs.get(target);
    if (ref?.to === 'field') return [{ does: 'write', field: ref.field, target }];
    return ref?.to === 'local' ? [{ does: 'rename', local: ref.local }] : NOTHING;
  },
  gain: (node, { refs }) => {
    const ref = refs.get(node);
    return ref?.to === 'field' ? [{ does: 'write', field: ref.field, target: null }] : NOTHING;
  },
  command: commandEffects,
  menu: ({ by, byTeam }) => [{ does: 'ask', by, byTeam }],
  may: always({ does: 'ask', by: null }),
  as: always({ does: 'act-as' }),
  'each-player': always({ does: 'act-as' }, { does: 'loop' }),
  offer: always({ does: 'act-as' }, RULES),
  include: always(RULES),
  until: always({ does: 'set-up' }),
  'at-end': always({ does: 'set-up' }),
  continuous: always({ does: 'set-up' }),
  proceed: always(RULES),
  return: always({ does: 'return' }),
  leave: ({ how }) => [{ does: how === 'expire' ? 'expire' : 'leave-loop' }],
  number: none,
  flag: none,
  none,
  name: none,
  names: none,
  here: none,
  field: none,
  your: none,
  binary: none,
  not: none,
  negative: none,
  quantifier: none,
  query: none,
  'if-value': none,
  list: none,
  table: none,
  call: (node, { refs }) => {
    const ref = refs.get(node);
    return ref?.to === 'procedure' ? [{ does: 'call', procedure: ref.procedure }] : NOTHING;
  },
  choice: ({ random, by, byTeam }) => [random ? { does: 'draw-lots' } : { does: 'ask', by, byTeam }],
  dice: always({ does: 'roll' }),
  roll: always({ does: 'roll' }),
};

function commandEffects(command: Command, { procedures }: Facts): readonly SideEffect[] {
  const procedure = procedures.get(command);
  if (procedure) return [{ does: 'call', procedure }];
  if (!isBuiltInVerb(command.verb)) return NOTHING;
  const { effects }: Verb = BUILT_IN_VERBS[command.verb];
  return effects.map((effect) => verbEffect(effect, command));
}

function verbEffect(effect: VerbEffect, { object, args }: Command): SideEffect {
  const at = (slot: string | undefined): Expression | null =>
    slot === 'object' ? object : (args.find(({ label }) => label === slot)?.value ?? null);
  if (effect.does === 'move')
    return { does: 'move', things: at(effect.things), from: at(effect.from), to: at(effect.to) };
  return effect.does === 'resolve' ? RULES : { does: effect.does };
}

const byName = EFFECTS as unknown as Readonly<
  Record<string, ((node: Node, facts: Facts) => readonly SideEffect[]) | undefined>
>;

/**
 * What a node does by itself; the nodes below it have effects of their own.
 *
 * @param facts  of the resolved tree: what is unknown yet has no effect
 * @returns      an empty list for what only has a value, and for patterns, types and declarations
 * @throws       never
 */
export function sideEffectsOf(facts: Facts, node: Node): readonly SideEffect[] {
  return byName[node.kind]?.(node, facts) ?? NOTHING;
}

/** Whether a node does anything by itself. Never throws. */
export function isActing(facts: Facts, node: Node): boolean {
  return sideEffectsOf(facts, node).length > 0;
}
