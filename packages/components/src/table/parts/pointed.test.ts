import type { MomentMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { readLayout } from '../../layout/read-layout.ts';
import { buildScene } from '../../scene/scene.ts';
import { answer, decision, pantryMeta, pantryView } from '../../testing/pantry.ts';
import { pointedAt, type Pointed } from './pointed.ts';

const meta = pantryMeta({ player: [{ zone: 'pantry' }], hand: [{ zone: 'hand' }], counters: ['points'] });

function pointed(more: Partial<MomentMeta>): Pointed {
  const moment = { say: '', points: ['hand', 'points'], asked: [], choose: [], ...more } as unknown as MomentMeta;
  const view = pantryView(decision({ answers: [answer(0, 'Open Pepper', { thing: 4, entry: 0 })] }));
  return pointedAt(moment, meta, view, buildScene(meta, readLayout(meta), view));
}

it('points at an area that it speaks of', () => {
  expect([...pointed({}).names]).toContain('hand-0');
});

it('points at the things that are to be chosen, and not at all that lies around them', () => {
  const { names, things } = pointed({ choose: ['open'] });

  expect(things).toEqual([4]);
  expect([...names]).not.toContain('hand-0');
  expect([...names]).toContain('points');
});

it('points at what can be chosen in an area, when the sentence is about the question', () => {
  const { names, things } = pointed({ asked: ['turn'] });

  expect(things).toEqual([4]);
  expect([...names]).not.toContain('hand-0');
});
