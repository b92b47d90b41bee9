// A game is (content, options, seed, answers): the same four give the same bytes in Node and in the
// page.
import type { GameModule } from '@undercroft/contract';
import { hashTrail } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';

/** What the command of tools/play-in-node.ts gives. */
interface GameInNode {
  readonly id: string;
  readonly code: string;
  readonly played: readonly {
    readonly players: number;
    readonly seed: number;
    readonly variant: string | undefined;
    readonly hashes: readonly string[];
  }[];
}

/** Answers of a game at most. */
const ANSWERS = 400;

it('comes to the same state after every answer as in Node, in every variant of every game', async () => {
  const { playInNode } = commands as unknown as {
    readonly playInNode: (limit: number) => Promise<readonly GameInNode[]>;
  };
  const games = await playInNode(ANSWERS);
  let answers = 0;

  for (const { id, code, played } of games) {
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const module = (await import(/* @vite-ignore */ url)) as GameModule;
    URL.revokeObjectURL(url);
    for (const { players, seed, variant, hashes } of played) {
      const here = hashTrail(module, { players, seed, ...(variant === undefined ? {} : { variant }) }, ANSWERS);
      expect({ id, seed, variant, hashes: here }).toEqual({ id, seed, variant, hashes });
      answers += here.length - 1;
    }
  }

  expect(games.length).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(100);
});
