/**
 * Writes `docs/elements`: a page for each element, and the manifest for tools. Run by `npm run
 * generate`.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest } from './manifest.ts';
import { elementPages } from './pages.ts';
import { readTypes } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/elements');
const pages = elementPages(readManifest(root), readTypes(root));
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(join(folder, name));
for (const [name, text] of pages) writeFileSync(join(folder, name), text);
