// What has a name in a game, each as one object, however many places use it.

import type { Local } from '../../content/tree/node.ts';
import type { Declared, EnumModel, FieldModel, KindModel, Type, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { Ref } from '../../language/facts/ref.ts';
import type { Span } from '../../diagnostics/source/span.ts';

/** What sort of thing a name means. */
export type SymbolSort =
  | 'kind'
  | 'row'
  | 'set'
  | 'zone'
  | 'enum'
  | 'value'
  | 'field'
  | 'counter'
  | 'global'
  | 'printed value'
  | 'attribute'
  | 'option'
  | 'variant'
  | 'window'
  | 'reason'
  | 'procedure'
  | 'definition'
  | 'local'
  | 'rule'
  | 'verb'
  | 'function'
  | 'word';

/**
 * Something that has a name: declared by the game, or a word of the language. The same object in
 * all places of one index.
 */
export interface GameSymbol {
  readonly sort: SymbolSort;
  readonly name: string;
  /**
   * Where it is declared; null for words of the language and for rules, which are declared outside.
   */
  readonly at: Span | null;
  /** What it belongs to: the kind of a field, the enum of a value; null = the game. */
  readonly within: string | null;
  /** The declaration itself: a model, a procedure, a local; what the sort says. */
  readonly declaration: object;
  /** The type of its value, where it has one. */
  readonly type: Type | null;
}

/** All symbols of one game; each is made once. */
export interface SymbolBook {
  /** What the game declares, but locals, in the order of the model. */
  readonly declared: readonly GameSymbol[];
  /** What a name means; null for what is no name of the game, such as `you`. */
  ofRef(ref: Ref): GameSymbol | null;
  /** The symbol of a procedure, window, local ... of this game. */
  ofDeclaration(declaration: object): GameSymbol | null;
  /** A rule by its id. */
  rule(id: string): GameSymbol;
  verb(word: string): GameSymbol;
  /** Rules that were asked for so far, by id. */
  rules(): readonly GameSymbol[];
}

/** Makes the book of a game. Never throws. */
export function symbolBook(model: GameModel): SymbolBook {
  const known = new Map<object, GameSymbol>();
  const words = new Map<string, GameSymbol>();
  const declared: GameSymbol[] = [];
  const add = (sort: SymbolSort, one: Declared, within: string | null, type: Type | null): void => {
    if (known.has(one)) return;
    const symbol = { sort, name: one.name, at: one.at, within, declaration: one, type };
    known.set(one, symbol);
    declared.push(symbol);
  };
  addDeclarations(model, add);
  const word = (sort: SymbolSort, name: string): GameSymbol => {
    const key = `${sort} ${name}`;
    const before = words.get(key);
    if (before !== undefined) return before;
    const symbol = { sort, name, at: null, within: null, declaration: { name }, type: null };
    words.set(key, symbol);
    return symbol;
  };
  const local = (one: Local): GameSymbol => {
    const symbol = known.get(one) ?? {
      sort: 'local' as const,
      name: one.name,
      at: one.at,
      within: null,
      declaration: one,
      type: model.facts.types.get(one) ?? { is: 'error' },
    };
    known.set(one, symbol);
    return symbol;
  };
  const book: SymbolBook = {
    declared,
    ofDeclaration: (one) => known.get(one) ?? null,
    rule: (id) => word('rule', id),
    verb: (name) => word('verb', name),
    rules: () => [...words.values()].filter(({ sort }) => sort === 'rule'),
    ofRef: (ref) => {
      if (ref.to === 'local') return local(ref.local);
      if (ref.to === 'function') return word('function', ref.name);
      if (ref.to === 'player-word') return word('word', ref.word);
      const one = declarationOf(ref, model);
      return one === null ? null : (known.get(one) ?? null);
    },
  };
  return book;
}

function declarationOf(ref: Ref, model: GameModel): object | null {
  switch (ref.to) {
    case 'row':
      return ref.row;
    case 'kind':
      return ref.kind;
    case 'set':
      return ref.set;
    case 'zone':
      return ref.zone;
    case 'enum':
      return ref.enum;
    case 'enum-value':
      return ref.enum.values[ref.index] ?? null;
    case 'field':
      return ref.field;
    case 'printed':
      return ref.printed;
    case 'attribute':
      return ref.attribute;
    case 'option':
      return ref.option;
    case 'reason':
      return model.reasons[ref.index] ?? null;
    case 'define':
      return ref.define;
    case 'procedure':
      return ref.procedure;
    case 'local':
    case 'this':
    case 'you':
    case 'player-word':
    case 'thrown-dice':
    case 'built-in-field':
    case 'function':
    case 'result':
      return null;
  }
}

type Add = (sort: SymbolSort, one: Declared, within: string | null, type: Type | null) => void;

function addDeclarations(model: GameModel, add: Add): void {
  for (const one of model.enums) addEnum(one, add);
  for (const kind of model.kinds) addKind(kind, add);
  for (const counter of model.counters) add('counter', counter, 'player', counter.type);
  for (const field of model.playerFields) add('field', field, 'player', field.type);
  for (const attribute of model.playerAttributes) add('attribute', attribute, 'player', attribute.type);
  for (const field of model.globals) add('global', field, null, field.type);
  for (const zone of model.zones) addZone(zone, add);
  for (const set of model.sets) add('set', set, null, null);
  for (const window of model.windows) add('window', window, null, null);
  for (const option of model.options) add('option', option, null, option.type);
  for (const variant of model.variants) add('variant', variant, null, null);
  for (const reason of model.reasons) add('reason', reason, null, null);
  for (const row of model.rows) if (row.spot === undefined) add('row', row, row.kind.name, null);
  for (const { program } of model.programs)
    for (const item of program.items) {
      if (item.kind === 'procedure') add('procedure', item, null, null);
      else if (item.kind === 'define') add('definition', item, null, null);
    }
}

function addEnum(one: EnumModel, add: Add): void {
  add('enum', one, null, null);
  for (const value of one.values) add('value', value, one.name, { is: 'enum', of: one });
}

function addKind(kind: KindModel, add: Add): void {
  add('kind', kind, null, { is: 'thing', of: kind });
  for (const field of kind.fields) add('field', field, kind.name, field.type);
  for (const printed of kind.printed) add('printed value', printed, kind.name, printed.type);
  for (const attribute of kind.attributes) add('attribute', attribute, kind.name, attribute.type);
  for (const zone of kind.zones) addZone(zone, add);
}

function addZone(zone: ZoneModel, add: Add): void {
  const { owner } = zone;
  add('zone', zone, typeof owner === 'string' ? (owner === 'player' ? owner : null) : owner.name, {
    is: 'zone',
    of: zone,
  });
}

/** The owner of a field, for people. Never throws. */
export function ownerOf({ owner }: Pick<FieldModel, 'owner'>): string {
  return typeof owner === 'string' ? owner : owner.name;
}
