// A kind of node that a phase forgets does not compile. Tried on a copy of the sources, to which
// kinds and a field are added.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPY = join(PACKAGE, '.build/new-kind');
/**
 * Servers of pages that tests run meanwhile load everything again when a `tsconfig.json` changes
 * anywhere in the repository.
 */
const CONFIG = join(COPY, 'new-kind.json');

const OPTIONS = { composite: false, emitDeclarationOnly: false, noEmit: true, types: [] };
const STATEMENTS = join(COPY, 'src/content/tree/statements.ts');
const EXPRESSIONS = join(COPY, 'src/content/tree/expressions.ts');
const ITEMS = join(COPY, 'src/content/tree/items.ts');
const SORTS = join(COPY, 'src/content/tree/by-kind.ts');
const REF = join(COPY, 'src/language/facts/ref.ts');
const FUNCTIONS = join(COPY, 'src/language/vocabulary/functions.ts');

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  const filter = (path: string): boolean => !path.endsWith('.test.ts') && !path.endsWith('testing');
  cpSync(join(PACKAGE, 'src'), join(COPY, 'src'), { recursive: true, filter });
  cpSync(join(PACKAGE, 'generated'), join(COPY, 'generated'), { recursive: true });
  cpSync(join(PACKAGE, 'package.json'), join(COPY, 'package.json'));
  const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions: OPTIONS, include: ['src'] };
  writeFileSync(CONFIG, JSON.stringify(config));
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
  // Several checkers would each check what they share.
  const words = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', CONFIG, '--pretty', 'false', '--singleThreaded'];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: COPY });
  return stdout
    .replaceAll('\\', '/')
    .split('\n')
    .filter((line) => line.includes('error TS'));
}

type Change = readonly [file: string, behind: string, text: string];

/** Compiles the copy once, with all these changes, when the first test asks for its errors. */
function errorsWith(...changes: readonly Change[]): () => readonly string[] {
  let errors: readonly string[] | null = null;
  return () => {
    if (errors !== null) return errors;
    const undo = changes.map((change) => insert(...change));
    errors = compile();
    for (const one of undo.toReversed()) one();
    return errors;
  };
}

/** Files in which an error names what is new. */
const naming = (errors: readonly string[], name: string): readonly string[] =>
  filesOf(errors.filter((line) => line.includes(`"${name}"`)));

/** Files in which an error names something new, or a switch has a way without a value. */
const failing = (errors: readonly string[]): readonly string[] =>
  filesOf(errors.filter((line) => line.includes('new-') || line.includes('TS2366')));

const filesOf = (errors: readonly string[]): readonly string[] =>
  errors.map((line) => line.slice('src/'.length, line.indexOf('(')));

const node = (kind: string): string => `\n  | { readonly kind: '${kind}'; readonly at: Span; type?: Type }`;

// Each compile takes seconds. Changes share one where the errors tell which of them they are about.
const statementItemFunction = errorsWith(
  [STATEMENTS, 'export type Statement =', node('new-statement')],
  [ITEMS, 'export type Item =', " { readonly kind: 'new-item'; readonly at: Span } |"],
  [SORTS, 'const SORTS = {', "\n  'new-item': 'standing',"],
  [FUNCTIONS, 'BUILT_IN_FUNCTIONS = {', "\n  'new-function': { judged: false },"],
);
const expression = errorsWith([EXPRESSIONS, 'export type Expression =', node('new-expression')]);
const meaningAndField = errorsWith(
  [REF, 'export type Ref =', "\n  | { readonly to: 'new-meaning' }"],
  [STATEMENTS, "readonly kind: 'may';", '\n  readonly later: { readonly inside: Expression };'],
);

