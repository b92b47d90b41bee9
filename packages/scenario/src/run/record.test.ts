import { createGame, gameFromState, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { readScenarios } from '../language/scenario.ts';
import { plainSource } from '../language/source.ts';
import { recordScenario, type RecordedScenario } from './record.ts';
import { failureLines } from './result.ts';
import { runScenario } from './run.ts';

const game = tinyModule();

/** A game after some answers, each the next one of those that are offered. */
function played(seed: number | string, answers: number): Game {
  const begun = createGame(game, { players: 2, seed });
  for (let n = 0; n < answers && !begun.over; n++) begun.answer(n % begun.decision()!.options.length);
  return begun;
}

function run(recorded: RecordedScenario): string {
  const { scenarios, problems } = readScenarios('orchard.yaml', plainSource([recorded]));
  expect(problems).toEqual([]);
  return failureLines(runScenario(game, scenarios[0]!));
}

it.each([0, 1, 2, 5, 12, 40])('writes a game down so that it passes, after %i answers', (answers) => {
  for (const seed of [1, 7, 'amber-lantern-72']) {
    const now = played(seed, answers);
    const recorded = recordScenario(now, 'A game');

    expect(recorded).toMatchObject({ it: 'A game', players: 2, seed });
    expect(recorded?.do).toHaveLength(now.position);
    expect(run(recorded!)).toBe('');
  }
});

it('expects what the last answer has changed, and fails when that is another thing', () => {
  const recorded = recordScenario(played(1, 5), 'A game')!;
  const [[key] = ['']] = Object.entries(recorded.expect);

  expect(Object.keys(recorded.expect)).toContain('open');
  expect(Object.keys(recorded.expect).length).toBeGreaterThan(1);
  expect(run({ ...recorded, expect: { ...recorded.expect, [key]: '999' } })).not.toBe('');
});

it('writes nothing down of a game that began in the middle', () => {
  expect(recordScenario(gameFromState(game, played(1, 3).state), 'A game')).toBeNull();
});
