import { tinyGame } from '@undercroft/compiler/testing';
import { TestClient } from '@undercroft/language-server/testing';
import { expect, it } from 'vitest';
import { runLine } from '../testing/run.ts';
import { tinyFolder } from '../testing/tiny-folder.ts';
import type { BalanceResult } from './balance.ts';

const MOTH = 'lantern/beasts/moth.yaml';
const REPORT = 'lantern/balance.json';

/** What an editor shows above the moth. */
async function lensesWith(report: string, text?: string): Promise<string[]> {
  const client = await TestClient.over(new Map([...tinyGame(), [REPORT, report]]));
  await client.write(MOTH, text);
  const lenses = await client.lenses(MOTH);
  client.close();
  return lenses.map(({ command }) => command?.title ?? '');
}

it('writes a report that an editor shows above the cards, and knows to be old when one is changed', async () => {
  const folder = tinyFolder();
  await runLine(folder.cwd, `balance lantern --games 40 --bots random --tries 0 --jobs 1 --out content/${REPORT}`);
  const report = folder.read(`content/${REPORT}`);
  // The report is no part of the game: what is played is the same with it.
  expect((await runLine(folder.cwd, 'check lantern')).code).toBe(0);
  folder.remove();
  const { chosen } = (JSON.parse(report) as BalanceResult).report;
  const percent = (name: string): string =>
    `${Math.round(chosen.find((one) => one.name === name)!.games.share * 100)} %`;
  const told = `Call a beast in ${percent('take-turn: Call a beast: Moth')}, Strike in ${percent('take-turn: Strike: Moth')}`;
  const [scenarios, figure] = await lensesWith(report);

  expect(scenarios).toBe('1 scenario');
  expect(figure).toContain(told);
  expect(figure).toMatch(/ of 40 games$/);
  const changed = (tinyGame().get(MOTH) ?? '').replace('might: 1', 'might: 2');
  expect((await lensesWith(report, changed))[1]).toBe(`${figure}, before the game was changed`);
});
