import { expect, it } from 'vitest';
import { participleOf } from './participle.ts';

it.each([
  ['kill', 'killed'],
  ['move', 'moved'],
  ['sacrifice', 'sacrificed'],
  ['carry', 'carried'],
  ['play', 'played'],
  ['stop', 'stopped'],
  ['box', 'boxed'],
  ['show', 'showed'],
  ['reveal', 'revealed'],
  ['turn-over', 'turned-over'],
])('makes the participle of %s by the regular rules, when it is %s', (verb, participle) => {
  expect(participleOf(verb)).toBe(participle);
});
