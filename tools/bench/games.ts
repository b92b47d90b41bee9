/** What random games come to, counted the same way for the compiled and for the hand-written keeper game. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { advance, applyOption, createState, membersOf, Rng } from '@undercroft/engine';
import { gameSeed } from '@undercroft/simulator';
import { ANSWERS_MAX } from './playing.ts';
import * as reference from './reference/keeper/game.ts';
import * as at from './reference/keeper/layout.ts';
import { base } from './reference/keeper/state.ts';
import { Moments } from './statistics.ts';

/** Numbers of many games by name. */
export type Numbers = Map<string, Moments>;

/** One game in numbers; those of players are of both together. */
interface Ended {
  readonly decisions: number;
  readonly options: number;
  readonly turns: number;
  readonly ending: string;
  readonly firstMoverWon: boolean;
  readonly gold: number;
  readonly mana: number;
  readonly kills: number;
  readonly rooms: number;
  readonly creatures: number;
}

function add(numbers: Numbers, name: string, value: number): void {
  let moments = numbers.get(name);
  if (moments === undefined) numbers.set(name, (moments = new Moments()));
  moments.add(value);
}

function count(numbers: Numbers, game: Ended): void {
  add(numbers, 'decisions', game.decisions);
  add(numbers, 'turns', game.turns);
  add(numbers, 'answers to choose from', game.decisions === 0 ? 1 : game.options / game.decisions);
  add(numbers, 'decisions without an answer listed', game.decisions === 0 ? 1 : 0);
  for (const turns of [1, 2, 4, 10, 20]) add(numbers, `over within ${turns} turns`, game.turns <= turns ? 1 : 0);
  for (const decisions of [10, 30, 100]) {
    add(numbers, `more than ${decisions} decisions`, game.decisions > decisions ? 1 : 0);
  }
  for (const ending of ['keeper-killed', 'heart-captured', 'goals', 'unfinished']) {
    add(numbers, `ending: ${ending}`, game.ending === ending ? 1 : 0);
  }
  add(numbers, 'won by who began', game.firstMoverWon ? 1 : 0);
  for (const name of ['gold', 'mana', 'kills', 'rooms', 'creatures'] as const)
    add(numbers, `at the end: ${name}`, game[name]);
}

/** Plays the compiled game. */
export function generatedGames(module: GameModule, games: number, seed: number): Numbers {
  const { io, meta } = module;
  const numbers: Numbers = new Map();
  const state = createState(module);
  const options = meta.options.map(({ initial }) => initial);
  const rng = new Rng(0);
  const offsetOf = (name: string) => meta.fields.find((field) => field.name === name)!.offset;
  const both = (name: string) => state[offsetOf(name)]! + state[offsetOf(name) + 1]!;
  const dungeon = meta.zones.find(({ name }) => name === 'dungeon')!;
  const creatures = meta.sets.findIndex(({ name }) => name === 'creatures');
  for (let game = 0; game < games; game++) {
    module.init(state, options, 2, gameSeed(seed, game));
    rng.reseed(gameSeed(seed + 1, game));
    let status = advance(module, state);
    // Turns may have passed before anybody had to be asked.
    const first = (state[offsetOf('active')]! + both('turns') - 1) & 1;
    let decisions = 0;
    let listed = 0;
    while (status === STATUS.decision && decisions < ANSWERS_MAX) {
      decisions++;
      listed += io.count;
      status = applyOption(module, state, io.options[rng.below(io.count)]!);
    }
    const rooms = [0, 1].map((player) => state[meta.layout.count + dungeon.first + player]!);
    count(numbers, {
      decisions,
      options: listed,
      turns: both('turns'),
      ending: status === STATUS.over ? meta.endings[state[HEADER.ending]!]!.name : 'unfinished',
      firstMoverWon: state[HEADER.outcome + first] === 1,
      gold: both('gold'),
      mana: both('mana'),
      kills: both('kills'),
      rooms: rooms[0]! + rooms[1]!,
      creatures: [0, 1].reduce((sum, player) => sum + membersOf(module, state, creatures, player).length, 0),
    });
  }
  return numbers;
}

const ENDINGS = ['unfinished', 'keeper-killed', 'heart-captured', 'goals'];

/** Plays the hand-written game. */
export function referenceGames(games: number, seed: number): Numbers {
  const numbers: Numbers = new Map();
  const state = reference.createState();
  const rng = new Rng(0);
  const both = (cell: number) => state[base(0) + cell]! + state[base(1) + cell]!;
  for (let game = 0; game < games; game++) {
    reference.init(state, gameSeed(seed, game));
    rng.reseed(gameSeed(seed + 1, game));
    const first = state[at.ACTIVE]!;
    let status = reference.run(state);
    let decisions = 0;
    let listed = 0;
    while (status === reference.DECISION && decisions < ANSWERS_MAX) {
      decisions++;
      listed += reference.list.count;
      status = reference.apply(state, reference.options[rng.below(reference.list.count)]!);
    }
    count(numbers, {
      decisions,
      options: listed,
      turns: state[at.TURNS]!,
      ending: ENDINGS[state[at.REASON]!]!,
      firstMoverWon: state[at.WINNER] === first,
      gold: both(at.P_GOLD),
      mana: both(at.P_MANA),
      kills: both(at.P_KILLS),
      rooms: both(at.P_ROOMS),
      creatures: both(at.P_UNITS),
    });
  }
  return numbers;
}
