import { html, render } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { blankFace, type CardShape } from '../../card/card-face.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import { entryPart } from './list-part.ts';

afterEach(() => document.body.replaceChildren());

const face = { ...blankFace, title: 'Many jars', text: 'Each jar is worth **2** points.' };

/** What is read in a line of a list. */
function read(shape: CardShape, hidden = false): string {
  const card = {
    shape,
    face: { ...face, hidden },
    inside: [],
    fittings: [],
    answers: [],
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
