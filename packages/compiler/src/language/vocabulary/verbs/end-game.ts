import { needed, verb } from './verb.ts';

export const endGame = verb({
  word: 'end-game',
  usage: 'end-game because REASON',
  does: 'The game ends; nobody wins or loses by this.',
  object: null,
  slots: [needed('because', 'reason')],
  effects: [{ does: 'end-game' }],
  write: (to) => to.end('endGame'),
  phrases: {
    en: { 'end-game': 'the game ends' },
    fr: { 'end-game': 'la partie se termine' },
  },
  says: (to) => to.happens('end-game'),
});
