/** Legal answers in the words a player or an author uses for them. */
import type { AskMeta, GameModule, RowMeta, ValueMeta } from '@undercroft/contract';
import { NONE, STATUS, menuArgument, menuEntry } from '@undercroft/contract';
import {
  advance,
  ownerOf,
  readDecision,
  seenOptions,
  seesThing,
  shownThing,
  zoneOf,
  type Viewer,
} from '@undercroft/engine';
import { placeOf, thingName, type Situation } from './names.ts';
import { showValue } from './values.ts';
import { plainWords } from './words.ts';

/** One answer, with everything an author may call it. */
export interface NamedAnswer {
  /** position in the list that was handed in */
  readonly index: number;
  /** what it is called in messages */
  readonly name: string;
  /** all its names, as `plainWords` makes them; the first ones are the most exact */
  readonly words: readonly string[];
  /** what a player reads, where that is known */
  readonly label?: string;
  /** answers with the same identity differ only in which of several equal things they mean */
  readonly identity: string;
}

/**
 * Names the answers to a question.
 *
 * @param values the answers as ints, as `Io.options` has them
 * @param labels what a player reads for each, if that is known
 */
export function nameAnswers(
  situation: Situation,
  ask: AskMeta,
  values: readonly number[],
  labels: readonly string[] = [],
): NamedAnswer[] {
  return values.map((value, index) => {
    const { name, words, identity } = namesOfAnswer(situation, ask, value);
    const label = labels[index];
    if (label === undefined) return { index, name, words, identity };
    return { index, name: label, label, words: [...words, plainWords(label)], identity };
  });
}

type AnswerNames = Omit<NamedAnswer, 'index'>;

function namesOfAnswer(situation: Situation, ask: AskMeta, value: number): AnswerNames {
  if (value === NONE) return called([ask.none ?? 'none', 'none', 'done', 'pass', 'no', 'nothing'], 'none');
  if (ask.what === 'may') return called(value === 0 ? ['no', 'false'] : ['yes', 'true']);
  if (ask.what !== 'menu' && ask.what !== 'window') return namesOfValue(situation, ask.type, value);

  const entry = ask.entries[menuEntry(value)];
  if (entry === undefined) return called([`answer ${value}`], String(value));
  const row = situation.names.meta.rows[entry.row];
  const own = called([entry.name, entry.label, ...(row === undefined ? [] : [row.name, row.title])]);
  if (entry.argument === null) return own;
  const argument = namesOfValue(situation, entry.argument, menuArgument(value));
  // The name of an option serves as its label does, so that a scenario holds when the label is
  // worded anew.
  const both = [' ', ': '].flatMap((joint) =>
    own.words.flatMap((word) => argument.words.map((of) => word + joint + of)),
  );
  return {
    name: `${own.name} ${argument.name}`,
    words: [...both, ...argument.words, ...own.words],
    identity: `${menuEntry(value)} ${argument.identity}`,
  };
}

function namesOfValue(situation: Situation, type: ValueMeta, value: number): AnswerNames {
  const { meta } = situation.names;
  if (type.is !== 'thing' || value === NONE) {
    const title = (type.is === 'row' ? meta.rows : type.is === 'kind' ? meta.kinds : [])[value]?.title;
    return called([showValue(meta, type, value), ...(title === undefined ? [] : [title])]);
  }
  const row = meta.rows[meta.things[value] ?? -1];
  if (row === undefined) return called([thingName(meta, value)]);
  const card = openCard(situation, value);
  const own = [row.name, row.title, `${row.name}#${value - row.first + 1}`];
  const base = called(card === undefined ? own : [card.name, card.title, ...own]);
  const where: string[] = [];
  const place = placeOf(situation, value);
  const placeRow = meta.rows[meta.things[place] ?? -1];
  if (placeRow !== undefined) where.push(placeRow.name, placeRow.title, thingName(meta, place));
  const zone = situation.names.zoneOfId[zoneOf(meta, situation.state, value)];
  if (zone !== undefined) where.push(zone.name);
  const suffixes = where.map((name) => ` in ${plainWords(name)}`);
  const owner = ownerOf(meta, situation.state, value);
  if (owner !== NONE) suffixes.push(` of player ${owner + 1}`);
  return { ...base, words: [...base.words, ...suffixes.flatMap((suffix) => base.words.map((word) => word + suffix))] };
}

/** Names are made plain before they are joined: an answer has many of them, made of few. */
function called(names: readonly string[], identity = names[0]!): AnswerNames {
  return { name: names[0]!, words: names.map(plainWords), identity };
}

/** The row of the card that a thing stands for, when everybody may know that card. */
function openCard({ names: { meta }, state }: Situation, thing: number): RowMeta | undefined {
  const shown = shownThing(meta, state, thing);
  return shown === thing || !seesThing(meta, state, 'spectator', shown) ? undefined : meta.rows[meta.things[shown]!];
}

/** What a written answer can mean among those that are offered. */
export type Match =
  | { readonly is: 'one'; readonly answer: NamedAnswer }
  | { readonly is: 'none' }
  /** several different answers go by that name */
  | { readonly is: 'several'; readonly answers: readonly NamedAnswer[] };

/**
 * Finds the answer an author means; of several equal things the first one. What is written as a
 * player reads it goes before what is written as a file is named: `Lamp` is never the row `lamp`
 * while another row has that title. Never throws.
 */
export function matchAnswer(answers: readonly NamedAnswer[], text: string): Match {
  const wanted = plainWords(text);
  const found = answers.filter(({ words }) => words.includes(wanted));
  if (found.length === 0) return { is: 'none' };
  const first = found[0]!;
  if (found.every(({ identity }) => identity === first.identity)) return { is: 'one', answer: first };
  const shown = found.filter(({ label }) => label === text.trim());
  if (shown.length === 1) return { is: 'one', answer: shown[0]! };
  const isTitle = text !== text.toLowerCase();
  const exact = isTitle ? [] : found.filter(({ words }) => words[0] === wanted);
  return exact.length === 1 ? { is: 'one', answer: exact[0]! } : { is: 'several', answers: found };
}

/** Labels of the open decision as the asked player reads them. */
export function answersSeen(game: GameModule, state: Int32Array, viewer: Viewer): string[] {
  if (advance(game, state) !== STATUS.decision) return [];
  const mayName = (thing: number): boolean => seesThing(game.meta, state, viewer, thing);
  const { options } = readDecision(game, state, 0, { state, mayName });
  return seenOptions(game, state, viewer, options).map(({ label }) => label);
}
