import type { SimulationReport } from '@undercroft/simulator';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import { turnsText } from './sim-report.ts';

let folder: TinyFolder;
const RULES = 'content/lantern/rules/play.rules';

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

async function out(line: string): Promise<string> {
  const ran = await runLine(folder.cwd, `${line} --bots random --jobs 1`);
  expect(ran.err).not.toMatch(/^(?:usage|error):/m);
  return ran.out;
}

function change(before: string, after: string): void {
  const text = folder.read(RULES);
  expect(text).toContain(before);
  folder.write(RULES, text.replace(before, after));
}

it('says where a game goes round, when games do not end', async () => {
  const told = await out('sim lantern --games 4 --answers 5');

  expect(told).toMatch(/^unfinished: .*not over after 5 answers.*\(game 0\)$/m);
  expect(told).toContain('no game ended, so nothing tells who wins');
  // Shares of no games are no figures.
  expect(told).not.toMatch(/won by|no winner|answers {2}|mean|score of a player|chosen/);
});

it.each([
  'balance lantern --games 4 --answers 5',
  'compare lantern lantern --set game/options/days/default=2 --games 4 --answers 5',
  'sweep lantern game/options/days/default 2..3 --games 4 --answers 5 --wish win=0..100',
])('prints no figures of games that did not end: %s', async (line) => {
  const told = await out(line);

  expect(told).toMatch(/^no .*ended.*, so nothing tells/m);
  expect(told).not.toMatch(/ 0\.0 %|NaN|suggested|meets all|moved by more/);
});

it('counts no wish as met where no game ended', async () => {
  const told = await out('sweep lantern game/options/days/default 1..2 --games 40 --answers 5 --wish draw=0..100');

  expect(told).toMatch(/^ +1 .*(?:yes|surely)/m);
  expect(told).toMatch(/^ +2( +none)+ +no$/m);
});

it('rates no bots by games that did not end', async () => {
  const told = await runLine(folder.cwd, 'tournament lantern --games 4 --answers 5 --bots random,sensible:2 --jobs 1');

  expect(told.out).toContain('no game was won, so nothing tells who is stronger');
  expect(told.out).not.toMatch(/%$|rating/m);
});

it('says that a side won together, when all win or nobody does', async () => {
  change('if count(best) is 1, win first(best) because dusk', 'if count(best) is 1, win each players because dusk');
  change('win first(players where its embers >= 5) because bright', 'win each players because bright');
  const told = await out('sim lantern --games 20');
  const balance = await out('balance lantern --games 20 --tries 0');

  expect(told).toMatch(/^won together +\d+ /m);
  expect(told).not.toContain('won by seat');
  expect(told).toMatch(/The players of a side win [\d.]+ % of games/);
  expect(balance).toMatch(/^won together +\d+ /m);
  expect(balance).not.toMatch(/won by|came from behind|lead changes/);
});

it('speaks of games won and lost, where all play against the game', async () => {
  const game = folder.read('content/lantern/game.yaml');
  folder.write('content/lantern/game.yaml', `${game}cooperative: true\n`);
  const told = await out('sim lantern --games 40');
  const balance = await out('balance lantern --games 40 --tries 0 --until win=50');
  const compared = await out('compare lantern lantern --games 100 --until win=50');
  const pairs = await runLine(folder.cwd, 'tournament lantern --games 4 --bots random,sensible:2 --jobs 1');

  expect(told).toMatch(/^won together +\d+ .*\n(?: .*\n)*lost +\d+ /m);
  expect(told).toMatch(/The players win [\d.]+ % of games/);
  expect(balance).toMatch(/^lost +\d+ /m);
  expect(balance).toContain('cards held, against games in which nobody had it');
  expect(balance).toContain('choices, against games in which nobody made them');
  expect(balance).toMatch(/^win=50: not sure yet\n.*\nwon together .* not before 100 +not sure$/m);
  expect(compared).toMatch(/^win=50: sure after 100 pairs\n.*\nwon .*moved by no more$/m);
  expect([pairs.code, pairs.err]).toEqual([2, expect.stringContaining('all win or lose together')]);
  for (const text of [told, balance]) expect(text).not.toContain('no winner');
});

it('says that nothing tells cards apart where every cooperative game ends alike', async () => {
  const game = folder.read('content/lantern/game.yaml');
  folder.write('content/lantern/game.yaml', `${game}cooperative: true\n`);
  change('if count(best) is 1, win first(best) because dusk', 'if count(best) is 1, end-game because dusk');
  change('win first(players where its embers >= 5) because bright', 'end-game because bright');

  expect(await out('balance lantern --games 10 --tries 0')).toContain('\nevery game was lost, so nothing below tells');
  const told = await runLine(folder.cwd, 'sim lantern --games 4 --bots random,sensible:2 --jobs 1');
  expect(told.out).toMatch(/^won by random, per game +0 /m);
  expect(told.out).toContain('\nevery game was lost, so nothing tells what a choice is worth');
  expect(told.out).not.toContain('random at seat');
});

it('compares games with each other, where one player plays alone', async () => {
  await runLine(folder.cwd, 'new game alone --from bare');
  const told = await runLine(folder.cwd, 'sim alone --games 4 --players 1 --bots random,sensible:2 --jobs 1');
  expect(told.out).toMatch(/^won by random, per game +\d/m);
  expect(told.out).not.toMatch(/at seat 1|seat 1 |A player wins|won by who/);
  const balance = await out('balance alone --games 20 --tries 0 --players 1');

  expect(balance).toMatch(/^won +\d+ .*\nlost +\d+ /m);
  expect(balance).toContain('cards held, against games in which nobody had it');
});

it('speaks of the sides of a game, and not of seats', async () => {
  const game = folder.read('content/lantern/game.yaml');
  folder.write('content/lantern/game.yaml', `${game}teams: { sides: [sun, moon] }\n`);
  const told = await out('sim lantern --games 20');
  const balance = await out('balance lantern --games 20 --tries 0');
  const compared = await out('compare lantern lantern --games 20 --set game/options/days/default=3');

  expect(told).toMatch(/^won by sun +\d+ .*\nwon by moon +\d+ /m);
  expect(told).toMatch(/^ {2}moon, all together {2}mean /m);
  expect(balance).toMatch(/^won by sun +\d+ .*[┼●]/m);
  expect(balance).toMatch(/came from behind/);
  expect(compared).toMatch(/^win (?:sun|moon) /m);
  const bots = await runLine(folder.cwd, 'sim lantern --games 8 --bots random,sensible:2 --jobs 1');
  expect(bots.out).toMatch(/^won by random, per side +\d/m);
  for (const text of [told, balance, compared, bots.out]) expect(text).not.toMatch(/(?:by|win|score|at) (?:seat )?1\b/);
});

it('says what to do, when the turn never passes on', async () => {
  change('set active to next-player(active)', 'set active to active');

  expect(await out('sim lantern --games 4')).toContain('`turn:` of game.yaml never goes from player to player');
});

it('tells no mean of 0 turns where all answer at once', () => {
  const none = { count: 4, mean: 0, low: 0, high: 0, min: 0, max: 0, median: 0, lower: 0, upper: 0 };
  const told = turnsText('turns  ', { turns: none, players: 2 } as unknown as SimulationReport);

  expect(told).toMatch(/^turns  none: .*as where all answer at once\n$/);
});
