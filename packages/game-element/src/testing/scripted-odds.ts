import type { BotReply, BotRequest } from '@undercroft/bots';
import { HEADER } from '@undercroft/contract';
import type { StartWorker } from '../bots/bot-client.ts';
import type { DungeonGameElement } from '../element/dungeon-game.ts';

/**
 * Bots in whose continuations the first seat wins so often, for tests and stories of what is made
 * of that. They give the first answer themselves.
 *
 * @param oddsAt by answers given at the position, and by what the seat answers first where that is
 *   asked for, 0 to 1
 * @param asked   filled with the answers given at each position that they are asked about
 */
export function botsSaying(oddsAt: (answers: number, first?: number) => number, asked: number[] = []): StartWorker {
  const serve =
    () =>
    (request: BotRequest): BotReply => {
      const index = request.is === 'choose' ? 0 : -1;
      const reply = { id: request.id, index, considered: [], chances: [], error: null };
      if (request.is !== 'odds') return reply;
      const at = request.state[HEADER.answers]!;
      asked.push(at);
      const won = Math.round(oddsAt(at, request.first) * request.games);
      return { ...reply, chances: Array.from({ length: request.games }, (_, i) => (i < won ? [1, 0] : [0, 1])) };
    };
  const start = (): Worker => {
    throw new Error('no workers here');
  };
  return Object.assign(start, { serve });
}

/** Gives the first and the last answer by turns, for every person, until the game is over. */
export async function playToEnd(element: DungeonGameElement): Promise<void> {
  for (let n = 0; element.session?.over === false && n < 500; n++) {
    element.shadowRoot!.querySelector<HTMLElement>('.hand-over button')?.click();
    if (element.session.humanAsked) element.answer(element.view?.decision?.answers.at(-(n % 2))?.index ?? 0);
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
  }
}
