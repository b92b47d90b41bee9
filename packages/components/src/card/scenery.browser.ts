import type { LightName, SceneryMeta } from '@undercroft/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerIcons } from '../icon/icon.ts';
import { contrast, onScreen } from '../testing/contrast.ts';
import { plainTheme } from '../theme/theme.ts';
import '../theme/theme.ts';
import { blankFace, type CardFace } from './card-face.ts';
import type { CardElement } from './card.ts';
import './card.ts';

const box = (n: number) => ({ path: `M0 0H10V${n}H0Z`, grid: 10 });
beforeAll(() => registerIcons({ pestle: box(10), mortar: box(9), ladle: box(8), whisk: box(7) }));
afterEach(() => document.body.replaceChildren());

const kitchen: SceneryMeta = {
  wall: 'shelves',
  floor: 'boards',
  layers: [
    { icon: 'mortar', at: [80, 80], size: 30, depth: 'near' },
    { icon: 'ladle', at: [20, 30], size: 20, depth: 'far' },
    { icon: 'whisk', at: [30, 60], size: 20, turn: 30, mirrored: true, tint: 90 },
  ],
};

async function draw(face: Partial<CardFace>, more: Partial<CardElement> = {}, width = 240): Promise<CardElement> {
  const mood = document.createElement('uc-theme');
  mood.theme = plainTheme;
  const card = document.createElement('uc-card');
  Object.assign(card, { face: { ...blankFace, title: 'Pestle', kind: 'Tool', icon: 'pestle', ...face }, still: true });
  Object.assign(card, more);
  card.style.width = `${width}px`;
  mood.append(card);
  document.body.replaceChildren(mood);
  await card.updateComplete;
  await document.fonts.ready;
  return card;
}

const all = (card: CardElement, selector: string) => [...card.shadowRoot!.querySelectorAll<SVGElement>(selector)];
const heights = (card: CardElement) =>
  all(card, '.layers g path').map((path) => path.getAttribute('d')?.match(/V(\d+)/)?.[1]);

it('draws what is far behind, then the floor, then the picture of the thing, then what is near', async () => {
  const card = await draw({ scenery: kitchen });

  expect(heights(card)).toEqual(['8', '7', '10', '9']);
  const [far, ground] = [all(card, '.far')[0]!, all(card, '.ground')[0]!];
  expect(far.compareDocumentPosition(ground) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(all(card, '.own')).toHaveLength(1);
});

it('places the picture of the thing where a layer without a name says, as often as there are such', async () => {
  const layers = [30, 70].map((x) => ({ at: [x, 50] as const, size: 40 }));
  const [one, other] = all(await draw({ scenery: { layers } }), '.own path').map((path) =>
    path.getBoundingClientRect(),
  );
  const art = all(await draw({ scenery: { layers } }), '.layers')[0]!.getBoundingClientRect();

  expect((other!.left - one!.left) / art.width).toBeCloseTo(0.4, 1);
  expect(one!.height / art.height).toBeCloseTo(0.4, 1);
});

it('turns whoever is used up where it stands, and nothing else', async () => {
  const boxes = async (exhausted: boolean) =>
    all(await draw({ scenery: kitchen, exhausted }), '.layers g').map((layer) => {
      const { x, y, width, height } = layer.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

  expect(await boxes(true)).toEqual(await boxes(false));
  const [own, other] = all(await draw({ scenery: kitchen, exhausted: true }), '.own, .near');
  expect([getComputedStyle(own!).rotate, getComputedStyle(other!).rotate]).toEqual(['180deg', 'none']);
});

it('takes nothing from the words, and stays in its frame', async () => {
  const text = 'Grind what is there, then grind it again until nothing of it is left. '.repeat(2);
  const fitted = async (face: Partial<CardFace>, width: number) => {
    const card = await draw({ text, ...face }, {}, width);
    const art = card.shadowRoot!.querySelector<HTMLElement>('.art')!;
    expect(art.scrollWidth).toBeLessThanOrEqual(art.clientWidth + 1);
    return [card.crowded, getComputedStyle(card.shadowRoot!.querySelector('.text')!).fontSize];
  };
  for (const width of [70, 120, 180, 300])
    expect(await fitted({ scenery: kitchen }, width)).toEqual(await fitted({}, width));
});

it('shows the picture alone where there is no room for more, and on pieces', async () => {
  const shown = (card: CardElement) =>
    all(card, '.layers g').filter((layer) => getComputedStyle(layer).display !== 'none').length;

  expect(shown(await draw({ scenery: kitchen }, {}, 220))).toBe(4);
  expect(shown(await draw({ scenery: kitchen }, {}, 50))).toBe(1);
  expect(all(await draw({ scenery: kitchen }, { shape: 'token' }, 40), '.layers')).toHaveLength(0);
  expect(all(await draw({ scenery: kitchen, hidden: true }), '.layers')).toHaveLength(0);
});

it('draws the letter of a thing without a picture, in its surroundings', async () => {
  const card = await draw({ icon: null, scenery: { wall: 'bricks', floor: 'stones' } });

  expect(card.shadowRoot!.querySelector('.art .initial')?.textContent).toBe('P');
  expect(all(card, '.ground')).toHaveLength(1);
});

it('leaves grounds out on paper that is printed with little ink, and patterns on all paper', async () => {
  const card = await draw({ scenery: { ...kitchen, light: 'above' } }, { print: 'poker', inks: 'saving' });

  for (const ground of all(card, '.ground, .shaft, .shadow')) expect(getComputedStyle(ground).fill).toBe('none');
  expect(getComputedStyle(card.shadowRoot!.querySelector('.art')!).backgroundImage).not.toContain('url(');
});

it('lets a picture stand out from any light', async () => {
  for (const light of ['middle', 'left', 'dim'] as const satisfies LightName[]) {
    for (let glow = 0; glow < 360; glow += 40) {
      const card = await draw({ hue: 200, scenery: { light, glow } });
      const art = getComputedStyle(card.shadowRoot!.querySelector('.art')!);
      const ink = getComputedStyle(all(card, '.own')[0]!).fill;
      expect(contrast(onScreen(ink), onScreen(art.getPropertyValue('--art-high')))).toBeGreaterThan(4.5);
    }
  }
});

it('draws the same card always alike, and another with its texture elsewhere', async () => {
  const pattern = async (vary: number) => {
    const card = await draw({ vary, scenery: kitchen });
    return getComputedStyle(card.shadowRoot!.querySelector('.art')!).backgroundPosition;
  };

  expect(await pattern(0.2)).toBe(await pattern(0.2));
  expect(await pattern(0.2)).not.toBe(await pattern(0.7));
});
