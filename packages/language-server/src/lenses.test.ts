import { tinyGame } from '@undercroft/compiler/testing';
import { afterEach, expect, it } from 'vitest';
import type { CodeLens } from 'vscode-languageserver';
import { RUN_SCENARIOS } from './requests.ts';
import { TestClient } from './testing/client.ts';

const SCENARIOS = 'lantern/scenarios/duel.yaml';
let client: TestClient;
afterEach(() => client.close());

async function lensesOf(path: string, commands: readonly string[] = [RUN_SCENARIOS]): Promise<CodeLens[]> {
  const files = new Map([...tinyGame(), [SCENARIOS, `${duel}\n- it: Nothing\n  expect: {player 1.oil: 3}\n`]]);
  client = await TestClient.over(files, null, { commands });
  await client.write(path);
  return await client.lenses(path);
}
const duel = `- it: A moth that wins a duel brings an ember
  rules: [LT-CARD-01, LT-DUEL-01]
  start: duel moth with hare`;

it('runs a scenario, and all of a file', async () => {
  const lenses = await lensesOf(SCENARIOS);

  expect(lenses.map(({ command, range }) => [range.start.line, command!.title])).toEqual([
    [0, 'run 2 scenarios'],
    [0, 'run'],
    [3, 'run'],
  ]);
  expect(lenses[1]!.command).toMatchObject({
    command: RUN_SCENARIOS,
    arguments: [{ game: 'lantern', scenarios: [{ name: 'A moth that wins a duel brings an ember', file: SCENARIOS }] }],
  });
});

it('runs the scenarios that speak of a card, above its file, and says that there are none', async () => {
  expect((await lensesOf('lantern/beasts/moth.yaml')).map(({ command }) => command!.title)).toEqual(['run 1 scenario']);
  expect((await lensesOf('lantern/beasts/owl.yaml')).map(({ command }) => command!.title)).toEqual(['no scenario']);
});

it('stands above each row of a table', async () => {
  const titles = (await lensesOf('lantern/beasts/plain.table.yaml')).map(({ command }) => command!.title);

  expect(titles.length).toBeGreaterThan(1);
  expect(titles.filter((title) => title === 'run 1 scenario')).toHaveLength(1);
});

it('only tells, when the editor cannot run any', async () => {
  const [first, ...more] = await lensesOf(SCENARIOS, []);

  expect(first!.command).toEqual({ title: '2 scenarios', command: '' });
  expect(more).toEqual([]);
});
