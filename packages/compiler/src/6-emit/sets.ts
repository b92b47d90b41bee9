/**
 * Queries as loops. A set expression becomes a plan (where its members are found) and tests (what each must satisfy);
 * a plan is written as a loop, or as a membership test.
 */
import type { Expression, Query } from '../ast/node.ts';
import type { KindModel, Ref, SetModel, Type, ZoneModel } from '../model/model.ts';
import type { Context, ListSlot } from './context.ts';
import { NotRunnable, sum, type GameEmit } from './game-emit.ts';
import { identifier } from './names.ts';
import type { Writer } from './writer.ts';

type Test = (thing: string, context: Context) => string;

/** Where members are found. */
type Source =
  | { readonly by: 'zone'; readonly zone: ZoneModel; readonly id: string }
  | { readonly by: 'zones'; readonly zone: ZoneModel }
  | { readonly by: 'hosted'; readonly hosts: Plan; readonly zone: ZoneModel }
  | { readonly by: 'range'; readonly first: number; readonly end: number }
  | { readonly by: 'list'; readonly list: ListSlot }
  | { readonly by: 'players'; readonly word: 'players' | 'others' | 'everyone'; readonly from: string | null }
  | { readonly by: 'one'; readonly thing: string }
  | { readonly by: 'dice' }
  | { readonly by: 'enum'; readonly count: number }
  | { readonly by: 'union'; readonly parts: readonly Plan[] };

export interface Plan {
  readonly source: Source;
  readonly tests: readonly Test[];
  /** static kind of the members, null for players and mixed */
  readonly kind: KindModel | null;
}

/** A whole zone or a set: more than one thing may be meant. */
export function isMany(type: Type | undefined): boolean {
  return type?.is === 'set' || type?.is === 'zone';
}

export function elementType(type: Type | undefined): Type | undefined {
  return type?.is === 'set' ? type.of : type;
}

function kindOf(type: Type | undefined): KindModel | null {
  const element = elementType(type);
  const plain = element?.is === 'optional' ? element.of : element;
  return plain?.is === 'thing' ? plain.of : null;
}

/** @param owner JavaScript for the player that the set belongs to, when `of P` or `your` was written around it */
export function planOf(game: GameEmit, context: Context, expression: Expression, owner: string | null = null): Plan {
  const known = context.value(expression);
  if (known !== null) return fromSlot(known, kindOf(expression.type));
  switch (expression.kind) {
    case 'name':
      return planOfRef(game, context, expression.ref, expression, owner);
    case 'your':
      return planOfRef(game, context, expression.ref, expression, context.you);
    case 'here':
      return {
        source: { by: 'one', thing: game.value(context, expression) },
        tests: [],
        kind: kindOf(expression.type),
      };
    case 'query':
      return planOfQuery(game, context, expression, owner);
    case 'field':
      if (expression.ref?.to === 'zone')
        return planOfZoneField(game, context, expression.ref.zone, game.value(context, expression.of));
      break;
    case 'binary':
      if (expression.operator === '+') {
        const parts = [planOf(game, context, expression.left, owner), planOf(game, context, expression.right, owner)];
        return { source: { by: 'union', parts }, tests: [], kind: kindOf(expression.type) };
      }
      if (expression.operator === '-') {
        const left = planOf(game, context, expression.left, owner);
        const { right } = expression;
        return { ...left, tests: [...left.tests, (thing, inner) => `!(${member(game, inner, right, thing)})`] };
      }
      break;
    case 'list': {
      const parts = expression.entries.map((entry) => planOf(game, context, entry, owner));
      return { source: { by: 'union', parts }, tests: [], kind: kindOf(expression.type) };
    }
    case 'call':
      return planOfCall(game, context, expression);
  }
  if (expression.type?.is === 'set') throw new NotRunnable(expression.at, `${expression.kind} as a set`);
  return { source: { by: 'one', thing: game.value(context, expression) }, tests: [], kind: kindOf(expression.type) };
}

function fromSlot(slot: string | ListSlot, kind: KindModel | null): Plan {
  return typeof slot === 'string'
    ? { source: { by: 'one', thing: slot }, tests: [], kind }
    : { source: { by: 'list', list: slot }, tests: [], kind };
}

