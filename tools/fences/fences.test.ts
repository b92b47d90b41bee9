/**
 * Proves the fence by lighting it up: writes a small repository with one offence a file into a
 * temporary folder, lints it with the real configuration, and looks at which files were reported.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../oxlint.config.ts';
import { fenceOverrides, readWorkspaces } from './fences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Written out again on purpose: a slip in the table of layers must not be able to hide here. */
const allowed: Readonly<Record<string, string>> = {
  contract: '',
  engine: 'contract',
  kernel: 'contract',
  compiler: 'contract kernel',
  view: 'contract engine',
  bots: 'contract engine',
  simulator: 'contract engine bots',
  report: 'contract simulator',
  scenario: 'contract engine',
  'content-files': 'contract',
  browser: '',
  components: 'contract view',
  'vite-plugin': 'contract compiler content-files',
  'game-element': 'contract engine view bots components',
  games: 'contract content-files vite-plugin',
  bundle: 'contract engine view bots browser content-files components game-element vite-plugin games',
  workbench:
    'contract engine compiler view bots simulator report scenario content-files components vite-plugin game-element language-server bundle',
  cli: 'contract engine compiler view bots simulator report scenario content-files vite-plugin workbench bundle language-server browser',
  'language-server': 'compiler content-files',
};
const names = Object.keys(allowed);
const pure = ['contract', 'kernel', 'engine', 'compiler', 'view', 'bots', 'simulator', 'scenario'];

const offences: Record<string, string> = {
  'engine/src/reads-files.ts': "import 'node:fs';",
  'engine/src/reads-files-by-old-name.ts': "import 'fs/promises';",
  'engine/src/draws.ts': "import 'lit';",
  'engine/src/bundles.ts': "import 'vite';",
  'engine/src/parses-yaml.ts': "import 'yaml';",
  'engine/src/type-only.ts': "import type { Thing } from '@undercroft/compiler';\nexport type Same = Thing;",
  'engine/src/re-export.ts': "export * from '@undercroft/compiler';",
  'engine/src/late.ts': "export const late = import('@undercroft/compiler');",
  'engine/src/type-of-import.ts': "export type Thing = import('@undercroft/compiler').Thing;",
  'compiler/src/reads-files.ts': "import 'node:fs';",
  'components/src/reads-files.ts': "import 'node:fs';",
  'cli/src/half-a-file.ts': "import { writeFileSync } from 'node:fs';",
  'cli/src/half-later.ts': "import { writeFile } from 'fs/promises';",
  'cli/src/past-the-door.ts': "import '@undercroft/engine/src/state.ts';",
  'cli/src/relative.ts': "import '../../engine/src/index.ts';",
  'cli/src/deeper/relative.ts': "import '../../../../packages/engine/src/index.ts';",
  'cli/src/undeclared.ts': "import '@undercroft/undeclared';",
  'cli/src/itself.ts': "import '@undercroft/cli';",
  'engine/src/engine-test-sees-compiler.test.ts': "import '@undercroft/compiler';",
};
for (const name of pure) {
  Object.assign(offences, {
    [`${name}/src/clock.ts`]: 'export const now = Date.now();',
    [`${name}/src/chance.ts`]: 'export const die = Math.random();',
    [`${name}/src/page.ts`]: 'export const title = document.title;',
    [`${name}/src/around.ts`]: "export const now = globalThis['Date'];",
    [`${name}/src/locale.ts`]: "export const order = 'a'.localeCompare('b');",
  });
}
offences['components/src/chance.ts'] = 'export const die = Math.random();';
offences['view/src/chance.test.ts'] = 'export const die = Math.random();';

