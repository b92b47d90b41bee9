import type { Expression } from '../tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';

/** A file under lessons/: a game that teaches. */
export interface LessonModel {
  /** name of its file */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly seed: number;
  /** null = the fewest possible */
  readonly players: number | null;
  /** name of a variant; null = the game as written */
  readonly variant: string | null;
  /** options that differ from their default, by name */
  readonly options: ReadonlyMap<string, number>;
  readonly moments: readonly MomentModel[];
}

/** A sentence that is said when it is time for it. */
export interface MomentModel {
  readonly name: string;
  readonly at: Span;
  readonly say: string;
  /** windows, procedures and cards that ask; empty = any */
  readonly asked: readonly string[];
  readonly when: Expression | null;
  /** names of what is pointed at */
  readonly points: readonly string[];
  /** names of answers that are recommended */
  readonly choose: readonly string[];
}

/** A lesson in another language; what is left out stays English. */
export interface LessonWords {
  readonly title?: string;
  readonly text?: string;
  /** by moment */
  readonly say: Readonly<Record<string, string>>;
}

/** The conditions of all moments, in the order of lessons and moments. */
export function conditionsOf(lessons: readonly LessonModel[] | undefined): readonly Expression[] {
  return (lessons ?? []).flatMap(({ moments }) => moments.flatMap(({ when }) => when ?? []));
}
