/** Texts for players come from explain/; here is only the way from the emitter to it, with what stands around remembered. */
import type { Ability, Choice, Expression, Gain, Limit, May, Menu, MenuOption, Play, Procedure } from '../ast/node.ts';
import {
  abilityLabel,
  cardText,
  eventText,
  languagesOf,
  noneLabel,
  optionLabel,
  promptOf,
  reasonOf,
  reasonsOf,
  windowTitle,
  wordsOf,
  type PartReason,
  type Reason,
  type Words,
} from '../explain/index.ts';
import type { RowModel } from '../model/model.ts';
import type { GameEmit } from './game-emit.ts';

const wordsByModel = new WeakMap<object, Words>();

function english(game: GameEmit): Words {
  const known = wordsByModel.get(game.model);
  if (known !== undefined) return known;
  const words = wordsOf(game.model);
  wordsByModel.set(game.model, words);
  return words;
}

/** One reason for each part of a condition that `and` joins. */
export function conditionReasons(game: GameEmit, condition: Expression, option: string | null): PartReason[] {
  return reasonsOf(condition, game.model, english(game), {
    row: game.withinRow,
    ...(option === null ? {} : { option }),
  });
}

export function singleReason(game: GameEmit, node: Gain | Limit): Reason {
  return reasonOf(node, game.model, english(game), { row: game.withinRow });
}

export function candidateText(game: GameEmit, choice: Choice): string {
  return `There is nothing to choose from: ${promptText(game, choice).replace(/^Choose /, '')}.`;
}

export function promptText(game: GameEmit, node: Choice | Menu | May): string {
  return promptOf(node, game.model, english(game), { row: game.withinRow, within: game.within });
}

export function noneText(game: GameEmit, node: Choice | Menu | May | 'window'): string | null {
  return noneLabel(node, english(game));
}

export function optionText(game: GameEmit, option: MenuOption): string {
  return optionLabel(option, game.model, english(game));
}

export function useText(game: GameEmit, item: Ability | Play, row: RowModel | null): string {
  return row ? abilityLabel(item, row, game.model, english(game)) : windowText(game, item.window);
}

export function windowText(game: GameEmit, window: string): string {
  return windowTitle(window, game.model, english(game));
}

export function procedureText(game: GameEmit, procedure: Procedure): string | null {
  return game.model.phrases.has(procedure.name) ? eventText(procedure, game.model, english(game)) : null;
}

/** The card's text in every language that the game has words for. */
export function cardTexts(game: GameEmit, row: RowModel): Record<string, string> {
  return Object.fromEntries(
    languagesOf(game.model).map((language) => [language, cardText(row, game.model, wordsOf(game.model, language))]),
  );
}
