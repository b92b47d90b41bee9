import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor, type AnswerView, type DecisionView, type GameView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { END_TURN, Errand, type ThingWish } from './errand.ts';

const { meta: bare } = tinyModule();
const within = (name: string): number => bare.asks.findIndex((ask) => ask.within === name);
const meta = { ...bare, extras: { table: { passes: ['turn', 'quince'] } } };
const start = viewFor(tinyModule(), createGame(tinyModule(), { players: 2, seed: 1 }).state, 0);

/** Answers that choose these things; -1 stands for the answer that ends the question. */
const answersOf = (things: readonly number[]): AnswerView[] =>
  things.map((thing, index) => ({
    index,
    label: '',
    thing,
    zone: -1,
    place: -1,
    player: -1,
    entry: -1,
    row: -1,
    none: thing === -1,
  }));

/** The viewer is asked within a procedure. */
function asked(procedure: string, things: readonly number[], more: Partial<DecisionView> = {}): GameView {
  const plain = { player: 0, ask: within(procedure), prompt: '', about: -1, taken: 0, min: 1, max: 1, disabled: [] };
  return { ...start, turn: 0, decision: { ...plain, answers: answersOf(things), ...more } };
}

/** What an errand does at each of some questions: the number of the answer, or a word. */
function course(wish: ThingWish, views: readonly GameView[]): (number | string)[] {
  const errand = new Errand(meta, views[0]!, wish);
  return views.map((view) => {
    const step = errand.next(view);
    return step.is === 'answer' ? step.index : step.is === 'over' ? `over ${step.done}` : step.is;
  });
}

it('passes what may be passed until a thing comes up, then uses it and puts it where it should go', () => {
  const views = [asked('turn', [3, -1]), asked('quince', [4, -1]), asked('turn', [5, 7, -1]), asked('fig', [8, 9])];

  expect(course({ thing: 7, place: 9 }, [...views, asked('turn', [5, -1])])).toEqual([1, 1, 1, 1, 'over true']);
});

it('leaves to the person what stands between a thing and its place', () => {
  const payment = asked('play', [-2, -2]);

  expect(course({ thing: 7, place: 9 }, [asked('turn', [7, -1]), payment, asked('fig', [9])])).toEqual([0, 'wait', 0]);
});

it('lets the person choose among several ways to use a thing, and goes on', () => {
  const views = [asked('turn', [7, 7, -1]), asked('fig', [9, 8])];

  expect(course({ thing: 7, place: 9 }, views)).toEqual(['wait', 0]);
});

it('is over, when the place is not offered, but another is asked for', () => {
  expect(course({ thing: 7, place: 9 }, [asked('turn', [7, -1]), asked('fig', [5, 6])])).toEqual([0, 'over false']);
});

it('is done, when there was only one place and the rules asked for none', () => {
  expect(course({ thing: 7, place: 9 }, [asked('turn', [7, -1]), asked('turn', [5, -1])])).toEqual([0, 'over true']);
});

it('ends the turn up to what must be answered, or is no question of the turn', () => {
  expect(course(END_TURN, [asked('turn', [3, -1]), asked('quince', [4, 5])])).toEqual([1, 'over true']);
  expect(course(END_TURN, [asked('turn', [3, -1]), asked('fig', [4, -1])])).toEqual([1, 'over true']);
  expect(course(END_TURN, [asked('turn', [3, -1]), asked('quince', [4, -1], { taken: 1 })])).toEqual([1, 'over true']);
});

it('is over, when a thing never comes up, the turn is over, or somebody else is asked', () => {
  const first = asked('turn', [3, -1]);
  const wish = { thing: 7, place: -1 };

  expect(course(wish, [first, asked('fig', [4])])).toEqual([1, 'over false']);
  expect(course(wish, [first, { ...asked('turn', [7, -1]), turn: 1 }])).toEqual([1, 'over false']);
  expect(course(wish, [first, asked('turn', [7, -1], { player: 1 })])).toEqual([1, 'over false']);
  expect(course(wish, [first, { ...first, decision: null }])).toEqual([1, 'over false']);
});
