import { again, verb } from './verb.ts';

export const draw = verb({
  word: 'draw',
  usage: 'draw NUMBER from ZONE to ZONE',
  does: 'So many things go from the top of a pile; an empty pile is refilled as its zone says.',
  object: 'number',
  counted: 'drawn',
  slots: [again('from', 'zone'), again('to', 'zone')],
  effects: [{ does: 'move', from: 'from', to: 'to' }],
  write: (to) => to.take({ from: 'from', to: 'to', turns: { times: 'object' }, isDraw: true }),
  phrases: {
    en: {
      draw: '<draw> {n} {x}',
      'draw-as-many': '<draw> as many {x} as {n}',
      'draw-from': '<draw> {n} {x} from {from} to {to}',
    },
    fr: {
      draw: '<piocher> {n} {x}',
      'draw-as-many': '<piocher> autant de {x} que {n}',
      'draw-from': '<piocher> {n} {x} de {from} vers {to}',
    },
  },
  says: (to) => to.draws('draw', 'draw-as-many', 'draw-from'),
});
