// A law: what the compiler can mend, the editor of the studio offers to mend.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCodes, entryOf } from '@undercroft/compiler';
import { readErrorPage, textOfExample, type ErrorPage } from '@undercroft/compiler/documents';
import { compileText, TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import { TestClient } from '@undercroft/language-server/testing';
import { expect, it } from 'vitest';
import { CodeActionRequest, type CodeAction } from 'vscode-languageserver-protocol';
import { ProblemsByFile } from './problems-by-file.ts';

const DOCS = fileURLToPath(new URL('../../../../../docs/errors/', import.meta.url));

/**
 * Wrong examples of a page: texts by path inside the small game. Examples without a file are left
 * out.
 */
function wrongExamples(page: ErrorPage, tiny: ReadonlyMap<string, string>): Map<string, string>[] {
  const withAll = page.examples.filter(({ role }) => role === 'with');
  const wrong = page.examples.filter(({ role }) => role === 'wrong');
  return wrong.flatMap((example) => {
    const texts = [...withAll, example].flatMap((one) => {
      const text = textOfExample(tiny.get(`${TINY_GAME_ID}/${one.path}`) ?? '', one);
      return typeof text === 'string' ? [[one.path, text] as const] : [];
    });
    return texts.length === withAll.length + 1 ? [new Map(texts)] : [];
  });
}

/** Safe repairs of the compiler that the editor does not have, in a game with some files. */
async function lostRepairs(files: ReadonlyMap<string, string>): Promise<{ lost: string[]; count: number }> {
  const wanted = compileText(Object.fromEntries(files)).diagnostics.filter(({ fix }) => fix !== undefined);
  if (wanted.length === 0) return { lost: [], count: 0 };
  const client = await TestClient.over(tinyGame());
  const problems = new ProblemsByFile(
    async (uri, diagnostic) => {
      const params = { textDocument: { uri }, range: diagnostic.range, context: { diagnostics: [diagnostic] } };
      const found = await client.connection.sendRequest(CodeActionRequest.type, params);
      return (found ?? []).filter((one): one is CodeAction => 'edit' in one);
    },
    () => {},
  );
  for (const [path, text] of files) await client.type(`${TINY_GAME_ID}/${path}`, text);
  await client.settled(`${TINY_GAME_ID}/game.yaml`);
  await Promise.all(client.heard.map((told) => problems.tell(told)));
  client.close();
  const titles = (uri: string): string[] =>
    problems.of(uri)?.problems.flatMap(({ repairs }) => repairs.map(({ title }) => title)) ?? [];
  const lost = wanted.filter(({ span, fix }) => !titles(client.uri(span.file)).includes(fix!.title));
  return { lost: lost.map(({ code, span, fix }) => `${code} in ${span.file}: ${fix!.title}`), count: wanted.length };
}

it('offers every safe repair that the compiler has, in each wrong example of the pages about errors', async () => {
  const tiny = tinyGame();
  const codes = allCodes.filter((code) => entryOf(code)?.fix !== undefined);
  const pages = codes.map((code) => readErrorPage(readFileSync(`${DOCS}${code}.md`, 'utf8')));
  const examples = pages.flatMap((page) => wrongExamples(page, tiny));
  const tried: Awaited<ReturnType<typeof lostRepairs>>[] = [];
  for (const files of examples) tried.push(await lostRepairs(files));

  expect(tried.flatMap(({ lost }) => lost)).toEqual([]);
  expect(tried.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(50);
});
