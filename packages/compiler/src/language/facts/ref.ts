// What a name can mean.

import type {
  AttributeModel,
  EnumModel,
  FieldModel,
  KindModel,
  OptionModel,
  PrintedModel,
  RowModel,
  SetModel,
  ZoneModel,
} from '../../content/model/model.ts';
import type { Define, Local, Procedure } from '../../content/tree/node.ts';

/** What every thing has, and what a die has. */
export type BuiltInField = 'owner' | 'place' | 'value' | 'sides' | 'thrower';

/** Words for players; `partners` and `rivals` mean something in games with sides alone. */
export type PlayerWord = PlayersWord | 'opponent';
export type PlayersWord = 'players' | 'others' | 'everyone' | 'partners' | 'rivals';

export type Ref =
  | { readonly to: 'local'; readonly local: Local }
  | { readonly to: 'this'; readonly row: RowModel }
  | { readonly to: 'you' }
  | { readonly to: 'player-word'; readonly word: PlayerWord }
  /** the dice of the throw that a window after a roll is about */
  | { readonly to: 'thrown-dice' }
  | { readonly to: 'row'; readonly row: RowModel }
  | { readonly to: 'kind'; readonly kind: KindModel }
  | { readonly to: 'set'; readonly set: SetModel }
  | { readonly to: 'zone'; readonly zone: ZoneModel }
  | { readonly to: 'enum'; readonly enum: EnumModel }
  | { readonly to: 'enum-value'; readonly enum: EnumModel; readonly index: number }
  | { readonly to: 'field'; readonly field: FieldModel }
  | { readonly to: 'printed'; readonly printed: PrintedModel }
  | { readonly to: 'attribute'; readonly attribute: AttributeModel }
  | { readonly to: 'built-in-field'; readonly name: BuiltInField }
  | { readonly to: 'option'; readonly option: OptionModel }
  | { readonly to: 'reason'; readonly index: number }
  | { readonly to: 'define'; readonly define: Define }
  | { readonly to: 'procedure'; readonly procedure: Procedure }
  | { readonly to: 'function'; readonly name: string }
  | { readonly to: 'result' };
