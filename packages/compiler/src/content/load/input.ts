// What loading gets from the rooms after it and from the host.

import type { Phase } from '../../diagnostics/collector.ts';
import type { SourceFile } from '../../diagnostics/source/file.ts';
import type { SpotModel } from '../model/tiles.ts';
import type { Expression, Program } from '../tree/node.ts';
import type { LoadedYaml } from './yaml.ts';

/** A text in the rules language and where it stands. */
export interface RulesText {
  readonly text: string;
  /** Path of its file. */
  readonly file: string;
  /**
   * Where it begins in its file, which tells it from other texts there; left out = the text is the
   * file.
   */
  readonly start?: number;
  /** UTF-16 offset in the file of an index of `text`, also for the index after the last. */
  readonly map?: (index: number) => number;
}

/** Words of the rules language that declarations may not take. */
export interface RulesWords {
  /** Words of the grammar. */
  readonly reserved: ReadonlySet<string>;
  /** Names that mean something wherever a bare name may stand. */
  readonly names: ReadonlySet<string>;
  /** Names that mean something behind a dot. */
  readonly fields: ReadonlySet<string>;
  readonly isVerb: (name: string) => boolean;
}

/** Names that players read, for what the content itself does not name. */
export interface DefaultNames {
  readonly pluralOf: (title: string) => string;
  /** Titles of the values that a map gives each of its places. */
  readonly places: { readonly row: string; readonly column: string; readonly border: string };
  /** Title of a place. @param titles of its tile, and of places for tiles */
  readonly spotTitle: (
    spot: SpotModel,
    titles: { readonly tile: string | undefined; readonly plots: string | undefined },
  ) => string;
}

/** What loading is handed in by later phases and by the host. No function of it throws. */
export interface LoadInput {
  program(source: RulesText): Phase<Program>;
  expression(source: RulesText): Phase<Expression>;
  readonly words: RulesWords;
  readonly names: DefaultNames;
  /** Reads a YAML file; left out = every file is read anew. */
  readonly yaml?: (file: SourceFile) => Phase<LoadedYaml>;
  /**
   * Holds a part of a file against its format; left out = always. What is wrong depends on the
   * file, the part and game.yaml alone.
   */
  readonly checked?: (file: SourceFile, part: string, check: () => Phase<void>) => Phase<void>;
  /** Names of all icons that there are, always the same; null or left out = any name is taken. */
  readonly icons?: ReadonlySet<string> | null;
}
