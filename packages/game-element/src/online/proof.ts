/**
 * Checks, in the page, that the chance of a game was fixed before it began, and that the game is
 * what the page showed.
 */
import type { GameModule } from '@undercroft/contract';
import type { TableOutlook } from '@undercroft/table';
import { coloursFor } from '../session/colours.ts';
import { seatFrom, type Plan } from '../session/plan.ts';
import { writeRecord } from '../session/record.ts';
import { Session } from '../session/session.ts';

/**
 * Whether seed and salt give the fingerprint that everybody saw; null where the page cannot know.
 */
export async function isCommitted({ commitment, revealed }: TableOutlook): Promise<boolean | null> {
  // Pages without TLS have no cryptography.
  if (revealed === null || crypto.subtle === undefined) return null;
  const bytes = new TextEncoder().encode(`${revealed.seed}:${revealed.salt}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}

/**
 * Plays a game that is over again, from its seed and answers.
 *
 * @param module  the rules that the table began with
 * @returns the game, kept in this page; null when it is not the one that the page shows: another
 *   seed, other options, or an answer that leads elsewhere
 */
export function replayed(module: GameModule, outlook: TableOutlook): Session | null {
  const { revealed, seats, names, seat, view, terms } = outlook;
  if (revealed === null || view === null) return null;
  const plan: Plan = {
    seats: seats.map(({ is }) => seatFrom(is === 'bot' ? '' : 'human')),
    names,
    seed: revealed.seed,
    options: terms.options,
    variant: terms.variant,
    colours: coloursOf(outlook),
  };
  const loaded = Session.load(module, writeRecord(plan, revealed.save));
  if (!loaded.ok || loaded.carried !== null || loaded.session.plan.seed !== revealed.seed) return null;
  const { session } = loaded;
  session.speak(outlook.lang, { person: (n) => names[n - 1] ?? '', bot: () => '' });
  const shown = ({ zones, players, result }: typeof view): string => JSON.stringify([zones, players, result]);
  return shown(session.view(seat)) === shown(view) ? session : null;
}

/** Colours of the seats that chose one; undefined where none did. */
export function coloursOf({ seats }: TableOutlook): readonly number[] | undefined {
  const chosen = seats.map(({ colour }) => colour);
  if (chosen.every((colour) => colour === null)) return undefined;
  return coloursFor(seats.length, chosen);
}
