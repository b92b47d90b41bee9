/**
 * What a module says to players. The room of code states here what it asks for; the driver hands in
 * what the room of prose says. A text holds all languages of the game, and `apart` takes them
 * apart.
 */
import type {
  Ability,
  Choice,
  Expression,
  Gain,
  Limit,
  May,
  Menu,
  MenuOption,
  Play,
  Procedure,
} from '../../content/tree/node.ts';
import type { LessonModel } from '../../content/model/lessons.ts';
import type { EnumModel, FieldModel, KindModel, RowModel } from '../../content/model/model.ts';

/** Where a text is said. */
export interface TextPlace {
  /** the card in whose effect it stands, or null */
  readonly row: RowModel | null;
  /** name of the procedure, window or card that is being written */
  readonly within: string;
}

/** Why something cannot be done, with the values that its slots show. */
export interface ReasonText {
  readonly text: string;
  readonly slots: readonly Expression[];
}

/** The reason of one part of a condition. */
export interface PartReasonText extends ReasonText {
  readonly condition: Expression;
}

/** To which player a thing is shown. */
export type Audience = 'all' | 'one' | 'you';

/**
 * English titles of squares, with `{row}` and `{column}`, and of places for tiles, also with
 * `{kind}`.
 */
export interface PlaceTitles {
  readonly spot: string;
  readonly plot: string;
}

export interface Sentences {
  conditionReasons(condition: Expression, row: RowModel | null, option: string | null): readonly PartReasonText[];
  singleReason(node: Gain | Limit, row: RowModel | null): ReasonText;
  candidate(choice: Choice, place: TextPlace): string;
  prompt(node: Choice | Menu | May, place: TextPlace): string;
  none(node: Choice | Menu | May | 'window', place: TextPlace): string | null;
  option(option: MenuOption, place: TextPlace): string;
  numbers(option: MenuOption, place: TextPlace): Readonly<Record<string, string>>;
  use(item: Ability | Play, place: TextPlace & { readonly row: RowModel }): string;
  window(window: string): string;

  procedure(procedure: Procedure): string | null;
  field(name: string): string | null;
  counter(how: Gain['how'], counter: FieldModel): string;
  draw(isOpen: boolean): string | null;
  reveal(who: Audience): string | null;

  game(): string;
  title(name: string, title: string): string;
  places(): PlaceTitles;
  board(name: string): string;
  long(name: string, text: string): string;
  kind(kind: KindModel): string;
  several(kind: KindModel): string;
  values(of: EnumModel): readonly string[] | null;
  oneOf(field: FieldModel): string | null;

  card(row: RowModel): string;
  when(row: RowModel): string | null;
  plural(row: RowModel): string;
  forms(row: RowModel): Readonly<Record<string, string>> | null;
  flavour(row: RowModel): string | null;
  gist(row: RowModel): string | null;
  lesson(lesson: LessonModel): { readonly title: string; readonly text: string; readonly say: readonly string[] };
  table(table: unknown): unknown;

  apart(read: object): { readonly own: unknown; readonly languages: Readonly<Record<string, object>> } | null;
}
