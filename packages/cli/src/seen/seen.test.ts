// What scenarios see of questions, answers, triggers and texts, tried on the tiny game with
// scenarios of its own.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import type { SeenSort } from './seen.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

/** What is never seen of a sort, when these scenarios run beside the one of the game. */
async function missing(scenarios: string, sort: SeenSort['sort']): Promise<readonly string[]> {
  folder.write('content/lantern/scenarios/more.yaml', scenarios);
  const terminal = recordedTerminal(folder.cwd);
  await main(['test', 'lantern', '--coverage', '--json'], terminal);
  const { games } = JSON.parse(terminal.outText()) as {
    games: readonly { passed: number; scenarios: readonly unknown[]; seen: readonly SeenSort[] }[];
  };
  expect(games[0]!.passed).toBe(games[0]!.scenarios.length);
  return games[0]!.seen
    .find((one) => one.sort === sort)!
    .missing.map(({ place, text }) => [place, text].filter(Boolean).join(' '));
}

const MOON = 'given: {fern#1: {dwellers: [moth]}, player 1: {oil: 2, hand: [full-moon]}, active: player 1}';
const begin = (name: string, rest: string): string =>
  `- it: ${name}\n  ${MOON}\n  start: play-trick full-moon\n  as: player 1\n${rest}\n`;

describe('answers', () => {
  const YES = 'lantern/rules/play.rules:79:17 c_beast_mood: Gain 1 oil?: something';
  const NO = 'lantern/rules/play.rules:79:17 c_beast_mood: Gain 1 oil?: no';
  const QUESTION = 'lantern/rules/play.rules:79:17 c_beast_mood: Gain 1 oil?';

  it('are told one by one: who says yes has not said no', async () => {
    const found = await missing(begin('yes', '  do: ["yes"]\n  expect: {player 1.oil: 1}'), 'answers');

    expect(found).not.toContain(YES);
    expect(found).toContain(NO);
  });

  it('are not given by who is only asked, though the question was seen', async () => {
    const asked = begin('asked', '  expect: {open: c_beast_mood}');

    expect(await missing(asked, 'answers')).toEqual(expect.arrayContaining([YES, NO]));
    expect(await missing(asked, 'questions')).not.toContain(QUESTION);
  });
});

it('tells triggers with the line that they stand in', async () => {
  const hook = 'lantern/rules/play.rules:78:1 when mood of a beast changes if old is calm';

  expect(await missing('[]', 'triggers')).toContain(hook);
  expect(await missing(begin('yes', '  do: ["yes"]'), 'triggers')).not.toContain(hook);
});

it('knows of lines of the log, reasons and endings that nobody could read', async () => {
  const end = begin('bright', '  expect: {ending: bright}').replace('{oil: 2', '{embers: 5, oil: 2');

  expect(await missing('[]', 'endings')).toEqual(['bright', 'dusk']);
  expect(await missing(end, 'endings')).toEqual(['dusk']);
  expect(await missing('[]', 'log texts')).toContain('pay oil');
  expect(await missing(begin('paid', '  do: ["yes"]'), 'log texts')).not.toContain('pay oil');
});

it('sees a reason in every position in which it would be told, whoever asks for it', async () => {
  const tired = 'lantern/rules/play.rules:35:50 that beast is tired.';
  const turn = `- it: Who has struck is tired
  given: {fern#1: {dwellers: [moth]}, active: player 1}
  start: take-turn
  as: player 1
  do: ['strike: moth']
  expect: {open: take-turn}
`;

  expect(await missing('[]', 'reasons')).toContain(tired);
  expect(await missing(turn, 'reasons')).not.toContain(tired);
});
