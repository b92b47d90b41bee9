import { afterEach, expect, it } from 'vitest';
import { readLayout } from '../../layout/read-layout.ts';
import { PromptElement } from '../../prompt/prompt.ts';
import { vaultMeta } from '../../testing/vault.ts';
import { drawingOfRow } from './tile-ground.ts';

afterEach(() => document.body.replaceChildren());

/**
 * The vault with one more tile that is not laid yet: a floor with rock in its middle, a door to
 * the north, an opening to the south.
 */
function withTile(): ReturnType<typeof vaultMeta> {
  const meta = vaultMeta();
  const side = (border: 'wall' | 'opening' | 'door') => ({ border, isAbove: false });
  const tile = {
    row: 0,
    squares: [0, 0, 0, 0, 1, 0, 0, 0, 0],
    above: [],
    walls: [],
    doors: [],
    sides: [side('door'), side('wall'), side('opening'), side('wall')],
  };
  const kinds = meta.kinds.map((kind) =>
    kind.board?.tiles === undefined
      ? kind
      : { ...kind, board: { ...kind.board, tiles: { ...kind.board.tiles, wayThrough: [1], drawings: [tile] } } },
  );
  return { ...meta, kinds };
}

it('draws what an answer chooses, where it has a drawing: its ground, its doors, and where it is open', async () => {
  const meta = withTile();
  const layout = readLayout(meta);
  const drawing = drawingOfRow(meta, layout, 0)!;
  const prompt = new PromptElement();
  prompt.mode = 'ask';
  const answer = { index: 0, label: 'Cellar', icon: 'tree', hue: 0, thing: -1, where: null, ends: false, reason: null };
  prompt.groups = [
    {
      label: null,
      answers: [
        { ...answer, drawing },
        { ...answer, index: 1 },
      ],
    },
  ];
  document.body.append(prompt);
  await prompt.updateComplete;

  const [drawn, plain] = [...prompt.shadowRoot!.querySelectorAll('.answer')];
  const box = drawn!.querySelector('.drawing')!;
  expect([box.querySelectorAll('.g-floor').length, box.querySelectorAll('.g-rock').length]).toEqual([1, 1]);
  expect(box.querySelectorAll('.door.is-closed')).toHaveLength(1);
  expect(box.getBoundingClientRect().width).toBeGreaterThan(40);
  expect(drawn!.querySelector('.bead')).toBeNull();
  expect(plain!.querySelector('.drawing')).toBeNull();
  expect(drawingOfRow(meta, layout, 1)).toBeNull();
});
