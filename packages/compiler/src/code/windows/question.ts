/** Asking as code: the list of answers that a question offers, and the answer that was given. */
import { ANSWERED, F, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement, Operand } from '../js/code.ts';
import { isList, type Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { openGlobals } from '../../content/model/open-globals.ts';
import { slotNames } from '../../content/slots.ts';

/** The open question, as the module shows it to its caller. */
export const OFFERED = js.property('io', 'count');
/** The only answer that is offered. */
export const ONLY = js.at(js.property('io', 'options'), 0);

export function begin(ask: number, player: Js): JsStatement {
  return js.run(js.call('begin', ask, player));
}

/**
 * Begins a question with what the names in its prompt stand for; it is about the first of them that
 * is a thing.
 */
export function beginAbout(game: GameEmit, context: Context, ask: number, player: Js): readonly JsStatement[] {
  const meta = game.asks[ask]!;
  const names = slotNames(meta.prompt);
  const said = [...new Set(names)].flatMap((name) => {
    const known = context.named(name);
    const field = known === null ? openGlobals(game.model.globals).find((one) => one.name === name) : undefined;
    if (field !== undefined) return [{ name, value: game.fieldCell(field, 0), type: game.valueMeta(field.type) }];
    if (known === null || isList(known.slot)) return [];
    return [{ name, value: known.slot, type: game.valueMeta(game.facts.types.get(known.local)) }];
  });
  if (said.length === 0) return [begin(ask, player)];
  game.asks[ask] = { ...meta, says: said.map(({ name, type }) => ({ name, type })) };
  const about = said.find(({ type }) => type.is === 'thing');
  return [
    begin(ask, player),
    ...said.map(({ value }, index) => js.assign(js.at(js.property('io', 'says'), index), value)),
    ...(about === undefined ? [] : [js.assign(js.property('io', 'about'), about.value)]),
  ];
}

export function add(answer: Operand): JsStatement {
  return js.run(js.call('add', answer));
}

/** Stops and asks. */
export function askNow(): JsStatement {
  return js.give(js.call('ask', S, F));
}

/**
 * Stops where all who are asked together have answered, in a state that goes no further: see
 * `LayoutMeta.together`.
 */
export function holdHere(together: Js): JsStatement {
  return js.when(js.binary('<', together, 0), js.give(js.call('hold', S, F)));
}

/** The answer that was given. */
export function taken(): Js {
  return js.call('take', S);
}

/** Nothing was answered yet. */
export function unanswered(): Js {
  return js.equal(ANSWERED, 0);
}

/** Whether reasons are asked for as well: what cannot be done and why. */
export const EXPLAIN = js.property('io', 'explain');

/** Offers an answer when it can be given; otherwise says why not, when that is asked. */
export function offerIf(can: Js, answer: Js): JsStatement {
  return js.when(can, add(answer), js.when(EXPLAIN, js.run(js.call('why', answer))));
}

// An answer to a menu or a window: the number of the entry in the upper half, the thing it is about
// + 1 in the lower.
const HALF = 16;
const LOWER = 65_535;

/** @param thing null when it is about none */
export function answerOf(entry: Operand, thing: Js | null): Js {
  const upper = typeof entry === 'number' ? js.number(entry << HALF) : js.binary('<<', entry, HALF);
  return thing === null ? upper : js.binary('|', upper, js.binary('+', thing, 1));
}

export function entryIn(answer: Js): Js {
  return js.binary('>>', answer, HALF);
}

/** The thing, -1 none. */
export function argumentIn(answer: Js): Js {
  return js.binary('-', js.binary('&', answer, LOWER), 1);
}
