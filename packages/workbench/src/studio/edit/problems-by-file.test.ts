import { expect, it } from 'vitest';
import type { CodeAction, Diagnostic } from 'vscode-languageserver-protocol';
import { ProblemsByFile } from './problems-by-file.ts';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const problem = (message: string): Diagnostic => ({ range, message });
const repair = (title: string): CodeAction => ({ title });
const titles = (problems: ProblemsByFile, uri: string): string[] =>
  problems.of(uri)?.problems.flatMap(({ repairs }) => repairs.map(({ title }) => title)) ?? [];

it('keeps the repairs of a file, when the server answers after another file was told of', async () => {
  const late = Promise.withResolvers<CodeAction[]>();
  const problems = new ProblemsByFile(
    (uri) => (uri === 'one' ? late.promise : Promise.resolve([])),
    () => {},
  );
  const one = problems.tell({ uri: 'one', version: 3, diagnostics: [problem('a')] });
  await problems.tell({ uri: 'two', version: 1, diagnostics: [] });
  late.resolve([repair('mend it')]);
  await one;

  expect(problems.of('one')?.version).toBe(3);
  expect(titles(problems, 'one')).toEqual(['mend it']);
});

it('keeps the repairs of all other problems, when the question about one fails', async () => {
  const problems = new ProblemsByFile(
    (_uri, { message }) => (message === 'a' ? Promise.reject(new Error('cancelled')) : Promise.resolve([repair('b')])),
    () => {},
  );
  await problems.tell({ uri: 'one', version: 1, diagnostics: [problem('a'), problem('b')] });

  expect(titles(problems, 'one')).toEqual(['b']);
});

it('drops the repairs of an older text, when they come after what is said of a newer one', async () => {
  const late = Promise.withResolvers<CodeAction[]>();
  const problems = new ProblemsByFile(
    () => late.promise,
    () => {},
  );
  const old = problems.tell({ uri: 'one', version: 1, diagnostics: [problem('a')] });
  void problems.tell({ uri: 'one', version: 2, diagnostics: [] });
  late.resolve([repair('mend it')]);
  await old;

  expect(problems.of('one')).toEqual({ version: 2, problems: [] });
});

it('shows what is wrong at once, and again when its repairs are known', async () => {
  const shown: string[][] = [];
  const problems: ProblemsByFile = new ProblemsByFile(
    () => Promise.resolve([repair('mend it')]),
    (uri) => shown.push(titles(problems, uri)),
  );
  await problems.tell({ uri: 'one', version: 1, diagnostics: [problem('a')] });

  expect(shown).toEqual([[], ['mend it']]);
});
