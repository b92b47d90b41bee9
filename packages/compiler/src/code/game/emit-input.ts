/** What code is made of: the checked game, its layout, and where sentences and places come from. */
import type { Limit } from '../../content/tree/node.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { Suspension } from '../../core/suspends.ts';
import type { Units } from '../../core/units.ts';
import type { Span } from '../../diagnostics/source/span.ts';
import type { GameModel } from '../../language/game.ts';
import type { GameLayout } from '../layout/layout.ts';
import type { LastingCode } from '../layout/lasting-records.ts';
import type { Sentences } from './sentences.ts';
import type { Target } from './target.ts';

/** Where `once per` counts: a cell for each thing of a row, or for each player. */
export interface LimitCells {
  readonly limit: Limit;
  /** offset of its first cell among those of all limits */
  readonly first: number;
  readonly cells: number;
  /**
   * row whose things count each for itself; null for options of a menu, which count for each player
   */
  readonly row: RowModel | null;
}

export interface Host {
  readonly target: Target;
  readonly texts: Sentences;
  /** number of the file, line and column of a place, the last two 1-based */
  locate(place: Span): { readonly file: number; readonly line: number; readonly column: number };
}

/** What the phases before have found out about a game. */
export interface EmitInput {
  readonly model: GameModel;
  readonly units: Units;
  readonly suspension: Suspension;
  readonly layout: GameLayout;
  readonly limits: readonly LimitCells[];
  readonly lasting: LastingCode[];
  readonly host: Host;
}
