/** Hooks as functions, and `proceed` inside a replacement. */
import type { Place, Procedure, Proceed } from '../ast/node.ts';
import { FrameBuilder, FRAME_HEAD } from './frame-builder.ts';
import { NotRunnable, type Frame, type GameEmit } from './game-emit.ts';
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
import type { Context } from './context.ts';
import { condition, value } from './expressions.ts';
import { markReached } from './reached.ts';

/** Cells of a hook's frame before the event's parameters: source, record, next, outer, acting player of the event. */
const SOURCE = FRAME_HEAD;
const RECORD = FRAME_HEAD + 1;
const NEXT = FRAME_HEAD + 2;
const OUTER = FRAME_HEAD + 3;
const EVENT_YOU = FRAME_HEAD + 4;
const HOOK_HEAD = FRAME_HEAD + 5;

export function emitHeard(game: GameEmit, procedure: Procedure, body: string): void {
  const sites = sitesOf(game, procedure);
  const shape = shapeOf(procedure);
  for (const site of sites) emitHook(game, shape, site);
  emitWrapper(game, procedure, shape, sites, body);
}

/** `name(S, f)`: runs everything that hears a change; [4] is the thing, player or -1, [5] the old value. */
export function emitChange(game: GameEmit, name: string, sites: readonly HookSite[], at: Place): void {
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
  const wrapper: Wrapper = { game, shape, builder, params: shapeCells(builder, shape), skip: '0', outer: 'f' };
  const list = builder.cell();
  const count = builder.cell();
  builder.writer.line(`${list} = S[7]; ${count} = 0;`);
  hear(wrapper, sites, 'when', count);
  runListed(wrapper, sites, 'when', list, count, null, null);
  builder.writer.line('S[7] = f; return 0;');
  game.functions.push(builder.finish(at, `everybody who hears that ${name.slice(2)} changed`));
}

function emitHook(game: GameEmit, shape: EventShape, site: HookSite): void {
  const builder = new FrameBuilder(game, game.frame(site.name));
  builder.cell(HOOK_HEAD - FRAME_HEAD);
  const params = shapeCells(builder, shape);
  const context = hookContext(site, builder.writer, `S[f + ${SOURCE}]`, `S[f + ${RECORD}]`, 'you');
  bindPatterns(site, shape, context, params);
  context.leave = (result) =>
    result === null ? '{ S[7] = f; return 0; }' : `{ S[11] = ${result}; S[7] = f; return 0; }`;
  game.within = site.row?.name ?? shape.name;
  game.withinRow = site.row;
  const frame: Frame = { game, builder, hooked: shape.procedure };
  builder.writer.from(site.hook.at, () => {
    const test = site.timing === 'instead' ? null : site.hook.condition;
    if (test) {
      frame.game.writers.prepare(frame, context, test);
      builder.writer.line(`if (!(${condition(game, context, test)})) { S[7] = f; return 0; }`);
    }
    markReached(game, builder.writer, site.hook.at, 'hook');
    frame.game.writers.frameBlock(frame, context, site.hook.body);
  });
  game.withinRow = null;
  builder.writer.line('S[7] = f; return 0;');
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
  const args: string[] = [];
  for (const param of hooked.params) {
    const given =
      param.label === null ? proceed.object : (proceed.args.find((arg) => arg.label === param.label)?.value ?? null);
    if (given) frame.game.writers.prepare(frame, context, given);
    for (let i = 0; i < (isSetParam(param) ? 2 : 1); i++)
      args.push(given ? value(game, context, given) : `S[f + ${cell + i}]`);
    cell += isSetParam(param) ? 2 : 1;
  }
  builder.call(game.procedureName(hooked), `S[f + ${EVENT_YOU}]`, [...args, `S[f + ${NEXT}]`, `S[f + ${OUTER}]`]);
}
