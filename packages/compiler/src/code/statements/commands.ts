/** The built-in verbs. */
import { reactsTo, turnedHeard } from '../../core/reactions.ts';
import type { Facts } from '../../language/ast/facts.ts';
import type { Command, Expression } from '../../language/ast/node.ts';
import { isBuiltInVerb, type BuiltInVerb } from '../../language/vocabulary/verbs.ts';
import type { KindModel, ZoneModel } from '../../content/model/model.ts';
import { cellOf, S, spend, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { value } from '../values/expressions.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { watchPlaces } from '../hooks/call-watch.ts';
import { hearAll, type Writing } from '../hooks/hearing.ts';
import { moveThing, type Put } from '../hooks/thing-mover.ts';
import { listing, listSlotOf } from '../values/listing.ts';
import { logDraw, logReveal, THING, ZONE } from '../texts/log.ts';
import { hostedZone, isMany, kindOf as kindOfType } from '../layout/set-kinds.ts';
import { zoneId } from '../game/zone-id.ts';
import { requireTiles } from '../values/spatial.ts';

type Doing = (writing: Writing, command: Command, object: Js | null) => void;

const verbs: { readonly [K in BuiltInVerb]: Doing } = {
  move,
  draw,
  shuffle,
  reroll: (writing, command, object) =>
    writing.context.writer.line(js.run(js.call('reroll', S, objectOf(writing, command, object)))),
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

/**
 * @param object what stands for the command's object in a `VERB each` loop, or a cell that holds it
 */
export function runBuiltIn(writing: Writing, command: Command, object: Js | null): void {
  const { verb } = command;
  return (isBuiltInVerb(verb) ? verbs[verb] : notHere)(writing, command, object);
}

function objectOf({ game, context }: Writing, command: Command, object: Js | null): Js {
  return object ?? value(game, context, needed(command.object));
}

function notHere(_writing: Writing, { at, verb }: Command): never {
  throw new NotRunnable(at, `the verb \`${verb}\``);
}

function needed(expression: Expression | null): Expression {
  if (!expression) throw new Error('something is missing behind a verb');
  return expression;
}

function labelled(command: Command, label: string): Expression | null {
  return command.args.find((arg) => arg.label === label)?.value ?? null;
}

function isPile(zone: ZoneModel | null): Js {
  return zone?.order === 'pile' ? js.TRUE : js.FALSE;
}

function move(writing: Writing, command: Command, object: Js | null): void {
  const { game, context } = writing;
  const what = needed(command.object);
  const to = needed(labelled(command, 'to'));
  const kind = kindOf(game.facts, what);
  const place = labelled(command, 'at');
  const toFront = place ? js.equal(value(game, context, place), 0) : isPile(zoneOfPlace(game.facts, to, kind));
  const { writer } = context;
  const isThere = js.binary('>=', ZONE, 0);
  if (object === null && isMany(game.facts.types.get(what)))
    return writer.scope(() => {
      writer.line(js.constants([ZONE, placeId(game, context, to, kind)]));
      eachListed(writing, command, what, isThere, () => moveThing(writing, command, THING, (put) => put(toFront)));
    });
  const thing = objectOf(writing, command, object);
  moveThing(writing, command, thing, (put) =>
    writer.scope(() => {
      writer.line(js.constants([THING, thing], [ZONE, placeId(game, context, to, kind)]));
      writer.if(js.and(js.binary('>=', THING, 0), isThere), () => put(toFront));
    }),
  );
}

/** `reveal` and `hide`, of one thing or of several. */
function show(writing: Writing, command: Command, object: Js | null): void {
  const { game, context } = writing;
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
    if (object === null && isMany(game.facts.types.get(what))) return eachListed(writing, command, what, js.TRUE, one);
    writer.line(js.constants([THING, objectOf(writing, command, object)]));
    writer.if(js.binary('>=', THING, 0), one);
  });
}

