// A kind of node that a phase forgets does not compile. Tried on a copy of the sources, to which kinds and a field are added.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPY = join(PACKAGE, '.build/new-kind');

const OPTIONS = { composite: false, emitDeclarationOnly: false, noEmit: true, types: [] };
const STATEMENTS = join(COPY, 'src/ast/statements.ts');
const EXPRESSIONS = join(COPY, 'src/ast/expressions.ts');

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  const filter = (path: string): boolean => !path.endsWith('.test.ts') && !path.endsWith('testing');
  cpSync(join(PACKAGE, 'src'), join(COPY, 'src'), { recursive: true, filter });
  cpSync(join(PACKAGE, 'generated'), join(COPY, 'generated'), { recursive: true });
  cpSync(join(PACKAGE, 'package.json'), join(COPY, 'package.json'));
  const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions: OPTIONS, include: ['src'] };
  writeFileSync(join(COPY, 'tsconfig.json'), JSON.stringify(config));
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

/** Changes a file of the copy, and gives back what undoes it. */
function insert(file: string, behind: string, text: string): () => void {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(behind);
  writeFileSync(file, source.replace(behind, behind + text));
  return () => writeFileSync(file, source);
}

/** The errors of the copy: path, position and message. */
function compile(): readonly string[] {
  const words = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', COPY, '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: COPY });
  return stdout
    .replaceAll('\\', '/')
    .split('\n')
    .filter((line) => line.includes('error TS'));
}

/** Adds a kind to a union. */
function addKind(file: string, union: string, kind: string): () => void {
  const type = `{ readonly kind: '${kind}'; readonly at: Place; type?: Type }`;
  return insert(file, `export type ${union} =`, `\n  | ${type}`);
}

describe('a new kind of node', () => {
  let errors: readonly string[] = [];
  beforeAll(() => {
    const undo = [
      addKind(STATEMENTS, 'Statement', 'new-statement'),
      addKind(EXPRESSIONS, 'Expression', 'new-expression'),
    ];
    errors = compile();
    for (const one of undo) one();
  }, 120_000);

  /** Files in which an error names the kind, or a switch has a way without a value. */
  const missing = (kind: string): readonly string[] =>
    errors
      .filter((line) => line.includes(kind) || line.includes('TS2366'))
      .map((line) => line.slice('src/'.length, line.indexOf('(')));

  it('does not compile as long as a phase forgets it, when it is a statement', () => {
    expect(missing('new-statement')).toEqual(
      expect.arrayContaining([
        '3-resolve/resolve-statement.ts',
        '4-check/statement.ts',
        '5-analyze/secret.ts',
        '5-analyze/suspends.ts',
        'ast/by-kind.ts',
        'ast/children.ts',
        'explain/statement.ts',
      ]),
    );
  });

  it('does not compile as long as a phase forgets it, when it is an expression', () => {
    expect(missing('new-expression')).toEqual(
      expect.arrayContaining([
        '3-resolve/resolve-expression.ts',
        '4-check/expression.ts',
        '5-analyze/reads.ts',
        '5-analyze/suspends.ts',
        'ast/children.ts',
        'explain/value.ts',
      ]),
    );
  });
});

it('has no field with nodes in it that the walk could forget, at whatever depth', () => {
  const undo = insert(STATEMENTS, "readonly kind: 'may';", '\n  readonly later: { readonly inside: Expression };');
  const errors = compile();
  undo();

  expect(errors.filter((line) => line.startsWith('src/ast/children.ts'))).toEqual([expect.stringContaining('later')]);
}, 120_000);

it('has no part of a verb that could be forgotten: its effect, a language, its code, its sentence', () => {
  const verbs = join(COPY, 'src/language/verbs');
  const shuffle = readFileSync(join(verbs, 'shuffle.ts'), 'utf8');
  const written: readonly (readonly [file: string, text: string])[] = [
    [join(verbs, 'no-effect.ts'), shuffle.replace('  leaves: false,\n', '')],
    [join(verbs, 'no-language.ts'), shuffle.replace(/ {4}fr: .*\n/, '')],
    [join(verbs, 'whirl.ts'), shuffle.replaceAll('shuffle', 'whirl')],
  ];
  for (const [file, text] of written) writeFileSync(file, text);
  const undo = [
    insert(join(COPY, 'src/language/verbs.ts'), 'list({', '\n  whirl,'),
    insert(
      join(COPY, 'src/language/verbs.ts'),
      '// The verbs that every game has',
      "\nimport { whirl } from './verbs/whirl.ts';\n//",
    ),
  ];
  const errors = compile();
  for (const one of undo.toReversed()) one();
  for (const [file] of written) rmSync(file);

  expect(errors.map((line) => line.slice('src/'.length, line.indexOf('('))).toSorted()).toEqual([
    '6-emit/commands.ts',
    'explain/command.ts',
    'language/verbs/no-effect.ts',
    'language/verbs/no-language.ts',
  ]);
}, 120_000);
