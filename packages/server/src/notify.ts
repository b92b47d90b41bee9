/**
 * Tells a program of the host that a person is asked who is not there, for example to send a mail.
 */

/** Who is asked at which table. It holds no secret: the link of a table is no seat. */
export interface Reminder {
  readonly table: string;
  /** id of the game */
  readonly game: string;
  readonly seat: number;
  /** as the person gave it; may be empty */
  readonly name: string;
}

/** Milliseconds that the program may take. */
const WITHIN = 5000;
/**
 * Most reminders on their way: what is more is dropped, so that a program that hangs costs nothing.
 */
const WAITING_MAX = 50;

/**
 * Sends reminders as JSON.
 *
 * @param url  of the program
 * @param log  hears of failures, without the address, which may hold a secret
 * @returns    sends one; never throws
 */
export function reminders(url: string, log: (line: object) => void): (reminder: Reminder) => void {
  let waiting = 0;
  const send = async (reminder: Reminder): Promise<void> => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ event: 'your-turn', ...reminder }),
      signal: AbortSignal.timeout(WITHIN),
      redirect: 'error',
    });
    if (!ok) log({ event: 'not-notified', status });
  };
  return (reminder) => {
    if (waiting >= WAITING_MAX) return log({ event: 'not-notified', error: 'too many' });
    waiting++;
    send(reminder)
      .catch((error: unknown) => log({ event: 'not-notified', error: error instanceof Error ? error.name : 'unknown' }))
      .finally(() => waiting--);
  };
}