const fine: Readonly<Record<string, string>> = {
  'compiler/src/parses-yaml.ts': "import 'yaml';",
  'compiler/src/generated-code.ts': "import '#parser';",
  'components/src/draws.ts': "import 'lit';",
  'cli/src/reads-files.ts': "import 'node:fs';",
  'cli/src/testing/writes.ts': "import { writeFileSync } from 'node:fs';",
  'browser/src/writes.ts': "import { writeFileSync } from 'node:fs';",
  'engine/src/folder/own-file.ts': "import '../state.ts';",
  'engine/src/seeded.ts': 'export const floor = Math.floor(1.5);',
  'engine/src/tested.test.ts': "import 'vitest';",
  'view/src/view-test-sees-compiler.test.ts': "import '@undercroft/compiler';",
  'view/test/corpus.test.ts': "import 'node:fs';",
};

let folder: string;
let reported: ReadonlySet<string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fences-'));
  writeRepository();
  reported = await lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeRepository(): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of names) {
    const others = names.filter((other) => other !== name).map((other) => [`@undercroft/${other}`, '*']);
    const manifest = {
      name: `@undercroft/${name}`,
      dependencies: Object.fromEntries(others),
      nx: { tags: [`layer:${name}`] },
    };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    for (const other of names) {
      if (other !== name) write(`packages/${name}/src/edge-${other}.ts`, `import '@undercroft/${other}';`);
    }
  }
  const outside = { name: 'root', devDependencies: { vitest: '*', vite: '*', yaml: '*', lit: '*' } };
  write('package.json', JSON.stringify(outside));
  const lonely = { name: '@undercroft/undeclared', nx: { tags: ['layer:contract'] } };
  write('packages/undeclared/package.json', JSON.stringify(lonely));
  for (const [file, text] of Object.entries({ ...offences, ...fine })) write(`packages/${file}`, text);
  const url = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);
  write(
    'oxlint.config.ts',
    `import config from ${url('oxlint.config.ts')};
     import { fenceOverrides, readWorkspaces } from ${url('tools/fences/fences.ts')};
     export default { ...config, options: {}, overrides: fenceOverrides(readWorkspaces(import.meta.dirname)) };`,
  );
}

/** Files that break a fence, relative to `packages/`; other rules are not looked at. */
async function lint(): Promise<ReadonlySet<string>> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      [oxlint, '--format=json', 'packages'],
      { cwd: folder, maxBuffer: 1 << 26 },
      (_, stdout) => done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly { code: string; filename: string }[] };
  const broken = diagnostics.filter(({ code }) => /no-restricted-|consistent-type-imports/.test(code));
  return new Set(broken.map(({ filename }) => filename.replaceAll('\\', '/').replace('packages/', '')));
}

it.each(names)('lets %s import what its layer may see and nothing else', (name) => {
  const open = names.filter((other) => other !== name && !reported.has(`${name}/src/edge-${other}.ts`));

  expect(open.toSorted()).toEqual((allowed[name] ?? '').split(' ').filter(Boolean).toSorted());
});

it.each(Object.keys(offences))('reports %s', (file) => {
  expect(reported).toContain(file);
});

it.each(Object.keys(fine))('lets %s pass', (file) => {
  expect(reported).not.toContain(file);
});

it('is part of the configuration that lints this repository', () => {
  const workspaces = readWorkspaces(root);

  expect(workspaces.map(({ layer }) => layer)).toEqual(expect.arrayContaining(names));
  expect(config.overrides).toEqual(expect.arrayContaining(fenceOverrides(workspaces)));
});

it.each(readWorkspaces(root))('builds the types of $name after those of what it imports', ({ dir, declared }) => {
  const { references = [] } = JSON.parse(withoutComments(readFileSync(join(root, dir, 'tsconfig.json'), 'utf8'))) as {
    references?: readonly { path: string }[];
  };
  const named = references.map(({ path }) => readManifestName(join(root, dir, path)));

  expect(named.toSorted()).toEqual([...declared].filter((name) => name.startsWith('@undercroft/')).toSorted());
});

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\/.*$/gm, '');
}

function readManifestName(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string }).name;
}

it('refuses a package, when it has no layer', () => {
  write('odd/package.json', '{ "name": "root" }');
  write('odd/packages/odd/package.json', JSON.stringify({ name: '@undercroft/odd' }));

  expect(() => readWorkspaces(join(folder, 'odd'))).toThrow('layer:');
});
