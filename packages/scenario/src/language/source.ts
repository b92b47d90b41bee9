/**
 * What a scenario is made of before it means anything: parsed YAML with places, handed in by the
 * caller.
 */

/** A place in a file, 1-based; 0 when it is not known. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** One value of a parsed YAML file. */
export type SourceNode = SourceScalar | SourceList | SourceMap;

export interface SourceScalar {
  readonly is: 'scalar';
  readonly value: string | number | boolean | null;
  readonly at: Spot;
}

export interface SourceList {
  readonly is: 'list';
  readonly items: readonly SourceNode[];
  readonly at: Spot;
}

export interface SourceMap {
  readonly is: 'map';
  readonly entries: readonly SourceEntry[];
  readonly at: Spot;
}

export interface SourceEntry {
  readonly key: string;
  readonly keyAt: Spot;
  readonly value: SourceNode;
}

const NOWHERE: Spot = { line: 0, column: 0 };

/**
 * Makes nodes from plain data, for scenarios that come from no file.
 *
 * @param value strings, numbers, flags, null, arrays and plain objects; anything else becomes its
 *   text
 * @returns     the same data as nodes whose places are unknown; never throws
 */
export function plainSource(value: unknown): SourceNode {
  if (Array.isArray(value)) return { is: 'list', items: value.map(plainSource), at: NOWHERE };
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => ({ key, keyAt: NOWHERE, value: plainSource(child) }));
    return { is: 'map', entries, at: NOWHERE };
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { is: 'scalar', value, at: NOWHERE };
  }
  return { is: 'scalar', value: value === null || value === undefined ? null : 'something else', at: NOWHERE };
}

/** The value under a key, if the node is a map that has it. Never throws. */
export function valueAt(node: SourceNode, key: string): SourceNode | undefined {
  return node.is === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
}

/**
 * The items of a list; a single value counts as a list of one, nothing as an empty list. Never
 * throws.
 */
export function listOf(node: SourceNode | undefined): readonly SourceNode[] {
  if (node === undefined || (node.is === 'scalar' && node.value === null)) return [];
  return node.is === 'list' ? node.items : [node];
}

/** A scalar as the author wrote it; lists and maps are a problem. @throws ScenarioProblem */
export function textOf(node: SourceNode): string {
  if (node.is !== 'scalar') {
    throw new ScenarioProblem(`expected a word or a number, found a ${node.is === 'list' ? 'list' : 'map'}`, node.at);
  }
  return node.value === null ? 'none' : String(node.value);
}

/** Something a scenario says that cannot be done or understood: always the author's to mend. */
export class ScenarioProblem extends Error {
  readonly at: Spot;
  constructor(message: string, at: Spot) {
    super(message);
    this.name = 'ScenarioProblem';
    this.at = at;
  }
}
