/**
 * `npm create undercroft my-games`: a folder for games, with Undercroft installed in it.
 *
 * It must not know what stands in the folder of a game.
 *
 * @module
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const DEFAULT_FOLDER = 'my-games';

/** What the command prints, on the standard output when `code` is 0. */
export interface Creation {
  /** exit code of the process */
  readonly code: number;
  readonly text: string;
}

/**
 * Makes a folder for games and installs Undercroft in it.
 *
 * @param words    of the command line; the first names the folder
 * @param cwd      where the command was typed
 * @param version  of this package, which is that of all packages of the product; null for its
 *   sources, which no registry has
 * @param install  installs what the manifest of a folder asks for; returns whether it could
 */
export function createFolder(
  words: readonly string[],
  cwd: string,
  version: string | null,
  install: (folder: string) => boolean,
): Creation {
  if (words.length > 1 || words[0]?.startsWith('-') === true)
    return { code: 2, text: `npm create undercroft takes the name of a folder, such as ${DEFAULT_FOLDER}.\n` };
  if (version === null) return { code: 1, text: IN_THE_REPOSITORY };
  const folder = resolve(cwd, words[0] ?? DEFAULT_FOLDER);
  const name = relative(cwd, folder);
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).some((file) => file !== '.git'))
      return {
        code: 1,
        text: `${name === '' ? 'This folder' : name} holds files; name a folder that is empty or new.\n`,
      };
    for (const [file, text] of filesFor(basename(folder), version)) writeFileSync(join(folder, file), text);
  } catch (error) {
    return { code: 3, text: `${name} cannot be written: ${(error as Error).message}\n` };
  }
  if (!install(folder)) return { code: 1, text: 'The installation failed; the lines above say why.\n' };
  const steps = [...(name === '' ? [] : [`cd ${/\s/.test(name) ? `"${name}"` : name}`]), ...NEXT];
  return { code: 0, text: `\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}` };
}

const IN_THE_REPOSITORY = `These are the sources of Undercroft, and there is nothing to install.
In the repository:    npx undercroft new game night-market
In a folder of yours: <repository>/node_modules/.bin/undercroft new game night-market
`;

const NEXT = ['npx undercroft new game night-market', 'npx undercroft dev'];

function filesFor(name: string, version: string): [string, string][] {
  const manifest = {
    name: packageName(name),
    private: true,
    type: 'module',
    scripts: { dev: 'undercroft dev', check: 'undercroft check', test: 'undercroft test' },
    dependencies: { '@undercroft/cli': version },
  };
  return [
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['.gitignore', 'node_modules/\ndist/\n'],
  ];
}

/** Names of packages have small letters, digits and hyphens. */
function packageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return name === '' ? DEFAULT_FOLDER : name;
}

/**
 * The installation by the package manager that started this process.
 *
 * @param agent  as package managers tell it, for example `pnpm/11.0.0 node/v24.0.0`
 */
export function installWith(agent = ''): (folder: string) => boolean {
  const manager = /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(agent)?.[0] ?? 'npm';
  // Windows starts package managers by a script, which only a shell runs.
  const shell = process.platform === 'win32';
  return (cwd) => spawnSync(manager, ['install'], { cwd, stdio: 'inherit', shell }).status === 0;
}
