import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine } from '../../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const SERIES = '--games 40 --bots random --jobs 1 --html report.html';
const DAYS = 'game/options/days/default';

type Page = ReturnType<typeof parseHTML>['document'];

/** Runs a command that writes a page, and reads the page. */
async function pageOf(line: string): Promise<Page> {
  const { err } = await runLine(folder.cwd, line);
  expect(err).not.toContain('error');
  return parseHTML(folder.read('report.html')).document;
}

function texts(page: Page, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}

it.each([
  ['balance lantern --games 40 --bots random --jobs 1 --html report.html', ['Who wins', 'Cards held', 'Never used'], 6],
  [`compare lantern lantern --set ${DAYS}=2 ${SERIES} --fail-if turns=1`, ['What differs', 'Limits'], 2],
  [`sweep lantern ${DAYS} 1..3 ${SERIES} --wish turns=4..6`, ['Curves', 'Every point'], 4],
  [
    'sim lantern --games 40 --bots random,sensible:4 --coverage --jobs 1 --html report.html',
    ['How long, how many points', 'Never reached'],
    5,
  ],
])('writes a page with plots for `%s`', async (line, headings, plots) => {
  const page = await pageOf(line);

  expect(texts(page, 'h2')).toEqual(expect.arrayContaining(headings));
  const pictures = [...page.querySelectorAll('svg')];
  expect(pictures.length).toBeGreaterThanOrEqual(plots);
  expect(pictures.every((svg) => svg.getAttribute('xmlns') === 'http://www.w3.org/2000/svg')).toBe(true);
  expect(pictures.every(({ outerHTML }) => !/NaN|Infinity|undefined/.test(outerHTML))).toBe(true);
});

it.each(['sim lantern', 'balance lantern', `compare lantern lantern --set ${DAYS}=2`, `sweep lantern ${DAYS} 2..3`])(
  'says why there are no plots, when no game of `%s` ended',
  async (line) => {
    const page = await pageOf(`${line} --answers 5 ${SERIES}`);

    expect(texts(page, 'p').join(' ')).toMatch(/No .*ended.*, so nothing tells/);
    expect(texts(page, 'svg')).toEqual([]);
  },
);

it('tells no mean of 0 turns where all answer at once', async () => {
  await runLine(folder.cwd, 'new game crates --from draft');
  for (const command of ['sim', 'balance']) {
    const page = await pageOf(`${command} crates --games 4 --bots random --jobs 1 --html report.html`);
    expect(texts(page, 'p').join(' ')).toMatch(/Turns: none: .*as where all answer at once\./);
    expect(texts(page, 'figcaption')).not.toContain('Turns of a game');
  }
});

it('draws the points of the sides of a game, and not of seats', async () => {
  folder.write(
    'content/lantern/game.yaml',
    `${folder.read('content/lantern/game.yaml')}teams: { sides: [sun, moon] }\n`,
  );
  for (const command of ['sim', 'balance']) {
    const page = await pageOf(`${command} lantern ${SERIES}`);
    expect(texts(page, 'figcaption')).toEqual(
      expect.arrayContaining(['Points of sun, all together', 'Points of moon, all together']),
    );
    expect(page.body.textContent).not.toMatch(/seat \d/);
  }
});

it('speaks of games won and lost, where all play against the game', async () => {
  folder.write('content/lantern/game.yaml', `${folder.read('content/lantern/game.yaml')}cooperative: true\n`);
  expect(texts(await pageOf(`sim lantern ${SERIES}`), 'p').join(' ')).toContain('The line: The players win');
  const balance = await pageOf(`balance lantern ${SERIES}`);
  expect(balance.body.textContent).not.toMatch(/no winner|behind at half time/);
});

it('draws a line for each value of the second number and a picture for each of the third', async () => {
  const page = await pageOf(`sweep lantern ${DAYS} 1..2 game/counters/oil/initial 2,5 beasts/moth/might 1,3 ${SERIES}`);

  const [first] = page.querySelectorAll('figure figure');
  expect(first?.querySelectorAll('[data-mark="line"] path').length).toBe(4);
  expect(texts(page, 'figcaption')[0]).toBe('win 1, a line for each oil/initial');
});

it('runs nothing and loads nothing, whatever stands in titles', async () => {
  const path = 'content/lantern/beasts/owl.yaml';
  const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)>"'&`;
  folder.write(path, folder.read(path).replace('title: Old owl', `title: ${JSON.stringify(hostile)}`));

  const page = await pageOf('balance lantern --games 60 --bots random --jobs 1 --html report.html');
  expect(page.querySelectorAll('script, img, iframe, link, [onerror]').length).toBe(0);
  expect(texts(page, 'svg text').some((text) => text.includes('<script>'))).toBe(true);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});
