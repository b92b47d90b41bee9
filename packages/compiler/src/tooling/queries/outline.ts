// The shape of a file: what it declares, what can be folded away, what encloses a place.

import type { YamlNode } from '../../content/load/yaml/node.ts';
import type { Node } from '../../content/tree/node.ts';
import { childrenOf, walk } from '../../content/tree/walk.ts';
import { spanTouches, type Span } from '../../diagnostics/source/span.ts';
import type { GameIndex } from './game-index.ts';
import type { GameSymbol } from './symbols.ts';

/** Something that a file declares. */
export interface OutlineEntry {
  readonly symbol: GameSymbol;
  /** The name. */
  readonly name: Span;
  /** All that belongs to it. */
  readonly whole: Span;
}

/** What a file declares, locals left out, in the order of the text. Never throws. */
export function outlineOf(index: GameIndex, path: string): readonly OutlineEntry[] {
  const wholes = blocksIn(index, path);
  const file = index.sources.lookup(path);
  if (file === undefined) return [];
  const own = index.book.declared.filter(({ at, sort }) => at?.file === path && (sort !== 'row' || at.end > at.start));
  return own.flatMap((symbol): OutlineEntry[] => {
    const found = index.occurrencesOf(symbol).find(({ isDeclaration, at }) => isDeclaration && at.file === path);
    const name = found?.at ?? symbol.at;
    if (name === null) return [];
    const around = wholes.filter((one) => one.start <= name.start && name.end <= one.end);
    const whole = around.reduce((least, one) => (lengthOf(one) < lengthOf(least) ? one : least), around[0] ?? name);
    return [{ symbol, name, whole }];
  });
}

/**
 * Stretches of more than one line that belong together: items and bodies of rules, values of YAML.
 * Never throws.
 */
export function blocksIn(index: GameIndex, path: string): readonly Span[] {
  const blocks: Span[] = [];
  for (const tree of index.treesIn(path)) {
    const ends = endsBelow(tree);
    walk(tree, ({ kind, at, id }) => {
      if (BLOCKS.has(kind)) blocks.push({ ...at, end: Math.max(at.start, ends.get(id) ?? at.end) });
    });
  }
  const yaml = index.yamlOf(path);
  if (yaml !== undefined) yamlBlocks(yaml.root, blocks);
  return blocks;
}

/**
 * By node: where what stands below it ends. A body reaches to the next statement, with the lines
 * between.
 */
function endsBelow(tree: Node): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const endOf = (node: Node): number => {
    const below = Math.max(0, ...childrenOf(node).map(endOf));
    const isBody = BLOCKS.has(node.kind) || node.kind === 'block' || node.kind === 'program';
    const end = isBody ? below : Math.max(below, node.at.end);
    ends.set(node.id, end);
    return end;
  };
  endOf(tree);
  return ends;
}

const BLOCKS: ReadonlySet<string> = new Set([
  'procedure',
  'define',
  'hook',
  'as-soon-as',
  'ability',
  'play',
  'until',
  'if',
  'for-each',
  'repeat',
  'menu',
  'option',
  'may',
  'as',
  'each-player',
  'at-end',
]);

function yamlBlocks(node: YamlNode, blocks: Span[]): void {
  if (node.kind === 'seq') for (const item of node.items) yamlBlocks(item, blocks);
  if (node.kind !== 'map') return;
  for (const { keySpan, value } of node.entries) {
    blocks.push({ ...keySpan, end: Math.max(keySpan.end, value.span.end) });
    yamlBlocks(value, blocks);
  }
}

/** What encloses a place, innermost first, each larger than the one before. Never throws. */
export function enclosing(index: GameIndex, path: string, offset: number): readonly Span[] {
  const all: Span[] = [...blocksIn(index, path)];
  for (const tree of index.treesIn(path)) walk(tree, ({ at }) => void all.push(at));
  const name = index.occurrenceAt(path, offset);
  if (name !== undefined) all.push(name.at);
  const around = all.filter((one) => one.file === path && spanTouches(one, offset) && one.end > one.start);
  const rising = around.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const nested: Span[] = [];
  for (const one of rising) {
    const last = nested.at(-1);
    if (last === undefined || (one.start <= last.start && one.end >= last.end && lengthOf(one) > lengthOf(last)))
      nested.push(one);
  }
  return nested;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
