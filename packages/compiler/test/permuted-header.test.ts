// The cells of the state have their names from the contract everywhere: with other numbers games
// are other text and play the same.

import type * as Contract from '@undercroft/contract';
import { expect, it, vi } from 'vitest';

/**
 * Cells that stand alone change places with each other; those with players or the generator behind
 * them stay.
 */
function permuted(header: Readonly<Record<string, number>>): Record<string, number> {
  const stay = new Set(['rng', 'outcome', 'outcomeReason']);
  const names = Object.keys(header).filter((name) => !stay.has(name));
  return { ...header, ...Object.fromEntries(names.map((name, i) => [name, header[names.at(-1 - i) ?? name] ?? 0])) };
}

async function played(name: string): Promise<unknown> {
  const { corpusModule } = await import('./corpus-game.ts');
  const { playAtRandom } = await import('../src/code/testing/random-play.ts');
  const module = await corpusModule(name);
  return [1, 2, 3, 4, 5, 6].map((seed) => playAtRandom(module, 2, seed, 400));
}

it('plays the same, when the cells of the header have changed places', async () => {
  const before = [await played('delve'), await played('academy')];
  vi.resetModules();
  vi.doMock('@undercroft/contract', async (original) => {
    const contract = await original<typeof Contract>();
    return { ...contract, HEADER: permuted(contract.HEADER) };
  });
  vi.doMock('@undercroft/kernel', async () => {
    const { kernelText } = await import('@undercroft/kernel/testing');
    return kernelText(await import('@undercroft/contract'));
  });
  const { HEADER } = await import('@undercroft/contract');

  expect(HEADER.top).not.toBe(7);
  expect([await played('delve'), await played('academy')]).toEqual(before);
});
