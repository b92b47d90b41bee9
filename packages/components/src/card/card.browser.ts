import { afterEach, expect, it } from 'vitest';
import type { CardElement } from './card.ts';
import './card.ts';
import { brokenWords, withBreaks } from './broken-words.ts';
import { blankFace, type CardFace } from './card-face.ts';
import { registerIcons } from '../icon/icon.ts';

afterEach(() => document.body.replaceChildren());

async function draw(face: Partial<CardFace>, more: Partial<CardElement> = {}): Promise<CardElement> {
  const card = document.createElement('uc-card');
  Object.assign(card, { face: { ...blankFace, ...face }, ...more });
  card.style.width = '240px';
  document.body.append(card);
  await card.updateComplete;
  await document.fonts.ready;
  return card;
}

const inside = (card: CardElement, selector: string) => card.shadowRoot!.querySelector<HTMLElement>(selector);

it('draws icons for marks and shows markup as it is written, when a text has both', async () => {
  registerIcons({ coins: { path: 'M0 0H10V10Z', grid: 10 } });
  const glossary = new Map([['points', { icon: 'coins', title: 'Points' }]]);
  const card = await draw(
    { title: '<i>Pepper</i>', text: 'Gain 2 [points]. **Now.** <img src=x onerror=alert(1)>' },
    { glossary },
  );

  expect(inside(card, '.text .glyph')?.getAttribute('aria-label')).toBe('Points');
  expect(inside(card, '.text strong')?.textContent).toBe('Now.');
  expect(inside(card, '.title')?.textContent).toBe('<i>Pepper</i>');
  expect(card.shadowRoot!.querySelector('img, i')).toBeNull();
});

it('says what holds by its name alone, and a number after its name', async () => {
  const stat = { icon: null, change: 0, printed: null } as const;
  const omen = { ...stat, name: 'omen', title: 'Omen', value: '' };
  const price = { ...stat, name: 'price', title: 'Price', value: '3' };
  const card = await draw({ title: 'Pepper', stats: [omen, price] });
  const said = [...card.shadowRoot!.querySelectorAll('.foot .stat')].map((one) =>
    [...one.querySelectorAll('.name, b')].map((part) => part.textContent),
  );

  expect(said).toEqual([['Omen'], ['Price', '3']]);
});

it('never lets a text leave its box, when it is long', async () => {
  for (const words of [10, 40, 70]) {
    const card = await draw({
      title: 'A Name That Goes On For Long',
      kind: 'Spice',
      text: 'word '.repeat(words),
      flavour: 'So they say.',
    });
    const box = inside(card, '.box')!;

    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1);
    expect(card.offsetHeight).toBeCloseTo((240 * 88) / 63, -1);
  }
});

it('says what it is, whether it can be chosen and why not, when it is read aloud', async () => {
  const value = { name: 'weight', title: 'Weight', icon: null, value: '5', change: 1, printed: '3' } as const;
  const card = await draw({ title: 'Plum', kind: 'Jar', value, exhausted: true }, { legal: true });
  const button = inside(card, 'button')!;

  expect(button.querySelector('.name')?.textContent).toBe('Plum, Jar, Weight 5, exhausted. Can be chosen');

  card.legal = false;
  card.reason = 'It is open.';
  await card.updateComplete;
  expect(button.querySelector('.name')?.textContent).toBe('Plum, Jar, Weight 5, exhausted');
  expect(button.getAttribute('aria-description')).toBe('It is open.');
});

it('has an arrow above it while the question is about it, and does not lie there as used up', async () => {
  const card = await draw({ title: 'Plum', exhausted: true }, { shape: 'token', acting: true });
  expect([inside(card, '.acts') !== null, inside(card, '.exhausted') !== null]).toEqual([true, false]);

  card.acting = false;
  await card.updateComplete;
  expect([inside(card, '.acts') !== null, inside(card, '.exhausted') !== null]).toEqual([false, true]);
});

it('shows nothing of what it is, when it lies face down', async () => {
  const card = await draw({ title: 'Plum', kind: 'Jar', hidden: true, text: 'secret' });

  expect(card.shadowRoot!.textContent).not.toContain('Plum');
  expect(inside(card, 'button .name')?.textContent).toBe('Jar, face down');
});

it('tells which thing was pressed, when it is clicked', async () => {
  const card = await draw({ title: 'Plum' }, { thing: 12 });
  const pressed: unknown[] = [];
  card.addEventListener('uc-press', (event) => pressed.push((event as CustomEvent).detail));

  inside(card, 'button')!.click();

  expect(pressed).toEqual([{ thing: 12 }]);
});

