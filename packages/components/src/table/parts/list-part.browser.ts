import { html, render } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { blankFace, type CardFace, type CardShape } from '../../card/card-face.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import { entryPart } from './list-part.ts';

afterEach(() => document.body.replaceChildren());

const face = { ...blankFace, title: 'Many jars', text: 'Each jar is worth **2** points.' };

/** What is read in a line of a list. */
function read(shape: CardShape, hidden = false, more: Partial<CardScene> = {}): string {
  const card = {
    shape,
    face: { ...face, hidden },
    inside: [],
    fittings: [],
    answers: [],
    ...more,
  } as unknown as CardScene;
  const line = document.createElement('div');
  render(entryPart(card, html``, false, new Map()), line);
  document.body.append(line);
  return line.textContent.replace(/\s+/g, ' ').trim();
}

it('reads what a card says behind its name; of a piece and of a back nothing', () => {
  expect(read('card')).toBe('Many jars Each jar is worth 2 points.');
  expect(read('token')).toBe('Many jars');
  expect(read('card', true)).not.toContain('worth');
});

it('reads the states of a thing and what lies in it, each once', () => {
  const [open, lid] = ['Open', 'Lid'].map((title) => ({ title, icon: null }));
  const inside = [{ face: { ...blankFace, title: 'Lid' }, things: [7] } as unknown as CardScene];
  const faceWith = (...marks: CardFace['marks']): CardFace => ({ ...blankFace, title: 'Jar', marks });

  expect(read('tile', false, { inside, face: faceWith(open!) })).toBe('Jar Open Lid');
  expect(read('token', false, { inside, face: faceWith(open!, lid!) })).toBe('Jar Open Lid');
});
