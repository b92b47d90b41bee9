/**
 * `node tools/pack/main.ts [folder]`: the packages as files for `npm publish` or `npm install`, by
 * default in `dist/packages`.
 */
import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makePackages, packPackages } from './pack.ts';

const out = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist/packages'));
for (const file of packPackages(makePackages(join(out, 'made')), out)) {
  process.stdout.write(`${basename(file)}  ${Math.ceil(statSync(file).size / 1024)} kB\n`);
}
