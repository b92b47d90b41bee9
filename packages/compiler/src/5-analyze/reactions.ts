/** Which changes somebody hears: `when F of X changes`, and what the conditions of `as soon as` read. */
import type { AsSoonAs, Assign, Command, Expression, Gain, Hook, Until } from '../ast/node.ts';
import type { FieldModel, GameModel } from '../model/model.ts';
import type { Owned, Units } from './units.ts';
import { enderOf } from './enders.ts';
import { some, walk } from '../ast/walk.ts';

interface AnyNode {
  readonly kind: string;
}

export interface Reactions {
  /** hooks by field; 'place' for where a thing lies */
  readonly changes: ReadonlyMap<FieldModel | 'place', readonly Hook[]>;
  readonly watches: readonly Owned<AsSoonAs>[];
  /** fields that a watch reads, and whether one reads where things lie */
  readonly watchedFields: ReadonlySet<FieldModel>;
  readonly watchesPlaces: boolean;
}

export function collectReactions(units: Units, model: GameModel): Reactions {
  const changes = new Map<FieldModel | 'place', Hook[]>();
  const add = (hook: Hook): void => {
    if (hook.event.kind !== 'change') return;
    const { ref } = hook.event;
    const key = ref?.to === 'field' ? ref.field : 'place';
    changes.set(key, [...(changes.get(key) ?? []), hook]);
  };
  for (const hook of units.hooks) add(hook.item);
  const lasting = (node: AnyNode): undefined => {
    if (node.kind !== 'until') return undefined;
    const ender = enderOf(node as Until);
    if (ender) add(ender);
    for (const item of (node as Until).items) if (item.kind === 'hook') add(item);
    return undefined;
  };
  for (const procedure of units.procedures) walk(procedure.body, lasting);
  for (const row of model.rows) if (row.effect) walk(row.effect, lasting);
  const watchedFields = new Set<FieldModel>();
  let watchesPlaces = false;
  for (const watch of units.watches) {
    walk(watch.item.condition, (node) => {
      if (node.kind === 'query' || node.kind === 'quantifier' || node.kind === 'call') watchesPlaces = true;
      const { ref } = node as { kind: string; ref?: { to: string; field?: FieldModel; name?: string } };
      if (ref?.to === 'field' && ref.field) watchedFields.add(ref.field);
      if (ref?.to === 'zone' || ref?.to === 'set' || ref?.to === 'built-in-field') watchesPlaces = true;
      if (ref?.to === 'attribute' || ref?.to === 'define' || ref?.to === 'set')
        for (const field of everyField(model)) watchedFields.add(field);
      return undefined;
    });
  }
  return { changes, watches: units.watches, watchedFields, watchesPlaces };
}

/** What an attribute, a define or a set reads is not followed: any field may matter. */
function everyField(model: GameModel): FieldModel[] {
  return [...model.globals, ...model.counters, ...model.playerFields, ...model.kinds.flatMap((kind) => kind.fields)];
}

const MOVING: ReadonlySet<string> = new Set(['move', 'draw', 'refill']);

export function writtenField(node: Assign | Gain): FieldModel | null {
  if (node.kind === 'gain') return node.ref?.to === 'field' ? node.ref.field : null;
  const target = node.target as Expression & { ref?: { to: string; field?: FieldModel } };
  return target.ref?.to === 'field' ? (target.ref.field ?? null) : null;
}

/** Does somebody hear what this node changes? */
export function reactsTo(reactions: Reactions, node: AnyNode): boolean {
  if (node.kind === 'assign' || node.kind === 'gain') {
    const field = writtenField(node as Assign | Gain);
    return field !== null && (reactions.changes.has(field) || reactions.watchedFields.has(field));
  }
  if (node.kind !== 'command') return false;
  const { verb, procedure } = node as Command;
  return (
    !procedure && MOVING.has(verb) && (reactions.watchesPlaces || (verb === 'move' && reactions.changes.has('place')))
  );
}

/** A standing condition that speaks of `you` is watched for every player by itself. */
export function isForEachPlayer({ item, row }: Owned<AsSoonAs>): boolean {
  if (row !== null) return false;
  return some(item.condition, (node) => {
    if (node.kind === 'your') return true;
    const { ref } = node as { kind: string; ref?: { to: string; word?: string } };
    return ref?.to === 'you' || (ref?.to === 'player-word' && ref.word !== 'players');
  });
}
