/**
 * Makes the published packages: JavaScript and types beside each other, as Node runs them from
 * `node_modules`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { publicEntries, publishedManifest, sourcesIn, type SourceManifest } from './manifest.ts';
import { published, type PublishedPackage } from './published.ts';

const root = join(import.meta.dirname, '../..');

/** A package that can be packed. */
export interface MadePackage {
  readonly name: string;
  /** where it lies */
  readonly folder: string;
}

/**
 * Writes all published packages into a folder, which is emptied.
 *
 * @returns in the order of their layers
 * @throws Error when the compiler does not take a source
 */
export function makePackages(out: string): MadePackage[] {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { engines } = readJson('package.json') as { engines: { node: string } };
  const packages = published.map((of) => ({
    of,
    source: readJson(`packages/${of.folder}/package.json`) as SourceManifest,
  }));
  const { version } = packages[0]!.source;
  const facts = { version, node: engines.node, names: new Set(packages.map(({ source }) => source.name)) };
  compile(
    out,
    packages.flatMap(({ of, source }) => entriesOf(of, source)),
    Object.fromEntries(packages.flatMap(({ of, source }) => placesOf(of, source))),
  );
  return packages.map(({ of, source }) => {
    const folder = join(out, of.folder);
    const manifest = publishedManifest(source, facts, of.optional);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    for (const path of ['README.md', ...(of.assets ?? [])]) copy(join('packages', of.folder, path), join(folder, path));
    for (const path of of.shared ?? []) copy(path, join(folder, path));
    for (const path of of.addressed ?? []) {
      const name = path.split('/').at(-1)!.replace(/\.ts$/, '.js');
      writeFileSync(join(folder, path), `import './${name}';\n`);
    }
    return { name: source.name, folder };
  });
}

/**
 * Packs them as files that can be installed.
 *
 * @returns paths of the files
 */
export function packPackages(made: readonly MadePackage[], out: string): string[] {
  mkdirSync(out, { recursive: true });
  const folders = made.map(({ folder }) => folder);
  const listed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out, ...folders], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  const packed = JSON.parse(listed) as { filename: string }[] | Record<string, { filename: string }>;
  return Object.values(packed).map(({ filename }) => join(out, filename));
}

function entriesOf({ folder, entries = [] }: PublishedPackage, source: SourceManifest): string[] {
  const named = sourcesIn([publicEntries(source.exports ?? {}), source.imports ?? {}]);
  return [...named, ...entries].map((path) => `packages/${folder}/${path}`);
}

/** Where each entry of a package lies, by the name that imports say. */
function placesOf({ folder }: PublishedPackage, source: SourceManifest): [string, string[]][] {
  return Object.entries(source.exports ?? {}).flatMap(([key, part]): [string, string[]][] => {
    const place = sourcesIn(part).at(-1);
    return place === undefined ? [] : [[join(source.name, key), [join(root, 'packages', folder, place)]]];
  });
}

/** All in one program: it reads every file once, and emits what is reached. */
function compile(out: string, files: readonly string[], paths: Readonly<Record<string, readonly string[]>>): void {
  // Below `node_modules`, so that types of packages are found.
  const scratch = join(root, 'node_modules/.cache/pack');
  const config = join(scratch, `tsconfig.${process.pid}.json`);
  mkdirSync(scratch, { recursive: true });
  const options = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      rootDir: join(root, 'packages'),
      outDir: out,
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      // The types are checked by a stage of their own.
      noCheck: true,
      // Files found through `node_modules` count as foreign, and might not be written.
      paths,
    },
    files: [...new Set([...files, 'packages/vite-plugin/client.d.ts'])].map((path) => join(root, path)),
  };
  writeFileSync(config, JSON.stringify(options));
  const require = createRequire(import.meta.url);
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', config], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  rmSync(config);
}

function copy(from: string, to: string): void {
  const path = join(root, from);
  if (!existsSync(path)) throw new Error(`${from} is to be published, and is not there`);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(path, to, { recursive: true });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
