import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compileGame, compileMemory } from '@undercroft/compiler';
import { createState } from '@undercroft/engine';
import { viewFor } from '@undercroft/view';
import { costRow, format, type Bench, type Row } from '../bench.ts';
import { compileContent, gameIds, loadModule, readContent } from '../content.ts';
import { cpuTime, measure, type Cost } from '../measure.ts';
import { spread } from '../statistics.ts';

const MILLISECOND = 1e6;

/** Compiles in a process of its own, `times` times, and takes the CPU time of the compiler alone. */
function cold(times: number, games: readonly string[]): Cost {
  const script = fileURLToPath(new URL('../cold-compile.ts', import.meta.url));
  const costs = Array.from({ length: times }, () => Number(execFileSync(process.execPath, [script, ...games])));
  return { name: 'cold', nanoseconds: spread(costs) };
}

function editOf(files: ReadonlyMap<string, string>, id: string, ending: string): { path: string; text: string } {
  const path = [...files.keys()].filter((name) => name.endsWith(ending)).at(-1) ?? `${id}/game.yaml`;
  return { path, text: files.get(path)! };
}

/** From an edited card to what a player sees of it: compile, load, begin a game, view. */
async function previews(files: Map<string, string>, path: string, text: string, times: number): Promise<Cost> {
  const costs: number[] = [];
  const memory = compileMemory();
  compileGame(files, 'keeper', memory);
  for (let i = 0; i < times; i++) {
    const start = cpuTime();
    files.set(path, `${text}\n# preview ${i}\n`);
    const game = await loadModule(compileGame(files, 'keeper', memory).module!);
    const state = createState(game);
    const initial = game.meta.options.map((option) => option.initial);
    game.init(state, initial, game.meta.players.min, i);
    game.run(state);
    viewFor(game, state, 0);
    costs.push(cpuTime() - start);
  }
  return { name: 'preview', nanoseconds: spread(costs) };
}

/** Cold, and after one file was edited. */
export const compileBench: Bench = {
  id: 'compile',
  title: 'Compiling content',
  async run() {
    const ids = gameIds();
    const files = readContent('keeper');
    const { path, text } = editOf(files, 'keeper', '/rooms/portal.yaml');
    let edits = 0;
    const memory = compileMemory();
    const edited = measure(
      {
        name: 'edited',
        run() {
          files.set(path, `${text}\n# edit ${++edits}\n`);
          compileGame(files, 'keeper', memory);
          return 1;
        },
      },
      { rounds: 9 },
    );
    return [
      costRow(
        'compile.all',
        `cold, ${ids.length === 1 ? 'the only game' : `all ${ids.length} games`}`,
        cold(5, ids),
        200 * MILLISECOND,
      ),
      costRow('compile.keeper', 'cold, the keeper game', cold(5, ['keeper']), null),
      costRow('compile.edit', 'one card edited: diagnostics and running code', edited, 20 * MILLISECOND),
      costRow(
        'compile.preview',
        'one card edited: view of a new game',
        await previews(files, path, text, 15),
        50 * MILLISECOND,
      ),
    ];
  },
};

/** A keeper game with many more cards, each a file with an effect of its own. */
function manyCards(count: number): Map<string, string> {
  const files = readContent('keeper');
  const effects = [
    'you have +1 mining-dice',
    'you have +1 spell-draws',
    '|\n  when a hero is killed on your turn, gain its printed-force gold',
    'your creatures have +1 force',
  ];
  for (let i = 0; i < count; i++) {
    const lines = [
      `title: Hall ${i}`,
      'count: 1',
      'starts: room-deck',
      `worth: ${1 + (i % 3)}`,
      `effect: ${effects[i % effects.length]}`,
    ];
    files.set(`keeper/rooms/hall${i}.yaml`, `${lines.join('\n')}\n`);
  }
  return files;
}

/** A game may have 4,000 rows at most, so what ten thousand would take is worked out from these. */
const MANY = 3800;
const WANTED = 10_000;

/** How the compiler grows with the content. */
export const manyCardsBench: Bench = {
  id: 'many-cards',
  title: 'Compiling a game of many cards',
  run() {
    const rows: Row[] = [];
    for (const count of [1000, MANY]) {
      const files = manyCards(count);
      const start = cpuTime();
      const { diagnostics } = compileGame(files, 'keeper');
      const milliseconds = (cpuTime() - start) / MILLISECOND;
      const error = diagnostics.find(({ severity }) => severity === 'error');
      if (error !== undefined) throw new Error(error.message);
      const all = (milliseconds / count) * WANTED;
      rows.push({
        id: `many-cards.${count}`,
        what: `${format(count)} more cards in files of their own, compiled once`,
        figure: `${format(milliseconds)} ms; 10,000 would take ${format(all)} ms`,
        target: count === MANY ? '≤ 800 ms for 10,000' : '',
        met: count === MANY ? all <= 800 : null,
        values: { milliseconds, milliseconds10k: all },
      });
    }
    return rows;
  },
};

/** How large a compiled game is. */
export const sizeBench: Bench = {
  id: 'size',
  title: 'Size of a compiled game',
  run() {
    return gameIds().map((id) => {
      const { code } = compileContent(id);
      const bytes = gzipSync(code).length;
      return {
        id: `size.${id}`,
        what: `module of ${id}, gzip, not minified`,
        figure: `${(bytes / 1000).toFixed(1)} kB of ${(code.length / 1000).toFixed(0)} kB`,
        target: '≤ 150 kB with everything around it',
        met: bytes <= 150_000,
        values: { bytes, source: code.length },
      };
    });
  },
};
