import { verb } from './verb.ts';

export const reroll = verb({
  word: 'reroll',
  usage: 'reroll DIE',
  does: 'A die that fell is thrown again.',
  object: 'dice',
  slots: [],
  effects: [{ does: 'roll' }],
  write: (to) => to.call('reroll', to.value('object')),
  phrases: {
    en: { reroll: '<reroll> {x}' },
    fr: { reroll: '<relancer> {x}' },
  },
  says: (to) => to.does('reroll', { x: to.object() }),
});
