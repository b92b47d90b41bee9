import type { Game } from '../game/game.ts';

/** Answers once in the tiny game, in order to reach its die. */
export function answerTowardsDice(game: Game): void {
  const { options } = game.decision()!;
  const choice =
    options.find(({ label }) => label === 'Gamble') ??
    options.find(({ label }) => label.startsWith('Store')) ??
    options[0];
  game.answer(choice.index);
}
