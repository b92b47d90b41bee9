/** Positions of a game that bots played, as texts that a page can load. */
import { botNamed, type Bot } from '@undercroft/bots';
import { createGame, type Decision, type Game } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';

/** A place in a game. */
export interface Moment {
  /** the procedure whose question the first seat is asked, or `ANY`; or its end */
  readonly within: string;
  /** which time it is asked there, from 1 */
  readonly nth: number;
  /** things that have happened after the first seat has answered, one after the other; 0 while it is still asked */
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
  /** by name, as `undercroft sim --bots` */
  readonly bot: string;
  readonly moments: readonly Moment[];
}

/** Reads `plan-battle`, `plan-battle:3` and `plan-battle:3+5`. */
export function momentFrom(word: string): Moment {
  const [place = '', shown = '0'] = word.split('+');
  const [within = '', nth = '1'] = place.split(':');
  return { within, nth: Number.parseInt(nth, 10), shown: Number.parseInt(shown, 10) };
}

/** A question as it was asked, with the position in which it was. */
export interface Asked {
  /** what the player reads */
  readonly prompt: string;
  /** the procedure or card that it stands in */
  readonly within: string;
  readonly answers: number;
  readonly text: string;
}

/**
 * Plays games to their ends, and keeps of each question that one of the seats was asked the time with the most answers: that is when it is hardest to
 * show. @param games  how many, of one seed after the other @param seats  from 0 @param most  answers of a game, which is left then @returns in the order
 * in which they were first asked @throws Error when there is no such bot
 */
export async function questionsOf(
  { game: id, players, seed, variant, bot }: Omit<Wanted, 'moments'>,
  { games, seats, most }: { readonly games: number; readonly seats: readonly number[]; readonly most: number },
): Promise<Asked[]> {
  const module = await loadCompiled(compiledGame(id));
  const make = botMaker(bot);
  const found = new Map<number, Asked>();
  for (let each = seed; each < seed + games; each++) {
    const game = createGame(module, { players, seed: each, variant });
    const bots = Array.from({ length: players }, (_, seat) => make({ game: module, seed: each + seat }));
    while (!game.over && game.position < most)
      answerOne(game, bots, ({ askIndex, ask, player, prompt, options }) => {
        if (seats.includes(player) && (found.get(askIndex)?.answers ?? -1) < options.length)
          found.set(askIndex, {
            prompt,
            within: ask.within,
            answers: options.length,
            text: textOf(game, players, player),
          });
      });
  }
  return [...found.values()];
}

/** Plays one game until all moments have come, or to its end. @returns those that came, in the order of the game. @throws Error when there is no such bot */
export async function positionsOf({ game: id, players, seed, variant, bot, moments }: Wanted): Promise<Position[]> {
  const module = await loadCompiled(compiledGame(id));
  const make = botMaker(bot);
  const game = createGame(module, { players, seed, variant });
  const bots = Array.from({ length: players }, (_, seat) => make({ game: module, seed: seed + seat }));
  const asked = new Map<string, number>();
  const found: Position[] = [];
  const keep = (within: string): void => {
    const nth = (asked.get(within) ?? 0) + 1;
    asked.set(within, nth);
    for (const moment of moments)
      if (moment.within === within && moment.nth === nth) found.push({ moment, text: textOf(game, players, 0) });
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

function botMaker(name: string): NonNullable<ReturnType<typeof botNamed>> {
  const make = botNamed(name);
  if (make === null) throw new Error(`there is no bot ${name}`);
  return make;
}

function answerOne(game: Game, bots: readonly Bot[], keep: (decision: Decision) => void): void {
  const [decision] = game.decisions();
  if (decision === undefined) throw new Error('nobody is asked, and the game is not over');
  const { player, options } = decision;
  keep(decision);
  const values = Int32Array.from(options, ({ value }) => value);
  const turn = { state: game.snapshotFor(player), player, options: values, count: values.length };
  game.answerFor(player, bots[player]!.choose(turn));
}

/** A saved game, in which a person sits on one seat and bots on the others. */
function textOf(game: Game, players: number, person: number): string {
  const seats = Array.from({ length: players }, (_, seat) => (seat === person ? 'human' : 'random'));
  return JSON.stringify({ undercroft: 1, seats, names: [], save: JSON.parse(game.save()) as unknown });
}
