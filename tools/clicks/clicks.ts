/**
 * How often a person presses something in a turn: every answer by itself, and with wishes that give
 * several at once.
 */
import { botNamed } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { createGame, gameFromState, type Game } from '@undercroft/engine';
import { END_TURN, Errand, type ThingWish } from '@undercroft/game-element/errand';
import { optionIndexOf, viewFor, type GameView } from '@undercroft/view';

/** Presses in the turns of one player. */
export interface Clicks {
  readonly turns: number;
  /** presses in each turn when every answer is one, and with wishes; in the same order */
  readonly plain: readonly number[];
  readonly wished: readonly number[];
}

/** What a game is measured with. */
export interface Measured {
  readonly seeds: readonly number[];
  readonly variant: string | undefined;
  /** by name, as `undercroft sim --bots` */
  readonly bot: string;
}

/** One answer as it was given. */
interface Given {
  readonly value: number;
  readonly player: number;
  readonly turn: number;
  /** thing that it chose, or -1 */
  readonly thing: number;
}

const SEAT = 0;
/** Answers from here on within which the next thing is looked for. */
const AHEAD = 14;
const LONGEST = 700;

const seen = (game: Game): GameView => viewFor(game.module, game.state, SEAT);

/**
 * Plays games with bots and counts the fewest presses by which the first seat could have given the
 * same answers.
 *
 * @throws Error when there is no such bot
 */
export function clicksIn(module: GameModule, { seeds, variant, bot }: Measured): Clicks {
  const plain: number[] = [];
  const wished: number[] = [];
  for (const seed of seeds) {
    const game = createGame(module, { players: module.meta.players.min, seed, variant });
    const course = play(game, bot, seed);
    const again = createGame(module, { players: module.meta.players.min, seed, variant });
    let turn = -1;
    for (let at = 0; at < course.length;) {
      const given = course[at]!;
      if (given.turn !== turn && given.turn === SEAT) {
        plain.push(0);
        wished.push(0);
      }
      turn = given.turn;
      if (given.player !== SEAT || turn !== SEAT) {
        again.answer({ value: given.value });
        at++;
        continue;
      }
      const { answers, presses } = best(again, course, at);
      plain.push(plain.pop()! + answers);
      wished.push(wished.pop()! + presses);
      for (const end = at + answers; at < end; at++) again.answer({ value: course[at]!.value });
    }
    if (again.hash() !== game.hash()) throw new Error('the same answers came to another position');
  }
  return { turns: plain.length, plain, wished };
}

function play(game: Game, bot: string, seed: number): Given[] {
  const make = botNamed(bot);
  if (make === null) throw new Error(`there is no bot ${bot}`);
  const { module } = game;
  const bots = Array.from({ length: module.meta.players.min }, (_, seat) => make({ game: module, seed: seed + seat }));
  const course: Given[] = [];
  while (!game.over && course.length < LONGEST) {
    const { player, options } = game.decision()!;
    const values = Int32Array.from(options, ({ value }) => value);
    const { turn } = seen(game);
    const option =
      options[bots[player]!.choose({ state: game.snapshot(), player, options: values, count: values.length })]!;
    course.push({ value: option.value, player, turn, thing: option.thing ?? -1 });
    game.answer(option);
  }
  return course;
}

/** Of all presses that give the next answers, the one that gives most of them. */
function best(game: Game, course: readonly Given[], at: number): { answers: number; presses: number } {
  let found = { answers: 1, presses: 1 };
  for (const wish of wishesAt(course, at)) {
    const said = follow(game, wish, course, at);
    if (said.answers - said.presses > found.answers - found.presses) found = said;
  }
  return found;
}

/** The end of the turn, and the next thing that is used, to where it goes. */
function wishesAt(course: readonly Given[], at: number): ThingWish[] {
  const mine = course.slice(at, at + AHEAD);
  const end = mine.findIndex(({ player, turn }) => player !== SEAT || turn !== SEAT);
  const [thing, place] = (end < 0 ? mine : mine.slice(0, end)).filter((given) => given.thing >= 0);
  if (thing === undefined) return [END_TURN];
  const wishes = [END_TURN, { thing: thing.thing, place: -1 }];
  return place === undefined ? wishes : [...wishes, { thing: thing.thing, place: place.thing }];
}

/** How far a wish comes with the answers that were given; none when it gives others. */
function follow(
  game: Game,
  wish: ThingWish,
  course: readonly Given[],
  at: number,
): { answers: number; presses: number } {
  const { module } = game;
  const copy = gameFromState(module, game.snapshot());
  const errand = new Errand(module.meta, seen(copy), wish);
  let answers = 0;
  let presses = 1;
  for (; at + answers < course.length; answers++) {
    const { value, player } = course[at + answers]!;
    const step = errand.next(seen(copy));
    if (step.is === 'over') break;
    if (step.is === 'answer') {
      const option = copy.decision()!.options[optionIndexOf(module, copy.state, SEAT, step.index)];
      if (option?.value !== value) return { answers: 0, presses: 0 };
    } else {
      if (player !== SEAT) break;
      presses++;
    }
    copy.answer({ value });
  }
  return { answers, presses };
}