it('makes its letters smaller only when its words are many, also when it can be pressed', async () => {
  const card = await draw({ title: 'Medlar', kind: 'Jar', text: 'A few words.' }, { still: false });

  expect(inside(card, '.frame')?.style.getPropertyValue('--fit')).toBe('');
  const full = await draw({ title: 'Medlar', kind: 'Jar', text: 'So many words. '.repeat(16) }, { still: false });
  expect(Number(inside(full, '.frame')?.style.getPropertyValue('--fit'))).toBeLessThan(1);
});

it.each([
  ['3', 'L3', 'none'],
  ['', 'L', 'none'],
  [null, undefined, 'block'],
])('has the picture and %j for its name, when a tile is to be brief', async (short, number, shown) => {
  const card = await draw({ title: 'Long Gallery', short }, { shape: 'tile', packed: true });
  card.toggleAttribute('brief', true);
  card.style.width = '110px';
  await card.updateComplete;

  expect(inside(card, '.short')?.textContent?.trim()).toBe(number);
  expect(getComputedStyle(inside(card, '.title')!).display).toBe(shown);
});

it('has its picture as a token, when as a tile it says in pictures what it brings', async () => {
  const card = await draw({ title: 'Long Gallery', gist: '+1' }, { shape: 'token' });

  expect(getComputedStyle(inside(card, '.art')!).display).not.toBe('none');
});

it('tells how many there are from the value, when the piece is as small as pieces become', async () => {
  for (const width of [22, 30, 34, 60]) {
    const value = { name: 'weight', title: 'Weight', icon: null, value: '2', change: 0, printed: null } as const;
    const card = await draw({ title: 'Plum', value }, { shape: 'token', copies: 2 });
    card.style.width = `${width}px`;
    const [times, count, badge] = ['.copies i', '.copies', '.badge'].map((part) =>
      inside(card, part)!.getBoundingClientRect(),
    );

    expect(inside(card, '.copies')!.textContent).toBe('×2');
    expect(times!.width, `${width} px`).toBeGreaterThan(3);
    expect(count!.right < badge!.left || count!.bottom < badge!.top, `${width} px`).toBe(true);
  }
});

it.each(['token', 'chip'] as const)('prints the number of a %s inside of its round edge', async (shape) => {
  const value = { name: 'weight', title: 'Weight', icon: null, value: '12', change: 0, printed: null } as const;
  const card = await draw({ title: 'Plum', value }, { shape, print: 'round' });
  card.style.width = '25mm';
  const piece = card.getBoundingClientRect();
  const number = inside(card, '.badge')!.getBoundingClientRect();
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };

  expect(Math.hypot(number.right - middle.x, number.bottom - middle.y)).toBeLessThanOrEqual(piece.width / 2);
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe';
const sizeOf = (card: CardElement, selector: string) =>
  Number.parseFloat(getComputedStyle(inside(card, selector)!).fontSize);

it('breaks a word that is wider than its card, rather than letters below three fifths of their size', async () => {
  const ordinary = await draw({ title: 'Plum', text: 'A plum.' });
  const card = await draw({ title: LONG, text: `The ${LONG}${LONG} comes.` });

  expect(sizeOf(card, '.title') / sizeOf(ordinary, '.title')).toBeGreaterThanOrEqual(0.599);
  expect(sizeOf(card, '.text') / sizeOf(ordinary, '.text')).toBeGreaterThanOrEqual(0.599);
  expect(brokenWords(card)).toEqual([LONG, `${LONG}${LONG}`]);
  expect([card.strained, card.crowded, ordinary.strained]).toEqual([true, false, false]);
});

it('never prints texts below 7 points for the sake of a word', async () => {
  const card = await draw({ title: 'Plum', text: `The ${LONG.slice(0, 40)}.` }, { print: 'mini', still: true });
  card.style.width = '';
  await card.updateComplete;

  expect((sizeOf(card, '.text') / 96) * 72).toBeGreaterThanOrEqual(7);
  expect([card.strained, card.crowded]).toEqual([true, false]);
});

it('breaks a word where its author has put soft hyphens, and calls that no broken word', async () => {
  const title = 'Donau\u{AD}dampf\u{AD}schifffahrts\u{AD}gesell\u{AD}schaft';
  const card = await draw({ title });

  expect(inside(card, '.title')!.offsetHeight).toBeGreaterThan(1.5 * sizeOf(card, '.title'));
  expect([card.strained, brokenWords(card)]).toEqual([false, []]);
});

it('puts soft hyphens into whole words only, and into no mark', () => {
  const face = { ...blankFace, title: 'Plumtree', text: 'Plumtrees gain [plumtree], then a plumtree.', kind: 'Jar' };
  const soft = withBreaks(face, new Map([['plumtree', 'plum\u{AD}tree']]));

  expect([soft.title, soft.text]).toEqual(['Plumtree', 'Plumtrees gain [plumtree], then a plum\u{AD}tree.']);
});
