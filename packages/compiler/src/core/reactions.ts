/**
 * Which changes rules hear: `when F of X changes`, and what the conditions of `as soon as` read.
 */
import { sideEffectsOf, type SideEffect } from '../language/facts/side-effects.ts';
import type { Facts } from '../language/facts/facts.ts';
import type { AsSoonAs, Hook, Node } from '../content/tree/node.ts';
import { some, walk } from '../content/tree/walk.ts';
import { copyingKind } from '../content/model/copies.ts';
import type { FieldModel, KindModel, Type, ZoneModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';
import { tilesOf } from '../content/model/tiles.ts';
import { lastingItems } from './lasting.ts';
import type { Owned, Units } from './units.ts';

export interface Reactions {
  readonly model: GameModel;
  /** hooks by field; 'place' for where a thing lies */
  readonly changes: ReadonlyMap<FieldModel | 'place', readonly Hook[]>;
  /** kinds of things whose places hooks hear; null is any kind */
  readonly placed: readonly (KindModel | null)[];
  readonly watches: readonly Owned<AsSoonAs>[];
  /** conditions that are watched only for a while */
  readonly lastingWatches: readonly AsSoonAs[];
  /** fields that a watch reads, and whether one reads where things lie */
  readonly watchedFields: ReadonlySet<FieldModel>;
  readonly watchesPlaces: boolean;
  /** whether one may read a value that a lasting effect changes */
  readonly watchesEffects: boolean;
}

export function collectReactions(units: Units, model: GameModel): Reactions {
  const changes = new Map<FieldModel | 'place', Hook[]>();
  const placed: (KindModel | null)[] = [];
  const add = (hook: Hook): void => {
    if (hook.event.kind !== 'change') return;
    const ref = units.facts.refs.get(hook.event);
    const key = ref?.to === 'field' ? ref.field : 'place';
    changes.set(key, [...(changes.get(key) ?? []), hook]);
    if (key === 'place') placed.push(kindOf(units.facts.types.get(units.facts.locals.get(hook.event.subject))));
  };
  for (const hook of units.hooks) add(hook.item);
  const lasting = lastingItems(units, model);
  for (const item of lasting) if (item.kind === 'hook') add(item);
  const lastingWatches = lasting.filter((item) => item.kind === 'as-soon-as');
  const watchedFields = new Set<FieldModel>();
  // A thing that comes into force by a move is looked at, too.
  let watchesPlaces = units.watches.some(({ row }) => row !== null);
  let readsValues = false;
  for (const { condition } of [...units.watches.map(({ item }) => item), ...lastingWatches]) {
    walk(condition, (node) => {
      if (node.kind === 'query' || node.kind === 'quantifier' || node.kind === 'call') watchesPlaces = true;
      const ref = units.facts.refs.get(node);
      if (ref?.to === 'field') watchedFields.add(ref.field);
      if (ref?.to === 'zone' || ref?.to === 'set' || ref?.to === 'built-in-field') watchesPlaces = true;
      // What an attribute, a define or a set reads is not followed: fields, places and effects in
      // force may all matter.
      if (ref?.to === 'attribute' || ref?.to === 'define' || ref?.to === 'set') {
        for (const field of fieldsOf(model)) watchedFields.add(field);
        watchesPlaces = true;
        readsValues = true;
      }
      return undefined;
    });
  }
  const watchesEffects = readsValues && lasting.some(({ kind }) => kind === 'continuous');
  const { watches } = units;
  return { model, changes, placed, watches, lastingWatches, watchedFields, watchesPlaces, watchesEffects };
}

/** All fields and counters of a game. */
export function fieldsOf(model: GameModel): FieldModel[] {
  return [...model.globals, ...model.counters, ...model.playerFields, ...model.kinds.flatMap((kind) => kind.fields)];
}

/** Whether a hook or a watched condition reacts when a field changes. */
export function hearsField({ changes, watchedFields }: Reactions, field: FieldModel): boolean {
  return changes.has(field) || watchedFields.has(field);
}

/** Whether a hook or a watched condition reacts to anything that a node does by itself. */
export function reactsTo(reactions: Reactions, node: Node): boolean {
  return sideEffectsOf(reactions.model.facts, node).some((effect) => hears(reactions, effect));
}

/** Whether a hook or a watched condition reacts to a side effect. */
export function hears(reactions: Reactions, effect: SideEffect): boolean {
  switch (effect.does) {
    case 'write':
      return hearsField(reactions, effect.field);
    case 'move':
      return reactions.watchesPlaces || hearsMove(reactions, effect);
    case 'turn-tile':
      return reactions.watchesPlaces || turnedHeard(reactions).length > 0;
    case 'reorder':
      return reactions.watchesPlaces;
    case 'expire':
      return reactions.watchesEffects;
    case 'rename':
    case 'reveal':
    case 'hide':
    case 'ask':
    case 'roll':
    case 'draw-lots':
    case 'call':
    case 'act-as':
    case 'set-up':
    case 'loop':
    case 'leave-loop':
    case 'return':
    case 'end-game':
    case 'leave-game':
      return false;
  }
}

/**
 * Whether a hook on places can react to a move: it is about such things, and they go to a thing or
 * come from one.
 */
export function hearsMove({ model, placed }: Reactions, move: Extract<SideEffect, { readonly does: 'move' }>): boolean {
  const { types } = model.facts;
  const [things, from, to] = [move.things, move.from, move.to].map((part) => part && types.get(part));
  const kinds = things ? [kindOf(things)] : (zoneIn(from)?.holds ?? zoneIn(to)?.holds ?? [null]);
  const heard = kinds.filter((kind) => placed.some((other) => isRelated(kind, other)));
  return (
    heard.length > 0 && (isInThing(to) || (from ? isInThing(from) : heard.some((kind) => mayLieInThing(model, kind))))
  );
}

/** Whether what a move goes to or comes from is a thing, or a zone of one. */
function isInThing(place: Type | null | undefined): boolean {
  const zone = zoneIn(place);
  return zone === null || typeof zone.owner === 'object';
}

function mayLieInThing({ kinds }: GameModel, kind: KindModel | null): boolean {
  return kinds.some(({ zones }) => zones.some(({ holds }) => holds.some((held) => isRelated(held, kind))));
}

/**
 * What turns with a tile and is heard: fields of squares, gates and tiles, and `place` of what lies
 * on them.
 */
export function turnedHeard({ model, changes, placed }: Reactions): readonly (FieldModel | KindModel)[] {
  const tiles = tilesOf(model);
  if (tiles === null) return [];
  const grounds = [tiles.spaces, tiles.gates].filter((kind) => kind !== null);
  const fields = [...grounds.flatMap((kind) => kind.fields), ...(tiles.turnedBy === null ? [] : [tiles.turnedBy])];
  const lying = grounds.flatMap(({ zones }) => zones.flatMap(({ holds }) => holds));
  return [
    ...fields.filter((field) => changes.has(field)),
    ...new Set(lying.filter((kind) => placed.some((other) => isRelated(kind, other)))),
  ];
}

function zoneIn(type: Type | null | undefined): ZoneModel | null {
  if (type?.is === 'optional' || type?.is === 'set') return zoneIn(type.of);
  return type?.is === 'zone' ? type.of : null;
}

/** The kind of a thing or of the things of a set; null when it may be any. */
function kindOf(type: Type | undefined): KindModel | null {
  if (type?.is === 'set' || type?.is === 'optional') return kindOf(type.of);
  if (type?.is === 'zone') return type.of.holds.length === 1 ? (type.of.holds[0] ?? null) : null;
  return type?.is === 'thing' ? type.of : null;
}

/** Whether a thing may be of both kinds; null is any kind. */
export function isRelated(first: KindModel | null, second: KindModel | null): boolean {
  if (first === null || second === null || isSortOf(first, second) || isSortOf(second, first)) return true;
  const copying = copyingKind(first);
  return copying !== null && copying === copyingKind(second);
}

function isSortOf(kind: KindModel, of: KindModel): boolean {
  return kind === of || (kind.parent !== null && isSortOf(kind.parent, of));
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
