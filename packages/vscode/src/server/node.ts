// The language server of the extension on a desktop: a process of its own, over the files of the disk.
import { readFileSync } from 'node:fs';
import { serveOverStdio } from '@undercroft/language-server/node';

const icons = JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')) as object;
serveOverStdio(new Set(Object.keys(icons)));
