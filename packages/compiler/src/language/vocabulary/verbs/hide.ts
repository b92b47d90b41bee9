import { verb } from './verb.ts';

export const hide = verb({
  word: 'hide',
  usage: 'hide THINGS',
  does: 'Takes a reveal back.',
  object: 'things',
  slots: [],
  effects: [{ does: 'hide' }],
  write: (to) => to.eachThing((thing) => to.call('hideThing', thing)),
  phrases: {
    en: { hide: '<turn> {x} face down' },
    fr: { hide: '<retourner> {x} face cachée' },
  },
  says: (to) => to.does('hide', { x: to.object() }),
});
