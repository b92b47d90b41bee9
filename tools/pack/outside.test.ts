/// <reference lib="dom" />
// A designer's own repository: the command of a release publishes the packages to a registry, from
// which they are installed by name into an empty folder, and used there. Nothing is asked of any
// other machine.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  createReadStream,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { browserLaunch, startBrowser, type Browser } from '@undercroft/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishNeeded, startRegistry, type Registry } from './registry.ts';
import { carryOut, stepsOf } from './tutorial.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'undercroft-outside-'));
const cwd = join(scratch, 'games');
const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
const { FORCE_COLOR: _, UNDERCROFT_CONTENT: __, ...around } = process.env;
/** Pictures that this repository has drawn need not be drawn again. */
const cache = join(import.meta.dirname, '../../node_modules/.cache/undercroft');
const env = { ...around, PATH: path, NO_COLOR: '1', UNDERCROFT_CACHE: cache };

let registry: Registry | undefined;

/** As a person types it. */
function run(
  command: string,
  words: readonly string[],
  input = '',
  folder = cwd,
): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    env: { ...env, ...registry?.env },
    encoding: 'utf8',
    input,
  });
  return { status, out: stdout, err: stderr };
}
const undercroft = (line: string, input = ''): ReturnType<typeof run> =>
  run('npx', ['--no', '--', 'undercroft', ...line.split(' ')], input);

/** Folders of the packages that were made. */
let made: readonly string[];
let browser: Browser;
beforeAll(async () => {
  registry = await startRegistry(join(scratch, 'registry'));
  const release = [join(root, 'tools/pack/release.ts'), '--publish', '--trial'];
  const published = run(process.execPath, [...release, '--registry', registry.url, '--out', scratch], '', root);
  if (published.status !== 0) throw new Error(published.err);
  made = globSync('made/*', { cwd: scratch }).map((folder) => join(scratch, folder));
  await publishNeeded(registry, made);
  // As the tutorial begins.
  const created = run('npm', ['create', 'undercroft', 'games', '--yes'], '', scratch);
  if (created.status !== 0) throw new Error(created.err);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  registry?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

it('makes a game that is checked, tested, formatted, simulated and played', () => {
  expect(undercroft('new game night-market --from duel')).toMatchObject({ status: 0, err: '' });
  expect(undercroft('check')).toEqual({ status: 0, out: 'ok  night-market\n', err: '' });
  expect(undercroft('fmt --check')).toEqual({ status: 0, out: 'ok\n', err: '' });
  expect(undercroft('test').out).toMatch(/night-market: [1-9]\d* passed, 0 failed\n$/);
  // In threads, which are started by the address of a file.
  expect(undercroft('sim night-market --games 20 --jobs 2').out).toContain('20 games');
  const played = undercroft('play night-market --bots random --seed 1', '1\n');
  expect(played).toMatchObject({ status: 0, err: '' });
  expect(played.out).toContain('undercroft replay night-market --players 2 --seed=1');
  expect(undercroft('explain resolve/unknown-name').out).toContain('resolve/unknown-name');
});

it('builds a page, an element and a site without a browser, with the names of who drew the icons', async () => {
  const page = undercroft('build night-market --page');
  expect(page).toMatchObject({ status: 0, err: 'night-market: packing scripts, which can take minutes\n' });
  expect(page.out).toContain('icons stand for pictures: a browser packs them, and `npm install @undercroft/browser`');
  expect(undercroft('build night-market --element').status).toBe(0);
  expect(undercroft('build --site')).toMatchObject({
    status: 0,
    err: 'site: packing scripts, which can take minutes\n',
  });
  const built = join(cwd, 'dist/games');
  expect(readdirSync(built).toSorted()).toEqual([
    'night-market.html',
    'night-market.iife.js',
    'night-market.js',
    'night-market.licences.md',
    'site',
  ]);
  // The same bytes as in this repository, with styles made short and only the letters that are
  // needed.
  const copy = join(scratch, 'same');
  cpSync(join(cwd, 'content'), join(copy, 'content'), { recursive: true });
  const here = join(root, 'packages/cli/bin/undercroft.js');
  execFileSync(process.execPath, [here, 'build', 'night-market', '--page', '--pictures', 'none'], {
    cwd: copy,
    env,
    stdio: 'ignore',
  });
  const [away, home] = [built, join(copy, 'dist/games')].map(
    (folder) => statSync(join(folder, 'night-market.html')).size,
  );
  expect(Math.abs(away! / home! - 1)).toBeLessThan(0.02);
  expect(readFileSync(join(built, 'night-market.licences.md'), 'utf8')).toMatch(/game-icons\.net/);
});

/** A program that was started in the folder, the address it tells, and all that it has said. */
async function served(
  folder: string,
  ...words: string[]
): Promise<{ child: ChildProcess; url: string; said: () => string }> {
  const child = spawn(process.execPath, [join(cwd, 'node_modules/.bin/undercroft'), ...words], { cwd: folder, env });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      const found = /http:\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, url, said: () => said };
}

it('serves the page: a table to play at that takes edits in, and a studio whose editor sees mistakes', async () => {
  const { child, url, said } = await served(cwd, 'dev', '--port', '0');
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(`${url}#/cards/night-market`);
    await page.getByText('Bone piper').first().waitFor();
    const card = join(cwd, 'content/night-market/monsters/bone-piper.yaml');
    writeFileSync(card, readFileSync(card, 'utf8').replace(/^title: .*$/m, 'title: Bone fiddler'));
    await page.getByText('Bone fiddler').first().waitFor();

    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.frameLocator('gallery-layout iframe').first().locator('uc-table').waitFor();
    await page.locator('.list summary', { hasText: 'Monster' }).click();
    await page.getByRole('link', { name: 'Bone fiddler' }).click();
    await page.locator('gallery-card-file pre', { hasText: 'Bone fiddler' }).waitFor();

    await page.goto(`${url}#/play/night-market`);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('dungeon-game button').first().waitFor();

    await page.goto(`${url}#/edit/night-market/monsters/bone-piper.yaml`);
    await page.locator('.cm-content').first().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('colour: red\n');
    await page.locator('.cm-lintRange-error').first().waitFor();
    expect(wrong).toEqual([]);
    expect(said().trim()).toBe(url);
    await page.close();
  } finally {
    child.kill('SIGTERM');
  }
});

