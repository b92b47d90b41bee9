/**
 * Turns the table of layers into lint rules, one set a package: forbidden layers, workspaces that
 * are not declared, imports of another package past its `src/index.ts`, and platforms. Knows
 * nothing of the files inside the packages.
 */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { layers, type Layer } from './layers.ts';

/** One workspace, as its package.json describes it. */
export interface Workspace {
  /** Folder, relative to the root, with forward slashes. */
  readonly dir: string;
  readonly name: string;
  readonly layer: string;
  /** Workspaces named in any list of dependencies. */
  readonly declared: ReadonlySet<string>;
  /**
   * Packages from outside, those of the root included; an import of any other is reported by knip.
   */
  readonly externals: readonly string[];
}

interface Pattern {
  readonly regex: string;
  /** What of it is forbidden; left out: everything. */
  readonly importNames?: readonly string[];
  readonly message: string;
}

/** One entry of `overrides` in the lint configuration. */
export interface Override {
  readonly files: string[];
  readonly rules: Record<string, unknown>;
}

const scope = '@undercroft/';

/**
 * Reads every workspace under `root`.
 *
 * @throws Error when a package has no `layer:` tag, or one that the table does not know
 */
export function readWorkspaces(root: string): Workspace[] {
  const manifests = globSync(['packages/*/package.json', 'tools/package.json', 'tools/*/package.json'], {
    cwd: root,
  }).toSorted();
  const shared = dependencies(readManifest(root, 'package.json'));
  return manifests.map((file) => {
    const manifest = readManifest(root, file);
    const layer = manifest.nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
    if (layer === undefined || layers[layer] === undefined) {
      throw new Error(`${file}: give it one of the nx tags layer:${Object.keys(layers).join(', layer:')}`);
    }
    const declared = dependencies(manifest);
    const externals = [...shared, ...declared].filter((name) => !name.startsWith(scope));
    const dir = dirname(file).replaceAll('\\', '/');
    return { dir, name: manifest.name, layer, declared: new Set(declared), externals };
  });
}

function readManifest(root: string, file: string): Manifest {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
}

function dependencies(manifest: Manifest): string[] {
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly nx?: { readonly tags?: readonly string[] };
}

/** The lint overrides of all packages; a later one replaces the earlier for the same rule. */
export function fenceOverrides(workspaces: readonly Workspace[]): Override[] {
  return workspaces.flatMap((workspace) => {
    const layer = layers[workspace.layer]!;
    const everywhere = [...undeclared(workspace, workspaces), ...pastTheDoor(workspaces)];
    const sources = [...everywhere, ...forbidden(workspace, workspaces, layer.imports), ...outside(layer, workspaces)];
    const tests = [
      ...everywhere,
      ...forbidden(workspace, workspaces, [...layer.imports, ...(layer.testImports ?? [])]),
    ];
    const dir = workspace.dir;
    return [
      { files: [`${dir}/**`], rules: imports(everywhere) },
      { files: [`${dir}/src/**`], rules: { ...imports([...sources, ...writing(layer)]), ...platformRules(layer) } },
      { files: [`${dir}/src/testing/**`], rules: imports(sources) },
      { files: [`${dir}/src/**/*.{test,browser}.ts`, `${dir}/test/**`], rules: { ...imports(tests), ...testRules } },
    ];
  });
}

function imports(patterns: readonly Pattern[]): Record<string, unknown> {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/**
 * A workspace must be declared: the project graph, and with it the cache, reads only package.json.
 */
function undeclared(self: Workspace, all: readonly Workspace[]): Pattern[] {
  return all
    .filter((other) => !self.declared.has(other.name))
    .map((other) => ({
      regex: `^${other.name}(/|$)`,
      message:
        other === self
          ? 'A package imports its own files by relative path.'
          : `Declare ${other.name} in ${self.dir}/package.json, if the layers allow it.`,
    }));
}

function forbidden(self: Workspace, all: readonly Workspace[], allowed: readonly string[]): Pattern[] {
  return all
    .filter((other) => other !== self && !allowed.includes(other.layer))
    .map((other) => ({
      regex: `^${other.name}(/|$)`,
      message: `Layer ${self.layer} must not see layer ${other.layer} (tools/fences/layers.ts).`,
    }));
}

/** Only what `exports` names: the index, and the ambient types of the Vite plugin. */
function pastTheDoor(all: readonly Workspace[]): Pattern[] {
  const folders = all.map((workspace) => workspace.dir.split('/').at(-1)).join('|');
  return [
    { regex: `^${scope}[^/]+/(src|test|generated|dist)(/|$)`, message: 'Import the package, not a file inside it.' },
    {
      regex: `^(\\.\\./)+(packages/)?(${folders})/(src|test|generated|package\\.json)(/|$)`,
      message: 'Import another package by its name, not by a relative path.',
    },
  ];
}

/**
 * What a platform does not have. The lint rule knows no look-ahead, so the forbidden names are
 * spelled out.
 */
function outside(layer: Layer, all: readonly Workspace[]): Pattern[] {
  if (layer.platform === 'node') return [];
  const node = { regex: `^(node:|(${builtinModules.join('|')})(/|$))`, message: 'This layer does not run on Node.' };
  if (layer.platform === 'web') return [node];
  const known = new Set(all.flatMap((workspace) => workspace.externals));
  const names = [...known].filter((name) => !layer.externals?.includes(name)).toSorted();
  if (names.length === 0) return [node];
  const message = 'A pure layer does not import this package (tools/fences/layers.ts).';
  return [node, { regex: `^(${names.join('|')})(/|$)`, message }];
}

/** Functions that leave half a file behind when the disk is full or the process ends. */
const HALF_WRITING = ['appendFile', 'appendFileSync', 'createWriteStream', 'writeFile', 'writeFileSync'];

/** Files of people are written whole. */
function writing({ platform, imports: allowed }: Layer): Pattern[] {
  if (platform !== 'node' || !allowed.includes('content-files')) return [];
  const message = 'Write with writeWhole, replaceText or writeAll of @undercroft/content-files.';
  return [{ regex: '^(node:)?fs(/promises)?$', importNames: HALF_WRITING, message }];
}

const chance = { object: 'Math', property: 'random', message: 'Chance comes from the seeded generator of the state.' };

/** Globals of clocks, chance and platforms, which a pure layer does not use. */
const clocksAndPlaces = [
  'Date',
  'performance',
  'Intl',
  'crypto',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'process',
  'Buffer',
  'require',
  'window',
  'document',
  'self',
  'globalThis',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'Worker',
  'console',
  'customElements',
  'HTMLElement',
];

function platformRules(layer: Layer): Record<string, unknown> {
  if (layer.platform !== 'pure') return { 'no-restricted-properties': ['error', chance] };
  const message = 'A pure layer gives the same bytes everywhere: no clock, no chance, no platform, no output.';
  return {
    'no-restricted-globals': ['error', ...clocksAndPlaces.map((name) => ({ name, message }))],
    'no-restricted-properties': [
      'error',
      chance,
      ...['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
        property,
        message: 'The order and spelling of a locale differ between machines.',
      })),
    ],
  };
}

const testRules = { 'no-restricted-globals': 'off', 'no-restricted-properties': ['error', chance] };
