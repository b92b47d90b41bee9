#!/usr/bin/env node
// `npm create undercroft my-games`. This file alone must run on any Node.
import { existsSync, readFileSync } from 'node:fs';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  process.stderr.write(`Undercroft needs Node ${NODE_MAJOR} or later; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  // A package holds JavaScript that was made of the sources.
  const [made, source] = ['../src/index.js', '../src/index.ts'].map((path) => new URL(path, import.meta.url));
  const isPackage = existsSync(made);
  const { createFolder, installWith } = await import((isPackage ? made : source).href);
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const install = installWith(process.env['npm_config_user_agent']);
  const { code, text } = createFolder(process.argv.slice(2), process.cwd(), isPackage ? version : null, install);
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
}
