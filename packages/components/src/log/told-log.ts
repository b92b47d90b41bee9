import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { modelOf } from '../board/model.ts';
import { readLayout } from '../layout/read-layout.ts';
import type { AreaScene } from '../scene/area-scene.ts';
import { questionOf } from '../scene/questions.ts';
import { buildScene } from '../scene/scene.ts';
import { spotsInSentences } from '../scene/spots.ts';
import { wordsFor, type Words } from '../words/words.ts';
import { withPlaceNames } from './place-names.ts';

/** The log of a view as a table tells it, for tests and tools that draw none. */
export interface ToldLog {
  readonly sentences: readonly string[];
  /** what places are called inside a sentence, by thing */
  readonly spots: ReadonlyMap<number, string>;
}

/** Tells the log of a view in the language of the game. @throws never */
export function toldLog(meta: GameMeta, view: GameView): ToldLog {
  const words = wordsFor(meta.lang ?? 'en');
  const spots = spotsInSentences(meta, view, words, readLayout(meta));
  return { sentences: withPlaceNames(view.log, spots, words).map(({ text }) => text), spots };
}

/** Words that a table shows beside its log: the open question, its answers, names of places. */
export interface ToldTable {
  readonly asked: readonly string[];
  /** squares and doors as tooltips and screen readers have them */
  readonly places: readonly ToldPlace[];
  /** what lists say of their things besides their names */
  readonly listed: readonly string[];
}

/** A square or a door, with the words that name it. */
interface ToldPlace {
  readonly thing: number;
  readonly text: string;
}

/** Tells the question and the boards of a view in the language of the game. @throws never */
export function toldTable(meta: GameMeta, view: GameView): ToldTable {
  const words = wordsFor(meta.lang ?? 'en');
  const scene = buildScene(meta, readLayout(meta), view, words);
  const areas = [...scene.shared, ...scene.players.flatMap((player) => player.areas)];
  const places = areas.flatMap((area) => placesInWords(area, words));
  const cards = areas.filter(({ shape }) => shape === 'list').flatMap(({ rows }) => rows.flat());
  const listed = cards.flatMap(({ face }) => face.marks.map(({ title }) => title));
  if (view.decision === null) return { asked: [], places, listed };
  const { detail, groups, text } = questionOf(meta, view.decision, scene, words);
  const answers = groups.flatMap(({ answers: named, squares = [] }) => [...named, ...squares]);
  const told = answers.flatMap(({ label, reason, where }) => [label, where ?? '', reason ?? '']);
  return { asked: [text, detail, ...told].filter((one) => one !== ''), places, listed };
}

function placesInWords({ board, rows }: AreaScene, words: Words): ToldPlace[] {
  const [squares = [], plots = [], above = [], gates = []] = rows;
  if (board === null) return [];
  const model = modelOf(board, { squares, plots, above, gates }, words);
  return [
    ...squares.map(({ thing }, n) => ({ thing, text: model.labels[n] ?? '' })),
    ...model.gates.map(({ label, scene: { thing } }) => ({ thing, text: label })),
  ];
}
