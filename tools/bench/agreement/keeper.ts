/** The measures of a finished game of keeper. */
import { HEADER, STATUS } from '@undercroft/contract';
import { membersOf } from '@undercroft/engine';
import * as at from '@undercroft/reference/keeper/layout';
import { base } from '@undercroft/reference/keeper/state';
import type { Agreement, Asked, Numbers } from './agreement.ts';

/** One game in numbers; those of players are of both together. */
interface Ended {
  readonly turns: number;
  readonly ending: string;
  readonly firstMoverWon: boolean;
  readonly gold: number;
  readonly mana: number;
  readonly kills: number;
  readonly rooms: number;
  readonly creatures: number;
}

function count(into: Numbers, { decisions, listed }: Asked, game: Ended): void {
  into.add('decisions', decisions);
  into.add('turns', game.turns);
  into.add('answers to choose from', decisions === 0 ? 1 : listed / decisions);
  into.addIf('decisions without an answer listed', decisions === 0);
  for (const turns of [1, 2, 4, 10, 20]) into.addIf(`over within ${turns} turns`, game.turns <= turns);
  for (const many of [10, 30, 100]) into.addIf(`more than ${many} decisions`, decisions > many);
  for (const ending of ['keeper-killed', 'heart-captured', 'goals', 'unfinished']) {
    into.addIf(`ending: ${ending}`, game.ending === ending);
  }
  into.addIf('won by who began', game.firstMoverWon);
  for (const name of ['gold', 'mana', 'kills', 'rooms', 'creatures'] as const)
    into.add(`at the end: ${name}`, game[name]);
}

const ENDINGS = ['unfinished', 'keeper-killed', 'heart-captured', 'goals'];

export const keeperAgreement: Agreement = {
  generated(module) {
    const { meta } = module;
    const offsetOf = (name: string) => meta.fields.find((field) => field.name === name)!.offset;
    const dungeon = meta.zones.find(({ name }) => name === 'dungeon')!;
    const creatures = meta.sets.findIndex(({ name }) => name === 'creatures');
    return (state, begun, asked, into) => {
      const both = (name: string, of = state) => of[offsetOf(name)]! + of[offsetOf(name) + 1]!;
      // Turns may have passed before the first question.
      const first = (begun[offsetOf('active')]! + both('turns', begun) - 1) & 1;
      const rooms = [0, 1].map((player) => state[meta.layout.count + dungeon.first + player]!);
      count(into, asked, {
        turns: both('turns'),
        ending: state[HEADER.status] === STATUS.over ? meta.endings[state[HEADER.ending]!]!.name : 'unfinished',
        firstMoverWon: state[HEADER.outcome + first] === 1,
        gold: both('gold'),
        mana: both('mana'),
        kills: both('kills'),
        rooms: rooms[0]! + rooms[1]!,
        creatures: [0, 1].reduce((sum, player) => sum + membersOf(module, state, creatures, player).length, 0),
      });
    };
  },
  reference(state, begun, asked, into) {
    const both = (cell: number) => state[base(0) + cell]! + state[base(1) + cell]!;
    const first = (begun[at.ACTIVE]! + begun[at.TURNS]! - 1) & 1;
    count(into, asked, {
      turns: state[at.TURNS]!,
      ending: ENDINGS[state[at.REASON]!]!,
      firstMoverWon: state[at.WINNER] === first,
      gold: both(at.P_GOLD),
      mana: both(at.P_MANA),
      kills: both(at.P_KILLS),
      rooms: both(at.P_ROOMS),
      creatures: both(at.P_UNITS),
    });
  },
};
