/** Which changes somebody hears: `when F of X changes`, and what the conditions of `as soon as` read. */
import type { Facts } from '../ast/facts.ts';
import type { AsSoonAs, Assign, Gain, Hook, Node } from '../ast/node.ts';
import { verbsThat } from '../language/verbs.ts';
import type { FieldModel, GameModel } from '../model/model.ts';
import type { Owned, Units } from './units.ts';
import { lastingItems } from './lasting.ts';
import { some, walk } from '../ast/walk.ts';

export interface Reactions {
  readonly facts: Facts;
  /** hooks by field; 'place' for where a thing lies */
  readonly changes: ReadonlyMap<FieldModel | 'place', readonly Hook[]>;
  readonly watches: readonly Owned<AsSoonAs>[];
  /** conditions that are watched only for a while */
  readonly lastingWatches: readonly AsSoonAs[];
  /** fields that a watch reads, and whether one reads where things lie */
  readonly watchedFields: ReadonlySet<FieldModel>;
  readonly watchesPlaces: boolean;
}

export function collectReactions(units: Units, model: GameModel): Reactions {
  const changes = new Map<FieldModel | 'place', Hook[]>();
  const add = (hook: Hook): void => {
    if (hook.event.kind !== 'change') return;
    const ref = units.facts.refs.get(hook.event);
    const key = ref?.to === 'field' ? ref.field : 'place';
    changes.set(key, [...(changes.get(key) ?? []), hook]);
  };
  for (const hook of units.hooks) add(hook.item);
  const lasting = lastingItems(units, model);
  for (const item of lasting) if (item.kind === 'hook') add(item);
  const lastingWatches = lasting.filter((item) => item.kind === 'as-soon-as');
  const watchedFields = new Set<FieldModel>();
  // A thing that comes into force by a move is looked at, too.
  let watchesPlaces = units.watches.some(({ row }) => row !== null);
  for (const { condition } of [...units.watches.map(({ item }) => item), ...lastingWatches]) {
    walk(condition, (node) => {
      if (node.kind === 'query' || node.kind === 'quantifier' || node.kind === 'call') watchesPlaces = true;
      const ref = units.facts.refs.get(node);
      if (ref?.to === 'field') watchedFields.add(ref.field);
      if (ref?.to === 'zone' || ref?.to === 'set' || ref?.to === 'built-in-field') watchesPlaces = true;
      if (ref?.to === 'attribute' || ref?.to === 'define' || ref?.to === 'set')
        for (const field of everyField(model)) watchedFields.add(field);
      return undefined;
    });
  }
  return { facts: model.facts, changes, watches: units.watches, lastingWatches, watchedFields, watchesPlaces };
}

/** What an attribute, a define or a set reads is not followed: any field may matter. */
function everyField(model: GameModel): FieldModel[] {
  return [...model.globals, ...model.counters, ...model.playerFields, ...model.kinds.flatMap((kind) => kind.fields)];
}

const MOVING = verbsThat(({ moves }) => moves);

export function writtenField(facts: Facts, node: Assign | Gain): FieldModel | null {
  const ref = facts.refs.get(node.kind === 'gain' ? node : node.target);
  return ref?.to === 'field' ? ref.field : null;
}

/** Whether a hook or a watched condition reacts to what this node changes. */
export function reactsTo(reactions: Reactions, node: Node): boolean {
  if (node.kind === 'assign' || node.kind === 'gain') {
    const field = writtenField(reactions.facts, node);
    return field !== null && (reactions.changes.has(field) || reactions.watchedFields.has(field));
  }
  if (node.kind !== 'command') return false;
  const { verb } = node;
  const procedure = reactions.facts.procedures.get(node);
  return (
    !procedure && MOVING.has(verb) && (reactions.watchesPlaces || (verb === 'move' && reactions.changes.has('place')))
  );
}

/** A standing condition that speaks of `you` is watched for every player by itself. */
export function isForEachPlayer(facts: Facts, { item, row }: Owned<AsSoonAs>): boolean {
  if (row !== null) return false;
  return some(item.condition, (node) => {
    if (node.kind === 'your') return true;
    const ref = facts.refs.get(node);
    return ref?.to === 'you' || (ref?.to === 'player-word' && ref.word !== 'players');
  });
}
