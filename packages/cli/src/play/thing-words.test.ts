import type { AttributeMeta, GameMeta } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import type { ThingView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { thingWords } from './thing-words.ts';
import { playWords } from './words.ts';

it('says the value of an enum as a word, when an attribute of a thing is one', () => {
  const { meta } = tinyModule();
  const row = meta.rows.findIndex(({ kind }) => kind >= 0);
  const { kind, title } = meta.rows[row]!;
  const sort: AttributeMeta = {
    name: 'sort',
    title: 'Sort',
    icon: null,
    owner: kind,
    type: { is: 'enum', of: meta.enums.length },
    params: 0,
  };
  const dishes: GameMeta = {
    ...meta,
    enums: [...meta.enums, { name: 'dish', values: ['soup', 'black-wine'] }],
    attributes: [...meta.attributes, sort],
    kinds: meta.kinds.map((each, index) =>
      index === kind ? { ...each, attributes: [meta.attributes.length, ...each.attributes] } : each,
    ),
  };
  const thing = { id: 0, kind, row, attributes: { sort: 1 }, fields: {}, zones: [] } as unknown as ThingView;
  const style = { meta: dishes, words: playWords('en'), paint: (_: string, text: string) => text, width: 80 };

  expect(thingWords(style as Parameters<typeof thingWords>[0], thing)).toBe(`${title} (sort black wine, worth 1)`);
});
