/**
 * The secret of a person at one table. It is made here and kept in the browser; the server sees it
 * and keeps its hash.
 */

const BYTES = 16;

/** A new secret of 128 bits. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (table: string): string => `undercroft-table-${table}`;

/** Keeps a token for a table, as far as the browser keeps anything. */
export function keepToken(table: string, token: string): void {
  try {
    localStorage.setItem(keyOf(table), token);
  } catch {
    // Without a storage the seat lasts as long as the page, or its own link.
  }
}

/** A seat that a person takes when the page opens a table. */
interface WantedSeat {
  readonly seat: number;
  readonly name: string;
}

const seatKeyOf = (table: string): string => `undercroft-seat-${table}`;

/** Remembers which seat this person takes at a table, as far as the browser keeps anything. */
export function keepSeat(table: string, wanted: WantedSeat): void {
  if (wanted.seat < 0) return;
  try {
    sessionStorage.setItem(seatKeyOf(table), JSON.stringify(wanted));
  } catch {
    // Without a storage the person sits down by hand.
  }
}

/** The seat that this person takes at a table, once; null when none was remembered. */
export function takeSeat(table: string): WantedSeat | null {
  try {
    const text = sessionStorage.getItem(seatKeyOf(table));
    sessionStorage.removeItem(seatKeyOf(table));
    return text === null ? null : (JSON.parse(text) as WantedSeat);
  } catch {
    return null;
  }
}

/** The token for a table: that of the address, else the one that was kept, else a new one. */
export function tokenFor(table: string, hash: string): string {
  const given = /^#([\w-]{16,64})$/.exec(hash)?.[1];
  const token = given ?? readToken(table) ?? newToken();
  keepToken(table, token);
  return token;
}

function readToken(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

/**
 * Whether the page has not been loaded for this version of the game yet, so that a page that the
 * server cannot renew does not load for ever.
 */
export function isFirstTry(table: string, content: string): boolean {
  const key = `undercroft-version-${table}`;
  try {
    if (sessionStorage.getItem(key) === content) return false;
    sessionStorage.setItem(key, content);
    return true;
  } catch {
    return false;
  }
}

const NAME = 'undercroft-name';

/** Remembers what a person is called, for the next table. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Without a storage the person types it again.
  }
}

/** What this person was called at the last table; empty when nothing is kept. */
export function readName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
