import { again, verb } from './verb.ts';

export const refill = verb({
  word: 'refill',
  usage: 'refill ZONE to NUMBER from ZONE',
  does: 'Things go from a pile until so many lie in the zone.',
  object: 'zone',
  objectAgain: true,
  slots: [again('to', 'number'), again('from', 'zone')],
  effects: [{ does: 'move', from: 'from', to: 'object' }],
  write: (to) => to.take({ from: 'from', to: 'object', turns: { upTo: 'to' }, isDraw: false }),
  phrases: {
    en: { refill: '<fill> {x} up to {n}( from {from})' },
    fr: { refill: '<compléter> {x} jusqu’à {n}( depuis {from})' },
  },
  says: (to) => to.does('refill', { x: to.value('object'), n: to.value('to'), from: to.value('from') }),
});
