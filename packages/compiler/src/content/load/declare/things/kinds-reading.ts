import type { KindModel } from '../../../model/model.ts';
import type { TilesModel } from '../../../model/tiles.ts';
import type { PrintedReading } from '../../schemas/row.ts';

/** Kinds, and what rows need to know about what is printed on each. */
export interface KindsReading {
  readonly kinds: KindModel[];
  /** Printed values of a kind, those of its parents first. */
  readonly printedOf: ReadonlyMap<KindModel, readonly PrintedReading[]>;
  /** The board of tiles, when the game has one. */
  readonly tiles: TilesModel | null;
  /** The kind of the tiles, also when something else is wrong with the board. */
  readonly tileKind: string | null;
}
