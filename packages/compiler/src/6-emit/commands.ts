/** The built-in verbs. */
import type { Command, Expression } from '../ast/node.ts';
import type { KindModel, ZoneModel } from '../model/model.ts';
import type { Context } from './context.ts';
import { value } from './expressions.ts';
import { NotRunnable, type GameEmit } from './game-emit.ts';
import { logMove, logOne, logReveal } from './log.ts';
import { drawText } from './texts.ts';
import { elementType, hostedZone, isMany, zoneId } from './set-kinds.ts';
import { listing } from './listing.ts';
import { requireTurnable } from './spatial.ts';

/** @param object JavaScript that stands for the command's object in a `VERB each` loop */
export function runBuiltIn(game: GameEmit, context: Context, command: Command, object: string | null): void {
  switch (command.verb) {
    case 'move':
      return move(game, context, command, object);
    case 'draw':
      return draw(game, context, command);
    case 'shuffle':
      return shuffle(game, context, command);
    case 'reroll':
      return context.writer.line(`reroll(S, ${object ?? value(game, context, needed(command.object))});`);
    case 'rotate':
      return rotate(game, context, command);
    case 'refill':
      return refill(game, context, command);
    case 'reveal':
    case 'hide':
      return show(game, context, command, object);
  }
  throw new NotRunnable(command.at, `the verb \`${command.verb}\``);
}

function needed(expression: Expression | null): Expression {
  if (!expression) throw new Error('something is missing behind a verb');
  return expression;
}

function labelled(command: Command, label: string): Expression | null {
  return command.args.find((arg) => arg.label === label)?.value ?? null;
}

function move(game: GameEmit, context: Context, command: Command, object: string | null): void {
  const what = needed(command.object);
  const to = needed(labelled(command, 'to'));
  const kind = kindOf(what);
  const zone = zoneOf(to, kind);
  const at = labelled(command, 'at');
  const front = at ? `${value(game, context, at)} === 0` : String(zone?.order === 'pile');
  const { writer } = context;
  if (object !== null || !isMany(what.type)) {
    const thing = object ?? value(game, context, what);
    writer.block('', () => {
      writer.line(`const thing = ${thing}, zone = ${placeId(game, context, to, kind)};`);
      writer.block('if (thing >= 0 && zone >= 0)', () => {
        logMove(game, context, command);
        writer.line(`move(S, thing, zone, ${front});`);
      });
    });
    return;
  }
  writer.block('', () => {
    writer.line(`const zone = ${placeId(game, context, to, kind)};`);
    eachListed(game, context, what, ' && zone >= 0', () => {
      logMove(game, context, command);
      writer.line(`move(S, thing, zone, ${front});`);
    });
  });
}

/** `reveal` and `hide`, of one thing or of several. */
function show(game: GameEmit, context: Context, command: Command, object: string | null): void {
  const what = needed(command.object);
  const to = labelled(command, 'to');
  const { writer } = context;
  const one = (): void => {
    if (command.verb === 'reveal') logReveal(game, context, command, 'to');
    writer.line(command.verb === 'reveal' ? 'revealThing(S, thing, to);' : 'hideThing(S, thing);');
  };
  writer.block('', () => {
    if (command.verb === 'reveal') writer.line(`const to = ${to ? value(game, context, to) : '-1'};`);
    if (object === null && isMany(what.type)) eachListed(game, context, what, '', one);
    else {
      writer.line(`const thing = ${object ?? value(game, context, what)};`);
      writer.block('if (thing >= 0)', one);
    }
  });
}

/** Lists a set and does something for each `thing` of it. @param test JavaScript that must hold as well, with `&&` before it */
function eachListed(game: GameEmit, context: Context, what: Expression, test: string, body: () => void): void {
  const { writer } = context;
  const known =
    context.value(what) ?? (what.kind === 'name' && what.ref?.to === 'local' ? context.slot(what.ref.local) : null);
  if (known !== null && typeof known !== 'string')
    writer.line(`const at = ${known.base}, count = ${known.count}, top = S[7];`);
  else writer.line(`const top = S[7], at = top, count = ${listing(game, context, what)};`);
  writer.block(`for (let i = 0; i < count${test}; i++)`, () => {
    writer.line('const thing = S[at + i];');
    body();
  });
  writer.line('S[7] = top;');
}

