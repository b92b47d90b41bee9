import { expect, it } from 'vitest';
import { pageOf } from './page.ts';

const HOSTILE = '"><script>window.PWNED = 1</script><!--';

it('lets no text of a game become markup', () => {
  const page = pageOf({ id: HOSTILE, title: HOSTILE, lang: HOSTILE, scripts: [] });
  expect(page).not.toMatch(/<script>|<!--/);
  expect(page).toContain('game="&quot;>&lt;script>');
});

it('keeps a script whole, whatever stands in its strings', async () => {
  const script = `export const told = [${JSON.stringify(HOSTILE)}, \`${HOSTILE}\`, /<script/.test('<script')]`;
  const page = pageOf({ id: 'toy', title: 'Toy', lang: 'en', scripts: [script, 'second()'] });
  expect(page.match(/<\/?script/g)).toHaveLength(4);
  const [first] = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, inner]) => inner!);
  // What a browser takes between the tags still says the same.
  const { told } = (await import(`data:text/javascript,${encodeURIComponent(first!)}`)) as { told: unknown };
  expect(told).toEqual([HOSTILE, HOSTILE, true]);
});

it('loads nothing from anywhere', () => {
  const page = pageOf({ id: 'toy', title: 'Toy', lang: 'en', scripts: [] });
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/https?:/);
});
