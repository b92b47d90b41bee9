import type { GameModule, LessonMeta, MomentMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { createGame } from '../game/create.ts';
import type { Game } from '../game/game.ts';
import { tinyModule } from '../testing/tiny-module.ts';
import { LEARNER, LessonCourse } from './lesson.ts';

const moment = (name: string, more: Partial<MomentMeta> = {}): MomentMeta => ({
  name,
  say: name,
  asked: [],
  when: -1,
  points: [],
  choose: [],
  ...more,
});

const lessonOf = (...moments: readonly MomentMeta[]): LessonMeta => ({
  name: 'first',
  title: '',
  text: '',
  seed: 1,
  players: 2,
  options: [],
  moments,
});

/** A tiny game whose condition `n` holds from the position `n` on. */
function play(): Game {
  const module: GameModule = tinyModule();
  const game: Game = createGame(
    { ...module, moment: (_state, n, player) => player === LEARNER && game.position >= n },
    { players: 2, seed: 1 },
  );
  return game;
}

const names = (moments: readonly MomentMeta[]): readonly string[] => moments.map(({ name }) => name);

/** Gives the first answer until the learner is asked. */
function goOn(game: Game, player = LEARNER): void {
  do game.answer(0);
  while (game.decision() !== null && game.decision()?.player !== player);
}

it('says what has no condition one after the other, at the first question', () => {
  const game = play();
  if (game.decision()?.player !== LEARNER) goOn(game);
  const course = new LessonCourse(lessonOf(moment('one'), moment('two'), moment('later', { asked: ['turn'] })));

  expect(names(course.now(game))).toEqual(['one', 'two']);
  expect(names(course.now(game))).toEqual(['one', 'two']);
});

it('says nothing while somebody else is asked', () => {
  const game = play();
  if (game.decision()?.player === LEARNER) goOn(game, 1);
  expect(new LessonCourse(lessonOf(moment('one'))).now(game)).toEqual([]);
});

it('says each moment once, when it is asked by what it names and its condition holds, with those that follow it', () => {
  const game = play();
  const course = new LessonCourse(
    lessonOf(moment('turn', { asked: ['turn'] }), moment('more'), moment('nobody', { asked: ['nobody'] })),
  );
  const said: string[] = [];
  for (let i = 0; i < 12 && !game.over; i++) {
    said.push(...names(course.now(game)));
    goOn(game);
  }
  expect(said).toEqual(['turn', 'more']);
});

it('waits for a condition', () => {
  const game = play();
  const course = new LessonCourse(lessonOf(moment('fifth', { when: 5 })));
  const positions: number[] = [];
  for (let i = 0; i < 12 && !game.over; i++) {
    if (course.now(game).length > 0) positions.push(game.position);
    goOn(game);
  }
  expect(positions.every((position) => position >= 5)).toBe(true);
  expect(positions).toHaveLength(1);
});

it('says what it recommends only where that is offered', () => {
  const game = play();
  const first = new LessonCourse(
    lessonOf(
      moment('rest', { asked: ['turn'], choose: ['done'] }),
      moment('never', { asked: ['turn'], choose: ['nothing'] }),
    ),
  );
  const said = new Set<string>();
  for (let i = 0; i < 12 && !game.over; i++) {
    const found = names(first.now(game));
    if (found.includes('rest')) expect(game.decision()?.options.some(({ value }) => value === -1)).toBe(true);
    for (const name of found) said.add(name);
    goOn(game);
  }
  expect([...said]).toEqual(['rest']);
});

it('says again what was taken back, and after a jump what it would have said on the way', () => {
  const game = play();
  const lesson = lessonOf(
    moment('turn', { asked: ['turn'] }),
    moment('sixth', { when: 6 }),
    moment('never', { when: 999 }),
  );
  const course = new LessonCourse(lesson);
  while (game.position < 8) {
    course.now(game);
    goOn(game);
  }
  course.now(game);
  expect(names([...course.said])).toEqual(['turn', 'sixth']);

  const late = new LessonCourse(lessonOf(moment('turn', { asked: ['turn'] })));
  expect(names(late.now(game))).toEqual([]);
  expect(names([...late.said])).toEqual(['turn']);

  game.goTo(0);
  course.now(game);
  expect(course.said.has(lesson.moments[1])).toBe(false);
});
