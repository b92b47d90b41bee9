/**
 * What tests and tools need that is made of other things: made by nx, when its inputs have changed.
 */
import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs nx, unless this is a stage of `npm test`, for which nx has done so already.
 *
 * @param words  of its command line
 * @throws       Error with what was said when something could not be made
 */
export function prepared(...words: readonly string[]): void {
  if (process.env['UNDERCROFT_STAGE'] !== undefined) return;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  // Tests run in another mode, in which lit warns of itself.
  const path = `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const env = { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', PATH: path };
  execFileSync(join(cwd, 'node_modules/.bin/nx'), words, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
