/**
 * What `resolve` does: effects of rows as frame functions, which of them is meant, and whether it
 * can be begun.
 */
import { FRAME } from '@undercroft/contract';
import type { Ability, Play } from '../../content/tree/node.ts';
import { choosesEffect, type Effect } from '../../core/units.ts';
import type { RowModel } from '../../content/model/model.ts';
import { rowOf } from '../js/attribute-names.ts';
import { cell, cellOf, F, S, YOU } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import { Context, newScene, type CodeScene } from '../js/context.ts';
import { carryOn, FrameBuilder, frameName } from '../game/frame-builder.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { markReached } from '../game/reached.ts';
import { writeBlock } from '../statements/statements.ts';
import { blockHasHead, writeHead } from '../windows/heads.ts';
import { identifier } from '../js/names.ts';
import { Writer } from '../js/writer.ts';

/**
 * Name of an effect in code: of the row, with a number behind the first. No content name has a `$`.
 */
function effectName({ units }: GameEmit, effect: Effect): string {
  const at = units.effects.get(effect.row)?.indexOf(effect) ?? 0;
  return identifier(effect.row.name) + (at <= 0 ? '' : `$${at + 1}`);
}

function allEffects({ units }: GameEmit): Effect[] {
  return [...units.effects.values()].flat();
}

/**
 * The effects of all rows. Those of one row follow each other in the table of frames: `resolve`
 * counts from the first.
 */
export function emitEffects(game: GameEmit): void {
  for (const effect of allEffects(game)) emitEffect(game, effect);
}

/** The effect of a card: cell 4 of its frame is the card, cell 5 what the open window is about. */
function emitEffect(game: GameEmit, effect: Effect): void {
  const { row } = effect;
  const builder = new FrameBuilder(game, game.frame(`e_${effectName(game, effect)}`), { within: row.name, row });
  const self = builder.constant('this');
  const about = builder.constant('about');
  const context = new Context(builder.writer, YOU, self, builder.scene);
  if (effect.about) context.bind(effect.about, about);
  context.leave = () => builder.leave();
  builder.writer.from(effect.body.at, () => {
    const rules = row.ruleIds.map((entry) => entry.id);
    markReached(game, builder.writer, effect.body.at, 'effect', rules);
    writeBlock({ game, context, frame: { game, builder } }, effect.body);
  });
  builder.done();
  game.functions.push(builder.finish(effect.body.at, `the effect of ${row.name}`));
}

/**
 * Which effect of its row a card has in mind, from 0: the one that was chosen while things of the
 * row are played, otherwise the first.
 *
 * @returns null when no row of the game has several
 */
function chosenOf({ layout }: GameEmit, card: Js): Js | null {
  if (layout.chosen === null) return null;
  return js.conditional(js.equal(cell(layout.chosen), rowOf(card, layout.copies)), cell(layout.chosen + 1), 0);
}

/** The effect of a row that an item of it plays; null for an ability. */
export function effectOf({ units }: GameEmit, item: Ability | Play, row: RowModel): Effect | null {
  return units.effects.get(row)?.find(({ play }) => play === item) ?? null;
}

/**
 * Cells that say what is resolved: what the window is about, and the chosen effect in games where a
 * row has several.
 */
export function meantCells({ layout }: GameEmit): readonly Js[] {
  return [layout.about, ...(layout.chosen === null ? [] : [layout.chosen, layout.chosen + 1])].map(cell);
}

/**
 * Puts code around what `body` writes, so that `resolve` finds there what it would if the effect
 * were played.
 */
export function whileMeant(
  game: GameEmit,
  { writer, scene }: { readonly writer: Writer; readonly scene: CodeScene },
  effect: Effect | null,
  about: Js,
  body: () => void,
): void {
  const before = meantCells(game).map((meant) => [js.name(scene.names.make('before')), meant] as const);
  writer.scope(() => {
    writer.line(js.constants(...before));
    writer.line(js.assign(cell(game.layout.about), about), ...choose(game, effect));
    body();
    writer.line(...before.map(([kept, meant]) => js.assign(meant, kept)));
  });
}

/**
 * Notes which effect is played, for `resolve`.
 * @param effect null when what is done is no effect that could be resolved
 */
