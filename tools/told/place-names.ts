// What tables tell of a random game: places have the names that players give them, and nothing has
// the name of another thing.
import { toldLog, toldTable } from '@undercroft/components/told-log';
import type { GameMeta, GameModule } from '@undercroft/contract';
import { createGame, Rng, type Game } from '@undercroft/engine';
import { viewFor, type GameView, type LogLineView } from '@undercroft/view';
import { expect } from 'vitest';

const SEEDS = 3;
const LONGEST = 400;
/** Questions between two looks at the boards. */
const EVERY = 40;

/** Expects that the log names places, and nothing by the name of another thing. */
export function expectNamesInLog(module: GameModule): void {
  const { meta } = module;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = playedAtRandom(module, seed);
    const view = viewFor(module, game.state, 0, { events: game.events });
    const { sentences, spots } = toldLog(meta, view);
    const known = namesOfPlaces(meta, view, spots);

    expect(sentences.filter((sentence) => placesIn(sentence).some((place) => known.has(place)))).toEqual([]);
    expect(sentences.filter((sentence) => /\b(\p{L}+) \1\b/u.test(sentence))).toEqual([]);
    expect(sentences.filter((sentence, n) => !keepsTheRest(view.log[n]!, sentence))).toEqual([]);
    expect(view.log.flatMap((line, n) => (isThrowWithoutReason(meta, view.log, n) ? [line] : []))).toEqual([]);
  }
}

/** Expects that questions and boards name places, and no two of a room alike. */
export function expectNamesOnBoards(module: GameModule): void {
  const { meta } = module;
  if (meta.kinds.every(({ board }) => board === undefined)) return;
  for (let seed = 1; seed <= SEEDS; seed++)
    playedAtRandom(module, seed, (game) => {
      const decision = game.decision()!;
      if (game.position % EVERY > 0) return;
      const view = viewFor(module, game.state, decision.player, { events: game.events });
      const { spots } = toldLog(meta, view);
      const known = namesOfPlaces(meta, view, spots);
      const { asked, listed, places } = toldTable(meta, view);

      expect([...asked, ...listed].filter((text) => placesIn(text).some((place) => known.has(place)))).toEqual([]);
      expect(places.filter(({ text, thing }) => spots.has(thing) && placesIn(text).length > 0)).toEqual([]);
      for (const { drawn, squares } of view.boards) {
        const explored = squares.filter((_, n) => (drawn?.rooms[n] ?? -1) >= 0).map(({ id }) => spots.get(id));
        expect(explored.length - new Set(explored).size).toBe(0);
      }
    });
}

function playedAtRandom(module: GameModule, seed: number, look: (game: Game) => void = () => undefined): Game {
  const { meta } = module;
  const players = seed % 2 === 0 ? meta.players.max : meta.players.min;
  const game = createGame(module, { players, seed, variant: meta.variants[meta.recommended ?? -1]?.name });
  const rng = new Rng(seed);
  while (!game.over && game.position < LONGEST) {
    look(game);
    game.answer(rng.below(game.decision()!.options.length));
  }
  return game;
}

/** Titles by which maps call places, of which every place of this title has a name in the view. */
function namesOfPlaces(meta: GameMeta, view: GameView, spots: ReadonlyMap<number, string>): ReadonlySet<string> {
  const squares = view.boards.flatMap((board) => board.squares.map(({ id, row }) => ({ id, row })));
  const titles = Map.groupBy(squares, ({ row }) => meta.rows[row]!.title.toLowerCase());
  return new Set([...titles].filter(([, all]) => all.every(({ id }) => spots.has(id))).map(([title]) => title));
}

const placesIn = (sentence: string): readonly string[] => sentence.toLowerCase().match(/row \d+, column \d+/gu) ?? [];

/** Whether dice are told of before anything says what they are for. */
function isThrowWithoutReason({ extras }: GameMeta, log: readonly LogLineView[], n: number): boolean {
  const before = log[n - 1]?.event ?? '';
  const { heading, weight } = (extras.table?.drama?.[before] ?? {}) as { heading?: boolean; weight?: number };
  return log[n]!.event === 'roll' && (n === 0 || heading === true || weight === 0);
}

/** Whether all that a sentence said besides places still stands in it, in the same order. */
function keepsTheRest({ places = [], text }: LogLineView, sentence: string): boolean {
  let [rest, told] = [text.toLowerCase(), sentence.toLowerCase()];
  for (const { said } of places) {
    const at = rest.indexOf(said.toLowerCase());
    const before = rest.slice(0, at);
    if (at < 0 || !told.startsWith(before)) return false;
    rest = rest.slice(at + said.length);
    told = told.slice(before.length);
    const next = rest.slice(0, 2);
    told = told.slice(Math.max(0, told.indexOf(next)));
  }
  return told.endsWith(rest);
}
