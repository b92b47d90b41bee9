/** Whether a thing is a member of a set, as one condition without a loop where that can be. */
import type { Expression, Query } from '../ast/node.ts';
import type { KindModel, SetModel, ZoneModel } from '../model/model.ts';
import { extremeOf, judged } from './aggregates.ts';
import type { Context } from './context.ts';
import { sum, type GameEmit } from './game-emit.ts';
import { each, type Test } from './loops.ts';
import { identifier } from './names.ts';
import { holdsKind, hostedZone, inRange, isKind, kindOf, refOf, zoneId } from './set-kinds.ts';

/** JavaScript condition: is `thing` a member of the set, zone, kind or row that the expression names? */
export function member(
  game: GameEmit,
  context: Context,
  expression: Expression,
  thing: string,
  knownKind: KindModel | null = null,
): string {
  if (expression.kind === 'query') return memberOfQuery(game, context, expression, thing, knownKind);
  if (expression.kind === 'binary' && (expression.operator === '+' || expression.operator === '-')) {
    const left = member(game, context, expression.left, thing, knownKind);
    const right = member(game, context, expression.right, thing, knownKind);
    return expression.operator === '+' ? `((${left}) || (${right}))` : `((${left}) && !(${right}))`;
  }
  if (expression.kind === 'list')
    return `(${expression.entries.map((entry) => member(game, context, entry, thing)).join(' || ') || 'false'})`;
  const ref = refOf(expression);
  switch (ref?.to) {
    case 'kind':
      return knownKind && isKind(knownKind, ref.kind)
        ? ownerTest(context, expression, thing)
        : join(inRange(game.kind(ref.kind), thing), ownerTest(context, expression, thing));
    case 'row':
      return join(inRange(game.row(ref.row), thing), ownerTest(context, expression, thing));
    case 'set':
      return join(memberOfSet(game, context, ref.set, thing, knownKind), ownerTest(context, expression, thing));
    case 'zone':
      return memberOfZone(game, context, ref.zone, expression, thing);
    case 'enum':
    case 'player-word':
    case 'thrown-dice':
      return 'true';
  }
  const slot = context.value(expression) ?? (ref?.to === 'local' ? context.slot(ref.local) : null);
  if (slot !== null && typeof slot !== 'string') return `listHas(S, ${slot.base}, ${slot.count}, ${thing})`;
  const extreme = amongExtremes(game, context, expression, thing);
  if (extreme !== null) return extreme;
  if (expression.type?.is === 'set') {
    return game.helper(context, 'is_among', (inner) => {
      const param = inner.pass(thing, 'thing');
      each(game, inner, game.planOf(inner, expression), 'x', (x, body) =>
        body.writer.line(`if (${x} === ${param}) return true;`),
      );
      inner.writer.line('return false;');
    });
  }
  return `${thing} === ${game.value(context, expression)}`;
}

/** Whether a member of a set is one of those with the most or the least of something: its own value and the best one tell. */
function amongExtremes(game: GameEmit, context: Context, call: Expression, thing: string): string | null {
  if (call.kind !== 'call' || (call.name !== 'most' && call.name !== 'least')) return null;
  const [set, by] = call.args;
  if (set === undefined || by === undefined) return null;
  const ref = refOf(set);
  // Of players only the word for all of them can be asked without a loop.
  if (ref?.to === 'player-word' && ref.word !== 'players') return null;
  const own = judged(game, context, call, by, thing);
  const tests = [
    `${thing} >= 0`,
    member(game, context, set, thing),
    `${own} === ${extremeOf(game, context, call, set, by)}`,
  ];
  return `(${tests.filter((test) => test !== 'true').join(' && ')})`;
}

function join(a: string, b: string): string {
  return b === 'true' ? a : a === 'true' ? b : `${a} && ${b}`;
}

function ownerTest(context: Context, expression: Expression, thing: string): string {
  return expression.kind === 'your' ? `ownerOf(S, ${thing}) === ${context.you}` : 'true';
}

function memberOfSet(
  game: GameEmit,
  context: Context,
  set: SetModel,
  thing: string,
  knownKind: KindModel | null,
): string {
  if (knownKind !== null || set.query.kind !== 'query' || set.query.places.length === 0) {
    return `(${member(game, context, set.query, thing, knownKind)})`;
  }
  return game.helper(context, `is_${identifier(set.one)}`, (inner) => {
    const param = inner.pass(thing, 'thing');
    inner.writer.line(`return ${member(game, inner, set.query, param, knownKind)};`);
  });
}

function memberOfZone(
  game: GameEmit,
  context: Context,
  zone: ZoneModel,
  expression: Expression,
  thing: string,
): string {
  const cell = `S[${sum(game.layout.meta.zoneOf, thing)}]`;
  const place = game.zone(zone);
  if (expression.kind === 'your') return `${cell} === ${zoneId(game, zone, context.you)}`;
  if (expression.kind === 'field') return `${cell} === ${zoneId(game, zone, game.value(context, expression.of))}`;
  if (place.instances === 1) return `${cell} === ${place.first}`;
  return `${cell} >= ${place.first} && ${cell} < ${place.first + place.instances}`;
}

function memberOfQuery(
  game: GameEmit,
  context: Context,
  query: Query,
  thing: string,
  knownKind: KindModel | null,
): string {
  const kind = kindOf(query.type) ?? kindOf(query.base.type);
  const parts = [member(game, context, query.base, thing, knownKind)];
  const baseZone = refOf(query.base);
  if (query.owner) {
    const owner = game.value(context, query.owner);
    parts.push(
      baseZone?.to === 'zone' && baseZone.zone.owner === 'player'
        ? `S[${sum(game.layout.meta.zoneOf, thing)}] === ${zoneId(game, baseZone.zone, owner)}`
        : `ownerOf(S, ${thing}) === ${owner}`,
    );
  }
  for (const place of query.places) parts.push(inPlace(game, context, place, thing, kind));
  if (query.where) parts.push(whereTest(game, query)(thing, context));
  return (
    parts
      .filter((part) => part !== 'true')
      .map((part) => (part.includes('||') ? `(${part})` : part))
      .join(' && ') || 'true'
  );
}

export function inPlace(
  game: GameEmit,
  context: Context,
  place: Expression,
  thing: string,
  kind: KindModel | null,
): string {
  const type = place.type;
  if (type?.is === 'zone' || refOf(place)?.to === 'zone') return member(game, context, place, thing);
  if (type?.is === 'set' && !holdsKind(kindOf(type), kind)) return member(game, context, place, thing);
  if (type?.is === 'set') {
    return game.helper(context, 'lies_in', (inner) => {
      const param = inner.pass(thing, 'thing');
      inner.writer.line(`const host = placeOf(S, ${param});`);
      inner.writer.line(`return host >= 0 && (${member(game, inner, place, 'host')});`);
    });
  }
  const zone = hostedZone(kindOf(type), kind);
  const host = game.value(context, place);
  return zone
    ? `S[${sum(game.layout.meta.zoneOf, thing)}] === ${zoneId(game, zone, host)}`
    : `placeOf(S, ${thing}) === ${host}`;
}

export function whereTest(game: GameEmit, query: Query): Test {
  return (thing, context) => {
    const inner = context.inner();
    if (query.local) inner.bind(query.local, thing);
    return query.where ? game.condition(inner, query.where) : 'true';
  };
}
