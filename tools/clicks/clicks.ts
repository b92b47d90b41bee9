/**
 * How often a person presses something in a turn: every answer by itself, and with wishes that give
 * several at once.
 */
import { botNamed } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { createGame, gameFromState, type Game } from '@undercroft/engine';
import { END_TURN, Errand, type ThingWish } from '@undercroft/game-element/errand';
import { optionIndexOf, viewFor, type GameView } from '@undercroft/view';

/**
 * Presses of one player from the start of each own turn to the start of the next, answers in the
 * turns of others included.
 */
export interface Clicks {
  readonly turns: number;
  /** when every answer is a press; all lists are in the same order */
  readonly plain: readonly number[];
  /** with wishes: a thing that is dragged to its place is one press */
  readonly wished: readonly number[];
  /** the same, but things that go to a place together are one gesture */
  readonly gestures: readonly number[];
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
  const gestures: number[] = [];
  const add = (list: number[], n: number): void => {
    if (list.length > 0) list.push(list.pop()! + n);
  };
  for (const seed of seeds) {
    const game = createGame(module, { players: module.meta.players.min, seed, variant });
    const course = play(game, bot, seed);
    const again = createGame(module, { players: module.meta.players.min, seed, variant });
    let turn = -1;
    for (let at = 0; at < course.length;) {
      const given = course[at]!;
      if (given.turn !== turn && given.turn === SEAT) {
        for (const list of [plain, wished, gestures]) list.push(0);
      }
      turn = given.turn;
      if (given.player !== SEAT || turn !== SEAT) {
        if (given.player === SEAT) for (const list of [plain, wished, gestures]) add(list, 1);
        again.answer({ value: given.value });
        at++;
        continue;
      }
      const { answers, presses, things } = best(again, course, at);
      add(plain, answers);
      add(wished, presses + things - 1);
      add(gestures, presses);
      for (const end = at + answers; at < end; at++) again.answer({ value: course[at]!.value });
    }
    if (again.hash() !== game.hash()) throw new Error('the same answers came to another position');
  }
  return { turns: plain.length, plain, wished, gestures };
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

/** What one press, or a gesture for several things, gives of the next answers. */
interface Said {
  readonly answers: number;
  readonly presses: number;
  /** that go to a place; 1 where there is none */
  readonly things: number;
}

/** Of all presses that give the next answers, the one that gives most of them. */
function best(game: Game, course: readonly Given[], at: number): Said {
  let found = { answers: 1, presses: 1, things: 1 };
  for (const wishes of wishesAt(course, at)) {
    const said = { ...follow(game, wishes, course, at), things: wishes.length };
    if (said.answers - said.presses > found.answers - found.presses) found = said;
  }
  return found;
}

/** The end of the turn, and the next thing that is used, alone and with others. */
function wishesAt(course: readonly Given[], at: number): (readonly ThingWish[])[] {
  const mine = course.slice(at, at + AHEAD);
  const end = mine.findIndex(({ player, turn }) => player !== SEAT || turn !== SEAT);
  const chosen = (end < 0 ? mine : mine.slice(0, end)).filter((given) => given.thing >= 0).map(({ thing }) => thing);
  const [thing, place] = chosen;
  if (thing === undefined) return [[END_TURN]];
  const wishes = [[END_TURN], [{ thing, place: -1 }]];
  if (place === undefined) return wishes;
  const together: ThingWish[] = [];
  for (let i = 0; chosen[i + 1] === place; i += 2) {
    together.push({ thing: chosen[i]!, place });
    wishes.push([...together]);
  }
  return wishes;
}

/** How far wishes come with the answers that were given; none when they give others. */
function follow(
  game: Game,
  wishes: readonly ThingWish[],
  course: readonly Given[],
  at: number,
): { answers: number; presses: number } {
  const { module } = game;
  const copy = gameFromState(module, game.snapshot());
  const rest = [...wishes];
  let errand: Errand | null = null;
  let answers = 0;
  let presses = 1;
  while (at + answers < course.length) {
    errand ??= new Errand(module.meta, seen(copy), rest.shift()!);
    const { value, player } = course[at + answers]!;
    const step = errand.next(seen(copy));
    if (step.is === 'over') {
      if (!step.done || rest.length === 0) break;
      errand = null;
      continue;
    }
    if (step.is === 'answer') {
      const option = copy.decision()!.options[optionIndexOf(module, copy.state, SEAT, step.index)];
      if (option?.value !== value) return { answers: 0, presses: 0 };
    } else {
      if (player !== SEAT) break;
      presses++;
    }
    copy.answer({ value });
    answers++;
  }
  return { answers, presses };
}
