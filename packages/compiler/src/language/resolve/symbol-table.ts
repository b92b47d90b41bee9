// What every name of a game means, before anything is looked up: one table for values and nouns,
// one for verbs, windows and types.

import type { Define, Procedure } from '../../content/tree/node.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { Report } from '../../diagnostics/collector.ts';
import { entryOf } from '../../diagnostics/table/index.ts';
import type { EnumModel, KindModel, WindowModel } from '../../content/model/model.ts';
import type { GameModel } from '../game.ts';
import type { Ref } from '../facts/ref.ts';

/** A value of an enum: several enums may have one of the same name. */
export interface EnumValue {
  readonly enum: EnumModel;
  readonly index: number;
}

/** What a name stands for and where it was declared; words of the language have no place. */
export interface NameMeaning {
  readonly ref: Ref;
  readonly at: Span | null;
  /** `zone`, `kind` ... for messages */
  readonly what: string;
}

/** Everything that a name can mean in one game. Filled by `collect`, only read afterwards. */
export interface SymbolTable {
  readonly game: GameModel;
  /** values, sets, kinds and rows, singular and plural */
  readonly nouns: Map<string, NameMeaning>;
  readonly enumValues: Map<string, EnumValue[]>;
  readonly enums: Map<string, EnumModel>;
  readonly kinds: Map<string, KindModel>;
  readonly windows: Map<string, WindowModel>;
  readonly procedures: Map<string, Procedure>;
  /** past participle to procedure */
  readonly participles: Map<string, Procedure>;
  readonly defines: Map<string, Define>;
  /**
   * procedures, their participles, and defines that did not parse: their uses are no mistakes of
   * their own
   */
  readonly lost: Set<string>;
  /** files in which an error was found: what seems unused there may only be misspelt */
  readonly broken: Set<string>;
}

/** A reporter that keeps in mind which files have errors. */
export function noteErrors(names: SymbolTable, report: Report): Report {
  return (code, at, params, extra) => {
    if (entryOf(code)?.severity === 'error') names.broken.add(at.file);
    report(code, at, params, extra);
  };
}

/** Words that a name cannot have, because they mean something in every game. */
export const SPECIAL_WORDS = [
  'you',
  'this',
  'it',
  'result',
  'old',
  'player',
  'players',
  'others',
  'everyone',
  'opponent',
  'thrown-dice',
  'die',
  'dice',
  'thing',
  'number',
  'flag',
] as const;

/** Plural nouns of a row: from its id and from its plural title. */
export function rowPlurals(row: { readonly name: string; readonly pluralTitle: string }): readonly string[] {
  const titled = row.pluralTitle
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return [...new Set([`${row.name}s`, titled])].filter(
    (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name !== row.name,
  );
}
