import { ownOf, printedOf } from '@undercroft/contract';
import type { GameMeta, ValueMeta } from '@undercroft/contract';

/**
 * Values of a printed number that still make a useful filter; a number with more of them is left to
 * the search.
 */
const VALUES_MAX = 12;

/** Names of tags that mean something to Storybook itself. */
const reserved: ReadonlySet<string> = new Set(['dev', 'test', 'autodocs', 'manifest', 'play-fn', 'test-fn']);

/**
 * Words by which the sidebar can be filtered, one list a row, in the order of `meta.rows`: the tags
 * of the row, its printed values (`cost:3`, `side:good`), the option that brings it in, and
 * `no-text` or `no-art` where something is missing.
 *
 * @throws never
 */
export function tagsOfRows(meta: GameMeta): string[][] {
  const narrow = narrowValues(meta);
  return meta.rows.map((row) => {
    const kind = meta.kinds[row.kind];
    const tags = row.tags.map(tagOf);
    for (const { name, type } of printedOf(meta, kind)) {
      const value = ownOf(row.printed, name);
      const word = value === undefined || !narrow.has(name) ? null : wordOf(meta, type, value);
      if (word !== null) tags.push(tagOf(`${name}:${word}`));
    }
    const option = meta.options[row.ifOption]?.name;
    if (option !== undefined) tags.push(tagOf(`only:${option}`));
    if (row.text === '') tags.push('no-text');
    if ((row.icon ?? kind?.icon ?? null) === null) tags.push('no-art');
    return [...new Set(tags.filter((tag) => tag !== '' && !reserved.has(tag)))];
  });
}

/** Printed values that have few enough different ones to choose from. */
function narrowValues(meta: GameMeta): Set<string> {
  const seen = new Map<string, Set<number>>();
  for (const { printed } of meta.rows) {
    for (const [name, value] of Object.entries(printed)) seen.set(name, (seen.get(name) ?? new Set()).add(value));
  }
  return new Set([...seen].filter(([, values]) => values.size <= VALUES_MAX).map(([name]) => name));
}

function wordOf(meta: GameMeta, type: ValueMeta, value: number): string | null {
  if (type.is === 'enum') return meta.enums[type.of]?.values[value] ?? null;
  if (type.is === 'flag') return value === 0 ? 'no' : 'yes';
  return type.is === 'number' && value >= 0 ? String(value) : null;
}

/** A word that Storybook takes as a tag and nothing else: a leading `!` would take a tag away. */
function tagOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}:+-]+/gu, '-')
    .replace(/^[-:]+/, '');
}
