import { createHash } from 'node:crypto';
import { tinyModule } from '@undercroft/engine/testing';
import { OnlineTable, outlookOf, type Request, type TableOutlook, type TableSetup } from '@undercroft/table';
import { expect, it } from 'vitest';
import { isCommitted, replayed } from './proof.ts';

const module = tinyModule();

const SETUP: TableSetup = {
  game: module.meta.id,
  content: module.meta.hash,
  seats: 2,
  options: { wishes: false },
  variant: null,
  seed: 'proof',
  salt: 'salt',
  commitment: createHash('sha256').update('proof:salt').digest('hex'),
  undo: 'asked',
  host: 'mark-0',
  takeOverAfter: null,
};

/** What a player sees of a table at which two played some answers and agreed to end. */
function ended(setup: Partial<TableSetup> = {}): TableOutlook {
  const table = new OnlineTable(module, { ...SETUP, ...setup });
  let keys = 0;
  const ask = (seat: number, request: object): void =>
    void table.request({ mark: `mark-${seat}` }, { key: `k${keys++}`, ...request } as Request);
  ask(0, { is: 'sit', seat: 0, name: 'Ann' });
  ask(1, { is: 'sit', seat: 1, name: '' });
  ask(0, { is: 'begin' });
  for (let n = 0; n < 7; n++) for (const seat of [0, 1]) ask(seat, { is: 'answer', at: table.placeOf(seat), index: 0 });
  ask(0, { is: 'ask-end' });
  ask(1, { is: 'vote', yes: true });
  return outlookOf(table, { mark: 'mark-1' });
}

it('plays a game again from its seed, and finds the one that the page showed', () => {
  const outlook = ended();
  const session = replayed(module, outlook);

  expect(outlook.view!.position).toBeGreaterThan(3);
  expect(session?.position).toBe(outlook.view!.position);
  expect(session?.view(1).log.map(({ text }) => text)).toEqual(outlook.view!.log.map(({ text }) => text));
});

it('finds that a page was shown another game', () => {
  const outlook = ended();
  const other = ended({ seed: 'another' });

  expect(replayed(module, { ...outlook, view: other.view })).toBeNull();
  expect(replayed(module, { ...outlook, revealed: other.revealed })).toBeNull();
  expect(replayed(module, { ...outlook, revealed: { ...outlook.revealed!, seed: 'another' } })).toBeNull();
  expect(replayed(module, { ...outlook, revealed: null })).toBeNull();
});

it('knows whether seed and salt give the fingerprint that everybody saw', async () => {
  const outlook = ended();

  expect(await isCommitted(outlook)).toBe(true);
  expect(await isCommitted({ ...outlook, commitment: 'another' })).toBe(false);
  expect(await isCommitted({ ...outlook, revealed: null })).toBeNull();
});
