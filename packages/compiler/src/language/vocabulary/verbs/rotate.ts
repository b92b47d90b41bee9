import { needed, verb } from './verb.ts';

export const rotate = verb({
  word: 'rotate',
  usage: 'rotate TILE by QUARTERS',
  does: 'A tile turns by quarters, with all that lies on it.',
  object: 'thing',
  slots: [needed('by', 'number')],
  effects: [{ does: 'turn-tile' }],
  write: (to) => to.call('rotate', to.value('object'), to.value('by')),
  phrases: {
    en: { rotate: '<turn> {x} by {n} {n|quarter|quarters}' },
    fr: { rotate: '<tourner> {x} de {n} {n|quart|quarts} de tour' },
  },
  says: (to) => to.does('rotate', { x: to.object(), n: to.value('by') }),
});
