/**
 * Bots of one game beside the page. The first message says which game, and where its newest code
 * lies.
 */
import { serveBots, type BotReply, type BotRequest } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { load } from 'virtual:undercroft/games';

/** The first message. */
export interface SeatBots {
  readonly game: string;
  /** where to import the code from; null: as the page was built */
  readonly url: string | null;
}

/** What is used of the scope of a worker; the types of a page do not have it. */
interface Scope {
  addEventListener(type: 'message', heard: (event: MessageEvent<SeatBots | BotRequest>) => void): void;
  readonly postMessage: (reply: BotReply) => void;
}

const scope = self as unknown as Scope;
let serving: Promise<(request: BotRequest) => BotReply> | null = null;

scope.addEventListener('message', ({ data }) => {
  if ('game' in data) serving = seated(data);
  else void answered(data);
});

async function seated({ game, url }: SeatBots): Promise<(request: BotRequest) => BotReply> {
  const module = url === null ? (await load[game]?.())?.module : ((await import(/* @vite-ignore */ url)) as GameModule);
  if (module === null || module === undefined) throw new Error(`no game ${game}`);
  return serveBots(module, () => performance.now());
}

async function answered(request: BotRequest): Promise<void> {
  try {
    const reply = (await serving)?.(request);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (reply !== undefined) scope.postMessage(reply);
  } catch (error) {
    // The page hears of it as an error of the worker, and thinks for itself.
    reportError(error);
  }
}
