import { expect, it } from 'vitest';
import type { Type } from '../../../content/model/model.ts';
import { makeEnum, makeKind, makeZone } from '../../../testing/model.ts';
import {
  definite,
  describe,
  ERROR,
  FLAG,
  fits,
  joined,
  meets,
  membersOf,
  NONE,
  NUMBER,
  optional,
  PLAYER,
  setOf,
  thing,
} from './types.ts';

const fitting = makeKind('fitting');
const gate = makeKind('gate', { parent: fitting });
const trough = makeKind('trough', { parent: fitting });
const animal = makeKind('animal');
const shed: Type = { is: 'zone', of: makeZone('global', 'shed', [gate, trough]) };
const side: Type = { is: 'enum', of: makeEnum('side', ['wild', 'tame']) };

it.each([
  ['a kind in its parent', thing(gate), thing(fitting), true],
  ['a parent in its kind', thing(fitting), thing(gate), false],
  ['any thing in a kind', thing(null), thing(gate), false],
  ['a kind in any thing', thing(gate), thing(null), true],
  ['a value in what may be none', NUMBER, optional(NUMBER), true],
  ['none in what may be none', NONE, optional(thing(gate)), true],
  ['none in what may not', NONE, thing(gate), false],
  ['what may be none in what may not', optional(thing(gate)), thing(gate), false],
  ['a set of a kind in a set of its parent', setOf(thing(gate)), setOf(thing(fitting)), true],
  ['a zone in a set of what it holds', shed, setOf(thing(fitting)), true],
  ['a zone in a set of something else', shed, setOf(thing(animal)), false],
  ['an error in anything', ERROR, NUMBER, true],
  ['a flag in a number', FLAG, NUMBER, false],
])('fits %s, when it is %j in %j: %s', (_name, from, to, expected) => {
  expect(fits(from, to)).toBe(expected);
});

it.each([
  [thing(gate), thing(fitting), true],
  [thing(gate), thing(trough), false],
  [optional(thing(gate)), thing(gate), true],
  [thing(gate), NONE, true],
  [NUMBER, NONE, false],
  [setOf(NUMBER), setOf(NUMBER), false],
  [side, side, true],
  [PLAYER, thing(gate), false],
])('compares values that can be the same, and no others', (first, second, expected) => {
  expect(meets(first, second)).toBe(expected);
  expect(meets(second, first)).toBe(expected);
});

it('joins two types into the nearest that holds both, or none', () => {
  expect(joined(thing(gate), thing(trough))).toEqual(thing(fitting));
  expect(joined(thing(gate), thing(animal))).toEqual(thing(null));
  expect(joined(NONE, PLAYER)).toEqual(optional(PLAYER));
  expect(joined(shed, setOf(thing(gate)))).toEqual(setOf(thing(fitting)));
  expect(joined(NUMBER, FLAG)).toBeNull();
});

it('says what stands in a set or a zone', () => {
  expect(membersOf(shed)).toEqual(thing(fitting));
  expect(membersOf(setOf(PLAYER))).toEqual(PLAYER);
  expect(membersOf(NUMBER)).toBeNull();
  expect(definite(optional(optional(NUMBER)))).toEqual(NUMBER);
});

it.each([
  [optional(thing(animal)), 'an animal or none'],
  [setOf(thing(gate)), 'a set of gates'],
  [thing(null), 'a thing'],
  [shed, 'the zone `shed`'],
  [side, 'a side'],
  [FLAG, 'a yes or no'],
])('describes a type in words, when a message needs it', (type, words) => {
  expect(describe(type)).toBe(words);
});
