// Texts about nodes, asked for where their code is written.

import type { Ability, Choice, Expression, Gain, Limit, May, Menu, MenuOption, Play } from '../../content/tree/node.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { PartReasonText, ReasonText } from '../game/sentences.ts';
import type { CodeScene } from '../js/context.ts';

/** One reason for each part of a condition that `and` joins. */
export function conditionReasons(
  game: GameEmit,
  { row }: CodeScene,
  condition: Expression,
  option: string | null,
): readonly PartReasonText[] {
  return game.host.texts.conditionReasons(condition, row, option);
}

export function singleReason(game: GameEmit, { row }: CodeScene, node: Gain | Limit): ReasonText {
  return game.host.texts.singleReason(node, row);
}

export function candidateText(game: GameEmit, scene: CodeScene, choice: Choice): string {
  return game.host.texts.candidate(choice, scene);
}

export function promptText(game: GameEmit, scene: CodeScene, node: Choice | Menu | May): string {
  return game.host.texts.prompt(node, scene);
}

export function noneText(game: GameEmit, scene: CodeScene, node: Choice | Menu | May | 'window'): string | null {
  return game.host.texts.none(node, scene);
}

export function optionText(game: GameEmit, scene: CodeScene, option: MenuOption): string {
  return game.host.texts.option(option, scene);
}

/**
 * What an option is called with each of its numbers, by the number; empty where the game says
 * nothing of them.
 */
export function numberTexts(game: GameEmit, scene: CodeScene, option: MenuOption): Readonly<Record<string, string>> {
  return game.host.texts.numbers(option, scene);
}

export function useText(game: GameEmit, scene: CodeScene, item: Ability | Play, row: RowModel | null): string {
  if (row === null) return windowText(game, item.window);
  return game.host.texts.use(item, { within: scene.within, row });
}

export function windowText(game: GameEmit, window: string): string {
  return game.host.texts.window(window);
}
