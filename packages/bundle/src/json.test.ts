import { expect, it } from 'vitest';
import { jsonSource } from './json.ts';

const hostile = '"\u2028window.PWNED = 4; // </script><!--\u2029`${1}`\\';

it('gives a value back as it was, when its source is evaluated', async () => {
  const value = { [hostile]: [hostile, null, 1.5, true, {}], plain: 'a < b' };
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(`export default ${jsonSource(value)}`)}`
  )) as {
    default: unknown;
  };

  expect(module.default).toEqual(value);
});

it('ends neither a line nor a script, whatever a text says', () => {
  const source = jsonSource({ text: hostile });

  expect(source).not.toMatch(/[\u2028\u2029<]/);
  expect(source.split('\n')).toHaveLength(1);
});

it('writes nothing where there is nothing', () => {
  expect(jsonSource(undefined)).toBe('null');
});