function planOfZoneField(game: GameEmit, _context: Context, zone: ZoneModel, host: string): Plan {
  return {
    source: { by: 'zone', zone, id: zoneId(game, zone, host) },
    tests: [],
    kind: zone.holds.length === 1 ? (zone.holds[0] ?? null) : null,
  };
}

function planOfRef(
  game: GameEmit,
  context: Context,
  ref: Ref | undefined,
  expression: Expression,
  owner: string | null,
): Plan {
  switch (ref?.to) {
    case 'kind': {
      const range = game.kind(ref.kind);
      return ownedBy(game, { source: { by: 'range', ...range }, tests: [inPlay(game)], kind: ref.kind }, owner);
    }
    case 'row': {
      const range = game.row(ref.row);
      return ownedBy(game, { source: { by: 'range', ...range }, tests: [inPlay(game)], kind: ref.row.kind }, owner);
    }
    case 'set':
      return planOf(game, context, ref.set.query, owner);
    case 'zone':
      return planOfZone(game, ref.zone, owner);
    case 'local': {
      return fromSlot(context.slot(ref.local), kindOf(expression.type));
    }
    case 'player-word':
      if (ref.word === 'opponent') break;
      return { source: { by: 'players', word: ref.word, from: owner }, tests: [], kind: null };
    case 'thrown-dice':
      return { source: { by: 'dice' }, tests: [], kind: null };
    case 'enum':
      return { source: { by: 'enum', count: ref.enum.values.length }, tests: [], kind: null };
  }
  return { source: { by: 'one', thing: game.value(context, expression) }, tests: [], kind: kindOf(expression.type) };
}

function inPlay(game: GameEmit): Test {
  return (thing) => `S[${sum(game.layout.meta.zoneOf, thing)}] >= 0`;
}

function ownedBy(_game: GameEmit, plan: Plan, owner: string | null): Plan {
  return owner === null ? plan : { ...plan, tests: [...plan.tests, (thing) => `ownerOf(S, ${thing}) === ${owner}`] };
}

function planOfZone(game: GameEmit, zone: ZoneModel, owner: string | null): Plan {
  const kind = zone.holds.length === 1 ? (zone.holds[0] ?? null) : null;
  if (zone.owner === 'global') return { source: { by: 'zone', zone, id: zoneId(game, zone, null) }, tests: [], kind };
  if (zone.owner === 'player' && owner !== null)
    return { source: { by: 'zone', zone, id: zoneId(game, zone, owner) }, tests: [], kind };
  return ownedBy(game, { source: { by: 'zones', zone }, tests: [], kind }, zone.owner === 'player' ? null : owner);
}

/** JavaScript for a zone's id. @param of player or thing; null for global zones */
export function zoneId(game: GameEmit, zone: ZoneModel, of: string | null): string {
  const place = game.zone(zone);
  if (of === null || zone.owner === 'global') return String(place.first);
  const first = typeof zone.owner === 'object' ? place.first - game.kind(zone.owner).first : place.first;
  return sum(first, of);
}

/** The zone of a thing of kind `host` that holds things of kind `kind`. */
export function hostedZone(host: KindModel | null, kind: KindModel | null): ZoneModel | null {
  for (let at = host; at; at = at.parent) {
    const zone = at.zones.find(
      (candidate) => kind === null || candidate.holds.some((held) => isKind(kind, held) || isKind(held, kind)),
    );
    if (zone) return zone;
  }
  return null;
}

/** Can things of the first kind hold things of the second? Otherwise `in` asks whether a thing is among a set. */
function holdsKind(host: KindModel | null, kind: KindModel | null): boolean {
  if (host !== null && kind !== null && (isKind(host, kind) || isKind(kind, host))) return false;
  return host === null || hostedZone(host, kind) !== null;
}