function kindOf(expression: Expression): KindModel | null {
  if (expression.type?.is === 'zone')
    return expression.type.of.holds.length === 1 ? (expression.type.of.holds[0] ?? null) : null;
  const type = elementType(expression.type);
  const plain = type?.is === 'optional' ? type.of : type;
  return plain?.is === 'thing' ? plain.of : null;
}

export function zoneOf(place: Expression, kind: KindModel | null): ZoneModel | null {
  if (place.type?.is === 'zone') return place.type.of;
  if ((place.kind === 'name' || place.kind === 'your' || place.kind === 'field') && place.ref?.to === 'zone')
    return place.ref.zone;
  if (place.kind === 'query') return zoneOf(place.base, kind);
  const host = kindOf(place);
  return host ? hostedZone(host, kind) : null;
}

/** JavaScript for the id of the zone that a place means for things of a kind; -1 when the place is none. */
export function placeId(game: GameEmit, context: Context, place: Expression, kind: KindModel | null): string {
  if (place.kind === 'name' && place.ref?.to === 'zone')
    return zoneId(game, place.ref.zone, place.ref.zone.owner === 'player' ? context.you : null);
  if (place.kind === 'your' && place.ref?.to === 'zone') return zoneId(game, place.ref.zone, context.you);
  if (place.kind === 'field' && place.ref?.to === 'zone')
    return zoneId(game, place.ref.zone, value(game, context, place.of));
  if (
    place.kind === 'query' &&
    place.owner &&
    (place.base.kind === 'name' || place.base.kind === 'your') &&
    place.base.ref?.to === 'zone'
  ) {
    return zoneId(game, place.base.ref.zone, value(game, context, place.owner));
  }
  if (place.type?.is === 'zone') return value(game, context, place);
  const zone = zoneOf(place, kind);
  if (!zone) throw new Error('nothing of this kind can be moved there');
  return `hosted(${value(game, context, place)}, ${zoneId(game, zone, '0')})`;
}

function draw(game: GameEmit, context: Context, command: Command): void {
  const from = needed(labelled(command, 'from'));
  const to = needed(labelled(command, 'to'));
  const zone = zoneOf(from, null);
  const refillZone = zone?.refill ? game.zoneNamed(zone.refill) : undefined;
  const source = placeId(game, context, from, null);
  const refillId = refillZone ? zoneId(game, refillZone, refillZone.owner === 'player' ? context.you : null) : '-1';
  const { writer } = context;
  writer.block(`for (let left = ${value(game, context, needed(command.object))}; left > 0; left--)`, () => {
    writer.line(`const thing = topOf(S, ${source}, ${refillId});`);
    writer.line('if (thing < 0) break;');
    logOne(game, context, 'draw', drawText(game));
    writer.line(`const zone = ${placeId(game, context, to, null)};`);
    logMove(game, context, command);
    writer.line(`move(S, thing, zone, ${zoneOf(to, null)?.order === 'pile'});`);
  });
}

function shuffle(game: GameEmit, context: Context, command: Command): void {
  context.writer.line(`shuffle(S, ${placeId(game, context, needed(command.object), null)});`);
}

function rotate(game: GameEmit, context: Context, command: Command): void {
  const tile = needed(command.object);
  const quarters = needed(labelled(command, 'by'));
  requireTurnable(game, kindOf(tile), quarters, command.at, 'rotate');
  context.writer.line(`rotate(S, ${value(game, context, tile)}, ${value(game, context, quarters)});`);
}

function refill(game: GameEmit, context: Context, command: Command): void {
  const target = placeId(game, context, needed(command.object), null);
  const amount = value(game, context, needed(labelled(command, 'to')));
  const source = placeId(game, context, needed(labelled(command, 'from')), null);
  context.writer.block(`while (S[${game.layout.meta.count} + ${target}] < ${amount})`, () => {
    context.writer.line(`const thing = topOf(S, ${source}, -1);`);
    context.writer.line('if (thing < 0) break;');
    context.writer.line(`const zone = ${target};`);
    logMove(game, context, command);
    context.writer.line('move(S, thing, zone, false);');
  });
}
