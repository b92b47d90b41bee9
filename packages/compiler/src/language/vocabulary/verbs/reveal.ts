import { optional, verb } from './verb.ts';

export const reveal = verb({
  word: 'reveal',
  usage: 'reveal THINGS to PLAYER',
  does: 'Things are shown where they lie, to everybody or to one player, until they move on.',
  object: 'things',
  slots: [optional('to', 'player')],
  effects: [{ does: 'reveal' }],
  write: (to) =>
    to.once('to', to.value('to', -1), (player) =>
      to.eachThing((thing) => {
        to.logReveal(thing, player);
        to.call('revealThing', thing, player);
      }),
    ),
  phrases: {
    en: { reveal: '<reveal> {x}', 'reveal-to': '<show> {x} to {y}', 'look-at': '<look> at {x}' },
    fr: { reveal: '<révéler> {x}', 'reveal-to': '<montrer> {x} à {y}', 'look-at': '<regarder> {x}' },
  },
  says: (to) => {
    const y = to.things('to');
    return y === null ? to.does('reveal', { x: to.object() }) : to.does('reveal-to', { x: to.object(), y });
  },
});
