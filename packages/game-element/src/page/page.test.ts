import { expect, it } from 'vitest';
import { gameScript, pageOf } from './page.ts';

const HOSTILE = '"><script>window.PWNED = 1</script><!--';

it('lets no text of a game become markup', () => {
  const page = pageOf({ id: HOSTILE, title: HOSTILE, lang: HOSTILE, scripts: [] });
  expect(page).not.toMatch(/<script>|<!--/);
  expect(page).toContain('game="&quot;&gt;&lt;script&gt;');
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

it('holds licences as a text that is not shown, whatever stands in it', () => {
  const page = pageOf({ id: 'toy', title: 'Toy', lang: 'en', scripts: [], licences: `MIT </template>${HOSTILE}` });
  expect(page).toContain('<template id="licences">MIT &lt;/template&gt;');
  expect(page).not.toContain('<script');
});

it('tells a player of a game, and lets no text of it become code', async () => {
  const shape = { path: HOSTILE, grid: 1 };
  const told = { icons: { [HOSTILE]: shape }, credits: { [HOSTILE]: [HOSTILE] }, languages: { fr: HOSTILE } };
  const script = gameScript(HOSTILE, "function () { return 'rules'; }", told);
  const around = `let given; const undercroftPlayer = { play: (...all) => (given = all) }; ${script} export { given };`;
  const { given } = (await import(`data:text/javascript,${encodeURIComponent(around)}`)) as {
    given: [string, () => unknown, unknown];
  };
  expect([given[0], given[1](), given[2]]).toEqual([HOSTILE, 'rules', told]);
  expect(globalThis).not.toHaveProperty('PWNED');
});
