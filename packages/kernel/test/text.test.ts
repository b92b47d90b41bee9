import { readdirSync, readFileSync } from 'node:fs';
import * as contract from '@undercroft/contract';
import { expect, it } from 'vitest';
import { kernelText } from '../build.ts';
import { CORE, HEXAGONS, MAPS, TILES } from '../src/index.ts';

it('is the text of the modules as they are, when it was generated', () => {
  expect({ CORE, HEXAGONS, MAPS, TILES }).toEqual(kernelText());
});

it('has no types, no imports, and exports only what a game gives to the engine', () => {
  const exported = [...`${CORE}${MAPS}${HEXAGONS}${TILES}`.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );

  expect(exported.toSorted()).toEqual(['call', 'init', 'io', 'place', 'run']);
  expect(`${CORE}${MAPS}${HEXAGONS}${TILES}`).not.toMatch(
    /^import|: (?:number|State)\b|\b(?:HEADER|FRAME|RECORD)\.\w+[\]) ;]/m,
  );
});

it('follows the contract, when cells change places', () => {
  const { dice, lasting } = contract.HEADER;
  const swapped = kernelText({ ...contract, HEADER: { ...contract.HEADER, dice: lasting, lasting: dice } });

  expect(swapped.CORE).not.toBe(CORE);
  const back = swapped.CORE.replaceAll(
    new RegExp(String.raw`\bS\[(${dice}|${lasting})\]`, 'g'),
    (_, cell) => `S[${Number(cell) === dice ? lasting : dice}]`,
  );
  expect(back).toBe(CORE);
});

it('writes no cell of the header, of a frame or of a record as a number', () => {
  const sources = ['src/core', 'src/maps', 'src/tiles'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(`../${folder}/${name}`, import.meta.url), 'utf8')),
  );

  expect(sources.flatMap((text) => text.match(/\bS\[\d[^\]]*\]/g) ?? [])).toEqual([]);
});
