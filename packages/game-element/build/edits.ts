/** Changes at places of a source that a parser found. */
import { parseSync } from 'vite';

/** A node of the syntax tree; what else it has depends on its type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What stands in the place of a piece of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Calls for a node: with the one it is in, null for the whole, and as what it is there. */
export type Visit = (node: Node, parent: Node | null, role: string) => void;

/** The tree of a module. @param file  name that tells the language */
export function treeOf(code: string, file: string): Node {
  return parseSync(file, code).program as unknown as Node;
}

/** Calls for every node in a value, outer ones before those in them. */
export function visit(value: unknown, call: Visit, parent: Node | null = null, role = ''): void {
  if (Array.isArray(value)) for (const one of value as readonly unknown[]) visit(one, call, parent, role);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    const node = value as Node;
    call(node, parent, role);
    for (const [key, inner] of Object.entries(node)) visit(inner, call, node, key);
  }
}

/** A text with changes, given in any order; they do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: instead } of edits.toSorted((first, second) => first.start - second.start)) {
    result += text.slice(at, start) + instead;
    at = end;
  }
  return result + text.slice(at);
}
