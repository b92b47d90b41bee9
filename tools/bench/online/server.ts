/** The server that is measured, a process of its own: `node server.ts <database> <games ...>`. */
import { compiledGame } from '@undercroft/games';
import { startServer } from '@undercroft/server';

const [data = ':memory:', ...ids] = process.argv.slice(2);
const games = ids.map((id) => {
  const { release } = compiledGame(id);
  return { id, ...release, script: async () => await Promise.resolve('') };
});
const log = (line: object): void => console.error(JSON.stringify(line));
const { port } = await startServer({ games, data, port: 0, host: '127.0.0.1', isProxied: true, log });
process.stdout.write(`${port}\n`);