export function isKind(kind: KindModel, ancestor: KindModel): boolean {
  for (let at: KindModel | null = kind; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

function planOfQuery(game: GameEmit, context: Context, query: Query, outerOwner: string | null): Plan {
  const ofDice = refOf(query.base)?.to === 'thrown-dice';
  const owner = query.owner && !ofDice ? game.value(context, query.owner) : outerOwner;
  const [first, ...others] = query.places;
  const kind = kindOf(query.type) ?? kindOf(query.base.type);
  let plan: Plan;
  if (first && !isList(query.base)) {
    const place = planOfPlace(game, context, first, kind, query.owner ? null : owner);
    const tests: Test[] = [...place.tests, ...baseTests(game, query.base, place.kind)];
    plan = query.owner && owner !== null ? ownedBy(game, { ...place, tests, kind }, owner) : { ...place, tests, kind };
  } else {
    plan = planOf(game, context, query.base, owner);
    if (first) others.unshift(first);
  }
  const tests = [
    ...plan.tests,
    ...others.map(
      (place): Test =>
        (thing, inner) =>
          inPlace(game, inner, place, thing, kind),
    ),
  ];
  if (query.where) tests.push(whereTest(game, query));
  return { ...plan, tests, kind: plan.kind ?? kind };
}

function isList(expression: Expression): boolean {
  return expression.kind !== 'name' && expression.kind !== 'your'
    ? expression.kind !== 'query'
    : expression.kind === 'name' && expression.ref?.to === 'local';
}

function whereTest(game: GameEmit, query: Query): Test {
  return (thing, context) => {
    const inner = context.inner();
    if (query.local) inner.bind(query.local, thing);
    return query.where ? game.condition(inner, query.where) : 'true';
  };
}

/** What the base of a query asks beyond the place: kind, row, or the tests of a declared set. */
function baseTests(game: GameEmit, base: Expression, placeKind: KindModel | null): Test[] {
  const ref = base.kind === 'name' || base.kind === 'your' ? base.ref : undefined;
  if (ref?.to === 'kind')
    return placeKind && isKind(placeKind, ref.kind) ? [] : [(thing) => inRange(game.kind(ref.kind), thing)];
  if (ref?.to === 'zone' && ref.zone.holds.length > 0) return [(thing, inner) => member(game, inner, base, thing)];
  if (ref?.to === 'set') return [(thing, inner) => member(game, inner, base, thing, placeKind)];
  return [(thing, inner) => member(game, inner, base, thing)];
}

export function inRange(range: { readonly first: number; readonly end: number }, thing: string): string {
  if (range.end - range.first === 1) return `${thing} === ${range.first}`;
  return `${thing} >= ${range.first} && ${thing} < ${range.end}`;
}

/** Things of a kind that lie in a place. */
function planOfPlace(
  game: GameEmit,
  context: Context,
  place: Expression,
  kind: KindModel | null,
  owner: string | null,
): Plan {
  const type = place.type;
  if (type?.is === 'zone' || refOf(place)?.to === 'zone') return planOf(game, context, place, owner);
  const hostKind = kindOf(type);
  if (type?.is === 'set' && !(hostKind && holdsKind(hostKind, kind))) return planOf(game, context, place, owner);
  const zone = hostedZone(hostKind, kind);
  if (!zone) throw new Error(`a ${hostKind?.name} holds no ${kind?.name}`);
  const held = zone.holds.length === 1 ? (zone.holds[0] ?? null) : null;
  if (type?.is === 'set')
    return { source: { by: 'hosted', hosts: planOf(game, context, place, owner), zone }, tests: [], kind: held };
  return { source: { by: 'zone', zone, id: zoneId(game, zone, game.value(context, place)) }, tests: [], kind: held };
}

function refOf(expression: Expression): Ref | undefined {
  return expression.kind === 'name' || expression.kind === 'your' || expression.kind === 'field'
    ? expression.ref
    : undefined;
}

function inPlace(game: GameEmit, context: Context, place: Expression, thing: string, kind: KindModel | null): string {
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

function planOfCall(game: GameEmit, context: Context, call: Extract<Expression, { kind: 'call' }>): Plan {
  const [set, by] = call.args;
  if (set && (call.name === 'most' || call.name === 'least') && by) {
    const plan = planOf(game, context, set);
    const best = extremeOf(game, context, call, set, by);
    return { ...plan, tests: [...plan.tests, (thing, inner) => `${judged(game, inner, call, by, thing)} === ${best}`] };
  }
  if (set && call.name === 'rest') {
    const plan = planOf(game, context, set);
    const first = firstOf(game, context, set);
    return { ...plan, tests: [...plan.tests, (thing) => `${thing} !== ${first}`] };
  }
  if (call.type?.is === 'set') throw new NotRunnable(call.at, `the function \`${call.name}\` as a set`);
  return { source: { by: 'one', thing: game.value(context, call) }, tests: [], kind: kindOf(call.type) };
}

/** The second argument of an aggregate, judged for one thing. */
export function judged(
  game: GameEmit,
  context: Context,
  call: Extract<Expression, { kind: 'call' }>,
  by: Expression,
  thing: string,
): string {
  const inner = context.inner();
  if (call.local) inner.bind(call.local, thing);
  return game.value(inner, by);
}

function extremeOf(
  game: GameEmit,
  context: Context,
  call: Extract<Expression, { kind: 'call' }>,
  set: Expression,
  by: Expression,
): string {
  const wish = call.name === 'most' ? 'greatest' : 'smallest';
  return game.helper(context, wish, (inner) => {
    inner.writer.line(`let best = ${call.name === 'most' ? -2147483648 : 2147483647};`);
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => {
      body.writer.line(`const n = ${judged(game, body, call, by, thing)};`);
      body.writer.line(`if (n ${call.name === 'most' ? '>' : '<'} best) best = n;`);
    });
    inner.writer.line('return best;');
  });
}

// ---------------------------------------------------------------- membership

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
  if (expression.type?.is === 'set') {
    return game.helper(context, 'is_among', (inner) => {
      const param = inner.pass(thing, 'thing');
      each(game, inner, planOf(game, inner, expression), 'x', (x, body) =>
        body.writer.line(`if (${x} === ${param}) return true;`),
      );
      inner.writer.line('return false;');
    });
  }
  return `${thing} === ${game.value(context, expression)}`;
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

// ---------------------------------------------------------------- loops

/** Writes the loop over a plan; the body gets the JavaScript of the thing and a context whose writer is in the loop. */
export function each(
  game: GameEmit,
  context: Context,
  plan: Plan,
  wish: string,
  body: (thing: string, inner: Context) => void,
): void {
  const { writer } = context;
  const run = (thing: string, loop: (write: () => void) => void): void => {
    loop(() => {
      const inner = context.inner();
      const tests = plan.tests.map((test) => test(thing, inner)).filter((test) => test !== 'true');
      if (tests.length > 0) writer.line(`if (!(${tests.join(' && ')})) continue;`);
      body(thing, inner);
    });
  };
  const { source } = plan;
  const x = game.names.make(`${wish}_`);
  const layout = game.layout.meta;
  switch (source.by) {
    case 'zone':
      return run(x, (write) =>
        writer.block(
          `for (let ${x} = S[${sum(layout.head, source.id)}]; ${x} >= 0; ${x} = S[${layout.next} + ${x}])`,
          write,
        ),
      );
    case 'zones': {
      const place = game.zone(source.zone);
      return run(x, (write) =>
        writer.block(`for (let z_${x} = ${place.first}; z_${x} < ${place.first + place.instances}; z_${x}++)`, () =>
          writer.block(
            `for (let ${x} = S[${layout.head} + z_${x}]; ${x} >= 0; ${x} = S[${layout.next} + ${x}])`,
            write,
          ),
        ),
      );
    }
    case 'hosted':
      return each(game, context, source.hosts, 'host', (host) =>
        run(x, (write) =>
          writer.block(
            `for (let ${x} = S[${sum(layout.head, zoneId(game, source.zone, host))}]; ${x} >= 0; ${x} = S[${layout.next} + ${x}])`,
            write,
          ),
        ),
      );
    case 'range':
      return run(x, (write) => writer.block(`for (let ${x} = ${source.first}; ${x} < ${source.end}; ${x}++)`, write));
    case 'list':
      return run(x, (write) =>
        writer.block(`for (let i_${x} = 0; i_${x} < ${source.list.count}; i_${x}++)`, () => {
          writer.line(`const ${x} = S[${source.list.base} + i_${x}];`);
          write();
        }),
      );
    case 'players':
      return run(x, (write) => eachPlayer(writer, x, source.word, source.from ?? context.you, write));
    case 'dice':
      return run(x, (write) =>
        writer.block(
          `for (let ${x} = ${layout.firstDie} + S[${game.layout.throwBase}]; ${x} < ${layout.firstDie} + S[18]; ${x}++)`,
          write,
        ),
      );
    case 'enum':
      return run(x, (write) => writer.block(`for (let ${x} = 0; ${x} < ${source.count}; ${x}++)`, write));
    case 'one':
      return run(x, (write) =>
        writer.block(
          `for (let ${x} = ${source.thing}, once_${x} = true; once_${x} && ${x} >= 0; once_${x} = false)`,
          write,
        ),
      );
    case 'union':
      for (const part of source.parts)
        each(game, context, { ...part, tests: [...part.tests, ...plan.tests] }, wish, body);
  }
}

function eachPlayer(
  writer: Writer,
  x: string,
  word: 'players' | 'others' | 'everyone',
  you: string,
  write: () => void,
): void {
  if (word === 'players') return writer.block(`for (let ${x} = 0; ${x} < S[1]; ${x}++)`, write);
  const first = word === 'others' ? 1 : 0;
  writer.block(`for (let i_${x} = ${first}; i_${x} < S[1]; i_${x}++)`, () => {
    writer.line(`const ${x} = (${you} + i_${x}) % S[1];`);
    write();
  });
}

/** The plan is exactly one zone: its count is known. */
export function wholeZone(plan: Plan): string | null {
  return plan.source.by === 'zone' && plan.tests.length === 0 ? plan.source.id : null;
}

export function countOf(game: GameEmit, context: Context, set: Expression): string {
  const plan = planOf(game, context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return `S[${sum(game.layout.meta.count, zone)}]`;
  if (plan.source.by === 'list' && plan.tests.length === 0) return plan.source.list.count;
  if (plan.source.by === 'players' && plan.tests.length === 0)
    return plan.source.word === 'others' ? '(S[1] - 1)' : 'S[1]';
  return game.helper(context, wishFor('count', set), (inner) => {
    inner.writer.line('let n = 0;');
    each(game, inner, planOf(game, inner, set), 'x', (_thing, body) => body.writer.line('n++;'));
    inner.writer.line('return n;');
  });
}

export function anyOf(game: GameEmit, context: Context, set: Expression): string {
  const plan = planOf(game, context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return `S[${sum(game.layout.meta.count, zone)}] > 0`;
  if (plan.source.by === 'list' && plan.tests.length === 0) return `${plan.source.list.count} > 0`;
  return game.helper(context, wishFor('any', set), (inner) => {
    each(game, inner, planOf(game, inner, set), 'x', (_thing, body) => body.writer.line('return true;'));
    inner.writer.line('return false;');
  });
}

export function firstOf(game: GameEmit, context: Context, set: Expression): string {
  const plan = planOf(game, context, set);
  const zone = wholeZone(plan);
  if (zone !== null) return `S[${sum(game.layout.meta.head, zone)}]`;
  return game.helper(context, wishFor('first', set), (inner) => {
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => body.writer.line(`return ${thing};`));
    inner.writer.line('return -1;');
  });
}

export function lastOf(game: GameEmit, context: Context, set: Expression): string {
  const zone = wholeZone(planOf(game, context, set));
  if (zone !== null) return `S[${sum(game.layout.meta.tail, zone)}]`;
  return game.helper(context, wishFor('last', set), (inner) => {
    inner.writer.line('let last = -1;');
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => body.writer.line(`last = ${thing};`));
    inner.writer.line('return last;');
  });
}

/** A random member, or -1. */
export function randomOf(game: GameEmit, context: Context, set: Expression): string {
  const zone = wholeZone(planOf(game, context, set));
  if (zone !== null) return `randomInZone(S, ${zone})`;
  return game.helper(context, wishFor('random', set), (inner) => {
    inner.writer.line('let n = 0;');
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => body.writer.line(`scratch[n++] = ${thing};`));
    inner.writer.line('return pick(S, n);');
  });
}

/** Writes the members to the list area of the state; gives a call that returns how many, starting at `S[top]`. */
export function fillOf(game: GameEmit, context: Context, set: Expression): string {
  return game.helper(context, wishFor('list', set), (inner) => {
    inner.writer.line('const top = S[7];');
    inner.writer.line('let n = 0;');
    each(game, inner, planOf(game, inner, set), 'x', (thing, body) => body.writer.line(`S[top + n++] = ${thing};`));
    inner.writer.line('return listed(S, n);');
  });
}

/** Readable name for a helper over a set. */
export function wishFor(what: string, set: Expression): string {
  if (set.kind === 'query') return wishFor(what, set.base);
  const ref = refOf(set);
  if (set.kind === 'name' || set.kind === 'your') return `${what}_${set.name.replaceAll('-', '_')}`;
  return ref?.to === 'set' ? `${what}_${identifier(ref.set.name)}` : `${what}_of`;
}
