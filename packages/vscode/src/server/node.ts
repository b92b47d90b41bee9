// The language server of the extension on a desktop: a process of its own, over the files of the
// disk.
import { readFileSync } from 'node:fs';
import type { IconPath } from '@undercroft/language-server';
import { serveOverStdio } from '@undercroft/language-server/node';

const shapes = JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')) as Record<string, IconPath>;
const damaged = await serveOverStdio({
  names: new Set(Object.keys(shapes)),
  shapeOf: (name) => (Object.hasOwn(shapes, name) ? shapes[name]! : null),
});
process.stderr.write(`The editor sent what cannot be read: ${damaged}\n`);
process.exit(2);
