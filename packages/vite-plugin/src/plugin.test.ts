import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { build, createServer, type ViteDevServer } from 'vite';
import { undercroft, type ContentUpdate } from './plugin.ts';
import { servedUrl, UPDATE_EVENT } from './virtual-modules.ts';
import { findContentFolder, stickGame, type Folder } from './testing/stick-game.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const rules = 'sticks/rules/play.rules';

function folder(files?: Readonly<Record<string, string>>): Folder {
  const made = findContentFolder(files);
  undo.push(() => made.remove());
  return made;
}

async function serve(content: Folder): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: content.path,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [undercroft({ content: content.path })],
  });
  undo.push(() => server.close());
  return server;
}

/** Writes a file as an editor does, and waits for what the server tells its pages. */
function change(server: ViteDevServer, content: Folder, file: string, text: string): Promise<ContentUpdate> {
  const { promise, resolve } = Promise.withResolvers<ContentUpdate>();
  server.ws.send = (payload: unknown) => {
    const { event, data } = payload as { event?: string; data?: ContentUpdate };
    if (event === UPDATE_EVENT && data !== undefined) resolve(data);
  };
  content.write(file, text);
  // The watcher of the system is slow and not the same everywhere, so the test does its part.
  server.watcher.emit('change', `${content.path}/${file}`);
  return promise;
}

it('serves the code of a game as a module of its own, when a page asks for the game', async () => {
  const server = await serve(folder());

  const games = await server.transformRequest('virtual:undercroft/games');
  const game = await server.transformRequest('virtual:undercroft/game/sticks');
  const code = await server.transformRequest('virtual:undercroft/code/sticks');

  expect(games?.code).toContain('"title":"Sticks"');
  expect(game?.code).toContain('"wood-pile"');
  expect(code?.code).toMatch(/export (function|const) run/);
});

it('tells pages where the new code is and then what is wrong, when content changes', async () => {
  const content = folder();
  const server = await serve(content);
  await server.transformRequest('virtual:undercroft/game/sticks');

  const good = await change(server, content, rules, stickGame[rules]!.replace('>= 9', '>= 7'));
  expect(good).toMatchObject({ id: 'sticks', findings: [] });
  expect((await server.transformRequest(good.url!.replace('/@id/__x00__', '\0')))?.code).toContain('7');

  const bad = await change(server, content, rules, 'to play-game\n  nonsense here\n');
  expect(bad).toMatchObject({ id: 'sticks', url: null });
  expect(bad.findings[0]).toMatchObject({ severity: 'error', file: rules, line: 2 });
});

it('gives a page what calls back on a change, at the address that a page built without content asks', async () => {
  const server = await serve(folder());
  const url = servedUrl('virtual:undercroft/updates')!;
  const updates = await server.transformRequest(url.replace('/@id/__x00__', '\0'));

  expect(updates?.code).toContain(`hot?.on(${JSON.stringify(UPDATE_EVENT)}`);
  expect(servedUrl('virtual:undercroft/icon-names')).toBeNull();
});

it('puts compiled games into a build, when the content is right', async () => {
  const content = folder();
  content.write('main.js', "import { load } from 'virtual:undercroft/games';\nload.sticks().then(console.log);\n");
  const result = await build({
    configFile: false,
    root: content.path,
    logLevel: 'silent',
    plugins: [undercroft({ content: content.path })],
    build: { write: false, rollupOptions: { input: `${content.path}/main.js` } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));

  expect(outputs.some((file) => file.type === 'chunk' && file.code.includes('wood-pile'))).toBe(true);
});

it('refuses to build and shows the diagnostic, when the content has an error', async () => {
  const content = folder({ ...stickGame, [rules]: 'to play-game\n  gain 3 stiks\n' });
  content.write('main.js', "import 'virtual:undercroft/games';\n");
  const building = build({
    configFile: false,
    root: content.path,
    logLevel: 'silent',
    plugins: [undercroft({ content: content.path })],
    build: { write: false, rollupOptions: { input: `${content.path}/main.js` } },
  });

  await expect(building).rejects.toThrow(/stiks/);
});

it('starts, and hears of a change, when two links of the content lead back to their own folder', async () => {
  const content = folder();
  for (const name of ['again', 'more']) symlinkSync('.', join(content.path, 'sticks', name));
  const server = await createServer({
    configFile: false,
    root: content.path,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [undercroft({ content: content.path })],
  });
  undo.push(() => server.close());
  const { findings } = await change(server, content, rules, 'to play-turn\n  gain 1 stick');

  expect(server.config.server.watch).toMatchObject({ followSymlinks: false });
  expect(findings).not.toEqual([]);
});
