/** The built-in verbs. */
import type { Facts } from '../../ast/facts.ts';
import type { Command, Expression } from '../../ast/node.ts';
import { isBuiltInVerb, type BuiltInVerb } from '../../language/verbs.ts';
import type { KindModel, ZoneModel } from '../../model/model.ts';
import { cellOf, S, spend, TOP } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Js } from '../code/code.ts';
import type { Context } from '../code/context.ts';
import { value } from '../values/expressions.ts';
import { NotRunnable, type GameEmit } from '../game/game-emit.ts';
import { listing, listSlotOf } from '../values/listing.ts';
import { logDraw, logMove, logReveal, THING, ZONE } from '../texts/log.ts';
import { hostedZone, isMany, kindOf as kindOfType } from '../layout/set-kinds.ts';
import { zoneId } from '../game/zone-id.ts';
import { requireTiles } from '../values/spatial.ts';

type Doing = (game: GameEmit, context: Context, command: Command, object: Js | null) => void;

const verbs: { readonly [K in BuiltInVerb]: Doing } = {
  move,
  draw,
  shuffle,
  reroll: (game, context, command, object) =>
    context.writer.line(js.run(js.call('reroll', S, object ?? value(game, context, needed(command.object))))),
  rotate,
  refill,
  reveal: show,
  hide: show,
  // These can stop: frame-commands.ts.
  resolve: notHere,
  win: notHere,
  eliminate: notHere,
  'end-game': notHere,
};

/** @param object what stands for the command's object in a `VERB each` loop */
export function runBuiltIn(game: GameEmit, context: Context, command: Command, object: Js | null): void {
  const { verb } = command;
  return (isBuiltInVerb(verb) ? verbs[verb] : notHere)(game, context, command, object);
}

function notHere(_game: GameEmit, _context: Context, { at, verb }: Command): never {
  throw new NotRunnable(at, `the verb \`${verb}\``);
}

function needed(expression: Expression | null): Expression {
  if (!expression) throw new Error('something is missing behind a verb');
  return expression;
}

function labelled(command: Command, label: string): Expression | null {
  return command.args.find((arg) => arg.label === label)?.value ?? null;
}

/** Moves `THING` to `ZONE`, and tells of it. */
function moveThing(game: GameEmit, context: Context, command: Command, toFront: Js): void {
  logMove(game, context, command);
  context.writer.line(js.run(js.call('move', S, THING, ZONE, toFront)));
}

function isPile(zone: ZoneModel | null): Js {
  return zone?.order === 'pile' ? js.TRUE : js.FALSE;
}

function move(game: GameEmit, context: Context, command: Command, object: Js | null): void {
  const what = needed(command.object);
  const to = needed(labelled(command, 'to'));
  const kind = kindOf(game.facts, what);
  const place = labelled(command, 'at');
  const toFront = place ? js.equal(value(game, context, place), 0) : isPile(zoneOfPlace(game.facts, to, kind));
  const { writer } = context;
  const isThere = js.binary('>=', ZONE, 0);
  writer.scope(() => {
    if (object === null && isMany(game.facts.types.get(what))) {
      writer.line(js.constants([ZONE, placeId(game, context, to, kind)]));
      return eachListed(game, context, command, what, isThere, () => moveThing(game, context, command, toFront));
    }
    const thing = object ?? value(game, context, what);
    writer.line(js.constants([THING, thing], [ZONE, placeId(game, context, to, kind)]));
    writer.if(js.and(js.binary('>=', THING, 0), isThere), () => moveThing(game, context, command, toFront));
  });
}

/** `reveal` and `hide`, of one thing or of several. */
function show(game: GameEmit, context: Context, command: Command, object: Js | null): void {
  const what = needed(command.object);
  const player = labelled(command, 'to');
  const { writer } = context;
  const to = js.name('to');
  const isReveal = command.verb === 'reveal';
  const one = (): void => {
    if (isReveal) logReveal(game, context, command, to);
    writer.line(js.run(isReveal ? js.call('revealThing', S, THING, to) : js.call('hideThing', S, THING)));
  };
  writer.scope(() => {
    if (isReveal) writer.line(js.constants([to, player ? value(game, context, player) : -1]));
    if (object === null && isMany(game.facts.types.get(what)))
      return eachListed(game, context, command, what, js.TRUE, one);
    writer.line(js.constants([THING, object ?? value(game, context, what)]));
    writer.if(js.binary('>=', THING, 0), one);
  });
}

