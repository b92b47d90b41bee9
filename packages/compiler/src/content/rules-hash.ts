/**
 * Hash of what the rules and data of a game mean: two contents with the same one lay the state out
 * alike, ask the same questions with the same answers in the same order, and give the same results.
 * Texts, comments, places and data for pages and bots alone are left out. Why so:
 * docs/decisions/0080-what-a-save-needs-of-its-content.md.
 */
import type { GameContent } from './model/model.ts';
import { textHash } from './content-hash.ts';

/**
 * Keys of models and nodes that say nothing about how a game is played. A key that is not listed
 * counts, so a new one that is only shown belongs here, and the property test of this file names
 * it.
 */
const NOT_MEANT: ReadonlySet<string> = new Set([
  // places in the files, and numbers of nodes
  'at',
  'attributeAt',
  'counterAt',
  'file',
  'files',
  'id',
  'nameAt',
  'path',
  'verbAt',
  'windowAt',
  // how it is written
  'inline',
  // what is shown
  'extras',
  'flavour',
  'icon',
  'lessons',
  'locales',
  'phrases',
  'pluralTitle',
  'prompts',
  'recommended',
  'ruleIds',
  'scenery',
  'tags',
  'text',
  'title',
  'words',
  // what bots go by, and what is only checked
  'bots',
  'invariants',
  // what follows from the rest
  'defines',
  'facts',
  'hooks',
  'isDeclared',
  'procedures',
  'standing',
]);

/**
 * Memoises hashes by tree. Trees are immutable, so a compile with a cache hashes only those of
 * edited files.
 */
const hashOfTree = new WeakMap<object, string>();

/**
 * Hash of the rules of a game.
 *
 * @param model  as `content/load` made it; what later phases put into it is left out
 * @returns      16 hex digits
 * @throws       never
 */
export function rulesHash(model: GameContent): string {
  return textHash(new Meaning().of({ game: model.id, model }));
}

/** Writes a value with all that it refers to: an object once, after that its number. */
class Meaning {
  readonly #seen = new Map<object, number>();

  of(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    if (isTree(value)) return treeHash(value);
    const number = this.#seen.get(value);
    if (number !== undefined) return `#${number}`;
    this.#seen.set(value, this.#seen.size);
    if (Array.isArray(value)) return `[${value.map((one) => this.of(one)).join()}]`;
    if (value instanceof Map)
      return `<${[...(value as Map<unknown, unknown>)].map(([key, one]) => `${this.of(key)}:${this.of(one)}`).join()}>`;
    return `{${membersOf(value, (one) => this.of(one)).join()}}`;
  }
}

/** Nodes of the rules language are numbered, and refer to nothing but nodes. */
function isTree(value: object): boolean {
  return 'kind' in value && typeof value.kind === 'string' && 'id' in value;
}

function treeHash(tree: object): string {
  const cached = hashOfTree.get(tree);
  if (cached !== undefined) return cached;
  const hash = textHash(treeText(tree));
  hashOfTree.set(tree, hash);
  return hash;
}

function treeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value))
    return `[${value
      .filter((one) => !isCitation(one))
      .map(treeText)
      .join()}]`;
  return `{${membersOf(value, treeText).join()}}`;
}

/** `rule DK-WIN-01` says which rule is carried out there, and does nothing. */
function isCitation(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'rule';
}

function membersOf(value: object, write: (one: unknown) => string): string[] {
  const members: string[] = [];
  for (const [key, one] of Object.entries(value))
    if (!NOT_MEANT.has(key) && one !== undefined) members.push(`${key}:${write(one)}`);
  return members;
}
