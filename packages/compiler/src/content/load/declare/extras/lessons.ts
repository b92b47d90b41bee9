// Lessons: what is said, when, and what is pointed at. Names are held against the game, once its
// rules are read.

import type { LessonModel, MomentModel } from '../../../model/lessons.ts';
import { readDocument } from '../../document.ts';
import { entriesAt, mapOf, scalarAt, scalarsAt, textAt, wholeAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import { lessonSchema } from '../../schemas/lesson.ts';
import type { YamlEntry, YamlMap } from '../../yaml/node.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import { chosenOptions } from '../rules/options.ts';
import type { GameParts } from './locale-references.ts';
import { hasUnreadLines, optionsOf, proceduresOf } from './references.ts';

interface Named {
  readonly name: string;
}

/** Everything that a moment can name. */
interface Nameable {
  readonly asking: readonly Named[];
  readonly shown: readonly Named[];
  readonly answers: readonly Named[];
}

/** What a moment calls the answer that takes nothing. */
const NOTHING: Named = { name: 'done' };

/**
 * Reads the files under lessons/.
 *
 * @param game  everything else, which lessons may speak of
 * @throws      never
 */
export function readLessons(context: LoadContext, paths: readonly string[], game: GameParts): readonly LessonModel[] {
  const nameable = nameableIn(game);
  return paths.flatMap((path) => {
    const root = readDocument(context, path, lessonSchema);
    return root === undefined ? [] : [readLesson(context, path, root, game, nameable)];
  });
}

function readLesson(
  context: LoadContext,
  path: string,
  root: YamlMap,
  game: GameParts,
  nameable: Nameable,
): LessonModel {
  const variant = scalarAt(root, 'variant');
  const players = scalarAt(root, 'players');
  const count = wholeAt(root, 'players');
  if (players !== undefined && count !== null && (count < game.minPlayers || count > game.maxPlayers))
    context.report('load/lesson-players', players.span, { count, min: game.minPlayers, max: game.maxPlayers });
  return {
    name: path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    title: textAt(root, 'title') ?? '',
    text: textAt(root, 'text') ?? '',
    seed: wholeAt(root, 'seed') ?? 0,
    players: count,
    variant: variant === undefined ? null : (lookUp(context, 'variant', variant, game.variants)?.name ?? null),
    options: chosenOptions(context, entriesAt(root, 'options'), game.options),
    moments: entriesAt(root, 'moments').map((entry) =>
      readMoment(context, entry, hasUnreadLines(game) ? null : nameable),
    ),
  };
}

/** @param nameable null = unknown, since rules could not be read */
function readMoment(context: LoadContext, { key, keySpan, value }: YamlEntry, nameable: Nameable | null): MomentModel {
  const map = mapOf(value);
  const when = scalarAt(map, 'when');
  const named = (slot: string, what: string, known: readonly Named[] | undefined): string[] =>
    scalarsAt(map, slot).map((scalar) => {
      if (known !== undefined) lookUp(context, what, scalar, known);
      return scalar.text.trim();
    });
  return {
    name: key,
    at: keySpan,
    say: textAt(map, 'say') ?? '',
    asked: named('asked', 'window, procedure or card', nameable?.asking),
    when: when === undefined ? null : context.take(context.input.expression(rulesTextOf(context, when))),
    points: named('at', 'zone, map, row, kind, counter, field or attribute of players', nameable?.shown),
    choose: named('choose', 'answer', nameable?.answers),
  };
}

function nameableIn(game: GameParts): Nameable {
  const procedures = proceduresOf(game.programs);
  return {
    asking: [...game.windows, ...procedures, ...game.rows],
    shown: [
      ...game.zones,
      ...game.kinds.flatMap(({ zones, map }) => [
        ...zones,
        ...(map?.is === 'grid' && map.name !== undefined ? [{ name: map.name }] : []),
      ]),
      ...game.rows,
      ...game.kinds,
      ...game.counters,
      ...game.playerFields,
      ...game.playerAttributes,
      ...game.globals,
    ],
    answers: [...optionsOf(game), ...game.rows, NOTHING],
  };
}
