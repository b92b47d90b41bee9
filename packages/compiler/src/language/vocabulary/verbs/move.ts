import { needed, verb } from './verb.ts';

export const move = verb({
  word: 'move',
  usage: 'move THINGS to PLACE',
  does: 'Things go to a zone, or to the zone of a thing that holds such things; `at 0` puts them in front.',
  object: 'things',
  slots: [needed('to', 'place'), { label: 'at', slot: 'number', optional: true, again: true }],
  effects: [{ does: 'move', things: 'object', to: 'to' }],
  write: (to) => to.move('to', 'at'),
  phrases: {
    en: { move: '<move> {x:from} to {y}', 'move-order': '<put> {x:from} in {y} in any order' },
    fr: {
      move: '<déplacer> {x:from} vers {y}',
      'move-order': '<placer> {x:from} dans {y} dans l’ordre de votre choix',
    },
  },
  says: (to) => to.moves('move', 'move-order', 'to'),
});
