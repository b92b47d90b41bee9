import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));

/** Writes the packages of `node_modules` that a process has loaded, when it ends. */
const HOOK = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
    if (name !== undefined) packages.add(name);
    return next(url, context);
  },
});
process.on('exit', () => process.stderr.write([...packages].sort().join(' ')));
`;

it('loads no bundler, no plots and no editor protocol before a command needs them', () => {
  const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', hook, BIN, '--version'], { encoding: 'utf8' });

  const sourceMaps = ['gen-mapping', 'resolve-uri', 'sourcemap-codec', 'trace-mapping'];
  expect(stderr.split(' ')).toEqual([...sourceMaps.map((name) => `@jridgewell/${name}`), 'yaml']);
});
