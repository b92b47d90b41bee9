/// <reference lib="dom" />
// A game is made into one file by the studio: as `npm start` serves it, and as a static site. The
// file is opened from the disk and played.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageConfig } from '@undercroft/workbench/site';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { madeFile, playedFromDisk } from './one-file.ts';
import { studioPages, tiny, workbench } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const HOSTILE = '</script><script>window.PWNED = 1</script><!--`${PWNED}`';
const pages = studioPages(wick, { [wick]: text });
const folder = mkdtempSync(join(tmpdir(), 'undercroft-one-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is one file with everything in it, which plays from the disk, whatever the texts of the game say', async () => {
  await pages.retype('title: Wick', `title: ${JSON.stringify(HOSTILE)}`);
  await pages.page.getByText('Nothing is wrong.').waitFor();
  const { path, said } = await madeFile(pages.page, folder);
  await pages.look('one-file');
  const html = readFileSync(path, 'utf8');

  expect(said).toMatch(/^lantern\.html is among your downloads \(\d+ kB\)/);
  expect(html).toContain('MIT');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(await playedFromDisk(pages.context, path)).toEqual([]);
});

it('says what to do, when something is wrong with the game, and when the server has gone', async () => {
  await pages.retype('gain 2 oil', 'gain 2 oli');
  await pages.page.locator('.problem').first().waitFor();
  await pages.choose('One file to play');
  await pages.page.getByText('Mend what stands under Problems').waitFor();
  await pages.retype('gain 2 oli', 'gain 2 oil');
  await pages.page.getByText('Nothing is wrong.').waitFor();
  await pages.page.route('**/player-*.js', (route) => route.abort());
  await pages.choose('One file to play');
  await pages.page.getByText('could not be fetched').waitFor();
  await expect.poll(() => pages.complaints).toContainEqual(expect.stringContaining('ERR_FAILED'));
  pages.complaints = pages.complaints.filter((line) => !line.includes('ERR_FAILED'));
  await pages.page.unroute('**/player-*.js');

  expect((await madeFile(pages.page, folder)).said).toContain('lantern.html');
});

it('is made on a static site, without a server', async () => {
  const content = join(folder, 'content');
  const out = join(folder, 'site');
  cpSync(tiny, content, { recursive: true });
  writeFileSync(join(content, wick), text);
  const config = pageConfig(content);
  await build({
    ...config,
    configFile: false,
    root: workbench,
    logLevel: 'error',
    define: { 'import.meta.env.GALLERY': 'false' },
    build: { ...config.build, outDir: out, emptyOutDir: true },
  });
  const page = await pages.context.newPage();
  // Anywhere on any server.
  await page.route('http://site.test/deep/**', (route) =>
    route.fulfill({ path: join(out, new URL(route.request().url()).pathname.slice('/deep/'.length)) }),
  );
  await page.goto(`http://site.test/deep/index.html#/edit/${wick}`);
  await page.getByText('Nothing is wrong.').waitFor();

  expect(await page.getByText('This page has not started').isVisible()).toBe(false);
  expect(await playedFromDisk(pages.context, (await madeFile(page, folder)).path)).toEqual([]);
  // From the disk the same site cannot run, and says what to do.
  await page.goto(pathToFileURL(join(out, 'index.html')).href);
  await page.getByText('python3 -m http.server').first().waitFor();
  await pages.look('from-disk');
});
