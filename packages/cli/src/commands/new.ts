import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspectGame, type GameModel, type KindModel, type RowModel } from '@undercroft/compiler';
import { linesOfTile, reservedIn } from '@undercroft/contract';
import { isInside, readGame, realPlace, writeAll } from '@undercroft/content-files';
import { nearHint, listWords } from '@undercroft/scenario';
import { STARTERS } from '@undercroft/starters';
import type { CliCommand } from '../command.ts';
import { EXIT, FindingError, UsageError, shownPath } from '../failure.ts';
import { findGame } from '../node-host.ts';
import { makeGame } from './new-game.ts';

const STARTER_LINES = Object.entries(STARTERS)
  .map(([name, what]) => `  ${name.padEnd(9)}${what}`)
  .join('\n');

export const newRow: CliCommand = {
  name: 'new',
  summary: 'Writes a new game, or the file of a new card, room, monster ... with every key its kind asks for.',
  usage: 'game <name> | <kind> <game|folder> <name>',
  details: `A new game is small and complete; it begins with one of these:\n${STARTER_LINES}`,
  examples: ['undercroft new game night-market --from workers', 'undercroft new KIND {game} grey-heron'],
  options: { from: { type: 'string', value: 'game', text: 'What a new game begins with; default duel.' } },
  words: [2, 3],
  run: async (terminal, args) => {
    if (args.words[0] === 'game' && args.words.length === 2) {
      makeGame(
        terminal,
        requireName(args.words[1]!, (name) => `${name}/game.yaml`),
        args.text('from') ?? 'duel',
      );
      return EXIT.clean;
    }
    if (args.words.length < 3) throw new UsageError('`new` needs game <name>, or <kind> <game|folder> <name>');
    if (args.text('from') !== undefined) throw new UsageError('--from is for `new game <name>`');
    const [kindName, word] = args.words as [string, string, string];
    const name = requireName(args.words[2]!, (row) => `game/${row}.yaml`);
    const game = findGame(terminal.cwd, word);
    const { model, diagnostics } = inspectGame(readGame(game), game.id);
    const broken = diagnostics.some(
      ({ severity, span }) => severity === 'error' && span.file === `${game.id}/game.yaml`,
    );
    if (model === null || broken) {
      throw new FindingError(`game.yaml of ${game.id} has errors; \`undercroft check ${word}\` tells which`);
    }
    const kind = kindNamed(model, kindName);
    const taken = model.rows.find((row) => row.name === name);
    if (taken !== undefined) throw new FindingError(`${game.id} has a \`${name}\` already: ${taken.file}`);
    const file = join(game.folder, kind.folder ?? kind.name, `${name}.yaml`);
    requireInside(terminal.cwd, game.folder, file);
    if (existsSync(file)) throw new FindingError(`${shownPath(terminal.cwd, file)} exists already`);
    writeAll([{ path: file, content: textOf(model, kind, name), before: null }]);
    terminal.out(`${shownPath(terminal.cwd, file)}\n${toFill(kind)}`);
    return await Promise.resolve(EXIT.clean);
  },
};

/** @param pathOf  where a file of that name will lie */
function requireName(name: string, pathOf: (name: string) => string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`\`${name}\` is no name: small letters and digits, words joined by hyphens`);
  const reserved = reservedIn(pathOf(name));
  if (reserved === null) return name;
  throw new UsageError(`\`${name}\` is a name that ${reserved.by} keeps for itself; choose another one`);
}

/** A link below the folder of the game can lead anywhere. */
function requireInside(cwd: string, folder: string, file: string): void {
  const place = realPlace(file);
  if (isInside(realPlace(folder), place)) return;
  throw new FindingError(`${shownPath(cwd, file)} would lie outside the game, at ${place}; nothing was written`);
}

function kindNamed(model: GameModel, name: string): KindModel {
  const kinds = model.kinds.filter(({ folder }) => folder !== null);
  const kind = kinds.find((one) =>
    [one.name, one.plural, one.folder, (one.folder ?? '').replace(/s$/, '')].includes(name),
  );
  if (kind !== undefined) return kind;
  const names = kinds.map((one) => one.name);
  throw new UsageError(
    `${model.id} has no kind \`${name}\` with files of its own${nearHint(name, names)}; there are ${listWords(names)}`,
  );
}