it('serves the documents beside the page: reached from it, searched, with an example to try and a page for each message', async () => {
  const { child, url } = await served(cwd, 'dev', '--port', '0');
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(url);
    await page.getByRole('link', { name: 'Documentation', exact: true }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Language' }).click();
    await page.waitForURL(/\/docs\/language\//);
    await page.getByRole('combobox', { name: 'Search the documents' }).click();
    await page.keyboard.type('procedures your own verbs');
    await page.getByRole('option', { name: /^3\. Procedures/ }).click();
    await page.getByRole('heading', { level: 1, name: '3. Procedures' }).waitFor();
    // The editor of an example, with the compiler in its worker.
    const example = page.locator('[data-example="0"]');
    await example.getByRole('button', { name: 'Try it' }).click();
    await example.getByText('Nothing is wrong.').waitFor();
    // A message of the studio leads to the page about it.
    await page.goto(`${url}#/edit/night-market/monsters/bone-piper.yaml`);
    await page.locator('.cm-content').first().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('colour: red\n');
    const about = await page.getByRole('link', { name: 'load/unknown-key' }).first().getAttribute('href');
    await page.goto(new URL(about!, url).href);
    await page.getByRole('heading', { level: 1, name: 'Unknown key' }).waitFor();
    expect(wrong).toEqual([]);
    await page.close();
  } finally {
    child.kill('SIGTERM');
  }
});

/** The lines of the tutorial that make the folder: the first is typed above, for another folder. */
const BEFORE = ['npm create undercroft my-games', 'cd my-games'];

/** Types a line of the tutorial. @returns what is said */
async function typed(line: string, folder: string): Promise<string> {
  if (line !== 'npx undercroft dev') {
    const input = line.startsWith('npx undercroft play') ? '1\n' : '';
    const { out, err } = run('npx', ['--no', '--', ...line.split(' ').slice(1)], input, folder);
    return out + err;
  }
  const { child, url } = await served(folder, 'dev', '--port', '0');
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('heading', { name: 'Deep dig' }).waitFor();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await page.close();
  } finally {
    child.kill('SIGTERM');
  }
  return url;
}

