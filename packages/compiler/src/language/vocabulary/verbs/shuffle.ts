import { verb } from './verb.ts';

export const shuffle = verb({
  word: 'shuffle',
  usage: 'shuffle ZONE',
  does: 'The order of a zone becomes random.',
  object: 'zone',
  slots: [],
  effects: [{ does: 'reorder' }],
  write: (to) => to.call('shuffle', to.zone('object')),
  phrases: {
    en: { shuffle: '<shuffle> {x}' },
    fr: { shuffle: '<mélanger> {x}' },
  },
  says: (to) => to.does('shuffle', { x: to.object() }),
});
