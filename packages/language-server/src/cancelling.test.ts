import { tinyGame } from '@undercroft/compiler/testing';
import { expect, it } from 'vitest';
import { CancellationTokenSource, CompletionRequest, HoverRequest, LSPErrorCodes } from 'vscode-languageserver';
import { TestClient } from './testing/client.ts';

const RULES = 'lantern/rules/play.rules';

/** A client whose server counts how often completions are worked out. */
async function counted(): Promise<{ readonly client: TestClient; readonly computed: () => number }> {
  let computed = 0;
  const icons = {
    get names() {
      computed++;
      return new Set(['paw-print', 'flame', 'oil-drum']);
    },
    shapeOf: () => null,
  };
  const client = await TestClient.over(tinyGame(), icons);
  await client.write(RULES);
  return { client, computed: () => computed };
}

it('works nothing out for 300 completions that are cancelled at once, and answers each as cancelled', async () => {
  const { client, computed } = await counted();
  const params = client.place(RULES, 'gain 3 oil', 5);
  const before = computed();
  await client.connection.sendRequest(CompletionRequest.type, params);
  const one = computed() - before;

  const codes = Array.from({ length: 300 }, async () => {
    const source = new CancellationTokenSource();
    const answer = client.connection.sendRequest(CompletionRequest.type, params, source.token);
    source.cancel();
    return await answer.then(
      () => 'answered',
      (error: { readonly code?: unknown }) => error.code,
    );
  });
  const hover = await client.connection.sendRequest(HoverRequest.type, client.place(RULES, 'gain 3 oil', 8));

  expect(new Set(await Promise.all(codes))).toEqual(new Set([LSPErrorCodes.RequestCancelled]));
  expect(hover).not.toBeNull();
  expect(one).toBeGreaterThan(0);
  expect(computed() - before).toBe(one);
  client.close();
});

it('answers those that are left, when every other one is cancelled', async () => {
  const { client } = await counted();
  const params = client.place(RULES, 'gain 3 oil', 5);

  const answers = Array.from({ length: 20 }, async (_, i) => {
    const source = new CancellationTokenSource();
    const answer = client.connection.sendRequest(CompletionRequest.type, params, source.token);
    if (i % 2 === 1) source.cancel();
    return await answer.then(
      () => true,
      () => false,
    );
  });

  expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, i) => i % 2 === 0));
  client.close();
});
