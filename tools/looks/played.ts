/** Positions of a game that bots played, as texts that a page can load. */
import { botNamed, type Bot } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { createGame, nextSetup, type Decision, type Game } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';

/** A place in a game. */
export interface Moment {
  /** the procedure whose question the first seat is asked, or `ANY`; or its end */
  readonly within: string;
  /** which time it is asked there, from 1 */
  readonly nth: number;
  /**
   * things that have happened after the first seat has answered, one after the other; 0 while it is
   * still asked
   */
  readonly shown: number;
}

/** A position in which the first seat, a person, is asked; the others are bots. */
export interface Position {
  readonly moment: Moment;
  readonly text: string;
}

export const END = 'end';
/** Stands for every question. */
export const ANY = 'any';

/** A game to be played. */
export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  readonly variant?: string | undefined;
  /**
   * by name, as `undercroft sim --bots`: one for all seats, or one for each, with commas between
   */
  readonly bot: string;
  readonly moments: readonly Moment[];
}

/** Reads `plan-battle`, `plan-battle:3` and `plan-battle:3+5`. */
export function momentFrom(word: string): Moment {
  const [place = '', shown = '0'] = word.split('+');
  const [within = '', nth = '1'] = place.split(':');
  return { within, nth: Number.parseInt(nth, 10), shown: Number.parseInt(shown, 10) };
}

/** A question, a message or an end that a player sees, with its position. */
export interface Asked {
  /** what the player reads */
  readonly prompt: string;
  /** the procedure or card that a question stands in, the event that is told, or `END` */
  readonly within: string;
  /** how many answers there are */
  readonly answers: number;
  readonly text: string;
  /** what is told: the answer that brings it about, by its index, and its sentence */
  readonly told?: { readonly answer: number; readonly sentence: string };
}

/** What is looked for in games that are played whole. */
export interface Search {
  /** how many games, of one seed after the other */
  readonly games: number;
  /** from 0 */
  readonly seats: readonly number[];
  /** answers of a game, which is left then */
  readonly most: number;
  /**
   * games that follow each other, each with what the one before left; 1 for games that stand alone
   */
  readonly campaign: number;
  /** by name, as `meta.options`; for the first game of a campaign */
  readonly options: Readonly<Record<string, number>>;
  /** procedures that questions are wanted of, and `END`; empty: all questions */
  readonly only: readonly string[];
  /**
   * events that are wanted, the first of each that one of the seats brings about, and no questions
   */
  readonly told: readonly string[];
}

/**
 * Plays games, and keeps of each question that one of the seats was asked the time with the most
 * answers: that is when it is hardest to show; or what is told of their answers. The ends of games
 * are kept where all is. @returns in the order in which they first came @throws Error when there is
 * no such bot
 */
export async function questionsOf(
  { game: id, players, seed, variant, bot }: Omit<Wanted, 'moments'>,
  search: Search,
): Promise<Asked[]> {
  const module = await loadCompiled(compiledGame(id));
  const sitDown = botsNamed(bot);
  const found = new Map<string, Asked>();
  for (let each = seed; each < seed + search.games; each++) {
    let game = createGame(module, { players, seed: each, variant, options: search.options });
    for (let nth = 0; nth < search.campaign; nth++) {
      const bots = sitDown(module, players, each + nth);
      while (!game.over && game.position < search.most) {
        let before = '';
        const said = answerOne(game, bots, (decision) => {
          if (search.told.length > 0) before = textOf(game, decision.player);
          else keepQuestion(found, search, game, decision);
        });
        if (said !== null) keepTold(found, search, game, { ...said, before });
      }
      if (search.told.length === 0 && wants(search, END)) keepEnd(found, search, game);
      const next = game.setup === null ? null : nextSetup(module, game.state, game.setup);
      if (next === null) break;
      game = createGame(module, { ...next, seed: each + nth + 1 });
    }
  }
  return [...found.values()];
}

const wants = ({ only }: Search, within: string): boolean => only.length === 0 || only.includes(within);

