/// <reference lib="dom" />
/** Brings a page with `<dungeon-game>` to a phase of its game, without pointer or keys. */
import type { Page } from 'playwright';
import { closeBriefing } from './playing.ts';

interface Played {
  readonly module: unknown;
  readonly over: boolean;
  readonly humanAsked: boolean;
  readonly choices: number;
  readonly position: number;
  answer(index: number): void;
  save(): string;
  saveAt(position: number): string;
}

interface GameElement extends HTMLElement {
  readonly session: Played | null;
  readonly updateComplete: Promise<unknown>;
  answer(index: number): void;
  /** @returns why it was refused */
  load(text: string): string | null;
  lookBack(position: number): void;
  pace: string | null;
}

interface TableElement extends HTMLElement {
  /** seconds after which what can be chosen shows itself */
  idle: number;
  readonly playing: boolean;
  readonly updateComplete: Promise<unknown>;
}

/** When to stop. */
export interface Until {
  /** answers of the first person at most */
  readonly most: number;
  /** a question with at least so many answers is asked */
  readonly choices?: number;
  /** something that happened stands on the stage, which is held */
  readonly stage?: boolean;
  /** answers in no order, instead of every seventh */
  readonly mixed?: boolean;
}

/**
 * Answers for each asked player, with one answer after the other by turns, until a condition holds.
 *
 * @throws Error when a stage was wanted and never came
 */
export async function answerUntil(page: Page, until: Until): Promise<void> {
  const reached = await page.evaluate(async ({ most, choices = Infinity, stage = false, mixed = false }) => {
    const game = document.querySelector('dungeon-game') as GameElement;
    const table = (): TableElement | null => game.shadowRoot!.querySelector<TableElement>('uc-table');
    // At once: a moment later it may be gone.
    const held = (): boolean =>
      table()
        ?.shadowRoot?.querySelector('uc-stage')
        ?.dispatchEvent(new CustomEvent('uc-hold', { bubbles: true })) === true;
    const frame = async (): Promise<void> => {
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
    };
    for (let given = 0; ;) {
      await game.updateComplete;
      await table()?.updateComplete;
      const { session } = game;
      if (session === null || session.over) return !stage;
      if (stage && held()) {
        await table()?.updateComplete;
        return true;
      }
      if (!session.humanAsked || table()?.playing === true) {
        await frame();
        continue;
      }
      if (!stage && (given >= most || session.choices >= choices)) return true;
      if (given >= most) return false;
      // Steps of seven walk to and fro in a game that goes on until a player gives up; mixed ones
      // reach every answer.
      const number = mixed ? (Math.imul(given + 1, 0x9e3779b1) >>> 8) % 65_521 : given * 7;
      game.answer(number % session.choices);
      given++;
    }
  }, until);
  if (!reached) throw new Error('nothing that happened was shown');
  await closeBriefing(page);
}

/**
 * Plays on without drawing the way there, and draws the last answer. Of a position that is loaded
 * nothing has just happened, so the last answer is given at the table. Whole games by clicks, keys
 * and taps are the matter of whole-games.test.ts.
 *
 * @param answers  of persons; Infinity: until the game is over
 */
export async function playOn(page: Page, answers: number): Promise<void> {
  const problem = await page.evaluate((most) => {
    const game = document.querySelector('dungeon-game') as GameElement;
    const { load } = game.session!.constructor as unknown as {
      load: (this: void, module: unknown, text: string) => { readonly session: Played };
    };
    const { session } = load(game.session!.module, game.session!.save());
    let last = session.position;
    for (let given = 0, asked = 0; !session.over && asked < most; given++) {
      if (session.humanAsked) {
        last = session.position;
        asked++;
      }
      session.answer(((Math.imul(given + 1, 0x9e3779b1) >>> 8) % 65_521) % session.choices);
    }
    return game.load(session.saveAt(last));
  }, answers);
  if (problem !== null) throw new Error(problem);
  await closeBriefing(page);
  await answerUntil(page, { most: answers === Infinity ? Infinity : 1, mixed: true });
}

/** Plays until the game is over and its last sheet lies there, with the course of the game. */
export async function endTheGame(page: Page): Promise<void> {
  await playOn(page, Infinity);
  await page.locator('dungeon-game dialog .headline').waitFor();
  await page.locator('dungeon-game dialog .course[aria-busy="false"]').waitFor();
}

/** Simulates a pause without input, after which the table highlights what can be chosen. */
export async function hesitate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const table = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table') as TableElement;
    const before = table.idle;
    table.idle = 0.001;
    const drawn = table.shadowRoot!.querySelector('.table')!;
    drawn.dispatchEvent(new PointerEvent('pointermove'));
    while (!drawn.classList.contains('hinting')) await new Promise((done) => requestAnimationFrame(done));
    table.idle = before;
  });
}

/** Shows an earlier moment. */
export async function lookBack(page: Page, position: number): Promise<void> {
  await page.evaluate(async (to) => {
    const game = document.querySelector('dungeon-game') as GameElement;
    game.lookBack(to);
    await game.updateComplete;
  }, position);
}

/** Lets the stage go on to the question, as its button does. */
export async function skipStage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const table = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!;
    table.shadowRoot!.querySelector('uc-stage')!.dispatchEvent(new CustomEvent('uc-skip', { bubbles: true }));
  });
}

/** Opens a sheet from the bar. */
export async function openSheet(page: Page, name: string): Promise<void> {
  await page.locator(`dungeon-game [data-sheet="${name}"]`).click();
  await page.locator('dungeon-game dialog').waitFor();
}

/** Closes the sheet that is open. */
export async function closeSheet(page: Page): Promise<void> {
  await page.locator('dungeon-game dialog .close').click();
  await page.locator('dungeon-game dialog').waitFor({ state: 'detached' });
}
