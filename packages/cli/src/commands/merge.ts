import type { CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { FindingError } from '../failure.ts';
import { RESULT_OPTIONS } from '../lab/results.ts';
import { mergeSimulations, putSimulation, requireAsked, shardsOf, USE_OPTIONS } from '../lab/sim-results.ts';
import { findGame, readText } from '../node-host.ts';

export const merge: CliCommand = {
  name: 'merge',
  summary: 'Adds results that were played in parts to what one run of all their games gives.',
  usage: '<file...> [options]',
  details:
    'Files are those that --out wrote, of one command with one seed, in any order. The sum is the same, to the last sign, whoever played\n' +
    'which part and in how many parts it was cut.',
  examples: ['undercroft merge part1.json part2.json', 'undercroft merge part1.json part2.json --out whole.json'],
  options: {
    game: { type: 'string', value: 'folder', text: 'The game that was played, when it is not one of `content` here.' },
    ...USE_OPTIONS,
    ...RESULT_OPTIONS,
  },
  words: [1, 100_000],
  run: async (terminal, args) => {
    const files = args.words.map((file) => ({ file, result: parsed(readText(terminal.cwd, file)) }));
    const shards = files.flatMap(({ file, result }) => {
      const found = shardsOf(result);
      if (found === null) throw new FindingError(`\`${file}\` holds no result that \`--out\` or \`--json\` wrote`);
      return found;
    });
    const merged = mergeSimulations(shards);
    const called = args.text('game') ?? merged[0]!.game;
    const { meta } = (await loadGameFolder(terminal, findGame(terminal.cwd, called))).module;
    for (const { game } of merged)
      if (game !== meta.id) throw new FindingError(`these results are of ${game}, not of ${meta.id}`);
    if (merged.some(({ hash }) => hash !== meta.hash))
      terminal.err(`The content of ${meta.id} has changed since these games were played.\n`);
    requireAsked(meta, args.texts('in'));
    return putSimulation(terminal, args, meta, { shards: merged, called });
  },
};

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
