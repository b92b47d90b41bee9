import { needed, verb } from './verb.ts';

export const rotate = verb({
  word: 'rotate',
  usage: 'rotate TILE by TURNS',
  does: 'A tile turns by quarters, a hexagonal one by sixths, with all that lies on it.',
  object: 'thing',
  slots: [needed('by', 'number')],
  effects: [{ does: 'turn-tile' }],
  write: (to) => to.call('rotate', to.value('object'), to.value('by')),
  phrases: {
    en: {
      rotate: '<turn> {x} by {n} {n|quarter|quarters}',
      'rotate-hexagon': '<turn> {x} by {n} {n|sixth|sixths}',
    },
    fr: {
      rotate: '<tourner> {x} de {n} {n|quart|quarts} de tour',
      'rotate-hexagon': '<tourner> {x} de {n} {n|sixième|sixièmes} de tour',
    },
  },
  says: (to) => to.does(to.sides === 6 ? 'rotate-hexagon' : 'rotate', { x: to.object(), n: to.value('by') }),
});
