/**
 * A registry of npm on this machine, for tests: it has what is published to it and asks no other
 * one.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/** A registry that runs. */
export interface Registry {
  readonly url: string;
  /** what npm reads of the environment to use this registry alone */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/**
 * Starts a registry that is empty and takes packages from all clients.
 *
 * @param folder  empty; the registry and npm keep everything in it
 * @throws Error with what the registry says, when it does not start
 */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${await freePort()}/`;
  const config = join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      packages: { '**': { access: '$all', publish: '$all' } },
      max_body_size: '100mb',
      web: { enable: false },
      log: { type: 'stdout', format: 'json', level: 'warn' },
    }),
  );
  // npm publishes only with a token, which the registry does not look at.
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, `registry=${url}\n${url.replace('http:', '')}:_authToken=none\n`);
  const program = join(root, 'node_modules/.bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', config, '--listen', url], { cwd: folder });
  await answered(child, url);
  return {
    url,
    env: { npm_config_userconfig: settings, npm_config_registry: url, npm_config_cache: join(folder, 'cache') },
    stop: () => child.kill('SIGTERM'),
  };
}

/** A port of this machine that no program listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits for the first answer of a registry. @throws Error when its process ends before */
async function answered(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = new Promise<never>((_, refuse) => child.once('exit', () => refuse(new Error(said))));
  const asked = async (): Promise<void> => {
    while (
      !(await fetch(new URL('-/ping', url)).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await new Promise((again) => setTimeout(again, 50));
  };
  await Promise.race([ended, asked()]);
}

/** The manifest of an installed package, as far as it is read. */
interface InstalledManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly bundleDependencies?: readonly string[];
}

/**
 * Publishes what packages need from outside, as it is installed in this repository, so that an
 * installation needs no network.
 *
 * @param folders  of packages that were made
 */
export async function publishNeeded(registry: Registry, folders: readonly string[]): Promise<void> {
  const needed = new Map<string, { readonly folder: string; readonly manifest: InstalledManifest }>();
  const todo = folders.map((folder) => ({ folder: root, manifest: manifestOf(folder) }));
  for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
    const { dependencies, optionalDependencies, bundleDependencies = [] } = one.manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (isOurs(name) || bundleDependencies.includes(name)) continue;
      const folder = findInstalled(name, one.folder);
      // What is for other systems is installed nowhere here.
      if (folder === undefined) continue;
      const found = { folder, manifest: manifestOf(folder) };
      const key = `${name}@${found.manifest.version}`;
      if (needed.has(key)) continue;
      needed.set(key, found);
      todo.push(found);
    }
  }
  // All are packed before the first request: the registry closes a connection that is idle.
  const packed = Array.from(needed.values(), ({ folder, manifest }) => ({ manifest, bytes: packInstalled(folder) }));
  // The registry merges versions of one package only when they come one after the other.
  for (const { manifest, bytes } of packed) await put(registry, manifest, bytes);
}

/** A folder of `node_modules` as one file, quicker than by a process of npm. */
function packInstalled(folder: string): Buffer {
  const words = ['-cf', '-', '--exclude=node_modules', '-C', dirname(folder), basename(folder)];
  return gzipSync(execFileSync('tar', words, { maxBuffer: 2 ** 28 }), { level: 1 });
}

function isOurs(name: string): boolean {
  return name.startsWith('@undercroft/');
}

function manifestOf(folder: string): InstalledManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as InstalledManifest;
}

/** The folder that a package finds another one in. */
function findInstalled(name: string, from: string): string | undefined {
  for (let at = from; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return folder;
  }
  return undefined;
}

/** Publishes one package as npm does. */
async function put({ url }: Registry, manifest: InstalledManifest, bytes: Buffer): Promise<void> {
  const { name, version } = manifest;
  const file = `${name}-${version}.tgz`;
  const dist = {
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    shasum: createHash('sha1').update(bytes).digest('hex'),
    tarball: new URL(`${name}/-/${file}`, url).href,
  };
  const body = {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
    _attachments: {
      [file]: { content_type: 'application/octet-stream', data: bytes.toString('base64'), length: bytes.length },
    },
  };
  const answer = await fetch(new URL(name.replace('/', '%2f'), url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}@${version}: ${await answer.text()}`);
}
