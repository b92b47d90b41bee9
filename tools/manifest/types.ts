/**
 * Types that a page with `<dungeon-game>` gives and gets, read from the sources: plans, details of
 * events, findings.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as analyzer from '@custom-elements-manifest/analyzer';
import type { Described } from './manifest.ts';

/** One exported type. */
export interface TypeDoc {
  readonly name: string;
  readonly description: string;
  /** of an interface; none of another type */
  readonly fields: readonly (Described & { readonly isOptional: boolean })[];
  /** what another type is short for; empty for an interface */
  readonly text: string;
}

/** What this needs of a node of the analyzer's TypeScript. */
interface Node {
  readonly kind: number;
  readonly name?: Node;
  readonly text?: string;
  readonly type?: Node;
  readonly members?: readonly Node[];
  readonly statements?: readonly Node[];
  readonly questionToken?: object;
  readonly jsDoc?: readonly { readonly comment?: string }[];
  getText(): string;
}

const { ts } = analyzer as unknown as {
  readonly ts: {
    createSourceFile(file: string, text: string, target: number, parents: boolean): Node;
    readonly ScriptTarget: { readonly ES2015: number };
    readonly SyntaxKind: {
      readonly InterfaceDeclaration: number;
      readonly TypeAliasDeclaration: number;
      readonly MethodSignature: number;
    };
  };
};

/** In the order of the page. */
const NAMED = [
  'Plan',
  'Seat',
  'Seed',
  'UndoRule',
  'GameChange',
  'GameAnswer',
  'GameOver',
  'Finding',
  'IconShape',
  'Store',
  'Pace',
] as const;

/** Described on pages of their own, too large for this one, or not to be looked into. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  'AnswerIndex',
  'GameModule',
  'GameView',
  'Legacy',
  'PlaySession',
  'Session',
  'Settings',
]);

const SOURCES = 'packages/{contract,engine,components,game-element}/src/**/*.ts';

/**
 * Reads the types.
 *
 * @param root  root of the repository
 * @throws Error when one is not there, or has two sources
 */
export function readTypes(root: string): TypeDoc[] {
  const wanted = new RegExp(`export (?:interface|type) (?:${NAMED.join('|')})\\b`);
  const found = new Map<string, TypeDoc>();
  for (const file of globSync(SOURCES, { cwd: root }).filter((path) => !/\.(test|browser|stories)\.ts$/.test(path))) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!wanted.test(text)) continue;
    for (const node of ts.createSourceFile(file, text, ts.ScriptTarget.ES2015, true).statements ?? []) {
      const doc = typeDoc(node);
      if (doc === null || !NAMED.some((name) => name === doc.name)) continue;
      if (found.has(doc.name)) throw new Error(`${doc.name} is exported twice`);
      found.set(doc.name, doc);
    }
  }
  return NAMED.map((name) => {
    const doc = found.get(name);
    if (doc === undefined) throw new Error(`${name} is exported by none of ${SOURCES}`);
    return doc;
  });
}

function typeDoc(node: Node): TypeDoc | null {
  const { InterfaceDeclaration, TypeAliasDeclaration } = ts.SyntaxKind;
  if (node.kind !== InterfaceDeclaration && node.kind !== TypeAliasDeclaration) return null;
  return {
    name: node.name?.text ?? '',
    description: commentOf(node),
    fields: (node.members ?? []).map((member) => ({
      name: member.name?.getText() ?? '',
      description: commentOf(member),
      type: { text: typeOf(member) },
      isOptional: member.questionToken !== undefined,
    })),
    text: node.kind === TypeAliasDeclaration ? (node.type?.getText() ?? '') : '',
  };
}

function typeOf(member: Node): string {
  if (member.kind !== ts.SyntaxKind.MethodSignature) return member.type?.getText() ?? '';
  const signature = member.getText().slice((member.name?.getText() ?? '').length);
  return signature.replace(/;$/, '').replace(/\): /, ') => ');
}

function commentOf({ jsDoc = [] }: Node): string {
  return jsDoc.at(-1)?.comment ?? '';
}

/** Names of types that stand in texts of types, those of the language left out. */
export function typesIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? []);
  return [...new Set(names)].filter(
    (name) => !(name in globalThis) && !['Readonly', 'Record', 'Worker'].includes(name),
  );
}