function keepQuestion(found: Map<string, Asked>, search: Search, game: Game, decision: Decision): void {
  const { askIndex, ask, player, prompt, options } = decision;
  const { within } = ask;
  const key = `${askIndex}`;
  if (!search.seats.includes(player)) return;
  if (!wants(search, within)) return;
  if ((found.get(key)?.answers ?? -1) >= options.length) return;
  found.set(key, { prompt, within, answers: options.length, text: textOf(game, player) });
}

function keepTold(
  found: Map<string, Asked>,
  { told, seats }: Search,
  game: Game,
  { player, answer, before }: Said & { before: string },
): void {
  if (!seats.includes(player)) return;
  for (const { name, text } of game.eventsSince(game.position)) {
    if (text === null || !told.includes(name) || found.has(name)) continue;
    found.set(name, { prompt: text, within: name, answers: 1, text: before, told: { answer, sentence: text } });
  }
}

/** The end of a game as each of the seats sees it, once for each way to end. */
function keepEnd(found: Map<string, Asked>, { seats }: Search, game: Game): void {
  const { result } = game;
  if (result === null) return;
  for (const seat of seats) {
    const key = `${END} ${result.name} ${seat}`;
    if (found.has(key)) continue;
    found.set(key, { prompt: String(result.name), within: END, answers: 0, text: textOf(game, seat) });
  }
}

/**
 * Plays one game until all moments have come, or to its end.
 *
 * @returns those that came, in the order of the game.
 * @throws Error when there is no such bot
 */
export async function positionsOf({ game: id, players, seed, variant, bot, moments }: Wanted): Promise<Position[]> {
  const module = await loadCompiled(compiledGame(id));
  const sitDown = botsNamed(bot);
  const game = createGame(module, { players, seed, variant });
  const bots = sitDown(module, players, seed);
  const asked = new Map<string, number>();
  const found: Position[] = [];
  const keep = (within: string): void => {
    const nth = (asked.get(within) ?? 0) + 1;
    asked.set(within, nth);
    for (const moment of moments)
      if (moment.within === within && moment.nth === nth) found.push({ moment, text: textOf(game, 0) });
  };
  const isDone = (): boolean => game.over || found.length === moments.length;
  while (!isDone())
    answerOne(game, bots, ({ ask, player }) => {
      if (player !== 0) return;
      keep(ask.within);
      keep(ANY);
    });
  if (game.over) keep(END);
  return found;
}

/**
 * @returns bots of these names for a game, by seat: one name for all, or one for each with commas
 *   between.
 *
 * @throws Error when there is no such bot
 */
function botsNamed(names: string): (game: GameModule, players: number, seed: number) => Bot[] {
  const makers = names.split(',').map((name) => {
    const make = botNamed(name);
    if (make === null) throw new Error(`there is no bot ${name}`);
    return make;
  });
  return (game, players, seed) =>
    Array.from({ length: players }, (_, seat) => makers[seat % makers.length]!({ game, seed: seed + seat }));
}

/** An answer as a bot gave it. */
interface Said {
  readonly player: number;
  /** its index */
  readonly answer: number;
}

/**
 * @returns null when others were asked at the same time: what comes of it then is not of this
 *   answer
 */
function answerOne(game: Game, bots: readonly Bot[], keep: (decision: Decision) => void): Said | null {
  const decisions = game.decisions();
  const [decision] = decisions;
  if (decision === undefined) throw new Error('nobody is asked, and the game is not over');
  const { player, options } = decision;
  keep(decision);
  const values = Int32Array.from(options, ({ value }) => value);
  const turn = { state: game.snapshotFor(player), player, options: values, count: values.length };
  const answer = bots[player]!.choose(turn);
  game.answerFor(player, answer);
  return decisions.length === 1 ? { player, answer } : null;
}

/** A saved game, in which a person sits on one seat and bots on the others. */
function textOf(game: Game, person: number): string {
  const seats = Array.from({ length: game.module.meta.players.max }, (_, seat) =>
    seat === person ? 'human' : 'random',
  );
  const save = JSON.parse(game.save()) as unknown;
  return JSON.stringify({ undercroft: 1, seats: seats.slice(0, game.setup?.players), names: [], save });
}
