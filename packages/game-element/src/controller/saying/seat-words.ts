import type { Words } from '@undercroft/components';
import type { SeatWords } from '../../session/plan.ts';

/** How players are called who were given no name. */
export function seatWords(words: Words): SeatWords {
  return {
    person: (n) => words.say('setup.person-n', { n }),
    bot: (n) => (n === null ? words.say('setup.bot') : words.say('setup.bot-n', { n })),
  };
}
