import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import type { BalanceResult } from './balance.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);

const SERIES = '--games 60 --bots random --jobs 1';

function report({ out }: Ran): BalanceResult['report'] {
  return (JSON.parse(out) as BalanceResult).report;
}

it('tells of seats, beginners, comebacks, cards and choices', async () => {
  const { code, out } = await run(`balance lantern ${SERIES}`);

  expect(code).toBe(0);
  for (const text of [
    'Lantern: 60 games, 2 players, random, seed 1',
    'won by seat 2',
    'won by who began',
    'came from behind',
    'lead changes',
    'cards held, against who had none of it in the same game',
    'choices, against who did not make them in the same game',
    'being allowed a choice, against the same game without it',
  ])
    expect(out).toContain(text);
});

it('says how many games tell what one choice is worth, and plays them all for it', async () => {
  const all = await run(`balance lantern ${SERIES}`);
  expect(all.err).toContain('what a choice is worth: 3 points need 5,272 games that are played again without it alone');

  const [{ name } = { name: '' }] = report(await run(`balance lantern ${SERIES} --json`)).chosen;
  const one = await run(`balance lantern ${SERIES} --rows 1 --choice "${name}"`);
  expect(one.err).toContain(`60 games find that ${name} is worth 26.1 points in 8 of 10 cases`);
  expect(one.out).toMatch(
    /being allowed a choice, against the same game without it +of games +played again .*\n.* [1-9]\d? /,
  );
  expect(one.out).toContain('with all 1 in mind');
});

it('refuses a choice that nobody makes, with the one that may be meant', async () => {
  const { code, err } = await run(`balance lantern ${SERIES} --choice "take-turn: Call a beast: Old ow"`);
  expect(code).toBe(1);
  expect(err).toContain('`take-turn: Call a beast: Old ow` was chosen in none of 60 games');
  expect(err).toContain('Old owl');
  const both = await run(`balance lantern ${SERIES} --choice x --tries 2`);
  expect(both.err).toContain('it takes no --tries');
});

it('tells all of a series that it also writes down, and nothing of a part', async () => {
  const whole = await run(`balance lantern --games 4 --bots random --jobs 1 --tries 0 --out whole.json`);
  const part = await run(`balance lantern --games 4 --bots random --jobs 1 --tries 0 --shard 1/2 --out part.json`);

  expect(whole.out).toContain('won by seat 2');
  expect(part.out).toBe('');
});

it('finds a card that wins by itself, held and allowed', async () => {
  const path = 'content/lantern/beasts/owl.yaml';
  const owl = folder.read(path);
  folder.write(
    path,
    `${owl.slice(0, owl.indexOf('effect:'))}effect: once per take-turn, in main-window, you may gain 9 embers\n`,
  );

  const { allowed, chosen } = report(await run('balance lantern --games 150 --bots random --tries 4 --jobs 1 --json'));
  const summoned = chosen.find(({ name }) => name === 'take-turn: Call a beast: Old owl')!;
  expect(summoned.won.low).toBeGreaterThan(0);
  expect(summoned.p).toBeLessThan(0.05);
  expect(allowed.find(({ name }) => name === 'take-turn: Call a beast: Old owl')!.won.low).toBeGreaterThan(0);
});

it('says before it plays what it finds, marks an uneven seat, and ends when it is sure', async () => {
  const few = await run(`balance lantern ${SERIES} --tries 0`);
  expect(few.err).toMatch(
    /^60 games find a seat that wins 18\.\d points more or less than an even share in 8 of 10 cases/m,
  );
  expect(few.out).toMatch(/^\* off an even share, [\d.]+ %, by more than chance, with all 2 in mind: 0$/m);

  const sure = await run('balance lantern --games 4000 --bots random --jobs 1 --tries 0 --until win=20');
  expect(sure.out).toMatch(/\nwin=20: sure after [\d,]+ games\n/);
  expect(sure.out).toMatch(/\nwon by seat 1 .* (?:uneven|within the limit)\n/);
  expect((await run('balance lantern --until turns=3')).err).toContain('--until takes win=n here');
  expect((await run('balance lantern --until win=3 --shard 1/2')).err).toContain('--until ends by itself');
});

it('says which cards nobody ever chose', async () => {
  const path = 'content/lantern/tricks/nudge.yaml';
  folder.write(path, folder.read(path).replace('cost: 1', 'cost: 100'));

  const { neverChosen, neverFired } = report(await run(`balance lantern ${SERIES} --json`));
  expect(neverChosen).toContain('Nudge');
  expect(neverFired).toContain('Nudge');
});

it('says which card of a table never did anything, when the others did', async () => {
  const path = 'content/lantern/tricks/tricks.table.yaml';
  folder.write(path, folder.read(path).replace('  gust:\n', '  gust:\n    cost: 100\n'));

  const { neverFired } = report(await run(`balance lantern ${SERIES} --json`));
  expect(neverFired).toContain('Gust');
  expect(neverFired).not.toContain('Full moon');
});

it('adds parts to what one run writes', async () => {
  const whole = await run(`balance lantern ${SERIES} --json`);

  for (const part of [1, 2, 3]) await run(`balance lantern ${SERIES} --shard ${part}/3 --out ${part}.json`);
  expect((await run('merge 2.json 3.json 1.json --json')).out).toBe(whole.out);
  await run(`balance lantern ${SERIES} --seed 2 --out other.json`);
  expect((await run('merge 1.json other.json')).err).toContain('they differ in seed: 1 and 2');
  await run(`balance lantern ${SERIES} --tries 1 --shard 2/2 --out tries.json`);
  expect((await run('merge 1.json tries.json')).err).toContain('how often games are played again');
});

it('refuses to play games again with a bot that has a limit of time', async () => {
  expect(await run('balance lantern --bots sensible:5ms')).toMatchObject({ code: 2 });
});

it('plays without each card, and tells what changes', async () => {
  const path = 'content/lantern/beasts/moth.yaml';
  folder.write(path, folder.read(path).replace('gain 1 embers', 'gain 5 embers').replace('might: 1', 'might: 9'));
  const { code, out, err } = await run('balance lantern --take-out --only beasts --games 150 --bots random --jobs 1');

  expect([code, err]).toEqual([0, expect.stringContaining('games in')]);
  expect(out).toMatch(/Lantern without each of [45] cards: 150 games each/);
  expect(out).toMatch(/\n\* Moth +turns .* \+\d/);
});

it('adds parts of games without each card', async () => {
  const line = 'balance lantern --take-out --only beasts --games 30 --bots random --jobs 1';
  const whole = await run(`${line} --json`);

  for (const part of [1, 2]) await run(`${line} --shard ${part}/2 --out ${part}.json`);
  expect((await run('merge 2.json 1.json --json')).out).toBe(whole.out);
  expect((await run('balance lantern --take-out --only nowhere')).err).toContain('no card to take out');
});
