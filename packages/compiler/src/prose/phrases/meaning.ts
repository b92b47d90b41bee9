/**
 * What a name means, from what resolve found, or else from what the game declares (texts are wanted
 * of broken content too).
 */
import { wordTable } from '@undercroft/contract';
import type { NameUse } from '../../content/tree/node.ts';
import type {
  EnumModel,
  FieldModel,
  KindModel,
  OptionModel,
  RowModel,
  SetModel,
  ZoneModel,
} from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import type { Ref } from '../../language/facts/ref.ts';
import type { Referent, Speech } from './speech.ts';
import { zoneOf } from '../wording/words.ts';

export type Meaning =
  | { readonly is: 'local'; readonly referent: Referent }
  | { readonly is: 'it' | 'this' | 'you' | 'old' | 'result' | 'thrown-dice' }
  | { readonly is: 'player-word'; readonly word: string }
  | { readonly is: 'row'; readonly row: RowModel }
  | { readonly is: 'kind'; readonly kind: KindModel }
  | { readonly is: 'set'; readonly set: SetModel }
  | { readonly is: 'zone'; readonly zone: ZoneModel }
  | { readonly is: 'global'; readonly field: FieldModel }
  | { readonly is: 'option'; readonly option: OptionModel }
  | { readonly is: 'enum'; readonly enum: EnumModel }
  | { readonly is: 'value'; readonly enum: EnumModel; readonly name: string }
  | { readonly is: 'unknown' };

const WORDS: Readonly<Record<string, Meaning>> = wordTable({
  it: { is: 'it' },
  this: { is: 'this' },
  you: { is: 'you' },
  old: { is: 'old' },
  result: { is: 'result' },
  'thrown-dice': { is: 'thrown-dice' },
  players: { is: 'player-word', word: 'players' },
  others: { is: 'player-word', word: 'others' },
  everyone: { is: 'player-word', word: 'everyone' },
  opponent: { is: 'player-word', word: 'opponent' },
});

function valueNamed(model: GameModel, name: string): Meaning | null {
  const found = model.enums.find((each) => each.values.some((value) => value.name === name));
  return found === undefined ? null : { is: 'value', enum: found, name };
}

function fromRef(ref: Ref): Meaning | null {
  if (ref.to === 'row') return { is: 'row', row: ref.row };
  if (ref.to === 'kind') return { is: 'kind', kind: ref.kind };
  if (ref.to === 'set') return { is: 'set', set: ref.set };
  if (ref.to === 'zone') return { is: 'zone', zone: ref.zone };
  if (ref.to === 'option') return { is: 'option', option: ref.option };
  if (ref.to === 'enum') return { is: 'enum', enum: ref.enum };
  if (ref.to === 'enum-value') return { is: 'value', enum: ref.enum, name: ref.enum.values[ref.index]?.name ?? '' };
  if (ref.to === 'player-word' && (ref.word === 'partners' || ref.word === 'rivals'))
    return { is: 'player-word', word: ref.word };
  if (ref.to === 'field' && ref.field.owner === 'global') return { is: 'global', field: ref.field };
  return null;
}

const declaredIn = new WeakMap<GameModel, Map<string, Meaning>>();

/** What a name is declared as, looked for once. */
function fromDeclarations(model: GameModel, name: string): Meaning {
  let cached = declaredIn.get(model);
  if (cached === undefined) declaredIn.set(model, (cached = new Map()));
  const meaning = cached.get(name) ?? searched(model, name);
  cached.set(name, meaning);
  return meaning;
}

function searched(model: GameModel, name: string): Meaning {
  const kind = model.kinds.find((each) => each.name === name || each.plural === name);
  if (kind !== undefined) return { is: 'kind', kind };
  const set = model.sets.find((each) => each.name === name || each.one === name);
  if (set !== undefined) return { is: 'set', set };
  const zone = zoneOf(model, name);
  if (zone !== undefined) return { is: 'zone', zone };
  const field = model.globals.find((each) => each.name === name);
  if (field !== undefined) return { is: 'global', field };
  const option = model.options.find((each) => each.name === name);
  if (option !== undefined) return { is: 'option', option };
  const row = model.rows.find((each) => each.name === name || `${each.name}s` === name);
  if (row !== undefined) return { is: 'row', row };
  const found = model.enums.find((each) => each.name === name);
  return found === undefined ? { is: 'unknown' } : { is: 'enum', enum: found };
}

/**
 * What a name means here.
 *
 * @param wantsValue an enum value is expected (a cause, the right side of `is`): it goes before
 *   other meanings
 * @throws            never
 */
export function meaningOf(node: NameUse, speech: Speech, wantsValue = false): Meaning {
  const referent = speech.names.get(node.name);
  if (referent !== undefined) return { is: 'local', referent };
  const word = Object.hasOwn(WORDS, node.name) ? WORDS[node.name] : undefined;
  if (word !== undefined) return word;
  const ref = speech.model.facts.refs.get(node);
  const resolved = ref === undefined ? null : fromRef(ref);
  if (resolved !== null) return resolved;
  const value = valueNamed(speech.model, node.name);
  if (wantsValue && value !== null) return value;
  const found = fromDeclarations(speech.model, node.name);
  return found.is === 'unknown' && value !== null ? value : found;
}
