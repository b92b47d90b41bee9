import type { GameErrorLike } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { tinyModule } from '../testing/index.ts';
import { toGameError } from './game-error.ts';

function messageOf(amount: number): string {
  const error: GameErrorLike = Object.assign(new Error('game error option-limit'), {
    code: 'option-limit' as const,
    site: 0,
    amount,
  });
  return toGameError(tinyModule().meta, error, { replay: null, stateHash: '-' }).message;
}

it('says how many answers there were, and how many there may be', () => {
  expect(messageOf(5000)).toContain('this question has 5000 answers, and at most 4096 are possible');
  expect(messageOf(100_001)).toContain('more than 100000 answers');
});