/** A row with the keys of its kind, as its neighbours write them. */
function textOf(model: GameModel, kind: KindModel, name: string): string {
  const title = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const lines = [`title: ${title}`];
  const neighbour = kind.rows[0];
  if (neighbour?.perPlayer === true) lines.push('count: 1 per player');
  else if (usualCount(kind) > 1) lines.push(`count: ${usualCount(kind)}`);
  if (neighbour?.starts !== undefined && neighbour.starts !== null) lines.push(`starts: ${neighbour.starts}`);
  for (let at: KindModel | null = kind; at !== null; at = at.parent) {
    for (const { name: key, type, initial } of at.printed) {
      if (type.is === 'optional') continue;
      if (type.is === 'enum') lines.push(`${key}: ${choiceOf(type.of, initial)}`);
      else lines.push(`${key}: ${type.is === 'flag' ? String(initial === 1) : String(Math.max(0, initial))}`);
    }
  }
  lines.push(
    ...usualOf(kind).map(({ line }) => `# ${line}`),
    ...drawingOf(model, kind),
    'effect: |',
    '  -- what it does, in the language of rules',
  );
  return `${lines.join('\n')}\n`;
}

/** The count that most rows of a kind have, the least of several. */
function usualCount({ rows }: KindModel): number {
  const counts = rows.map(({ count }) => count);
  const many = (count: number): number => counts.filter((one) => one === count).length;
  return [...new Set(counts)].toSorted((a, b) => many(b) - many(a) || a - b)[0] ?? 1;
}

/** Keys that no row must have, with what to write. */
const OPTIONAL: readonly { readonly key: string; readonly line: string; readonly has: (row: RowModel) => boolean }[] = [
  {
    key: 'icon',
    line: 'icon: name # `undercroft icons WORD` finds names',
    has: ({ icon }) => icon !== null,
  },
  {
    key: 'rules',
    line: 'rules: [ID] # rules of the rulebook that it carries out',
    has: ({ ruleIds }) => ruleIds.length > 0,
  },
  {
    key: 'scenery',
    line: 'scenery: {} # what stands behind the icon; copy that of another row and change it',
    has: ({ scenery }) => scenery !== undefined,
  },
  { key: 'tags', line: 'tags: [] # words that rules ask for', has: ({ tags }) => tags.length > 0 },
  { key: 'flavour', line: 'flavour: A sentence for the mood.', has: ({ flavour }) => flavour !== null },
];

/** Optional keys that at least half of the rows of a kind have. */
function usualOf({ rows }: KindModel): typeof OPTIONAL {
  return OPTIONAL.filter(({ has }) => rows.length > 0 && 2 * rows.filter(has).length >= rows.length);
}

/** The sentence that tells an author which keys of a new file to fill in. */
function toFill(kind: KindModel): string {
  const keys = usualOf(kind).map(({ key }) => `\`${key}\``);
  const also =
    keys.length === 0 ? '' : `; most ${kind.plural} also have ${listWords(keys)}, which stand there as comments`;
  return `Fill in what stands there, and \`effect\`${also}.\n`;
}

/** The first value, and the others behind it: an author cannot know that game.yaml lists them. */
function choiceOf({ name, values }: GameModel['enums'][number], initial: number): string {
  const chosen = values[Math.max(0, initial)]?.name ?? '';
  const others = values.map((value) => value.name).filter((value) => value !== chosen);
  if (others.length === 0) return chosen;
  return `${chosen} # or ${others.join(', ')}; listed in game.yaml, \`enums: ${name}:\``;
}

/**
 * A tile without ways out, when the kind is that of the tiles of a map: its squares are to be
 * drawn.
 */
function drawingOf({ kinds }: GameModel, kind: KindModel): string[] {
  for (const { map } of kinds) {
    if (map?.is !== 'grid' || map.tiles?.kind !== kind) continue;
    const [sign = '.'] = map.tiles.signs.keys();
    const rows = linesOfTile(map.tiles.shape).map(
      (squares) => `    ${squares.map((square) => (square < 0 ? '_' : sign)).join('')}`,
    );
    const sides = map.tiles.lattice.sides.map((side) => `${side}: wall`);
    return ['drawing:', '  spaces: |', ...rows, `  sides: { ${sides.join(', ')} }`];
  }
  return [];
}
