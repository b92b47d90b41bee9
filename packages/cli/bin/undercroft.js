#!/usr/bin/env node
// Starts the command line. It runs TypeScript directly, which Node 24 can; under an older one it
// hands over to the Node that `npm ci` has put beside it. This file alone must run on any Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  // What was compiled is kept in the temporary folder, so that the next start takes two thirds of
  // the time.
  module.enableCompileCache?.();
  // A package holds JavaScript that was made of the sources.
  const [made, source] = ['../src/start.js', '../src/start.ts'].map((path) => new URL(path, import.meta.url));
  const { start } = await import((existsSync(made) ? made : source).href);
  await start();
} else {
  process.exitCode = handOver(fileURLToPath(import.meta.url));
}

function handOver(script) {
  const node = newerNode(dirname(script));
  if (node === undefined) {
    process.stderr.write(`undercroft needs Node ${NODE_MAJOR} or later; this is ${process.versions.node}.\n`);
    return 2;
  }
  const { status, error } = spawnSync(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error !== undefined) process.stderr.write(`undercroft cannot start ${node}: ${error.message}\n`);
  return status ?? 3;
}

function newerNode(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const path of ['node_modules/.bin/node', 'node_modules/.bin/node.exe']) {
      const node = join(folder, path);
      if (existsSync(node)) return node;
    }
    if (folder === dirname(folder)) return undefined;
  }
}
