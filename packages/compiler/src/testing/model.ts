// Short forms for parts of a game model, for tests that want a game without files.

import type { Expression } from '../content/tree/node.ts';
import type { Span } from '../diagnostics/source/span.ts';
import type {
  AttributeModel,
  CounterModel,
  EnumModel,
  FieldModel,
  KindModel,
  PrintedModel,
  RowModel,
  SetModel,
  Type,
  WindowModel,
  ZoneModel,
} from '../content/model/model.ts';

/** Where everything is declared that a test does not point at. */
export const NOWHERE: Span = { file: '', start: 0, end: 0 };

const declared = (name: string) => ({ name, at: NOWHERE });

export function makeEnum(name: string, values: readonly string[]): EnumModel {
  return { ...declared(name), values: values.map(declared) };
}

export function makeKind(name: string, more: Partial<KindModel> = {}): KindModel {
  const kind: KindModel = {
    ...declared(name),
    plural: `${name}s`,
    parent: null,
    children: [],
    fields: [],
    printed: [],
    attributes: [],
    zones: [],
    rows: [],
    folder: null,
    play: null,
    alike: false,
    title: name,
    icon: null,
    ...more,
  };
  kind.parent?.children.push(kind);
  return kind;
}

export function makeField(owner: FieldModel['owner'], name: string, type: Type): FieldModel {
  return {
    ...declared(name),
    owner,
    type,
    initial: 0,
    fromPrinted: null,
    min: null,
    max: null,
    resetBy: null,
    title: name,
    icon: null,
    visible: 'all',
    kept: false,
  };
}

export function makeCounter(name: string): CounterModel {
  return { ...makeField('player', name, { is: 'number' }), counter: true, paidUp: false };
}

export function makePrinted(owner: KindModel, name: string, type: Type): PrintedModel {
  return { ...declared(name), owner, type, initial: 0, title: name, icon: null };
}

export function makeAttribute(
  owner: AttributeModel['owner'],
  name: string,
  base: Expression | null,
  more: Partial<AttributeModel> = {},
): AttributeModel {
  return {
    ...declared(name),
    owner,
    type: { is: 'number' },
    base,
    params: [],
    min: null,
    max: null,
    title: name,
    icon: null,
    ...more,
  };
}

export function makeZone(
  owner: ZoneModel['owner'],
  name: string,
  holds: readonly KindModel[],
  more: Partial<ZoneModel> = {},
): ZoneModel {
  return {
    ...declared(name),
    owner,
    holds,
    visible: 'all',
    order: 'set',
    inForce: false,
    playable: false,
    refill: null,
    kept: false,
    title: name,
    ...more,
  };
}

export function makeSet(name: string, one: string, query: Expression): SetModel {
  return { ...declared(name), one, query };
}

export function makeWindow(name: string, more: Partial<WindowModel> = {}): WindowModel {
  return { ...declared(name), of: null, asks: 'you', repeats: false, restarts: false, title: name, ...more };
}

export function makeRow(kind: KindModel, name: string, index: number, more: Partial<RowModel> = {}): RowModel {
  const row: RowModel = {
    ...declared(name),
    kind,
    title: name,
    pluralTitle: `${name}s`,
    count: 1,
    perPlayer: false,
    starts: null,
    ifOption: null,
    printed: new Map(),
    tags: [],
    icon: null,
    ruleIds: [],
    flavour: null,
    text: null,
    effect: null,
    index,
    file: `${name}.yaml`,
    ...more,
  };
  kind.rows.push(row);
  return row;
}
