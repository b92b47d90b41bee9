/** Hooks as functions. */
import { FRAME } from '@undercroft/contract';
import type { Procedure } from '../../content/tree/node.ts';
import type { FieldModel, Type } from '../../content/model/model.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import { F, frameCell, S, TOP, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { newScene } from '../js/context.ts';
import { Writer } from '../js/writer.ts';
import { condition } from '../values/conditions.ts';
import { FrameBuilder } from '../game/frame-builder.ts';
import type { Frame, GameEmit } from '../game/game-emit.ts';
import {
  bindPatterns,
  hookContext,
  shapeCells,
  shapeOf,
  sitesOf,
  type EventShape,
  type HookSite,
} from '../hooks/hook-sites.ts';
import { changing } from '../hooks/hearing.ts';
import { HOOK_HEAD, RECORD, SOURCE } from '../hooks/hook-cells.ts';
import { writeBlock } from '../statements/statements.ts';
import { prepare } from '../statements/prepare.ts';
import { emitWrapper, hear, runListed, writeIsHeard, type Wrapper } from '../hooks/hook-wrapper.ts';
import { markReached } from '../game/reached.ts';

export function emitHeard(game: GameEmit, procedure: Procedure, body: string): void {
  const sites = sitesOf(game, procedure);
  const shape = shapeOf(game, procedure);
  for (const site of sites) emitHook(game, shape, site);
  emitWrapper(game, procedure, shape, sites, body);
}

/**
 * `c_NAME(S, f)`: runs everything that hears a change; cell 4 of its frame is the thing, player or
 * -1, cell 5 the old value. `hears_NAME(S, you, thing, old)`: whether there is anything to run.
 */
export function emitChange(game: GameEmit, field: FieldModel | 'place', sites: readonly HookSite[], at: Span): void {
  const name = changing(field);
  const [thing, old] = typesOf(field);
  const shape: EventShape = {
    name: `c_${name}`,
    at,
    params: [
      { label: null, isSet: false, ...(thing && { type: thing }) },
      { label: 'old', isSet: false, ...(old && { type: old }) },
    ],
    procedure: null,
  };
  for (const site of sites) emitHook(game, shape, site);
  emitIsHeard(game, shape, sites, name);
  const builder = new FrameBuilder(game, game.frame(shape.name));
  const wrapper: Wrapper = { game, shape, builder, params: shapeCells(builder, shape), skip: js.number(0), outer: F };
  const list = builder.cell();
  const count = builder.cell();
  builder.writer.line(js.assign(list, TOP), js.assign(count, 0));
  hear(wrapper, sites, 'when', count);
  runListed(wrapper, sites, 'when', list, count, null, null);
  builder.done();
  game.functions.push(builder.finish(at, `everybody who hears that ${name} changed`));
}

/** Types of what changes, and of its value; undefined for what no thing can be. */
function typesOf(field: FieldModel | 'place'): readonly (Type | undefined)[] {
  if (field === 'place') return [{ is: 'thing', of: null }, undefined];
  return [typeof field.owner === 'object' ? { is: 'thing', of: field.owner } : undefined, field.type];
}

function emitIsHeard(game: GameEmit, shape: EventShape, sites: readonly HookSite[], name: string): void {
  const [thing, old, writer] = [js.name('thing'), js.name('old'), new Writer()];
  const builder = { writer, scene: newScene() };
  writer.function(`hears_${name}`, [S, YOU, thing, old], () =>
    writeIsHeard({ game, shape, builder, params: [thing, old], withConditions: true }, sites),
  );
  game.functions.push(writer);
}

function emitHook(game: GameEmit, shape: EventShape, site: HookSite): void {
  const within = site.row?.name ?? shape.name;
  const builder = new FrameBuilder(game, game.frame(site.name), { within, row: site.row });
  builder.cell(HOOK_HEAD - FRAME.locals);
  const params = shapeCells(builder, shape);
  const context = hookContext(site, builder.writer, frameCell(SOURCE), frameCell(RECORD), YOU, builder.scene);
  bindPatterns(game, site, shape, context, params);
  context.leave = (result) => builder.leave(result);
  const frame: Frame = { game, builder, hooked: shape.procedure };
  builder.writer.from(site.hook.at, () => {
    const test = site.timing === 'instead' ? null : site.hook.condition;
    if (test) {
      prepare(frame, context, test);
      builder.writer.line(js.when(js.not(condition(game, context, test)), builder.leave()));
    }
    markReached(game, builder.writer, site.hook.at, 'hook');
    writeBlock({ game, context, frame }, site.hook.body);
  });
  builder.done();
  game.functions.push(
    builder.finish(site.hook.at, `${site.timing} ${shape.name}${site.row ? `, ${site.row.name}` : ''}`),
  );
}
