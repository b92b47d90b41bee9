/** Random games of every game: a player with a card that cannot be played is told why. */
import { legalThings, wordsFor } from '@undercroft/components';
import type { GameMeta, GameModule } from '@undercroft/contract';
import { Session, type Plan } from '@undercroft/game-element';
import { games, load } from 'virtual:undercroft/games';
import { beforeAll, expect, it } from 'vitest';

const SEEDS = [1, 2] as const;
/** Answers of a game that are looked at. */
const LONGEST = 130;

/** What is said of the cards that one player holds. */
interface Told {
  answers: number;
  reasons: number;
  asides: number;
  readonly silent: Set<string>;
  /**
   * cards whose window is closed, or whose price is not there, of which only something general is
   * said
   */
  readonly vague: Set<string>;
}

const told: Told = { answers: 0, reasons: 0, asides: 0, silent: new Set(), vague: new Set() };

function look(meta: GameMeta, view: ReturnType<Session['view']>, into: Told): void {
  const { answers, reasons, asides } = legalThings(meta, view, wordsFor('en'));
  const isAsked = view.decision?.player === view.viewer;
  for (const { owner, things, zone } of view.zones) {
    const of = meta.zones[zone];
    if (owner !== view.viewer || of?.visible !== 'owner') continue;
    for (const { id, row } of things ?? []) {
      const what = `${meta.id}: ${meta.rows[row]?.title ?? ''}`;
      if (answers.has(id)) into.answers++;
      else if ((reasons.get(id) ?? '') !== '') into.reasons++;
      else if ((asides.get(id) ?? '') !== '') {
        into.asides++;
        if (isAsked && of.playable && meta.rows[row]?.when !== undefined) into.vague.add(what);
      } else into.silent.add(what);
    }
  }
}

function play(module: GameModule, seed: number): void {
  const { max, min } = module.meta.players;
  const seats = Array.from({ length: seed % 2 === 0 ? max : min }, () => ({ is: 'human' }) as const);
  const names = seats.map((_, seat) => `P${seat}`);
  const plan: Plan = { seats, names, seed, options: {}, variant: null };
  const session = Session.begin(module, plan);
  let state = seed;
  while (!session.over && session.position < LONGEST) {
    // One after the other: mostly the one who is asked, sometimes one who waits.
    const seat = session.position % 3 === 0 ? session.position % seats.length : session.asked;
    look(module.meta, session.view(seat), told);
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    session.answer(Math.floor((state / 2 ** 32) * session.choices));
  }
}

beforeAll(async () => {
  for (const { id } of games) {
    const { module } = await load[id]!();
    if (module !== null) for (const seed of SEEDS) play(module, seed);
  }
});

it('says of every card in a hand that it can be chosen, or why not', () => {
  expect([...told.silent]).toEqual([]);
  // Else there was nothing to look at.
  for (const many of [told.answers, told.reasons, told.asides]) expect(many).toBeGreaterThan(10);
});

it('says when, or what is missing, of every card that has its own time', () => {
  expect([...told.vague]).toEqual([]);
});