/** Lists a set and does something for each `THING` of it. @param test what must hold as well */
function eachListed(
  game: GameEmit,
  context: Context,
  command: Command,
  what: Expression,
  test: Js,
  body: () => void,
): void {
  const { writer } = context;
  const [at, count, top, i] = [js.name('at'), js.name('count'), js.name('top'), js.name('i')];
  const known = listSlotOf(game.facts, context, what);
  const site = game.site(command.at, command.verb);
  writer.line(
    known === null
      ? js.constants([top, TOP], [at, top], [count, listing(game, context, what)])
      : js.constants([at, known.base], [count, known.count], [top, TOP]),
  );
  const turns = js.counting(i, 0, count);
  writer.for({ ...turns, test: js.and(turns.test, test) }, () => {
    writer.line(spend(site));
    writer.line(js.constants([THING, cellOf(at, i)]));
    body();
  });
  writer.line(js.assign(TOP, top));
}

function kindOf(facts: Facts, expression: Expression): KindModel | null {
  const type = facts.types.get(expression);
  if (type?.is === 'zone') return type.of.holds.length === 1 ? (type.of.holds[0] ?? null) : null;
  return kindOfType(type);
}

export function zoneOfPlace(facts: Facts, place: Expression, kind: KindModel | null): ZoneModel | null {
  const type = facts.types.get(place);
  if (type?.is === 'zone') return type.of;
  const ref = facts.refs.get(place);
  if ((place.kind === 'name' || place.kind === 'your' || place.kind === 'field') && ref?.to === 'zone') return ref.zone;
  if (place.kind === 'query') return zoneOfPlace(facts, place.base, kind);
  const host = kindOf(facts, place);
  return host ? hostedZone(host, kind) : null;
}

/** The id of the zone that a place means for things of a kind; -1 when the place is none. */
export function placeId(game: GameEmit, context: Context, place: Expression, kind: KindModel | null): Js {
  const ref = game.facts.refs.get(place);
  if (place.kind === 'name' && ref?.to === 'zone')
    return zoneId(game, ref.zone, ref.zone.owner === 'player' ? context.you : null);
  if (place.kind === 'your' && ref?.to === 'zone') return zoneId(game, ref.zone, context.you);
  if (place.kind === 'field' && ref?.to === 'zone') return zoneId(game, ref.zone, value(game, context, place.of));
  if (place.kind === 'query' && place.owner && (place.base.kind === 'name' || place.base.kind === 'your')) {
    const base = game.facts.refs.get(place.base);
    if (base?.to === 'zone') return zoneId(game, base.zone, value(game, context, place.owner));
  }
  if (game.facts.types.get(place)?.is === 'zone') return value(game, context, place);
  const zone = zoneOfPlace(game.facts, place, kind);
  if (!zone) throw new Error('nothing of this kind can be moved there');
  return js.call('hosted', value(game, context, place), zoneId(game, zone, js.number(0)));
}

/** Takes the top of a zone; leaves the loop when there is none. */
function takeTop(context: Context, source: Js, refilledFrom: Js, site: number): void {
  context.writer.line(spend(site));
  context.writer.line(js.constants([THING, js.call('topOf', S, source, refilledFrom)]));
  context.writer.line(js.when(js.binary('<', THING, 0), js.leave()));
}

function draw(game: GameEmit, context: Context, command: Command): void {
  const from = needed(labelled(command, 'from'));
  const to = needed(labelled(command, 'to'));
  const zone = zoneOfPlace(game.facts, from, null);
  const goal = zoneOfPlace(game.facts, to, null);
  const refillZone = zone?.refill ? game.zoneNamed(zone.refill) : undefined;
  const source = placeId(game, context, from, null);
  const refillId = refillZone
    ? zoneId(game, refillZone, refillZone.owner === 'player' ? context.you : null)
    : js.number(-1);
  const { writer } = context;
  const site = game.site(command.at, 'draw');
  writer.for(js.countingDown(js.name('left'), value(game, context, needed(command.object))), () => {
    takeTop(context, source, refillId, site);
    logDraw(game, context, goal?.visible === 'all');
    writer.line(js.constants([ZONE, placeId(game, context, to, null)]));
    moveThing(game, context, command, isPile(goal));
  });
}

function shuffle(game: GameEmit, context: Context, command: Command): void {
  context.writer.line(js.run(js.call('shuffle', S, placeId(game, context, needed(command.object), null))));
}

function rotate(game: GameEmit, context: Context, command: Command): void {
  const tile = needed(command.object);
  const quarters = needed(labelled(command, 'by'));
  requireTiles(game, { at: command.at, name: 'rotate' });
  context.writer.line(js.run(js.call('rotate', S, value(game, context, tile), value(game, context, quarters))));
}

function refill(game: GameEmit, context: Context, command: Command): void {
  const target = placeId(game, context, needed(command.object), null);
  const amount = value(game, context, needed(labelled(command, 'to')));
  const source = placeId(game, context, needed(labelled(command, 'from')), null);
  const site = game.site(command.at, 'refill');
  context.writer.while(js.binary('<', game.countIn(target), amount), () => {
    takeTop(context, source, js.number(-1), site);
    context.writer.line(js.constants([ZONE, target]));
    moveThing(game, context, command, js.FALSE);
  });
}
