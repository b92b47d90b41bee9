/** Events for the log, recorded only when a caller wants them. */
import type { EventMeta } from '@undercroft/contract';
import type { Command, Gain, Param, Procedure } from '../../content/tree/node.ts';
import { directionsOf, fieldPhraseName, type Direction } from '../../content/model/field-phrases.ts';
import { namingField } from '../../content/model/copies.ts';
import { openGlobals } from '../../content/model/open-globals.ts';
import { slotNames } from '../../content/slots.ts';
import type { FieldModel } from '../../content/model/model.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement, Operand } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { Audience } from '../game/sentences.ts';
import { kindOf } from '../layout/set-kinds.ts';

/** What a counter was before it changed. */
export const WAS = js.name('was');

const LOG = js.property('io', 'log');

const aNumber = { is: 'number' } as const;
const aPlayer = { is: 'player' } as const;
const aThing = { is: 'thing', of: -1 } as const;
const aZone = { is: 'zone' } as const;

/** Records an event when a caller wants events. */
function logEvent(event: Operand, site: number, ...values: readonly Js[]): JsStatement {
  return js.when(LOG, js.run(js.call('logEvent', event, site, ...values)));
}

/** A thing that goes from one zone to another; both are zone ids, -1 for nowhere. */
export const MOVE_SLOTS = [
  { name: 'thing', type: aThing },
  { name: 'from', type: aZone },
  { name: 'to', type: aZone },
] as const;

/** Whether paying adds to it. */
export function isPaidUp(field: FieldModel): boolean {
  return 'paidUp' in field && field.paidUp === true;
}

/** Whether there is more of the counter afterwards. */
export function addsTo(statement: Gain, field: FieldModel): boolean {
  return statement.how === 'gain' || (statement.how === 'pay' && isPaidUp(field));
}

/** How much a counter has really changed; nothing when it has not. `WAS` is in the code around. */
export function logGain(game: GameEmit, context: Context, statement: Gain, field: FieldModel, counter: Js): void {
  const how = addsTo(statement, field) ? 'gain' : statement.how;
  const event = game.event(`${how} ${statement.counter}`, game.host.texts.counter(how, field), [
    { name: 'you', type: aPlayer },
    { name: 'amount', type: aNumber },
  ]);
  const amount = addsTo(statement, field) ? js.binary('-', counter, WAS) : js.binary('-', WAS, counter);
  const logged = js.call('logEvent', event, game.site(statement.at, 'gain'), context.you, context.you, amount);
  context.writer.line(js.when(js.and(LOG, js.binary('!==', counter, WAS)), js.run(logged)));
}

/** A value that a sentence of the log shows. */
interface LoggedSlot {
  readonly name: string;
  readonly type: EventMeta['slots'][number]['type'];
  readonly value: Js;
}

/**
 * The globals that a sentence names and that are none of its own slots.
 *
 * @param text null for none
 */
function globalSlots(game: GameEmit, text: string | null, own: readonly { readonly name: string }[]): LoggedSlot[] {
  const names = new Set(text === null ? [] : slotNames(text));
  return openGlobals(game.model.globals)
    .filter(({ name }) => names.has(name) && own.every((slot) => slot.name !== name))
    .map((field) => ({ name: field.name, type: game.valueMeta(field.type), value: game.fieldCell(field, 0) }));
}

/** Slots as the metadata has them. */
const toldOf = (slots: readonly LoggedSlot[]): EventMeta['slots'] => slots.map(({ name, type }) => ({ name, type }));

/**
 * The sentences about changes of a field of things, as events; none for a field of which nothing is
 * said.
 */
export function fieldEvents(game: GameEmit, field: FieldModel): readonly FieldEvent[] {
  const kind = field.owner;
  if (typeof kind !== 'object' || game.model.phrases.size === 0) return [];
  return directionsOf(field).flatMap((direction) => {
    const name = fieldPhraseName(kind, field, direction);
    const text = game.host.texts.field(name);
    if (text === null) return [];
    const slots = [
      { name: 'you', type: aPlayer },
      { name: 'it', type: aThing },
      { name: 'value', type: game.valueMeta(field.type) },
      ...(field.type.is === 'number' ? [{ name: 'amount', type: aNumber }] : []),
      ...(namingField(kind) === null ? [] : [{ name: 'it.stands-for', type: aThing }]),
    ];
    const globals = globalSlots(game, text, slots);
    return [{ direction, event: game.event(name, text, [...slots, ...toldOf(globals)]), globals }];
  });
}

/**
 * How a field of a thing has really changed; nothing when it has not. `WAS` is in the code around.
 */
