/**
 * A server as a process of its own, which a test can kill: `node node.ts <where tables are kept>`.
 */
import { startServer } from '../src/index.ts';
import { servedMarket } from './market.ts';

const [data = ''] = process.argv.slice(2);
const log = (line: object): void => void process.stderr.write(`${JSON.stringify(line)}\n`);
const { port } = await startServer({ games: [servedMarket()], data, port: 0, host: '127.0.0.1', log });
process.stdout.write(`${port}\n`);