export function choose(game: GameEmit, effect: Effect | null): readonly JsStatement[] {
  const { chosen } = game.layout;
  if (chosen === null) return [];
  if (effect === null || !choosesEffect(game.units, effect.row)) return [js.assign(cell(chosen), -1)];
  const at = game.units.effects.get(effect.row)?.indexOf(effect) ?? 0;
  return [js.assign(cell(chosen), effect.row.index), js.assign(cell(chosen + 1), at)];
}

/**
 * `resolve(S, f)`: runs the effect of the card in cell 4 of its frame; cell 5 is what the open
 * window is about.
 */
export function emitResolve(game: GameEmit): void {
  const builder = new FrameBuilder(game, game.frame('resolve'));
  const card = builder.constant('card');
  const about = builder.constant('about');
  const back = builder.label();
  const { writer } = builder;
  // One table for all cards: with a branch for each the function would be too long for the engine
  // to optimise.
  const [kind, frame] = [js.name('kind'), js.name('g')];
  const known = js.sum(js.at('EFFECT_FRAME', rowOf(card, game.layout.copies)), chosenOf(game, card) ?? 0);
  writer.line(js.constants([kind, js.conditional(js.binary('<', card, 0), -1, known)]));
  writer.if(js.binary('>=', kind, 0), () => {
    builder.resumeAt(back);
    for (const effect of allEffects(game)) builder.frame.calls.add(`e_${effectName(game, effect)}`);
    writer.line(js.constants([frame, js.call('push', S, F, kind, YOU)]));
    for (const [i, arg] of [card, about].entries()) writer.line(js.assign(cellOf(frame, FRAME.locals + i), arg));
    carryOn(writer, js.call(js.at('FRAMES', kind), S, frame));
  });
  builder.mark(back);
  builder.done();
  game.functions.push(builder.finish(null, 'runs the effect of a card'));
}

/**
 * `can_resolve(S, you, card)`: whether the effect of a card can be begun, by the head of its block.
 */
export function emitCanResolve(game: GameEmit): void {
  const card = js.name('card');
  const hasHead = ({ body }: Effect): boolean => blockHasHead(game.facts, body);
  const ables = [...game.units.effects].filter(([, effects]) => effects.some(hasHead));
  const whole = new Writer();
  whole.function('can_resolve', [S, YOU, card], () => {
    if (ables.length > 0)
      whole.switch(js.conditional(js.binary('<', card, 0), -1, rowOf(card, game.layout.copies)), () => {
        for (const [row, effects] of ables) whole.case(row.index, js.give(canBegin(game, effects, card)));
      });
    whole.line(js.give(js.TRUE));
  });
  for (const [, effects] of ables) for (const effect of effects) game.functions.push(canResolve(game, effect, card));
  game.functions.push(whole);
}

/** Whether the effect of a card that is meant can be begun. @param effects those of its row */
function canBegin(game: GameEmit, effects: readonly Effect[], card: Js): Js {
  const [first, ...others] = effects.map((effect) => js.call(canResolveName(game, effect), S, YOU, card));
  const chosen = chosenOf(game, card);
  return others.reduce<Js>(
    (before, can, i) => (chosen === null ? before : js.conditional(js.equal(chosen, i + 1), can, before)),
    first ?? js.TRUE,
  );
}

const canResolveName = (game: GameEmit, effect: Effect): string => `can_e_${effectName(game, effect)}`;

function canResolve(game: GameEmit, effect: Effect, card: Js): Writer {
  const { row } = effect;
  const writer = new Writer();
  writer.from(effect.body.at, () =>
    writer.function(canResolveName(game, effect), [S, YOU, card], () => {
      const context = new Context(writer, YOU, card, newScene({ within: row.name, row }));
      if (effect.about) context.bind(effect.about, cell(game.layout.about));
      writeHead(game, context, effect.body);
    }),
  );
  return writer;
}

/** By row: which frame runs the first of its effects, -1 for rows without one. */
export function effectFrames(game: GameEmit): Js {
  return js.list(
    game.model.rows.map((row) => (game.units.effects.has(row) ? frameName(`e_${identifier(row.name)}`) : -1)),
  );
}
