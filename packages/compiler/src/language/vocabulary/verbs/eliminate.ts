import { needed, verb } from './verb.ts';

export const eliminate = verb({
  word: 'eliminate',
  usage: 'eliminate PLAYER because REASON',
  does: 'A player is out of the game; when one is left, that one wins.',
  object: 'player',
  slots: [needed('because', 'reason')],
  effects: [{ does: 'end-game' }, { does: 'leave-game' }],
  atOnce: true,
  write: (to) => to.end('eliminate', 'eliminateAll'),
  phrases: {
    en: { eliminate: '{x:subject} <be> out of the game' },
    fr: { eliminate: '{x:subject} <être> éliminé' },
  },
  says: (to) => to.ends('eliminate'),
});
