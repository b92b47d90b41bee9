import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesOfArt } from './licences.ts';

it('gives the licences of pictures and letters beside the games', () => {
  const fonts = mkdtempSync(join(tmpdir(), 'undercroft-fonts-'));
  writeFileSync(join(fonts, 'some-letters.licence.txt'), 'Free to use.\n');
  const text = licencesOfArt(['whip', 'anvil', 'whip'], { Ann: ['anvil'] }, fonts);
  rmSync(fonts, { recursive: true });

  expect(text).toContain('- anvil: Ann\n- whip: contributors of game-icons.net\n');
  expect(text).toContain('## some-letters\n\nFree to use.');
});
