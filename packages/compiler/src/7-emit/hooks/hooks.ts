/** Hooks as functions, and `proceed` inside a replacement. */
import { FRAME } from '@undercroft/contract';
import type { Procedure, Proceed } from '../../ast/node.ts';
import type { Span } from '../../source/span.ts';
import { F, frameCell, TOP, YOU } from '../code/cells.ts';
import * as js from '../code/code.ts';
import type { Js } from '../code/code.ts';
import { condition } from '../values/conditions.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import { NotRunnable, type Frame, type GameEmit } from '../game/game-emit.ts';
import {
  bindPatterns,
  hookContext,
  shapeCells,
  shapeOf,
  sitesOf,
  type EventShape,
  type HookSite,
} from './hook-sites.ts';
import { emitWrapper, hear, runListed, type Wrapper } from './hook-wrapper.ts';
import { isSetParam } from './parameters.ts';
import type { Context } from '../code/context.ts';
import { value } from '../values/expressions.ts';
import { markReached } from '../game/reached.ts';

/** Cells of a hook's frame before the event's parameters: source, record, next, outer, acting player of the event. */
const SOURCE = FRAME.locals;
const RECORD = FRAME.locals + 1;
const NEXT = FRAME.locals + 2;
const OUTER = FRAME.locals + 3;
const EVENT_YOU = FRAME.locals + 4;
const HOOK_HEAD = FRAME.locals + 5;

export function emitHeard(game: GameEmit, procedure: Procedure, body: string): void {
  const sites = sitesOf(game, procedure);
  const shape = shapeOf(procedure);
  for (const site of sites) emitHook(game, shape, site);
  emitWrapper(game, procedure, shape, sites, body);
}

/** `name(S, f)`: runs everything that hears a change; [4] is the thing, player or -1, [5] the old value. */
export function emitChange(game: GameEmit, name: string, sites: readonly HookSite[], at: Span): void {
  const shape: EventShape = {
    name,
    at,
    params: [
      { label: null, isSet: false },
      { label: 'old', isSet: false },
    ],
    procedure: null,
  };
  for (const site of sites) emitHook(game, shape, site);
  const builder = new FrameBuilder(game, game.frame(name));
  const wrapper: Wrapper = { game, shape, builder, params: shapeCells(builder, shape), skip: js.number(0), outer: F };
  const list = builder.cell();
  const count = builder.cell();
  builder.writer.line(js.assign(list, TOP), js.assign(count, 0));
  hear(wrapper, sites, 'when', count);
  runListed(wrapper, sites, 'when', list, count, null, null);
  builder.done();
  game.functions.push(builder.finish(at, `everybody who hears that ${name.slice(2)} changed`));
}

function emitHook(game: GameEmit, shape: EventShape, site: HookSite): void {
  const builder = new FrameBuilder(game, game.frame(site.name));
  builder.cell(HOOK_HEAD - FRAME.locals);
  const params = shapeCells(builder, shape);
  const context = hookContext(site, builder.writer, frameCell(SOURCE), frameCell(RECORD), YOU);
  bindPatterns(game, site, shape, context, params);
  context.leave = (result) => builder.leave(result);
  game.within = site.row?.name ?? shape.name;
  game.withinRow = site.row;
  const frame: Frame = { game, builder, hooked: shape.procedure };
  builder.writer.from(site.hook.at, () => {
    const test = site.timing === 'instead' ? null : site.hook.condition;
    if (test) {
      frame.game.writers.prepare(frame, context, test);
      builder.writer.line(js.when(js.not(condition(game, context, test)), builder.leave()));
    }
    markReached(game, builder.writer, site.hook.at, 'hook');
    frame.game.writers.frameBlock(frame, context, site.hook.body);
  });
  game.withinRow = null;
  builder.done();
  game.functions.push(
    builder.finish(site.hook.at, `${site.timing} ${shape.name}${site.row ? `, ${site.row.name}` : ''}`),
  );
}

/** Inside `instead of`: the event goes on, to the next replacement or to what it really does. */
export function emitProceed(frame: Frame, context: Context, proceed: Proceed): void {
  const { hooked } = frame;
  if (!hooked) throw new NotRunnable(proceed.at, '`proceed` outside `instead of`');
  const { game, builder } = frame;
  let cell = HOOK_HEAD;
  const args: Js[] = [];
  for (const param of hooked.params) {
    const given =
      param.label === null ? proceed.object : (proceed.args.find((arg) => arg.label === param.label)?.value ?? null);
    if (given) frame.game.writers.prepare(frame, context, given);
    for (let i = 0; i < (isSetParam(param) ? 2 : 1); i++)
      args.push(given ? value(game, context, given) : frameCell(cell + i));
    cell += isSetParam(param) ? 2 : 1;
  }
  builder.call(game.procedureName(hooked), frameCell(EVENT_YOU), [...args, frameCell(NEXT), frameCell(OUTER)]);
}
