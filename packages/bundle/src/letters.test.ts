import { readFileSync } from 'node:fs';
import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { addressesOf, cutFont, fontsOf, installSource, lettersOf, lettersPlugin } from './letters.ts';

const meta = { title: 'Œuf\n', extras: {} } as unknown as GameMeta;
const font = (name: string): string =>
  new URL(`../../components/generated/fonts/${name}.woff2`, import.meta.url).pathname;

it('has the letters of the game, of the interface, and those that players may write', () => {
  const letters = lettersOf(meta, ['« Ça »']);

  for (const letter of ['Œ', 'Ç', 'a', 'Z', '~', '…']) expect(letters).toContain(letter);
  expect(letters).not.toContain('Ñ');
  expect(letters).not.toContain('\n');
});

it('sets titles in the font that the theme of the table names', () => {
  const themed = { ...meta, extras: { table: { theme: { title: 'storybook' } } } } as unknown as GameMeta;

  expect(fontsOf(meta)).toEqual(['text-400', 'text-700', 'title-carved']);
  expect(fontsOf(themed)).toContain('title-storybook');
});

it('cuts a font to a part of its size', async () => {
  const whole = readFileSync(font('text-400'));
  const cut = await cutFont(whole, 'abcdef');

  expect(Buffer.from(cut).toString('latin1', 0, 4)).toBe('wOF2');
  expect(cut.length).toBeLessThan(whole.length / 3);
});

it('leaves fonts empty that a game is not set in', async () => {
  const { load } = lettersPlugin(['text-400'], 'abc') as unknown as {
    load: { handler(id: string): Promise<{ code: string }> };
  };

  expect((await load.handler(`${font('title-storybook')}?inline`)).code).toBe('export default "";');
  expect((await load.handler(`${font('text-400')}?inline`)).code).toContain('"data:font/woff2;base64,');
});

it('leaves out of bold and of titles what only players may write', async () => {
  const cut = async (name: string, letters: string): Promise<string> => {
    const { load } = lettersPlugin([name], letters) as unknown as {
      load: { handler(id: string): Promise<{ code: string }> };
    };
    return (await load.handler(`${font(name)}?inline`)).code;
  };

  expect(await cut('text-700', 'ab{}')).toBe(await cut('text-700', 'ab'));
  expect(await cut('text-400', 'ab{}')).not.toBe(await cut('text-400', 'ab'));
});

it('cuts the fonts of a game to its letters, and leaves out what is no font', async () => {
  const whole = readFileSync(font('text-400'));
  const addresses = await addressesOf([whole, Buffer.from('no font')], 'abcdef');

  expect(addresses).toHaveLength(1);
  expect(addresses[0]).toMatch(/^data:font\/woff2;base64,/);
  expect(addresses[0]!.length).toBeLessThan(whole.length);
});

it('installs the fonts of a game behind those of the interface, and nothing where it has none', async () => {
  const told: unknown[] = [];
  const installFonts = (): unknown => told.push('ours');
  const installFontsOf = (addresses: readonly string[]): unknown => told.push(addresses);
  const source = `export const made = (installFonts, installFontsOf) => ${installSource(['data:"</script>'])};`;
  const { made } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    made: (...given: unknown[]) => () => Promise<void>;
  };
  await made(installFonts, installFontsOf)();

  expect(told).toEqual(['ours', ['data:"</script>']]);
  expect(source).not.toContain('</script');
  expect(installSource([])).toBe('installFonts');
});
