/** The market, compiled, and other versions of it. */
import type { GameModule } from '@undercroft/contract';
import { compileGame } from '@undercroft/compiler';
import { MARKET_ID, marketFiles, type MarketEdit, type MarketForm } from '@undercroft/compiler/testing/market';

const WHOLE: MarketForm = { cards: 16, hand: 4, rounds: 3, haggles: true };

/** The least game in which all of it happens once: for many thousand games. */
export const SMALL: MarketForm = { cards: 7, hand: 2, rounds: 1, haggles: true };

/** Other versions of the game: what tables may go over to. */
export const EDITS = {
  /** says something else and plays alike */
  reworded: [['title: Card', 'title: Sheet']],
  /** takes all answers */
  dearer: [['n > 3', 'n > 4']],
  /** has another answer in the place of one */
  patient: [['option wait', 'option stand-by']],
  /** cannot begin with three players */
  smaller: [['max: 3', 'max: 2']],
} as const satisfies Record<string, readonly MarketEdit[]>;

/** The game, compiled. @throws Error when it does not compile */
export async function market(form: MarketForm = WHOLE, edits: readonly MarketEdit[] = []): Promise<GameModule> {
  const { module, diagnostics } = compileGame(marketFiles(form, edits), MARKET_ID);
  if (module === null) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module.code)}`)) as GameModule;
}

/** The game and its other versions. */
export async function versionsOfMarket(size: MarketForm = WHOLE): Promise<readonly GameModule[]> {
  const others = Object.values(EDITS).map(async (edits) => await market(size, edits));
  return [await market(size), ...(await Promise.all(others))];
}
