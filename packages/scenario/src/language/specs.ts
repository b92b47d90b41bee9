/** Lists of things as an author writes them: `[den, 2 imp, imp face=down, ...]`. */
import type { FieldMeta } from '@undercroft/contract';
import { splitNumber, type Situation } from './names.ts';
import { ScenarioProblem, textOf, type SourceNode, type Spot } from './source.ts';
import { nearHint, plainWords } from './words.ts';
import { parseValue } from './values.ts';

/** One written entry of a list of things. */
export interface ThingSpec {
  readonly text: string;
  readonly row: number;
  /** counted from 1 within the row, when the author said which one is meant */
  readonly number: number | undefined;
  readonly count: number;
  /** `face=down` */
  readonly settings: readonly { readonly name: string; readonly value: SourceNode }[];
  /** what is written under the name: `{name: {face: down}}` */
  readonly inside: SourceNode | undefined;
  readonly at: Spot;
}

/** A written list; `more` when it ends in `...`, which stands for any other things. */
export interface ThingList {
  readonly specs: readonly ThingSpec[];
  readonly more: boolean;
}

/** @throws ScenarioProblem when an entry names no row of the game */
export function parseThings(situation: Situation, node: SourceNode): ThingList {
  const items = node.is === 'list' ? node.items : node.is === 'scalar' && node.value === null ? [] : [node];
  const more = items.some((item) => item.is === 'scalar' && item.value === '...');
  const named = items.filter((item) => !(item.is === 'scalar' && (item.value === '...' || item.value === 'none')));
  return { specs: named.map((item) => parseThing(situation, item)), more };
}

function parseThing(situation: Situation, node: SourceNode): ThingSpec {
  const inside = node.is === 'map' && node.entries.length === 1 ? node.entries[0] : undefined;
  const text = inside === undefined ? textOf(node) : inside.key;
  const words = text.trim().split(/\s+/);
  const count = /^\d+$/.test(words[0]!) && words.length > 1 ? Number(words.shift()) : 1;
  const settings = words.filter((word) => word.includes('=')).map((word) => setting(word, node.at));
  const [name, number] = splitNumber(words.filter((word) => !word.includes('=')).join(' '));

  const { rows, meta } = situation.names;
  const row = rows.get(plainWords(name));
  if (row === undefined) {
    const near = nearHint(
      name,
      meta.rows.map((known) => known.name),
    );
    throw new ScenarioProblem(`\`${name}\` is not the name of a card or thing of the game${near}`, node.at);
  }
  return { text, row, number, count, settings, inside: inside?.value, at: node.at };
}

function setting(word: string, at: Spot): { name: string; value: SourceNode } {
  const cut = word.indexOf('=');
  return { name: word.slice(0, cut), value: { is: 'scalar', value: word.slice(cut + 1), at } };
}

/** Field of a thing of that kind by name. @throws ScenarioProblem */
export function fieldNamed(situation: Situation, kind: number, name: string, at: Spot): FieldMeta {
  const { kinds, meta } = situation.names;
  const fields = kinds[kind]?.fields ?? new Map<string, FieldMeta>();
  const field = fields.get(name);
  if (field === undefined) {
    throw new ScenarioProblem(
      `a ${meta.kinds[kind]?.name ?? 'thing'} has no field \`${name}\`${nearHint(name, fields.keys())}`,
      at,
    );
  }
  return field;
}

/**
 * Whether a thing is what an entry of a list describes.
 *
 * @throws ScenarioProblem when a setting makes no sense
 */
export function isDescribed(situation: Situation, spec: ThingSpec, thing: number): boolean {
  const { meta } = situation.names;
  const row = meta.rows[spec.row]!;
  if (meta.things[thing] !== spec.row) return false;
  if (spec.number !== undefined && thing !== row.first + spec.number - 1) return false;
  return spec.settings.every(({ name, value }) => {
    const field = fieldNamed(situation, row.kind, name, spec.at);
    return situation.state[field.offset + thing] === parseValue(situation, value, field.type);
  });
}

/** Whether things are those of a list: in order in a pile, in any order elsewhere. */
export function meansThings(
  situation: Situation,
  specs: readonly ThingSpec[],
  more: boolean,
  ids: readonly number[],
  ordered: boolean,
): boolean {
  const each = specs.flatMap((spec) => Array.from({ length: spec.count }, () => spec));
  if (more ? ids.length < each.length : ids.length !== each.length) return false;
  if (ordered) return each.every((spec, index) => isDescribed(situation, spec, ids[index]!));
  // The most exact entries choose first, so that a bare name does not take the thing that only they
  // fit.
  const left = new Set(ids);
  const exactness = (spec: ThingSpec): number => (spec.number === undefined ? 0 : 100) + spec.settings.length;
  return each
    .toSorted((a, b) => exactness(b) - exactness(a))
    .every((spec) => {
      const found = [...left].find((id) => isDescribed(situation, spec, id));
      return found !== undefined && left.delete(found);
    });
}
