import { needed, verb } from './verb.ts';

export const win = verb({
  word: 'win',
  usage: 'win PLAYER because REASON',
  does: 'The game ends, and the player wins; `win each` for several.',
  object: 'player',
  slots: [needed('because', 'reason')],
  effects: [{ does: 'end-game' }],
  atOnce: true,
  write: (to) => to.end('win', 'winAll'),
  phrases: {
    en: { win: '{x:subject} <win>' },
    fr: { win: '{x:subject} <gagner>' },
  },
  says: (to) => to.ends('win'),
});
