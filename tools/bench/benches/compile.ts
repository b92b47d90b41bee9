import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compileGame, createCompileCache, inspectGame, type CompileCache } from '@undercroft/compiler';
import { createState } from '@undercroft/engine';
import { compiledGame, contentIds, loadCompiled } from '@undercroft/games';
import { viewFor } from '@undercroft/view';
import { costRow, format, type Bench, type Row } from '../bench.ts';
import { readContent } from '../content.ts';
import { cpuTime, measure, type Cost, type MeasureOptions } from '../measure.ts';
import { spread } from '../statistics.ts';

const MILLISECOND = 1e6;

/**
 * Compiles in a process of its own, `times` times, and takes the CPU time of the compiler alone.
 */
function cold(times: number, games: readonly string[]): Cost {
  const script = fileURLToPath(new URL('../cold-compile.ts', import.meta.url));
  const costs = Array.from({ length: times }, () => Number(execFileSync(process.execPath, [script, ...games])));
  return { name: 'cold', nanoseconds: spread(costs) };
}

interface Card {
  readonly game: string;
  readonly files: Map<string, string>;
  readonly path: string;
  readonly text: string;
  /** a number in its effect */
  readonly number: RegExp;
}

function cardOf(game: string, file: string, number: RegExp): Card {
  const files = readContent(game);
  const path = `${game}/${file}`;
  const text = files.get(path) ?? '';
  if (!number.test(text)) throw new Error(`nothing to edit in ${path}`);
  return { game, files, path, text, number };
}

let edits = 0;

/** Another number, and a remark, so that no edit is like one before. */
function edit({ files, path, text, number }: Card): void {
  edits++;
  files.set(path, `${text.replace(number, String(1 + (edits % 9)))}\n# edit ${edits}\n`);
}

/** What a designer waits for after each edit. */
function edited(
  card: Card,
  wait: (card: Card, memory: CompileCache) => unknown,
  options: MeasureOptions | undefined,
): Cost {
  const memory = createCompileCache();
  compileGame(card.files, card.game, memory);
  const run = (): number => {
    edit(card);
    wait(card, memory);
    return 1;
  };
  return measure({ name: 'edited', run }, { rounds: 9, ...options });
}

/** The card in the language of its game alone; null when the game has no other. */
function inEnglish(card: Card): Card | null {
  const files = new Map([...card.files].filter(([path]) => !path.includes('/locale/')));
  return files.size === card.files.size ? null : { ...card, files };
}

/** A card of each game, and a number of its effect. */
const EDITED = {
  keeper: ['rooms/portal.yaml', /(?<=effect: you have \+)\d/],
  apprentices: ['powers/powers.table.yaml', /(?<=effect: walk )\d/],
  lords: ['monsters/monsters.table.yaml', /(?<=effect: strike )\d/],
  dungeonation: ['buffs/buffs.table.yaml', /(?<=have \+)\d(?= speed)/],
} as const;

function gameRows(game: keyof typeof EDITED): Row[] {
  const [file, number] = EDITED[game];
  const card = cardOf(game, file, number);
  const alone = inEnglish(card);
  return [
    ...editRows(card, `.${game}`, `one card of ${game} edited`, alone === null),
    ...(alone === null ? [] : editRows(alone, `.${game}.english`, `one card of ${game} edited, in one language`, true)),
  ];
}

/** @param aimed  the targets stand for games in one language */
function editRows(card: Card, suffix: string, of: string, aimed: boolean, options?: MeasureOptions): Row[] {
  const inspected = edited(card, ({ files, game }, memory) => inspectGame(files, game, memory), options);
  const compiled = edited(card, ({ files, game }, memory) => compileGame(files, game, memory), options);
  return [
    costRow(`compile.diagnostics${suffix}`, `${of}: diagnostics`, inspected, aimed ? 5 * MILLISECOND : null),
    costRow(`compile.edit${suffix}`, `${of}: diagnostics and running code`, compiled, aimed ? 20 * MILLISECOND : null),
  ];
}

/** The shortest of them, for a watch that has no minutes: one card of one game. */
export const editBench: Bench = {
  id: 'edit',
  title: 'One card edited',
  run: (options) =>
    editRows(cardOf('keeper', ...EDITED.keeper), '.keeper', 'one card of keeper edited', false, options),
};

/** From an edited card to what a player sees of it: compile, load, begin a game, view. */
async function previews(card: Card, times: number): Promise<Cost> {
  const costs: number[] = [];
  const memory = createCompileCache();
  compileGame(card.files, card.game, memory);
  for (let i = 0; i < times; i++) {
    const start = cpuTime();
    edit(card);
    const game = await loadCompiled(compileGame(card.files, card.game, memory).module!);
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
    const ids = contentIds();
    const portal = cardOf('keeper', ...EDITED.keeper);
    const all = ids.length === 1 ? 'the only game' : `all ${ids.length} games`;
    return [
      costRow('compile.all', `cold, ${all}`, cold(5, ids), 200 * MILLISECOND),
      costRow('compile.keeper', 'cold, the keeper game', cold(5, ['keeper']), null),
      ...(Object.keys(EDITED) as (keyof typeof EDITED)[]).flatMap(gameRows),
      costRow('compile.preview', 'one card edited: view of a new game', await previews(portal, 15), 50 * MILLISECOND),
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

/**
 * A game may have 4,000 rows at most, so what ten thousand would take is worked out from what these
 * take more than fewer do.
 */
const FEW = 1000;
const MANY = 3800;
const WANTED = 10_000;
const GOAL = 800;

/** Milliseconds of one compile. */
function compileOfMany(count: number): number {
  const files = manyCards(count);
  const start = cpuTime();
  const { diagnostics } = compileGame(files, 'keeper');
  const milliseconds = (cpuTime() - start) / MILLISECOND;
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(error.message);
  return milliseconds;
}

/** How the compiler grows with the content. */
export const manyCardsBench: Bench = {
  id: 'many-cards',
  title: 'Compiling a game of many cards',
  run() {
    // The first compile of a process pays for code that runs for the first time.
    const first = compileOfMany(FEW);
    const few = compileOfMany(FEW);
    const many = compileOfMany(MANY);
    const all = first + ((many - few) / (MANY - FEW)) * (WANTED - FEW);
    return [
      {
        id: `many-cards.${MANY}`,
        what: `${format(MANY)} more cards in files of their own, compiled once`,
        figure: `${format(many)} ms (${format(FEW)}: ${format(first)}, again ${format(few)}); ${format(WANTED)} would take ${format(all)} ms`,
        target: `≤ ${GOAL} ms for ${format(WANTED)}`,
        met: all <= GOAL,
        values: { milliseconds: many, milliseconds10k: all },
      },
    ];
  },
};

/** How large a compiled game is. */
export const sizeBench: Bench = {
  id: 'size',
  title: 'Size of a compiled game',
  run() {
    return contentIds().map((id) => {
      const { code } = compiledGame(id);
      const bytes = gzipSync(code).length;
      return {
        id: `size.${id}`,
        what: `module of ${id}, gzip, not minified`,
        figure: `${(bytes / 1000).toFixed(1)} kB of ${(code.length / 1000).toFixed(0)} kB`,
        target: '',
        met: null,
        values: { bytes, source: code.length },
      };
    });
  },
};