describe('does not compile as long as a phase forgets', () => {
  it('a kind of statement', () => {
    expect(naming(statementItemFunction(), 'new-statement')).toEqual(
      expect.arrayContaining([
        'language/resolve/resolve-statement.ts',
        'language/check/statements/statement.ts',
        'language/facts/side-effects.ts',
        'code/statements/statements.ts',
        'content/tree/statements.ts',
        'prose/statements/statement.ts',
      ]),
    );
  }, 60_000);

  it('a kind of expression', () => {
    expect(failing(expression())).toEqual(
      expect.arrayContaining([
        'language/resolve/resolve-expression.ts',
        'language/check/expressions/arithmetic.ts',
        'language/check/expressions/expression.ts',
        'core/reads.ts',
        'language/facts/side-effects.ts',
        'code/values/arithmetic.ts',
        'code/values/conditions.ts',
        'code/values/expressions.ts',
        'code/values/membership.ts',
        'code/values/plans.ts',
        'content/tree/children.ts',
        'prose/phrases/condition.ts',
        'prose/phrases/value.ts',
      ]),
    );
  }, 60_000);

  it('a kind of item that is in force', () => {
    expect(naming(statementItemFunction(), 'new-item')).toEqual(
      expect.arrayContaining(['language/resolve/resolve.ts', 'language/check/check.ts', 'content/tree/children.ts']),
    );
  }, 60_000);

  it('something that a name can mean', () => {
    expect(failing(meaningAndField())).toEqual(
      expect.arrayContaining([
        'language/check/expressions/name.ts',
        'code/values/expressions.ts',
        'code/values/membership.ts',
        'code/values/plans.ts',
      ]),
    );
  }, 60_000);

  it('a built-in function', () => {
    expect(naming(statementItemFunction(), 'new-function')).toEqual(
      expect.arrayContaining([
        'language/check/expressions/functions.ts',
        'code/values/expressions.ts',
        'code/values/plans.ts',
      ]),
    );
  }, 60_000);
});

it('has no field with nodes in it that the walk could forget, at whatever depth', () => {
  expect(meaningAndField().filter((line) => line.startsWith('src/content/tree/statements.ts'))).toEqual([
    expect.stringContaining('later'),
  ]);
}, 120_000);

it('has no part of a verb that could be forgotten, and needs its file, a line in the list, and German', () => {
  const verbs = join(COPY, 'src/language/vocabulary/verbs');
  const shuffle = readFileSync(join(verbs, 'shuffle.ts'), 'utf8');
  const written: readonly (readonly [file: string, text: string])[] = [
    [join(verbs, 'no-effect.ts'), shuffle.replace(/ {2}effects: .*\n/, '')],
    [join(verbs, 'no-code.ts'), shuffle.replace(/ {2}write: .*\n/, '')],
    [join(verbs, 'no-sentence.ts'), shuffle.replace(/ {2}says: .*\n/, '')],
    [join(verbs, 'no-language.ts'), shuffle.replace(/ {4}fr: .*\n/, '')],
    [join(verbs, 'whirl.ts'), shuffle.replaceAll('shuffle', 'whirl')],
  ];
  for (const [file, text] of written) writeFileSync(file, text);
  const undo = [
    insert(join(COPY, 'src/language/vocabulary/verbs.ts'), 'list({', '\n  whirl,'),
    insert(
      join(COPY, 'src/language/vocabulary/verbs.ts'),
      '// The verbs that every game has',
      "\nimport { whirl } from './verbs/whirl.ts';\n//",
    ),
    insert(
      join(COPY, 'src/prose/wording/locale/de-statements.ts'),
      "shuffle: '<mischen> {x:acc}',",
      "\n  whirl: '<mischen> {x:acc}',",
    ),
  ];
  const errors = compile();
  for (const one of undo.toReversed()) one();
  for (const [file] of written) rmSync(file);

  expect(errors.map((line) => line.slice('src/'.length, line.indexOf('('))).toSorted()).toEqual([
    'language/vocabulary/verbs/no-code.ts',
    'language/vocabulary/verbs/no-effect.ts',
    'language/vocabulary/verbs/no-language.ts',
    'language/vocabulary/verbs/no-sentence.ts',
  ]);
}, 120_000);
