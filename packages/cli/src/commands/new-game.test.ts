import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STARTERS } from '@undercroft/starters';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'undercroft-new-'));
});

afterEach(() => rmSync(cwd, { recursive: true }));

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = recordedTerminal(cwd);
  const code = await main(words, terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

describe.each(Object.keys(STARTERS))('a new game that begins with `%s`', (starter) => {
  it('compiles without a word, passes its scenarios, and random games come to an end', async () => {
    const made = await run('new', 'game', 'night-market', '--from', starter);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(cwd, 'content/night-market/game.yaml'), 'utf8')).toContain('\ntitle: Night market\n');

    expect(await run('check')).toMatchObject({ code: 0, err: '' });
    const tested = await run('test');
    expect(tested.out).toMatch(/night-market: \d+ passed, 0 failed/);
    const games = await run('sim', 'night-market', '--check', '--games', '30', '--jobs', '1');
    expect(games.code).toBe(0);
  });

  it('has something in every rule of a card that bots get to', async () => {
    await run('new', 'game', 'night-market', '--from', starter);
    const { out } = await run('sim', 'night-market', '--games', '60', '--coverage', '--jobs', '1');
    expect(out).toMatch(/places in the rules reached: (\d+) of \1\n/);
    expect(out).not.toContain('never did anything');
  });

  it('has scenarios that notice most changes of it', async () => {
    await run('new', 'game', 'night-market', '--from', starter);
    const { out } = await run('mutate', 'night-market', '--sample', '30', '--jobs', '1');
    const [, share] = /mutants caught \((\d+\.\d) %\)/.exec(out) ?? [];
    // What is left are numbers that a designer of the new game will change, and lines whose order
    // says nothing.
    expect(Number(share)).toBeGreaterThan(70);
  });
});

it('leaves a game alone that is there already', async () => {
  await run('new', 'game', 'night-market');
  const again = await run('new', 'game', 'night-market', '--from', 'board');
  expect(again).toMatchObject({ code: 1 });
  expect(again.err).toContain('content/night-market exists already; nothing was written');
  expect(readdirSync(join(cwd, 'content/night-market'))).toContain('monsters');
});

it('refuses names that cannot be folders, and beginnings that there are not', async () => {
  expect((await run('new', 'game', '../../escape')).err).toContain('`../../escape` is no name');
  expect((await run('new', 'game', 'a', '--from', 'wrkers')).err).toContain('did you mean `workers`');
  expect((await run('new', 'game', 'constructor')).err).toContain('`constructor` is a name that JavaScript keeps');
  expect((await run('new', 'game', 'aux')).err).toContain('`aux` is a name that Windows keeps for itself; choose');
  expect(readdirSync(cwd)).toEqual([]);
});

it('does not take a beginning for the file of a card', async () => {
  await run('new', 'game', 'night-market');
  const card = await run('new', 'monster', 'night-market', 'grey-heron', '--from', 'board');
  expect(card.err).toContain('--from is for `new game <name>`');
});
