import type { EventMeta, GameMeta } from '@undercroft/contract';
import type { EventView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { readDrama } from '../layout/read-drama.ts';
import { pantryMeta } from '../testing/pantry.ts';
import { animationStepsOf, isOwnScene, type AnimationStep } from './animation-steps.ts';
import { durations, isRoutine } from './pace.ts';
import { soundOf } from './sounds.ts';

const thing = { is: 'thing', of: 1 } as const;
const number = { is: 'number' } as const;
const events: EventMeta[] = [
  { name: 'open', text: '{jar} is opened.', slots: [{ name: 'jar', type: thing }] },
  { name: 'visit', text: '{shelf} is visited.', slots: [{ name: 'shelf', type: thing }] },
  { name: 'leave', text: 'They leave.', slots: [] },
  {
    name: 'compare',
    text: 'Two meet.',
    slots: [
      { name: 'one', type: thing },
      { name: 'sum', type: number },
      { name: 'other', type: thing },
      { name: 'rest', type: number },
      { name: 'luck', type: number },
    ],
  },
];
const meta = (): GameMeta => ({ ...pantryMeta(), events });
const event = (name: string, args: number[], more: Partial<EventView> = {}): EventView => ({
  step: 1,
  name,
  you: 0,
  args,
  text: events.find((one) => one.name === name)?.text ?? null,
  dice: [],
  ...more,
});
const roll = (groups: number[]): EventView =>
  event('roll', [], { text: 'Dice.', dice: groups.map((group) => ({ value: 3, sides: 6, thrower: -1, group })) });
const drama = readDrama({
  visit: { at: 'shelf', until: ['leave'] },
  open: { from: 'jar', to: 'jar' },
  compare: {
    sides: [
      { thing: 'one', total: 'sum', dice: 1, counts: 'luck', parts: [{ is: 'luck', title: 'Luck', of: 'weight' }] },
      { thing: 'other', total: 'rest', dice: 2 },
    ],
  },
});
const animationSteps = (...list: EventView[]) => animationStepsOf(meta(), { drama }, list).animationSteps;

it('shows a move with the sentence before it, and alone when there is none', () => {
  const shown = animationSteps(
    event('move', [2, 0, 1], { text: null }),
    event('open', [1]),
    event('move', [1, 2, 3], { text: null }),
  );

  expect(shown.map((animationStep) => [animationStep.text, animationStep.things])).toEqual([
    ['', [2]],
    ['{jar} is opened.', [1]],
  ]);
});

it('does not stop for a move of what nobody here knows', () => {
  const hidden = event('move', [-1, 0, 1], { text: null });
  const known = event('move', [2, 0, 1], { text: null });

  expect(animationSteps(hidden).map(({ weight }) => weight)).toEqual([0]);
  expect(animationSteps(hidden, known).every(({ weight }) => weight > 0)).toBe(true);
});

it('shows moves without a word of several players at once, as nobody’s', () => {
  const moved = (step: number, you: number): EventView => event('move', [step, 0, 1], { text: null, step, you });
  const [silent, ...rest] = animationSteps(moved(1, 0), moved(2, 1), moved(3, 1), event('leave', [], { step: 4 }));

  expect([silent?.player, silent?.things, silent?.text]).toEqual([-1, [1, 2, 3], '']);
  // there is no sentence that says it: pictures do
  expect(silent?.show).toEqual([1, 2, 3]);
  expect(rest).toHaveLength(1);
});

it('has pictures of what somebody wants, else of what the sentence speaks of, but not of the place again', () => {
  const own = readDrama({ visit: { at: 'shelf', show: ['cellar', 'shelf'] } });
  const told = animationStepsOf(meta(), { drama: own }, [
    event('visit', [0]),
    event('open', [1]),
    event('open', [0]),
  ]).animationSteps;

  expect(told.map((animationStep) => animationStep.show)).toEqual([['cellar', 0], [1], []]);
});

it('stays at a place, until what was begun there ends', () => {
  const shown = animationSteps(event('visit', [0]), event('open', [1]), event('leave', []), event('open', [2]));

  expect(shown.map((animationStep) => animationStep.place)).toEqual([0, 0, -1, -1]);
});

it('shows a throw with the duel that it decides, each side its own dice, and who won', () => {
  const [duel, ...rest] = animationSteps(roll([0, 0, 1]), event('compare', [1, 7, 3, 5, 4]));

  expect(rest).toEqual([]);
  expect(duel?.sides.map(({ thing: who, total, dice, won }) => [who, total, dice.length, won])).toEqual([
    [1, 7, 2, true],
    [3, 5, 1, false],
  ]);
  expect(duel?.sides[0]?.parts).toEqual([{ title: 'Luck', value: 4, of: 'weight' }]);
  expect(duel?.sides.map(({ counts }) => counts)).toEqual([4, null]);
  expect(duel?.show).toEqual([]);
});

it('keeps dice in their groups, when some of them are thrown again before they count', () => {
  const first = animationStepsOf(meta(), { drama }, [roll([0, 1])]);
  const again = animationStepsOf(meta(), { drama }, [roll([0, 0]), event('compare', [1, 5, 3, 5, 0])], first.carried);

  expect(again.animationSteps[0]?.sides.map(({ dice, won }) => [dice.length, won])).toEqual([
    [1, null],
    [1, null],
  ]);
});

it('knows who of two falls after their duel, by what is heard with it', () => {
  const rules = new Map([...drama, ...readDrama({ open: { to: 'jar', sound: 'fall' } })]);
  const fallen = (...after: EventView[]): unknown =>
    animationStepsOf(meta(), { drama: rules }, [
      event('compare', [1, 5, 3, 5, 4]),
      ...after,
    ]).animationSteps[0]?.sides.map(({ falls }) => falls);

  expect(fallen()).toEqual([false, false]);
  expect(fallen(event('open', [3]))).toEqual([false, true]);
  expect(fallen(event('open', [1]), event('open', [3]))).toEqual([true, true]);
});

it('says what is lost by something, where the game does', () => {
  const rules = readDrama({ visit: { lost: 'shelf' }, open: {} });
  const steps = animationStepsOf(meta(), { drama: rules }, [event('visit', [4]), event('open', [1])]).animationSteps;

  expect(steps.map(({ lost }) => lost)).toEqual([4, -1]);
});

it('tells who wins when both come to the same, where the game says so, and that it is a tie', () => {
  const one = { thing: 'one', total: 'sum' };
  const fair = readDrama({ compare: { sides: [one, { thing: 'other', total: 'rest', ties: true }] } });
  const won = (rules: typeof fair, sum: number): unknown[] =>
    animationStepsOf(meta(), { drama: rules }, [event('compare', [1, sum, 3, 5, 4])])
      .animationSteps.flatMap(({ sides }) => sides)
      .map(({ won: wins, tie }) => [wins, tie]);

  expect(won(fair, 5)).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(won(fair, 6)).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(won(drama, 5)).toEqual([
    [null, false],
    [null, false],
  ]);
});

it('gives a duel more time than a sentence, and less to everything when there is much of it', () => {
  const shown = animationSteps(event('open', [1]), roll([0, 1]), event('compare', [1, 7, 3, 5, 4]));
  const [sentence = 0, duel = 0] = durations(shown, 'normal');
  const long = durations(
    Array.from({ length: 200 }, () => shown[0]!),
    'normal',
  );

  expect(duel).toBeGreaterThan(sentence * 1.5);
  expect(long[0]).toBeLessThan(sentence);
  expect(durations(shown, 'off').every((time) => time === 0)).toBe(true);
});

it('shows a throw with what it decided, but not with what begins after it', () => {
  const rules = readDrama({ leave: { heading: true } });
  const [, open, leave] = animationStepsOf(meta(), { drama: rules }, [
    roll([0]),
    event('open', [1]),
    event('leave', []),
  ]).animationSteps;
  const [, begun] = animationStepsOf(meta(), { drama: rules }, [roll([0]), event('leave', [])]).animationSteps;

  expect([open?.dice.length, leave?.dice.length, begun?.dice.length]).toEqual([1, 0, 0]);
});

it('shows no more than there is time for, when time is short, but leaves nothing out', () => {
  const shown = animationSteps(event('open', [1]), event('open', [2]), roll([0, 1]), event('compare', [1, 7, 3, 5, 4]));
  const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);

  expect(sum(durations(shown, 'normal', 2000))).toBeCloseTo(2000);
  expect(durations(shown, 'normal', 1e6)).toEqual(durations(shown, 'normal'));
  expect(durations(shown, 'normal', 0).every((time) => time > 0 && time < 200)).toBe(true);
  expect(durations(shown, 'off', 0)).toEqual(shown.map(() => 0));
});

