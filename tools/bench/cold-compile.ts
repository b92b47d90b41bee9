/**
 * Compiles the games that are named, once, and prints nanoseconds of CPU time of the compiler:
 * started in a fresh process.
 */
import { compileGame } from '@undercroft/compiler';
import { readContent } from './content.ts';
import { cpuTime } from './measure.ts';

const contents = process.argv.slice(2).map((id) => [id, readContent(id)] as const);
const start = cpuTime();
for (const [id, files] of contents) compileGame(files, id);
process.stdout.write(String(cpuTime() - start));