/** Lists a set and does something for each `THING` of it. @param test what must hold as well */
function eachListed({ game, context }: Writing, command: Command, what: Expression, test: Js, body: () => void): void {
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

/** Things that go from the top of a zone to another, one after the other, until there are none. */
interface Taking {
  readonly from: Js;
  /** zone that is shuffled into the other when it is empty; -1 for none */
  readonly refilledFrom: Js;
  readonly to: () => Js;
  readonly toFront: Js;
  /** how often, or as long as what holds */
  readonly turns: { readonly times: Js } | { readonly asLongAs: Js };
  /** tells of `THING` before it is moved */
  readonly tell: () => void;
}

function takeEach(writing: Writing, command: Command, taking: Taking): void {
  const { game, context, frame } = writing;
  const { writer } = context;
  const site = game.site(command.at, command.verb);
  const top = js.call('topOf', S, taking.from, taking.refilledFrom);
  const one = (put: Put): void => {
    taking.tell();
    writer.line(js.constants([ZONE, taking.to()]));
    put(taking.toFront);
  };
  if (frame !== null && reactsTo(game.suspension.reactions, command))
    return takeHeard(frame, context, taking.turns, { top, site }, (thing) =>
      moveThing(writing, command, thing, (put) =>
        writer.scope(() => {
          writer.line(js.constants([THING, thing]));
          one(put);
        }),
      ),
    );
  const turn = (): void => {
    writer.line(spend(site));
    writer.line(js.constants([THING, top]));
    writer.line(js.when(js.binary('<', THING, 0), js.leave()));
    moveThing(writing, command, THING, one);
  };
  if ('times' in taking.turns) writer.for(js.countingDown(js.name('left'), taking.turns.times), turn);
  else writer.while(taking.turns.asLongAs, turn);
}

/** The same loop, cut into pieces: what hears a thing is called before the next is taken. */
function takeHeard(
  { builder }: Frame,
  { writer }: Context,
  turns: Taking['turns'],
  { top, site }: { readonly top: Js; readonly site: number },
  one: (thing: Js) => void,
): void {
  const thing = builder.cell();
  const left = 'times' in turns ? builder.cell() : null;
  const [again, end] = [builder.label(), builder.label()];
  if ('times' in turns && left !== null) writer.line(js.assign(left, turns.times));
  builder.mark(again);
  if (left !== null) builder.jumpIf(js.binary('<=', js.countedDown(left), 0), end);
  else if ('asLongAs' in turns) builder.jumpIf(js.not(turns.asLongAs), end);
  writer.line(spend(site), js.assign(thing, top));
  builder.jumpIf(js.binary('<', thing, 0), end);
  one(thing);
  builder.go(again);
  builder.mark(end);
}

function draw(writing: Writing, command: Command): void {
  const { game, context } = writing;
  const from = needed(labelled(command, 'from'));
  const to = needed(labelled(command, 'to'));
  const zone = zoneOfPlace(game.facts, from, null);
  const goal = zoneOfPlace(game.facts, to, null);
  const refillZone = zone?.refill ? game.zoneNamed(zone.refill) : undefined;
  takeEach(writing, command, {
    from: placeId(game, context, from, null),
    refilledFrom: refillZone
      ? zoneId(game, refillZone, refillZone.owner === 'player' ? context.you : null)
      : js.number(-1),
    to: () => placeId(game, context, to, null),
    toFront: isPile(goal),
    turns: { times: value(game, context, needed(command.object)) },
    tell: () => logDraw(game, context, goal?.visible === 'all'),
  });
}

function refill(writing: Writing, command: Command): void {
  const { game, context } = writing;
  const target = placeId(game, context, needed(command.object), null);
  const amount = value(game, context, needed(labelled(command, 'to')));
  takeEach(writing, command, {
    from: placeId(game, context, needed(labelled(command, 'from')), null),
    refilledFrom: js.number(-1),
    to: () => target,
    toFront: js.FALSE,
    turns: { asLongAs: js.binary('<', game.countIn(target), amount) },
    tell: () => {},
  });
}

function shuffle({ game, context, frame }: Writing, command: Command): void {
  context.writer.line(js.run(js.call('shuffle', S, placeId(game, context, needed(command.object), null))));
  if (frame !== null) watchPlaces(frame, context);
}

/** A tile turns with the things on its squares and with what those remember. */
function rotate(writing: Writing, command: Command, object: Js | null): void {
  const { game, context, frame } = writing;
  const tile = objectOf(writing, command, object);
  const quarters = value(game, context, needed(labelled(command, 'by')));
  requireTiles(game, { at: command.at, name: 'rotate' });
  const turn = (): void => context.writer.line(js.run(js.call('rotate', S, tile, quarters)));
  if (frame === null) {
    if (reactsTo(game.suspension.reactions, command))
      throw new NotRunnable(command.at, '`rotate` here, which rules hear,');
    return turn();
  }
  hearAll(frame, context, turnedHeard(game.suspension.reactions), turn);
  watchPlaces(frame, context);
}
