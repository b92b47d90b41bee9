/**
 * Makes the published packages: JavaScript and types beside each other, as Node runs them from
 * `node_modules`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  partEntries,
  partManifest,
  publicEntries,
  publishedManifest,
  sourcesIn,
  type ReleaseFacts,
  type SourceManifest,
} from './manifest.ts';
import { published, trimmed, type PublishedPackage, type TrimmedPackage } from './published.ts';

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
  const packages = published.map((of): Part => ({
    of,
    source: readJson(`packages/${of.folder}/package.json`) as SourceManifest,
  }));
  compile(
    out,
    packages.flatMap(({ of, source }) => entriesOf(of, source)),
    Object.fromEntries(packages.flatMap(({ of, source }) => placesOf(of, source))),
  );
  const { version } = packages[0]!.source;
  const hosts = packages.filter(({ of }) => of.within === undefined);
  const facts = { version, node: engines.node, names: new Set(hosts.map(({ source }) => source.name)) };
  return hosts.map((host) => {
    const folder = join(out, host.of.folder);
    const parts = packages.filter(({ of }) => of.within === host.of.folder);
    for (const part of parts) {
      const inside = join(folder, 'node_modules', part.source.name);
      mkdirSync(dirname(inside), { recursive: true });
      renameSync(join(out, part.of.folder), inside);
      complete(part, inside, partManifest(part.source, version));
    }
    const others = trimmed.filter(({ within }) => within === host.of.folder);
    for (const other of others) trim(other, join(folder, 'node_modules', other.name));
    complete(host, folder, hostManifest(host, parts, others, facts));
    for (const part of parts) writePartEntries(part.source, folder);
    return { name: host.source.name, folder };
  });
}

/** One package of the repository, on its way out. */
interface Part {
  readonly of: PublishedPackage;
  readonly source: SourceManifest;
}

function hostManifest(
  { of, source }: Part,
  parts: readonly Part[],
  others: readonly TrimmedPackage[],
  facts: ReleaseFacts,
): object {
  const sources = parts.map((part) => part.source);
  const optional = [of, ...parts.map((part) => part.of)].flatMap((one) => one.optional ?? []);
  const versions = others.map(({ name }) => [name, versionOf(name)] as const);
  return publishedManifest(source, facts, optional, { parts: sources, trimmed: Object.fromEntries(versions) });
}

/** Puts beside the compiled files of a package what else ships of it. */
function complete({ of }: Part, folder: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const path of ['README.md', ...(of.assets ?? [])]) copy(join('packages', of.folder, path), join(folder, path));
  // A package has a change log from its first release on.
  const changes = join('packages', of.folder, 'CHANGELOG.md');
  if (existsSync(join(root, changes))) copy(changes, join(folder, 'CHANGELOG.md'));
  for (const path of of.shared ?? []) copy(path, join(folder, path));
  for (const path of of.addressed ?? []) {
    const name = path.split('/').at(-1)!.replace(/\.ts$/, '.js');
    writeFileSync(join(folder, path), `import './${name}';\n`);
  }
}

/** Files that pass on the entries of a part, because programs find only the package around it. */
function writePartEntries(part: SourceManifest, folder: string): void {
  for (const { file, from, isCode } of partEntries(part)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const text = isCode ? `export * from '${from}';\n` : `/// <reference types="${from}" />\n`;
    writeFileSync(`${path}.d.ts`, text);
    if (isCode) writeFileSync(`${path}.js`, text);
  }
}

/** Copies the files of a package from outside that are used, with its licence. */
export function trim({ name, files }: TrimmedPackage, folder: string): void {
  const from = join(root, 'node_modules', name);
  for (const file of globSync([...files], { cwd: from })) cpSync(join(from, file), join(folder, file));
}

function versionOf(name: string): string {
  return (readJson(`node_modules/${name}/package.json`) as { readonly version: string }).version;
}

/**
 * Packs them as files that can be installed.
 *
 * @returns paths of the files, in the order of the packages
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