it('asks for the sound that the game chooses, else for what fits, and for none where nothing is to be heard', () => {
  const chosen = readDrama({ open: { sound: 'come' }, visit: { weight: 0 }, leave: { heading: true } });
  const heard = (rules: typeof chosen, ...list: EventView[]): string[] =>
    animationStepsOf(meta(), { drama: rules }, list).animationSteps.map((one) => soundOf(one, { drama: rules }));

  expect(heard(chosen, event('open', [1]), event('visit', [1]), event('leave', []))).toEqual(['come', 'none', 'page']);
  expect(heard(drama, roll([0, 1]), event('compare', [1, 7, 3, 5, 4]), roll([0]))).toEqual(['meet', 'roll']);
  expect(heard(drama, event('open', [1]), event('move', [1, 2, 3], { text: null }))).toEqual(['move']);
  expect(heard(drama, event('gain oil', [0, 2]), event('pay oil', [0, 2]))).toEqual(['gain', 'pay']);
});

it('leaves a scene in a later answer, when what ends it comes then', () => {
  const first = animationStepsOf(meta(), { drama }, [event('visit', [2])]);
  const second = animationStepsOf(meta(), { drama }, [event('leave', [])], first.carried);
  const third = animationStepsOf(meta(), { drama }, [event('open', [1])], second.carried);

  expect([first, second, third].map(({ animationSteps: [step] }) => step?.place)).toEqual([2, -1, -1]);
});

it('knows a scene that only says what the one who looks has chosen', () => {
  const [visit] = animationSteps(event('visit', [2]));
  const [open] = animationSteps(event('open', [1]));
  const [moved] = animationSteps(event('visit', [2]), event('move', [1, 2, 3], { text: null }));

  expect([visit, open, moved].map((step) => isOwnScene(step!, 0))).toEqual([true, false, false]);
  expect(isOwnScene(visit!, 1)).toBe(false);
});

it('passes quickly over numbers, and over what others do that no digest tells; never over a scene', () => {
  const marked = readDrama({ open: { digest: true } });
  const step = (name: string, player: number, more: Partial<AnimationStep> = {}): AnimationStep => ({
    ...animationStepsOf(pantryMeta(), { drama: marked }, [
      { step: 1, name, you: player, args: [], text: 'Something.', dice: [] },
    ]).animationSteps[0]!,
    ...more,
  });
  const routine = (one: AnimationStep): boolean => isRoutine(one, marked, 0);

  expect([step('gain points', 0), step('tidy', 1)].map(routine)).toEqual([true, true]);
  expect([step('tidy', 0), step('open', 1), step('tidy', 1, { weight: 2 })].map(routine)).toEqual([
    false,
    false,
    false,
  ]);
});
