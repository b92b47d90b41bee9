import { expect, it } from 'vitest';
import { vaultMeta, vaultSquare, vaultView } from '../../testing/vault.ts';
import { wordsFor } from '../../words/words.ts';
import { TableDrawing } from './drawing.ts';

const meta = vaultMeta({ shared: [{ map: 'vault' }] });
const words = wordsFor('en');

function drawn(): TableDrawing {
  const drawing = new TableDrawing();
  drawing.takeGame(meta);
  const names = (): string => 'Ann';
  drawing.take(vaultView({}), words, false, () => null, names);
  return drawing;
}

it('calls places of a board by their rooms in questions', () => {
  const drawing = drawn();

  expect(drawing.called(vaultSquare(1, 2))).toBe('Press, north');
  expect(drawing.called(vaultSquare(1, 5))).toBe('east of Press');
  expect(drawing.called(-1)).toBe('');
});

it('has their names for sentences', () => {
  expect(drawn().spots.get(vaultSquare(1, 2))).toBe('Press, north');
});
