import { afterEach, expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import type { BattleElement, BattleSide } from './battle.ts';
import './battle.ts';

afterEach(() => document.body.replaceChildren());

const side = (title: string, more: Partial<BattleSide> = {}): BattleSide => ({
  face: { ...blankFace, title, kind: 'Spice' },
  total: 7,
  parts: [
    { title: 'Weight', icon: null, value: 5 },
    { title: 'Damp', icon: null, value: -1 },
  ],
  dice: [{ sides: 6, value: 3, label: null, hue: 30, thing: -1, legal: false }],
  won: true,
  note: 'keeps its shelf',
  ...more,
});

async function draw(more: Partial<BattleElement>): Promise<BattleElement> {
  const battle = document.createElement('uc-battle');
  Object.assign(battle, { sides: [side('Pepper'), side('Salt', { won: false, note: 'is spilt', total: 4 })] }, more);
  battle.style.width = '360px';
  document.body.append(battle);
  await battle.updateComplete;
  return battle;
}

const words = (battle: BattleElement) => battle.shadowRoot!.textContent.replaceAll(/\s+/g, ' ');

it('says who meets, what helps each and who wins, when it is decided', async () => {
  const battle = await draw({ at: 'Top shelf', open: true });

  expect(battle.shadowRoot!.querySelector('section')?.getAttribute('aria-label')).toBe('Pepper against Salt');
  expect(words(battle)).toContain('Top shelf');
  expect(words(battle)).toContain('+5Weight −1Damp');
  expect(words(battle)).toContain('7 wins keeps its shelf');
  expect(words(battle)).toContain('4 loses is spilt');
});

it('keeps totals and result back, when it is not open', async () => {
  expect(words(await draw({ open: false }))).not.toMatch(/wins|loses|keeps/);
});

it('draws nothing, when there are not two', async () => {
  const battle = await draw({ sides: [side('Pepper')] });

  expect(battle.shadowRoot!.querySelector('section')).toBeNull();
});

it('stays in its box, when it is as narrow as a phone', async () => {
  const long = side('A Name That Goes On For Rather Long');
  const battle = await draw({ sides: [long, long] });
  const panel = battle.shadowRoot!.querySelector('.panel')!;

  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

it('adds one part after the other, until it is open', async () => {
  const battle = await draw({ open: false });
  const sums = (): (string | undefined)[] =>
    [...battle.shadowRoot!.querySelectorAll('.side')].map((one) => one.querySelector('.total')?.textContent);

  expect(sums()).toEqual([undefined, undefined]);
  await expect.poll(sums).toEqual(['5', '5']);
  await expect.poll(sums).toEqual(['4', '4']);
  battle.open = true;
  await battle.updateComplete;
  expect(sums()).toEqual(['7', '4']);
  expect(battle.shadowRoot!.querySelectorAll('.counting')).toHaveLength(0);
});

it('lets dice fall, when others are thrown, and only then', async () => {
  const battle = await draw({ open: false });
  const dice = battle.shadowRoot!.querySelector('uc-dice')!;
  await dice.updateComplete;
  const falling = (): number => dice.shadowRoot!.querySelector('svg')!.getAnimations().length;
  expect(falling()).toBe(1);

  dice.shadowRoot!.querySelector('svg')!.getAnimations()[0]!.finish();
  dice.dice = structuredClone(dice.dice);
  await dice.updateComplete;
  expect(falling()).toBe(0);

  dice.dice = [{ ...dice.dice[0]!, value: 6 }];
  await dice.updateComplete;
  expect(falling()).toBe(1);
});

it('draws those who meet in their colours, also when they have had their turn by then', async () => {
  const tired = side('Pepper', { face: { ...blankFace, title: 'Pepper', kind: 'Spice', exhausted: true } });
  const battle = await draw({ sides: [tired, side('Salt')] });
  const card = battle.shadowRoot!.querySelector('uc-card')!;
  await card.updateComplete;

  expect(card.shadowRoot!.querySelector('.frame')).not.toBeNull();
  expect(card.shadowRoot!.querySelector('.exhausted, .stamp')).toBeNull();
});

it('is a scene with large portraits before the place, when it has the table for itself', async () => {
  const battle = await draw({ grand: true, at: 'Top shelf', set: { ...blankFace, title: 'Top shelf' } });
  battle.style.width = '900px';
  await battle.updateComplete;
  const root = battle.shadowRoot!;

  expect(root.querySelector('.at')?.textContent).toBe('Top shelf');
  expect(root.querySelector('.set uc-card')).not.toBeNull();
  const portraits = [...root.querySelectorAll('.who uc-card')].map((card) => card.clientWidth);
  expect(Math.min(...portraits)).toBeGreaterThanOrEqual(120);
  expect(root.querySelectorAll('.won, .lost')).toHaveLength(2);
});
