/** Training as commands do it: with a bar that shows how far it is, and until Ctrl-C. */
import { setImmediate } from 'node:timers/promises';
import { counted } from '@undercroft/report';
import { Training, type Learned, type TrainOptions } from '@undercroft/bots';
import type { GameModule } from '@undercroft/contract';
import { FindingError } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

/** Games between two checks for Ctrl-C. */
const GAMES = 20;
/** Answers before which nothing is worth keeping. */
const ANSWERS_MIN = 1000;

/** Result of a training. */
export interface Trained {
  readonly learned: Learned;
  readonly answers: number;
  readonly games: number;
  /** whether Ctrl-C ended it before all was learned */
  readonly stopped: boolean;
}

/** @throws FindingError when it was ended before anything was learned */
export async function train(terminal: Terminal, game: GameModule, options: TrainOptions): Promise<Trained> {
  const training = new Training(game, options);
  const progress = new Progress(terminal, options.answers);
  await interruptible(async (signal) => {
    while (!training.done && !signal.aborted) {
      for (let i = 0; i < GAMES && !training.done; i++) training.step();
      progress.show(Math.min(training.progress.answers, options.answers));
      // Signals are heard between two turns of the event loop.
      await setImmediate();
    }
  });
  const seconds = progress.end();
  const { answers, games } = training.progress;
  if (answers < ANSWERS_MIN) throw new FindingError('stopped before anything was learned');
  if (!training.done) terminal.err(`stopped early: ${answers} of ${counted(options.answers, 'answer')} learned from\n`);
  terminal.err(
    `${counted(games, 'game')} in ${seconds.toFixed(1)} s, ${Math.round(answers / seconds)} answers a second\n`,
  );
  return { learned: training.learned, answers, games, stopped: !training.done };
}
