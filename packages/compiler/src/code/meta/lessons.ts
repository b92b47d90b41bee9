/** Lessons as data, and their conditions as one function. */
import type { GameMeta, LessonMeta, MomentMeta } from '@undercroft/contract';
import type { LessonModel, MomentModel } from '../../content/model/lessons.ts';
import { ENTER, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { Context } from '../js/context.ts';
import { Writer } from '../js/writer.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { conditionsOf } from '../../content/model/lessons.ts';

/** Writes `moment(S, n, player)`; nothing for a game whose lessons have no conditions. */
export function emitLessons(game: GameEmit): void {
  const conditions = conditionsOf(game.model.lessons);
  if (conditions.length === 0) return;
  const writer = new Writer();
  const [index, player] = [js.name('index'), js.name('player')];
  const body = (): void => {
    writer.line(ENTER);
    writer.switch(index, () => {
      for (const [i, condition] of conditions.entries())
        writer.case(i, () => writer.line(js.give(game.condition(new Context(writer, player, null), condition))));
    });
    writer.line(js.give(js.FALSE));
  };
  writer.function('moment', [S, index, player], body, true);
  game.functions.push(writer);
}

/** Nothing for a game without lessons. */
export function lessonsMeta(game: GameEmit): Pick<GameMeta, 'lessons'> {
  const { lessons = [] } = game.model;
  if (lessons.length === 0) return {};
  const conditions = conditionsOf(lessons);
  return { lessons: lessons.map((lesson) => lessonMeta(game, lesson, conditions)) };
}

function lessonMeta(game: GameEmit, lesson: LessonModel, conditions: ReturnType<typeof conditionsOf>): LessonMeta {
  const { model } = game;
  const said = game.host.texts.lesson(lesson);
  const settled = new Map([
    ...(model.variants.find((variant) => variant.name === lesson.variant)?.options ?? []),
    ...lesson.options,
  ]);
  const moment = ({ name, asked, when, points, choose }: MomentModel, index: number): MomentMeta => ({
    name,
    say: said.say[index] ?? '',
    asked,
    when: when === null ? -1 : conditions.indexOf(when),
    points,
    choose,
  });
  return {
    name: lesson.name,
    title: said.title,
    text: said.text,
    seed: lesson.seed,
    players: lesson.players ?? model.minPlayers,
    options: [...settled].map(
      ([option, value]) => [model.options.findIndex((one) => one.name === option), value] as const,
    ),
    moments: lesson.moments.map(moment),
  };
}
