/** The files that `@undercroft/bundle` builds, for tools that open them: built once for the same sources and content. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/undercroft-games');

/** Everything that the files are made of; tests and stories are not. */
const SOURCES = [
  'content/**/*.{yaml,yml,svg}',
  'packages/*/{src,generated}/**/*.*',
  'packages/*/*.{ts,json}',
  'package-lock.json',
];

/** Within one run the sources are taken as they were when it began. */
let built: Promise<string> | null = null;

/** Folder with `<game>.js` and `<game>.iife.js` of every game, as a page gets them. Nothing may be written there. */
export async function builtGames(): Promise<string> {
  built ??= build();
  return await built;
}

async function build(): Promise<string> {
  const folder = join(cache, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'scratch-'));
  await promisify(execFile)(process.execPath, [join(root, 'packages/bundle/build.ts')], {
    // Tests run in another mode, in which lit warns of itself.
    env: { ...process.env, NODE_ENV: 'production', UNDERCROFT_OUT: scratch },
  });
  try {
    renameSync(scratch, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(scratch, { recursive: true, force: true }); // another run was faster
  }
  forgetOld();
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(SOURCES, { cwd: root }).filter((path) => !/\.(test|browser|stories)\.ts$/.test(path));
  for (const path of files.toSorted()) {
    if (!statSync(join(root, path)).isFile()) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

const DAY = 24 * 3600 * 1000;

function forgetOld(): void {
  for (const path of globSync('*', { cwd: cache }))
    if (Date.now() - statSync(join(cache, path)).mtimeMs > DAY)
      rmSync(join(cache, path), { recursive: true, force: true });
}
