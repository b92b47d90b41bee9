/** Where the members of a set are found and what each must satisfy. */
import type { KindModel, ZoneModel } from '../../content/model/model.ts';
import type { Js } from '../js/code.ts';
import type { Context, ListSlot } from '../js/context.ts';

/** What a member must satisfy. */
export interface Test {
  (thing: Js, context: Context): Js;
  /**
   * The same test inside a loop: what does not depend on the member is evaluated once, for the
   * first member that asks for it. The context is the one before the loop.
   */
  readonly inLoop?: (before: Context) => Test;
}

/** Where members are found. */
export type Source =
  | { readonly by: 'zone'; readonly zone: ZoneModel; readonly id: Js }
  | { readonly by: 'zones'; readonly zone: ZoneModel }
  | { readonly by: 'hosted'; readonly hosts: SetPlan; readonly zone: ZoneModel }
  | { readonly by: 'range'; readonly first: number; readonly end: number }
  /** every nth id of a range, from a first one on */
  | { readonly by: 'every'; readonly first: Js; readonly end: number; readonly step: number }
  /**
   * the rectangle below and to the right of a space of a map that makes its spaces: `seats` ids for
   * each place, `wide` places in a row, `high` rows
   */
  | {
      readonly by: 'block';
      readonly corner: Js;
      readonly columns: Js;
      readonly rows: Js;
      readonly seats: number;
      readonly wide: number;
      readonly high: number;
    }
  /**
   * squares of a made map in one row or column (`axis`, at `at`, from 1), and at one place `across`
   * it when that is not null
   */
  | {
      readonly by: 'lines';
      readonly first: number;
      readonly wide: number;
      readonly high: number;
      readonly axis: 'row' | 'column';
      readonly at: Js;
      readonly across: Js | null;
    }
  | { readonly by: 'list'; readonly list: ListSlot }
  | { readonly by: 'players'; readonly word: 'players' | 'others' | 'everyone'; readonly from: Js | null }
  | { readonly by: 'one'; readonly thing: Js }
  | { readonly by: 'dice' }
  | { readonly by: 'enum'; readonly count: number }
  /** `isPlain` when it may fill any list, since nothing but a function of the kernel is asked */
  | { readonly by: 'filled'; readonly wish: string; readonly fill: (buffer: Js) => Js; readonly isPlain?: boolean }
  | { readonly by: 'union'; readonly parts: readonly SetPlan[] };

export interface SetPlan {
  readonly source: Source;
  readonly tests: readonly Test[];
  /** static kind of the members, null for players and mixed */
  readonly kind: KindModel | null;
}
