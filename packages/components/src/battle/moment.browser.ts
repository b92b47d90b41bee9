import { afterEach, expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import type { CastMember, MomentElement } from './moment.ts';
import './moment.ts';

afterEach(() => document.body.replaceChildren());

const figure = (title: string, more: Partial<CastMember> = {}): CastMember => ({
  face: { ...blankFace, title },
  shape: 'token',
  ...more,
});

async function draw(more: Partial<MomentElement>): Promise<ShadowRoot> {
  const moment = document.createElement('uc-moment');
  Object.assign(moment, { caption: 'A jar breaks.', ...more });
  moment.style.width = '900px';
  document.body.append(moment);
  await moment.updateComplete;
  return moment.shadowRoot!;
}

it('says what happens and where, and shows large whom it is about', async () => {
  const root = await draw({ at: 'Top shelf', cast: [[figure('Ant')], [figure('Jam', { shape: 'card' })]] });

  expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('A jar breaks.');
  expect([...root.querySelectorAll('.at, figcaption, .caption')].map((one) => one.textContent)).toEqual([
    'Top shelf',
    'Ant',
    'A jar breaks.',
  ]);
  expect(Math.min(...[...root.querySelectorAll('uc-card')].map((card) => card.clientWidth))).toBeGreaterThan(119);
});

it('shows of a crowd as many as can be told apart, and says how many more there are', async () => {
  const root = await draw({ cast: [Array.from({ length: 9 }, (_, n) => figure(`Ant ${n}`))] });

  expect(root.querySelectorAll('figure')).toHaveLength(7);
  expect(root.querySelector('.rest')?.textContent).toBe('+2');
});

it('lays who fell on the floor, grey and dark, beside who stands', async () => {
  const root = await draw({ cast: [[figure('Ant', { fallen: true })], [figure('Jam')]] });
  for (const motion of root.getAnimations()) motion.finish();
  const [fell, stands] = [...root.querySelectorAll('figure uc-card')].map((card) => getComputedStyle(card));

  expect(Math.abs(Number.parseFloat(fell!.rotate))).toBeGreaterThan(60);
  expect(fell!.filter).toMatch(/grayscale/);
  expect([stands!.rotate, stands!.filter]).toEqual(['none', 'none']);
});

it('tells the text of what is lost as lost, whoever stands beside it, and not as something gained', async () => {
  const lost = { ...blankFace, title: 'Cellar', text: 'You keep one jar more.' };
  const root = await draw({ lost, cast: [[{ face: lost, shape: 'tile' }], [figure('Ant')]] });

  expect(root.querySelector('.says')?.textContent).toBe('Lost: You keep one jar more.');
  expect(root.querySelector('.says s')?.textContent).toBe('You keep one jar more.');
});