export function logField(game: GameEmit, context: Context, { field, thing, at, events }: FieldChange): void {
  const now = game.fieldCell(field, thing);
  const stands = typeof field.owner === 'object' ? namingField(field.owner) : null;
  const shown = stands === null ? [] : [game.fieldCell(stands, thing)];
  for (const { direction, event, globals } of events) {
    const isUp = direction === 'more' || direction === 'on';
    const differs = js.binary(direction === 'set' ? '!==' : isUp ? '>' : '<', now, WAS);
    const amount = isUp ? js.binary('-', now, WAS) : js.binary('-', WAS, now);
    const values = [
      context.you,
      thing,
      now,
      ...(field.type.is === 'number' ? [amount] : []),
      ...shown,
      ...globals.map((one) => one.value),
    ];
    const logged = js.call('logEvent', event, game.site(at, 'set'), context.you, ...values);
    context.writer.line(js.when(js.and(LOG, differs), js.run(logged)));
  }
}

/** A change of a field in one direction, of which the log tells. */
interface FieldEvent {
  readonly direction: Direction;
  /** index of the event */
  readonly event: number;
  readonly globals: readonly LoggedSlot[];
}

/** A change of a field of one thing, where the log tells of that. */
interface FieldChange {
  readonly field: FieldModel;
  readonly thing: Js;
  readonly at: Span;
  readonly events: readonly FieldEvent[];
}

/** A thing that goes to a zone. */
export function logMove(game: GameEmit, context: Context, command: Command, thing: Js, zone: Js): void {
  const event = game.event('move', null, MOVE_SLOTS);
  const site = game.site(command.at, 'move');
  context.writer.line(logEvent(event, site, context.you, thing, game.zoneOf(thing), zone));
}

/** A thing that is shown to a player, or to all. @param to the player, -1 all */
export function logReveal(game: GameEmit, context: Context, command: Command, thing: Js, to: Js): void {
  const receiver = command.args.find(({ label }) => label === 'to')?.value;
  const isYou = receiver?.kind === 'name' && game.facts.refs.get(receiver)?.to === 'you';
  const logged = (who: Audience): Js => {
    const text = game.host.texts.reveal(who);
    const slots = [
      { name: 'you', type: aPlayer },
      { name: 'thing', type: aThing },
      { name: 'to', type: aPlayer },
    ];
    const globals = globalSlots(game, text, slots);
    const event = game.event('reveal', text, [...slots, ...toldOf(globals)]);
    const site = game.site(command.at, 'reveal');
    return js.call('logEvent', event, site, context.you, context.you, thing, to, ...globals.map(({ value }) => value));
  };
  const toOne = (): Js =>
    isYou ? logged('you') : js.conditional(js.equal(to, context.you), logged('you'), logged('one'));
  context.writer.line(js.when(LOG, js.run(receiver === undefined ? logged('all') : toOne())));
}

/**
 * A thing that is drawn; which one, where all see it come. Without that, cards drawn one behind the
 * other are told in one sentence: who reads the events adds up `n`.
 */
export function logDraw(game: GameEmit, context: Context, isOpen: boolean, thing: Js): void {
  const text = game.host.texts.draw(isOpen);
  const named = new Set(text === null ? [] : slotNames(text));
  const own: readonly LoggedSlot[] = [
    { name: 'you', type: aPlayer, value: context.you },
    ...(named.has('thing') ? [{ name: 'thing', type: aThing, value: thing }] : []),
    ...(named.has('n') ? [{ name: 'n', type: aNumber, value: js.number(1) }] : []),
  ];
  const slots = [...own, ...globalSlots(game, text, own)];
  const event = game.event('draw', text, toldOf(slots));
  context.writer.line(logEvent(event, -1, context.you, ...slots.map(({ value }) => value)));
}

/**
 * Tells of a procedure when it begins; null when it is not told.
 *
 * @param values its parameters, sets left out
 */
export function procedureEvent(
  game: GameEmit,
  procedure: Procedure,
  you: Js,
  values: readonly Js[],
): JsStatement | null {
  const text = game.host.texts.procedure(procedure);
  if (text === null) return null;
  const params = procedure.params.filter((param) => game.facts.types.get(game.facts.locals.get(param))?.is !== 'set');
  const shown = params.flatMap((param, index) => shownBy(game, param, values[index]));
  const slots = [
    { name: 'you', type: aPlayer },
    ...params.map((param) => ({
      name: param.name,
      type: game.valueMeta(game.facts.types.get(game.facts.locals.get(param))),
    })),
    ...shown.map(({ name }) => ({ name, type: aThing })),
  ];
  const globals = globalSlots(game, text, slots);
  const event = game.event(procedure.name, text, [...slots, ...toldOf(globals)]);
  const site = game.site(procedure.nameAt, 'procedure');
  return logEvent(event, site, you, you, ...values, ...[...shown, ...globals].map(({ value }) => value));
}

/**
 * What a thing stands for at that moment, as one more value of an event; nothing when things of its
 * kind stand for themselves.
 */
function shownBy(game: GameEmit, param: Param, thing: Js | undefined): { name: string; value: Js }[] {
  const kind = kindOf(game.facts.types.get(game.facts.locals.get(param)));
  const field = kind === null ? null : namingField(kind);
  if (kind === null || field === null || thing === undefined) return [];
  const value = js.conditional(js.binary('<', thing, 0), -1, game.fieldCell(field, thing));
  return [{ name: `${param.name}.stands-for`, value }];
}
