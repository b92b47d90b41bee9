/** Runs in a worker thread, so that a thinking bot does not block the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveBots, type BotRequest } from '@undercroft/bots';
import { moduleFrom } from '../games.ts';

const { code } = workerData as { readonly code: string };
const answer = serveBots(await moduleFrom(code), () => performance.now());
parentPort?.on('message', (request: BotRequest) => parentPort?.postMessage(answer(request), []));
