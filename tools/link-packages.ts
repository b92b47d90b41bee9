/**
 * Links packages of this repository that `npm ci` has not seen: one that came with the last pull
 * needs no new installation then. Links that are there stay as they are.
 */
import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param root of the repository; without `node_modules` nothing is done
 * @returns names that were linked
 */
export function linkPackages(root: string): string[] {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return [];
  return globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const { name } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { readonly name: string };
    const link = join(modules, name);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) return [];
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(root, dirname(path))), link);
    return [name];
  });
}

if (import.meta.main) linkPackages(fileURLToPath(new URL('..', import.meta.url)));
