import { inspectGame } from '@undercroft/compiler';
import allowedWords from '../allowed-words.json' with { type: 'json' };
import { isTestFile, lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** Nouns that betray a game even when no file of content is named after them. */
const always = ['keeper', 'apprentice', 'apprentices', 'dungeonation', 'goblin', 'troll', 'paladin', 'ogre', 'wyvern'];

const allowed: ReadonlySet<string> = new Set(allowedWords.flatMap(({ words }) => words));

/**
 * Names of the things of a game inside `packages/`: no package knows any particular game. The nouns
 * are the names of files and folders under `content/`, read anew each time, so a new game is
 * guarded from its first card; and, in comments, strings and documents, all that its files declare:
 * rows of tables, zones, kinds, sets, counters. The list of who drew which icon of the licensed set
 * names what the icons show.
 */
export const gameNouns: Rule = (files) => {
  const nouns = nounsOf(files.map(({ path }) => path));
  const single = new Set(nouns.filter((noun) => !noun.includes('-')));
  const joined = nouns.filter((noun) => noun.includes('-'));
  const games = gamesOf(files.map(({ path }) => path));
  const declared = declaredIn(files).filter((noun) => !nouns.includes(noun));
  const declaredSingle = new Set(declared.filter((noun) => !noun.includes('-')));
  const declaredJoined = declared.filter((noun) => noun.includes('-'));
  return files
    .filter(({ path }) => path.startsWith('packages/') && !path.endsWith('/icons/authors.json'))
    .flatMap((file) => {
      if (isTestFile(file.path) || isStarter(file.path)) return singleWords(file, games);
      const said = { path: file.path, text: saidIn(file) };
      return [
        ...singleWords(file, single),
        ...joinedWords(file, joined),
        ...singleWords(said, declaredSingle),
        ...joinedWords(said, declaredJoined),
      ];
    });
};

/** Content that a new game begins with: a made-up game, like those of tests. */
function isStarter(path: string): boolean {
  return path.startsWith('packages/starters/files/');
}

/**
 * The names of the games themselves, which not even a test may use; its made-up games may have any
 * other noun.
 */
function gamesOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = paths.filter((path) => /^content\/[^/]+\//.test(path)).map((path) => path.split('/')[1]!);
  return new Set(folders.filter((folder) => !allowed.has(folder)));
}

/** Folders of a game whose files are named for what they do, not for things of the game. */
const notThings: ReadonlySet<string> = new Set(['rules', 'scenarios', 'locale']);

/**
 * Kebab-case nouns of all content paths, without the allowed words: names of games, and of the
 * things in their folders.
 */
export function nounsOf(paths: readonly string[]): string[] {
  const nouns = new Set(always);
  for (const path of paths) {
    const [content, game, folder, ...rest] = path.split('/');
    if (content !== 'content' || game === undefined) continue;
    nouns.add(game.split('.')[0]!.toLowerCase());
    if (folder === undefined || rest.length === 0 || notThings.has(folder)) continue;
    for (const part of rest) {
      const stem = part.split('.')[0]!.toLowerCase();
      if (/^[a-z][a-z0-9-]*$/.test(stem)) nouns.add(stem);
    }
  }
  return [...nouns].filter((noun) => !allowed.has(noun)).toSorted();
}

/**
 * Names of everything that the games declare, without the allowed words and without mere numbers
 * such as `n1`.
 */
export function declaredIn(files: readonly TextFile[]): string[] {
  const content = files.filter(({ path }) => path.startsWith('content/'));
  const texts = new Map(content.map(({ path, text }) => [path.slice('content/'.length), text]));
  const games = [...texts.keys()].filter((path) => /^[^/]+\/game\.yaml$/.test(path)).map((path) => path.split('/')[0]!);
  const names = games.flatMap((game) => {
    const { model } = inspectGame(texts, game);
    if (model === null) return [];
    const { kinds, zones, sets, counters, rows } = model;
    return [
      ...kinds.flatMap((kind) => [kind.name, kind.plural, ...kind.zones.map(({ name }) => name)]),
      ...sets.flatMap(({ name, one }) => [name, one]),
      ...[...zones, ...counters, ...rows].map(({ name }) => name),
    ];
  });
  return [...new Set(names)].filter((name) => /[a-z]{3}/.test(name) && !allowed.has(name)).toSorted();
}

/**
 * What a file says in words: comments and strings of code, everything else whole. Code becomes
 * blanks, so that lines stay what they are.
 */
function saidIn({ path, text }: TextFile): string {
  if (!/\.(ts|js|mjs|cjs)$/.test(path)) return path.endsWith('.md') ? text : '';
  const said = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  let result = '';
  let from = 0;
  for (const { 0: part, index } of text.matchAll(said)) {
    result += text.slice(from, index).replaceAll(/[^\n]/g, ' ') + part;
    from = index + part.length;
  }
  return result;
}

/** Words of the text: `goldPile`, `GOLD_PILE` and `gold-pile` all hold `gold` and `pile`. */
function singleWords({ path, text }: TextFile, nouns: ReadonlySet<string>): Finding[] {
  return [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)]
    .filter(([word]) => nouns.has(word.toLowerCase()))
    .map((match) => finding(path, text, match));
}

function joinedWords({ path, text }: TextFile, nouns: readonly string[]): Finding[] {
  if (nouns.length === 0) return [];
  const spelled = nouns.map((noun) => noun.replaceAll('-', '[-_ ]?'));
  const pattern = new RegExp(`(?<![a-z])(${spelled.join('|')})(?![a-z])`, 'gi');
  return [...text.matchAll(pattern)].map((match) => finding(path, text, match));
}

function finding(path: string, text: string, match: RegExpExecArray): Finding {
  const message = `"${match[0]}" is a thing of a game under content/: packages know no game (tools/tidy/allowed-words.json)`;
  return { rule: 'game-noun', path, line: lineAt(text, match.index), message };
}