it('comes from an empty folder to a link, when somebody follows the tutorial step by step', async () => {
  const folder = join(scratch, 'my-games');
  mkdirSync(folder);
  cpSync(join(cwd, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(cwd, 'node_modules'), join(folder, 'node_modules'));
  const lines: string[] = [];
  let said = '';
  let last = '';
  for (const step of stepsOf(readFileSync(join(root, 'docs/how-to/first-game.md'), 'utf8'))) {
    if (step.does === 'write' || step.does === 'change') carryOut(step, folder);
    else if (step.does === 'read') for (const line of step.lines) expect(said).toContain(line);
    else {
      lines.push(step.line);
      said = last === 'type' ? said : '';
      if (!BEFORE.includes(step.line)) said += await typed(step.line, folder);
    }
    last = step.does;
  }
  expect(lines.slice(0, BEFORE.length)).toEqual(BEFORE);
  expect(run('npx', ['--no', '--', 'undercroft', 'check'], '', folder).out).toBe('ok  deep-dig\n');

  // The folder on a server, a game on it, and the link of a person who plays.
  const server = createServer((request, response) => {
    const file = new URL(request.url!, 'http://here').pathname.replace(/\/$/, '/index.html');
    response.setHeader(
      'content-type',
      { '.html': 'text/html', '.js': 'text/javascript' }[extname(file)] ?? 'font/woff2',
    );
    createReadStream(join(folder, 'dist/games/site', file)).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const mine = await context.newPage();
  await mine.goto(`${site}#/play/deep-dig`);
  await mine.getByRole('button', { name: 'Begin', exact: true }).click();
  await mine.getByRole('button', { name: 'Share or report' }).click();
  await mine.getByRole('button', { name: 'Copy a link to this position' }).click();
  const link = await mine.evaluate(async () => await navigator.clipboard.readText());
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.locator('dungeon-game uc-table').waitFor();
  expect(link).toContain(`${site}#/play/deep-dig&game=deep-dig.`);
  await context.close();
  server.close();
});

it('says what prints when there is no browser package, and prints with a browser that is named', async () => {
  const refused = undercroft('print night-market');
  expect(refused.status).toBe(1);
  expect(refused.err).toContain('npm install @undercroft/browser');
  const { executablePath } = await browserLaunch();
  expect(existsSync(executablePath)).toBe(true);
});

it('gives types to programs', () => {
  writeFileSync(
    join(cwd, 'tool.ts'),
    `import { compileGame } from '@undercroft/compiler';
import { findContentFolder, gamesIn, readGame } from '@undercroft/content-files';
import { createGame } from '@undercroft/engine';
import type { Plan } from '@undercroft/cli/game-element';
import { randomBot } from '@undercroft/cli/bots';
const plan: Plan['seed'] = 7;
const [game] = gamesIn(findContentFolder(process.cwd())!);
const { module, diagnostics } = compileGame(readGame(game!), game!.id, null, 'release', null);
console.log(game!.id, diagnostics.length, module !== null, typeof createGame, typeof randomBot, plan);
`,
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
  const roots = ['--typeRoots', join(root, 'node_modules/@types')];
  expect(run(process.execPath, [compiler, ...options, ...roots, 'tool.ts'])).toEqual({ status: 0, out: '', err: '' });
  expect(run(process.execPath, ['tool.ts']).out).toBe('night-market 0 true function function 7\n');
});

it('says under what licence everything is', () => {
  const inside = globSync('*/{.,node_modules/{@*/*,*}}/package.json', { cwd: join(scratch, 'made') });
  const missing = inside.filter((file) => {
    const { license } = JSON.parse(readFileSync(join(scratch, 'made', file), 'utf8')) as { license?: string };
    return license === undefined || !existsSync(join(scratch, 'made', dirname(file), 'LICENSE'));
  });
  expect(inside.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, file) => sum + (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0),
    0,
  );
}

it('is few packages of a reasonable size, also installed', () => {
  const files = readdirSync(scratch).filter((file) => file.endsWith('.tgz'));
  expect(files.length).toBeLessThanOrEqual(8);
  expect(files.reduce((sum, file) => sum + statSync(join(scratch, file)).size, 0)).toBeLessThan(3_000_000);
  expect(sizeOf(join(cwd, 'node_modules'))).toBeLessThan(120_000_000);
});
