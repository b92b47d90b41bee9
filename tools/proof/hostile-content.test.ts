/// <reference lib="dom" />
// A built game runs no text of its content, whatever it says, and shows it as it was written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleGame } from '@undercroft/bundle';
import { tinyGame } from '@undercroft/compiler/testing';
import { buildGame } from '@undercroft/vite-plugin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, gamePages, HOST } from './pages.ts';

/**
 * Ends a string, a comment, an attribute, a script and a template in turn, and runs when one of
 * them works.
 */
const HOSTILE = '"\'`*/PWNED=1;/*</script><img src=x onerror=PWNED=2><!--';
const LONGER = `${HOSTILE}\${PWNED=3}\\u2028PWNED=4//`;
/** What the compiler refuses, for should a text get past it: put into the module that it wrote. */
const LINE_ENDS = `Lines\u2028PWNED=5;//\u2029PWNED=6;//`;
const MARK = 'Stands for line ends';

const pages = gamePages();
const text = JSON.stringify(HOSTILE);
const longer = JSON.stringify(LONGER);
let folder: string;
let script: string;

/** The tiny game with the text wherever players read one, and in the name of a file. */
function hostileGame(): Map<string, string> {
  const files = new Map([...tinyGame()].filter(([path]) => !path.includes('/scenarios/')));
  const change = (path: string, make: (before: string) => string): void =>
    void files.set(`lantern/${path}`, make(files.get(`lantern/${path}`) ?? ''));
  change('game.yaml', (game) =>
    game
      .replace('title: Lantern', () => `title: ${text}`)
      .replace('title: Oil', () => `title: ${text}`)
      .replace('title: Days', () => `title: ${text}`)
      .replace('text: Everyone begins with three oil more.', () => `text: ${longer}`)
      .replace('text: Two days only.', () => `text: ${longer}`)
      .replace('dusk: The last day is over.', () => `dusk: ${text}`)
      .replace('summon: Call a beast', () => `summon: ${text}`),
  );
  change('beasts/imp.yaml', () => `title: ${text}\nflavour: ${longer}\ncount: 5 per player\nstarts: deck\nmight: 1\n`);
  change('beasts/elf.yaml', () => `title: ${MARK}\nflavour: ${MARK}\ncount: 5 per player\nstarts: deck\nmight: 1\n`);
  change(`rules/'+(globalThis.PWNED=7)+'.rules`, () => 'to more\n  gain 1 oil\n');
  change('rulebook.yaml', () => `chapters: [{ id: turn, title: ${text}, text: ${longer} }]\n`);
  return files;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-hostile-'));
  const { output, icons, findings } = buildGame(hostileGame(), 'lantern', null, 'release');
  if (output === null) throw new Error(findings.map(({ printed }) => printed).join('\n'));
  const code = output.code.replaceAll(MARK, JSON.stringify(LINE_ENDS).slice(1, -1));
  const authors = { [HOSTILE]: Object.keys(icons), constructor: ['paw'] };
  const built = await bundleGame({ id: 'lantern', code, meta: output.meta, icons, authors });
  ({ script } = built);
  writeFileSync(join(folder, 'lantern.js'), built.module);
  writeFileSync(join(folder, 'lantern.iife.js'), script);
  const element = '<dungeon-game game="lantern"></dungeon-game>';
  const page = (part: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Proof</title>${element}${part}</html>`;
  writeFileSync(join(folder, 'classic.html'), page('<script src="lantern.iife.js"></script>'));
  writeFileSync(join(folder, 'module.html'), page('<script type="module" src="lantern.js"></script>'));
  writeFileSync(join(folder, 'inline.html'), page(`<script>${script}</script>`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['classic.html', 'module.html', 'inline.html'])(
  'runs no text of the content, when it is embedded as in %s',
  async (name) => {
    const { page, complaints } = await pages.open(HOST + name, folder, DESKTOP);
    const game = page.locator('dungeon-game');
    expect(script).toContain('PWNED=5');
    await game.getByRole('button').first().waitFor();
    await game.evaluate((element) =>
      (element as unknown as { newGame(plan: unknown): void }).newGame({
        seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
        names: ['', ''],
        seed: 7,
        options: {},
        variant: null,
      }),
    );
    await game.locator('uc-prompt').first().waitFor({ state: 'attached' });
    const seen = await page.evaluate<{ pwned: unknown; images: number; says: string }>(`(() => {
    const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    const elements = all(document);
    return {
      pwned: globalThis.PWNED,
      images: elements.filter((one) => one.hasAttribute('onerror')).length,
      says: elements.map((one) => one.shadowRoot?.textContent ?? '').join(' '),
    };
  })()`);

    expect(seen.pwned).toBeUndefined();
    expect(seen.images).toBe(0);
    expect(seen.says).toContain('<img src=x onerror=');
    // Built in the mode of tests.
    expect(complaints.filter((words) => !words.startsWith('Lit is in dev mode'))).toEqual([]);
  },
);

it('is refused by the compiler, when a text ends a line for some and not for others', () => {
  const files = new Map(tinyGame()).set(
    'lantern/beasts/elf.yaml',
    'title: "Detect Gems\\Lwindow.PWNED=4;// "\nmight: 1\n',
  );
  const { output, findings } = buildGame(files, 'lantern', null, 'release');

  expect(output).toBeNull();
  expect(findings.map(({ code, line, column }) => ({ code, line, column }))).toEqual([
    { code: 'load/invisible-character', line: 1, column: 20 },
  ]);
});
