/**
 * `npm run release` goes through all that must be true of a release, runs the tests, and packs it
 * into `dist/packages`. `npm run release -- --publish` publishes it then and tags the commit.
 *
 * `--trial --registry <address>` publishes what is there, unchecked: for registries that tests
 * start.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkRelease, type ReleaseState } from './checklist.ts';
import { makePackages, packPackages } from './pack.ts';

const root = join(import.meta.dirname, '../..');

/** What a person asks for on the command line. */
interface ReleaseOptions {
  readonly publish: boolean;
  readonly trial: boolean;
  /** address; left out, that of the settings of npm */
  readonly registry?: string | undefined;
  /** folder for the packages and their files */
  readonly out: string;
}

/** @returns exit code of the process */
function release({ publish, trial, registry, out }: ReleaseOptions): number {
  if (!trial && !isReady()) return 1;
  const files = packPackages(makePackages(join(out, 'made')), out);
  for (const file of files) process.stdout.write(`${basename(file)}  ${Math.ceil(statSync(file).size / 1024)} kB\n`);
  if (!publish) {
    process.stdout.write('\nNothing is published yet: `npm run release -- --publish` does that.\n');
    return 0;
  }
  const where = registry === undefined ? [] : ['--registry', registry];
  for (const file of files) {
    const words = ['publish', file, '--access', 'public', '--ignore-scripts', '--loglevel', 'error', ...where];
    if (spawnSync('npm', words, { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] }).status !== 0) {
      process.stdout.write(`\n${basename(file)} was refused. Those before it are published.\n`);
      return 1;
    }
    process.stdout.write(`published ${basename(file)}\n`);
  }
  if (!trial) {
    const tag = `v${versions()['@undercroft/cli']}`;
    execFileSync('git', ['tag', tag], { cwd: root });
    process.stdout.write(`\nTagged ${tag}: \`git push origin main ${tag}\` shows it to everybody.\n`);
  }
  return 0;
}

/** Prints the list with what to do, and runs the tests when nothing of it is wrong. */
function isReady(): boolean {
  const list = checkRelease(stateOf());
  for (const { what, wrong } of list)
    process.stdout.write(wrong === null ? `✓ ${what}\n` : `✗ ${what}\n  ${wrong.replaceAll('\n', '\n  ')}\n`);
  if (list.some(({ wrong }) => wrong !== null)) return false;
  return spawnSync('npm', ['test'], { cwd: root, stdio: 'inherit' }).status === 0;
}

function stateOf(): ReleaseState {
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trimEnd();
  const audit = spawnSync('npm', ['audit', '--omit=dev'], { cwd: root, encoding: 'utf8' });
  const pending = globSync('.changeset/*.md', { cwd: root }).filter((file) => basename(file) !== 'README.md');
  return {
    changed: git('status', '--porcelain'),
    branch: git('branch', '--show-current'),
    versions: versions(),
    pending,
    changeLog: textOf('packages/cli/CHANGELOG.md'),
    audit: { isClean: audit.status === 0, said: `${audit.stdout}${audit.stderr}`.trim() },
    licences: licencesInstalled(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    longRun: textOf('docs/long-run.md'),
  };
}

function versions(): Record<string, string> {
  const manifests = globSync('packages/*/package.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; version: string },
  );
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

function textOf(path: string): string | null {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}

/**
 * Licences of the packages from outside that come with ours, by folder.
 *
 * @param lock  text of a `package-lock.json`
 */
export function licencesInstalled(lock: string): Record<string, string | undefined> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  const shipped = Object.entries(packages).filter(
    ([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional,
  );
  return Object.fromEntries(shipped.map(([path, { license }]) => [path, license]));
}

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      publish: { type: 'boolean', default: false },
      trial: { type: 'boolean', default: false },
      registry: { type: 'string' },
      out: { type: 'string', default: join(root, 'dist/packages') },
    },
  });
  process.exitCode = release({ ...values, out: resolve(values.out) });
}
