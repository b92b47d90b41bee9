import { STARTERS } from '@undercroft/starters';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const KINDS = `  tile: { folder: tiles }
  plot: { zones: { laid: { holds: tile } } }
  square: {}
maps:
  burrow:
    plots: { kind: plot, columns: 2, rows: 2 }
    tiles: { kind: tile, lies-in: laid }
    spaces: { kind: square, columns: 3, rows: 2 }
    legend: { '#': {}, '.': {} }
`;

it('writes the file of a new tile with its squares to be drawn, which compiles', async () => {
  const game = folder.read('content/lantern/game.yaml');
  folder.write('content/lantern/game.yaml', game.replace('\nzones:\n', `\n${KINDS}zones:\n`));
  const terminal = recordedTerminal(folder.cwd);

  expect(await main(['new', 'tile', 'lantern', 'den'], terminal)).toBe(0);
  expect(folder.read('content/lantern/tiles/den.yaml')).toContain('drawing:\n  spaces: |\n    ###\n    ###\n');
  expect(await main(['check', 'lantern'], terminal)).toBe(0);
});

it('writes the possible values of a key behind it, with their place', async () => {
  const terminal = recordedTerminal(folder.cwd);
  expect(await main(['new', 'beast', 'lantern', 'lynx'], terminal)).toBe(0);
  expect(folder.read('content/lantern/beasts/lynx.yaml')).toMatch(/^mood: \w+ # or .*`enums: mood:`$/m);
  expect(await main(['check', 'lantern'], terminal)).toBe(0);
});

it('writes keys that most others of the kind have as comments, and says what to fill in', async () => {
  for (const beast of ['owl', 'moth', 'tortoise'])
    folder.write(
      `content/lantern/beasts/${beast}.yaml`,
      `icon: paw\n${folder.read(`content/lantern/beasts/${beast}.yaml`)}`,
    );
  const terminal = recordedTerminal(folder.cwd);
  expect(await main(['new', 'beast', 'lantern', 'lynx'], terminal)).toBe(0);
  expect(folder.read('content/lantern/beasts/lynx.yaml')).toContain(
    '\n# icon: name # `undercroft icons WORD` finds names\n',
  );
  expect(folder.read('content/lantern/beasts/lynx.yaml')).not.toContain('scenery');
  expect(terminal.outText()).toContain('Fill in what stands there, and `effect`; most beasts also have `icon`');
  expect(await main(['check', 'lantern'], terminal)).toBe(0);
});

it.each(Object.keys(STARTERS))(
  'writes a new game that compiles without a word, when it begins with `%s`',
  async (starter) => {
    const terminal = recordedTerminal(folder.cwd);

    expect(await main(['new', 'game', 'night-market', '--from', starter], terminal)).toBe(0);
    expect(await main(['check', 'night-market'], terminal)).toBe(0);
    expect(terminal.errText()).toBe('');
  },
);
