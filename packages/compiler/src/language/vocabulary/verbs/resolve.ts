import { verb } from './verb.ts';

export const resolve = verb({
  word: 'resolve',
  usage: 'resolve CARD',
  does: 'Does what stands below `play in` of a card, or its free statements.',
  object: 'thing',
  slots: [],
  effects: [{ does: 'resolve' }],
  write: (to) => to.resolve(to.value('object', -1)),
  phrases: {
    en: { resolve: '<carry> out the effect of {x}' },
    fr: { resolve: '<appliquer> l’effet de {x}' },
  },
  says: (to) => to.does('resolve', { x: to.object() }),
});
