import type { AttributeMeta, GameMeta } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import type { ThingView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { numbersOf } from './thing-numbers.ts';

const { meta } = tinyModule();
const row = meta.rows.findIndex(({ kind }) => kind >= 0);
const { kind } = meta.rows[row]!;
const { name: kindName } = meta.kinds[kind]!;

function attribute(name: string, title: string): AttributeMeta {
  return { name, title, icon: null, owner: kind, type: { is: 'number' }, params: 0 };
}

/**
 * The tiny game, in which things of a kind have attack, speed and wounds below toughness.
 * @param style what table.yaml says of the kind
 */
function gameWith(style: unknown): GameMeta {
  const added = [
    attribute('attack', 'Attack'),
    attribute('speed', 'Speed'),
    attribute('wounds', 'Wounds'),
    attribute('toughness', 'Toughness'),
  ];
  const indexes = added.map((_, index) => meta.attributes.length + index);
  return {
    ...meta,
    attributes: [...meta.attributes, ...added],
    kinds: meta.kinds.map((each, index) => (index === kind ? { ...each, attributes: indexes, printed: [] } : each)),
    extras: { ...meta.extras, table: { kinds: { [kindName]: style } } },
  };
}

/** The numbers of a thing as text, each with its name. */
function said(style: unknown, attributes: Readonly<Record<string, number>>): string {
  const thing = { id: 0, kind, row, attributes, fields: {}, zones: [] } as unknown as ThingView;
  return numbersOf(gameWith(style), thing)
    .map(({ title, value, of }) => `${title} ${value}${of === null ? '' : `/${of}`}`)
    .join(', ');
}

const HURT = { attack: 5, speed: 0, wounds: 2, toughness: 4 };

it.each([
  { style: { gauge: { now: 'wounds', of: 'toughness' }, value: 'none' }, text: 'Wounds 2/4' },
  { style: { gauge: { now: 'wounds', of: 'toughness' }, stats: ['attack', 'speed'] }, text: 'Wounds 2/4, Attack 5' },
  { style: { value: 'speed' }, text: 'Speed 0' },
  { style: { value: 'none', stats: [] }, text: '' },
  { style: { value: 'none' }, text: 'Attack 5, Wounds 2, Toughness 4' },
])('says the numbers that the table shows of a kind, with their names: $style', ({ style, text }) => {
  expect(said(style, HURT)).toBe(text);
});

it('says no 0 of what is not the value or the gauge of a thing', () => {
  expect(said({ value: 'none' }, { attack: 0, speed: 0, wounds: 0, toughness: 0 })).toBe('');
  expect(said({ gauge: { now: 'wounds', of: 'toughness' } }, { ...HURT, wounds: 0 })).toBe('Wounds 0/4');
});
