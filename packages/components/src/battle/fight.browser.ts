import { afterEach, expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import type { Fighter, FightElement } from './fight.ts';
import './fight.ts';

afterEach(() => document.body.replaceChildren());

const fighter = (title: string, more: Partial<Fighter> = {}): Fighter => ({
  face: { ...blankFace, title },
  numbers: [],
  acts: false,
  fallen: false,
  ...more,
});
const loss = { who: 'Ant', title: 'Legs', icon: null, amount: -2 };

async function draw(more: Partial<FightElement>, width = 920): Promise<ShadowRoot> {
  const fight = document.createElement('uc-fight');
  const sides = [
    { title: 'Guests', fighters: [fighter('Ant', { fallen: true, numbers: [{ ...loss, who: '' }] }), fighter('Bee')] },
    { title: 'Ann', fighters: [fighter('Cat', { acts: true })] },
  ];
  const lines = [{ face: { ...blankFace, title: 'Cat' }, text: 'Cat bites.', numbers: [loss], fallen: ['Ant'] }];
  Object.assign(fight, { sides, lines, outcome: ['Ann holds the shelf.'], at: 'Top shelf', ...more });
  fight.style.width = `${width}px`;
  document.body.append(fight);
  await fight.updateComplete;
  // Where all stand is looked at, not how they come.
  for (const animation of fight.shadowRoot!.getAnimations()) animation.finish();
  return fight.shadowRoot!;
}

const words = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)!.textContent.replaceAll(/\s+/g, ' ').trim();

it('shows both sides large, each blow with what it did, and who fell', async () => {
  const root = await draw({ open: true });

  expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('Fight: Guests against Ann');
  expect(Math.min(...[...root.querySelectorAll('figure uc-card')].map((card) => card.clientWidth))).toBeGreaterThan(
    119,
  );
  expect(words(root, '.blows li')).toBe('Cat bites. Ant Legs −2 Ant');
  expect(words(root, 'figure.fallen')).toBe('Ant Legs −2');
  expect(words(root, 'figure.acts')).toBe('Cat');
  expect(words(root, '.verdict')).toBe('Ann holds the shelf.');
});

it('keeps back how it ends until the last blow, and does not grow by it', async () => {
  const [before, after] = [await draw({ open: false }), await draw({ open: true })];
  const heightOf = (root: ShadowRoot): number => root.querySelector('section')!.clientHeight;

  expect(words(before, '.verdict')).toBe('');
  expect(heightOf(after)).toBe(heightOf(before));
});

it.each([920, 370])('has a line of its own for a long name of the place, %d px wide', async (width) => {
  const root = await draw({ at: 'The space between the cupboard and the window to the north' }, width);
  const ribbon = root.querySelector('.at')!.getBoundingClientRect();

  for (const heading of root.querySelectorAll('h3'))
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(ribbon.bottom);
});

it('says of an empty side that no one stands there', async () => {
  const root = await draw({
    sides: [
      { title: 'Guests', fighters: [fighter('Ant')] },
      { title: 'Ann', fighters: [] },
    ],
  });

  expect(words(root, '.other')).toBe('Ann no one');
});

it('stays in its box with five on a side, when it is as narrow as a phone', async () => {
  const five = Array.from({ length: 5 }, (_, n) => fighter(`A long name ${n}`));
  const root = await draw(
    {
      sides: [
        { title: 'Guests', fighters: five },
        { title: 'Ann', fighters: five },
      ],
    },
    370,
  );
  const panel = root.querySelector('.scene')!;

  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  expect(Math.min(...[...root.querySelectorAll('figure uc-card')].map((card) => card.clientWidth))).toBeGreaterThan(55);
});
