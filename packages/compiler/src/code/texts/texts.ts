/**
 * Texts for players come from `prose`; here the emitter asks for them, with the surroundings of each.
 *
 * A text in all languages of the game travels through the emitter as one string, the languages one behind the other with `BETWEEN` in
 * between, so that texts that are alike are noted once and nothing on the way knows of languages. `languages.ts` takes the metadata apart.
 */
import type {
  Ability,
  Choice,
  Expression,
  Gain,
  Limit,
  May,
  Menu,
  MenuOption,
  Play,
  Procedure,
} from '../../content/tree/node.ts';
import { listedNumbers } from '../../content/tree/choices.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import {
  abilityLabel,
  cardText,
  drawnText,
  revealedText,
  eventText,
  gainText,
  languagesOf,
  noneLabel,
  numberLabel,
  nothingToChoose,
  optionLabel,
  playedWhen,
  promptOf,
  reasonOf,
  reasonsOf,
  spaced,
  windowTitle,
  wordsOf,
  type PartReason,
  type Reason,
  type ShownTo,
  type Wording,
} from '../../prose/index.ts';
import { apart, noted } from '../../prose/wording/words.ts';
import type { FieldModel, RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { newScene, type CodeScene } from '../js/context.ts';
import type { TextCache } from '../game/text-cache.ts';

/** Stands between the languages of a text; no file can hold it. */
export const BETWEEN = '\0';

const wordsByModel = new WeakMap<GameModel, readonly Wording[]>();

/** The words of each language of a game, English first. */
export function allWords(model: GameModel): readonly Wording[] {
  let cached = wordsByModel.get(model);
  if (cached === undefined) {
    cached = languagesOf(model).map((lang) => wordsOf(model, lang));
    wordsByModel.set(model, cached);
  }
  return cached;
}

/** One text in all languages; where one says nothing it is said as in English. */
export function inAll(model: GameModel, make: (words: Wording) => string): string {
  return all(model, make) ?? '';
}

function all(model: GameModel, make: (words: Wording) => string | null): string | null {
  return joined(allWords(model).map((words) => inLanguage(words, make(words))));
}

function inLanguage({ locale }: Wording, text: string | null): string | null {
  return text === null ? null : spaced(locale, text);
}

function joined(texts: readonly (string | null)[]): string | null {
  const [first = null] = texts;
  if (first === null || texts.every((text) => text === first)) return first;
  return texts.map((text) => text ?? first).join(BETWEEN);
}

/** A text about a node; as it was, when nothing has changed that it can speak of. */
function remembered(
  game: GameEmit,
  { within, row }: CodeScene,
  what: string,
  node: { readonly kind: string; readonly at: Span },
  make: (words: Wording) => string | null,
): string | null {
  const key = `${what} ${node.kind} ${within} ${row?.name ?? ''}`;
  return again(game, (texts) => `${key} ${texts.around(node.at, row)}`, make);
}

/** A text in all languages, as it was when its key is known. */
function again(
  game: GameEmit,
  keyIn: (texts: TextCache) => string,
  make: (words: Wording) => string | null,
): string | null {
  const { texts } = game.host;
  if (texts === null) return all(game.model, make);
  const key = keyIn(texts);
  const words = allWords(game.model);
  const cached = texts.get(key) ?? words.map((one) => apart(one, (own) => inLanguage(own, make(own))));
  texts.set(key, cached);
  return joined(words.map((one, index) => (cached[index] === undefined ? null : noted(one, cached[index]))));
}

/** One reason for each part of a condition that `and` joins. */
export function conditionReasons(
  game: GameEmit,
  { row }: CodeScene,
  condition: Expression,
  option: string | null,
): PartReason[] {
  const about = { row, ...(option === null ? {} : { option }) };
  const [first = [], ...others] = allWords(game.model).map((words) => reasonsOf(condition, game.model, words, about));
  return first.map((part, index) => ({
    ...part,
    ...together(game, [part, ...others.map((parts) => parts[index] ?? part)]),
  }));
}

export function singleReason(game: GameEmit, { row }: CodeScene, node: Gain | Limit): Reason {
  return together(
    game,
    allWords(game.model).map((words) => reasonOf(node, game.model, words, { row })),
  );
}

/** A reason in all languages, as sentences. One that reads other values than the English one cannot be shown: the English one stands for it. */
function together({ model }: GameEmit, reasons: readonly Reason[]): Reason {
  const [first] = reasons;
  if (first === undefined) return { text: '', slots: [] };
  const texts = allWords(model).map(({ locale }, index) => {
    const reason = reasons[index] ?? first;
    return `${spaced(locale, reason.slots.length > first.slots.length ? first.text : reason.text)}.`;
  });
  return {
    text: texts.every((text) => text === texts[0]) ? (texts[0] ?? '') : texts.join(BETWEEN),
    slots: first.slots,
  };
}

export function candidateText(game: GameEmit, scene: CodeScene, choice: Choice): string {
  const make = (words: Wording): string => nothingToChoose(choice, game.model, words, { row: scene.row });
  return remembered(game, scene, 'nothing', choice, make) ?? '';
}

export function promptText(game: GameEmit, scene: CodeScene, node: Choice | Menu | May): string {
  const asked = { row: scene.row, within: scene.within };
  return remembered(game, scene, 'prompt', node, (words) => promptOf(node, game.model, words, asked)) ?? '';
}

export function noneText(game: GameEmit, scene: CodeScene, node: Choice | Menu | May | 'window'): string | null {
  const { row, within } = scene;
  const make = (words: Wording): string | null => noneLabel(node, words, game.model, { row, within });
  return node === 'window' ? all(game.model, make) : remembered(game, scene, 'none', node, make);
}

export function optionText(game: GameEmit, scene: CodeScene, option: MenuOption): string {
  return remembered(game, scene, 'option', option, (words) => optionLabel(option, game.model, words)) ?? '';
}

/** What an option is called with each of its numbers, by the number; empty where the game says nothing of them. */
export function numberTexts(game: GameEmit, scene: CodeScene, option: MenuOption): Readonly<Record<string, string>> {
  const texts = listedNumbers(option).map((n) => {
    const make = (words: Wording): string | null => numberLabel(option, n, words);
    return [String(n), remembered(game, scene, `number ${n}`, option, make)] as const;
  });
  return Object.fromEntries(texts.filter((pair): pair is [string, string] => pair[1] !== null));
}

export function useText(game: GameEmit, scene: CodeScene, item: Ability | Play, row: RowModel | null): string {
  if (row === null) return windowText(game, item.window);
  return remembered(game, { ...scene, row }, 'use', item, (words) => abilityLabel(item, row, game.model, words)) ?? '';
}

export function windowText(game: GameEmit, window: string): string {
  return inAll(game.model, (words) => windowTitle(window, game.model, words));
}

export function procedureText(game: GameEmit, procedure: Procedure): string | null {
  if (!game.model.phrases.has(procedure.name)) return null;
  const scene = newScene({ within: procedure.name });
  return remembered(game, scene, 'event', procedure, (words) => eventText(procedure, game.model, words));
}

/**
 * What the log says of a change of a field, null for nothing.
 * @param name  see `fieldPhraseName`
 */
export function fieldText({ model }: GameEmit, name: string): string | null {
  return model.phrases.has(name) ? all(model, (words) => words.phrase(name) || null) : null;
}

/** What the log says of a counter that goes up or down. */
export function counterText(game: GameEmit, how: Gain['how'], counter: FieldModel): string {
  return inAll(game.model, (words) => gainText(how, counter, words));
}

/** What the log says of a card that is drawn. @param isOpen  it comes to where all see it */
export function drawText(game: GameEmit, isOpen: boolean): string | null {
  return all(game.model, (words) => drawnText(words, isOpen));
}

export function revealText(game: GameEmit, who: ShownTo): string | null {
  return all(game.model, (words) => revealedText(words, who));
}

export function textOfCard(game: GameEmit, row: RowModel): string {
  return (
    again(
      game,
      (texts) => `card ${texts.ofRow(row)}`,
      (words) => cardText(row, game.model, words),
    ) ?? ''
  );
}

/** When a card can be played; null for what is not played. */
export function timeOfCard(game: GameEmit, row: RowModel): string | null {
  return again(
    game,
    (texts) => `when ${texts.ofRow(row)}`,
    (words) => playedWhen(row, game.model, words),
  );
}

/** The title of something that was declared. */
export function titleOf(model: GameModel, name: string, title: string): string {
  return inAll(
    model,
    (words) => words.titles[name] ?? (words.lang === 'en' ? title : miss(words, 'titles', name, title)),
  );
}

/** Notes that a language does not say something, and gives what it is in English. */
export function miss(words: Wording, section: string, name: string, english: string): string {
  if (/\p{L}{2}/u.test(english)) words.missing.add(`${section}: ${name}`);
  return english;
}
