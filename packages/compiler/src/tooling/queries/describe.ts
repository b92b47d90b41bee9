// The meaning of a name, a key or a word in Markdown, for hovers.

import { BUILT_IN_VERBS, isBuiltInVerb } from '../../language/vocabulary/verbs.ts';
import { PLAYER_WORDS } from '../../language/vocabulary/words.ts';
import { cardText, languagesOf, wordsOf } from '../../prose/index.ts';
import { describe, ERROR } from '../../language/check/common/types.ts';
import { describeSchema } from '../../content/load/schema/describe.ts';
import type { KeySchema, Schema } from '../../content/load/schema/kinds.ts';
import { entryOfKey, type YamlNode } from '../../content/load/yaml/node.ts';
import type { Define, Procedure } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { EnumModel, FieldModel, KindModel, RowModel, WindowModel, ZoneModel } from '../../content/model/model.ts';
import { spanTouches, type Span } from '../../diagnostics/source/span.ts';
import type { GameIndex } from './game-index.ts';
import { ownerOf, type GameSymbol } from './symbols.ts';
import { visitYaml } from './yaml-places.ts';

/** What is told about a place. */
export interface Description {
  readonly at: Span;
  /** Markdown, a few paragraphs. */
  readonly text: string;
}

/**
 * What stands at a place: the name there, or the key of the file.
 *
 * @returns  undefined where there is nothing to tell
 * @throws   never
 */
export function describeAt(index: GameIndex, path: string, offset: number): Description | undefined {
  const key = keyAt(index, path, offset);
  const found = index.occurrenceAt(path, offset);
  if (found !== undefined) {
    const more = key === undefined ? '' : `\n\n${key.text}`;
    return { at: found.at, text: `${describeSymbol(index, found.symbol)}${more}` };
  }
  return key ?? valueAt(index, path, offset) ?? sideAskedAt(index, path, offset);
}

/** What `team` means in `chosen by team of p`, where it is no name of a field. */
const SIDE_ASKED =
  '**team** (who is asked)\n\nThe player and all who are on the same side and still in: any of them may answer. In the options `you` is the player, whoever answers.';

/** The `team` of a question to a side. */
function sideAskedAt(index: GameIndex, path: string, offset: number): Description | undefined {
  const text = index.sources.files.find((file) => file.path === path)?.text ?? '';
  let found: Description | undefined;
  for (const tree of index.treesIn(path)) {
    walk(tree, (node) => {
      if ((node.kind !== 'choice' && node.kind !== 'menu') || !node.byTeam || node.by === null) return;
      const word = /team(?=\s+of\s*$)/.exec(text.slice(0, node.by.at.start));
      if (word === null) return;
      const at = { file: path, start: word.index, end: word.index + word[0].length };
      if (spanTouches(at, offset)) found = { at, text: SIDE_ASKED };
    });
  }
  return found;
}

/** What a symbol is, in Markdown. Never throws. */
export function describeSymbol(index: GameIndex, symbol: GameSymbol): string {
  const uses = index.occurrencesOf(symbol).filter(({ isDeclaration }) => !isDeclaration).length;
  const within = symbol.within === null ? '' : ` of ${symbol.within === 'player' ? 'each player' : symbol.within}`;
  const head = `**${symbol.name}** (${symbol.sort}${within})`;
  const used = symbol.at === null && symbol.sort !== 'rule' ? [] : [`Used ${uses} ${uses === 1 ? 'time' : 'times'}.`];
  return [head, ...linesOf(index, symbol), ...(symbol.sort === 'local' ? [] : used)].join('\n\n');
}

function linesOf(index: GameIndex, symbol: GameSymbol): readonly string[] {
  switch (symbol.sort) {
    case 'row':
      return rowLines(index, symbol.declaration as RowModel);
    case 'kind':
      return kindLines(symbol.declaration as KindModel);
    case 'zone':
      return zoneLines(symbol.declaration as ZoneModel);
    case 'field':
    case 'counter':
    case 'global':
      return fieldLines(symbol.declaration as FieldModel, index.model.team);
    case 'procedure':
      return [`\`\`\`text\n${headOf(symbol.declaration as Procedure)}\n\`\`\``];
    case 'definition':
      return [`\`\`\`text\n${definitionHead(symbol.declaration as Define)}\n\`\`\``];
    case 'verb':
      return verbLines(symbol.name);
    case 'window':
      return windowLines(symbol.declaration as WindowModel);
    case 'enum':
      return [`One of ${(symbol.declaration as EnumModel).values.map(({ name }) => `\`${name}\``).join(', ')}.`];
    case 'rule':
      return ruleLines(index, symbol);
    case 'local':
      return [`Here ${describe(symbol.type ?? ERROR)}.`];
    case 'reason':
      return [(symbol.declaration as { readonly text?: string }).text ?? ''];
    case 'printed value':
    case 'attribute':
    case 'option':
    case 'value':
      return symbol.type === null ? [] : [`It is ${describe(symbol.type)}.`];
    case 'word':
      return wordLines(symbol.name);
    case 'set':
    case 'variant':
    case 'function':
      return [];
  }
}

function rowLines({ model }: GameIndex, row: RowModel): readonly string[] {
  const printed = [...row.printed].flatMap(([name, value]) => {
    const type = row.kind.printed.find((one) => one.name === name)?.type;
    return type?.is === 'number' ? [`${name} ${value}`] : [];
  });
  const texts = languagesOf(model).map((lang) => {
    const text = cardText(row, model, wordsOf(model, lang));
    return text === '' ? '' : `${lang}: ${text.replaceAll('\n', '  \n')}`;
  });
  return [`“${row.title}”, a ${row.kind.name}`, printed.join(', '), ...texts].filter((line) => line !== '');
}

function kindLines({ title, folder, rows, parent }: KindModel): readonly string[] {
  const where = folder === null ? '' : `, in the folder \`${folder}\``;
  const of = parent === null ? '' : `, a sort of ${parent.name}`;
  return [`“${title}”${of}: ${rows.length} rows${where}.`];
}

function zoneLines({ title, holds, visible, order }: ZoneModel): readonly string[] {
  const what = holds.length === 0 ? 'anything' : holds.map(({ plural }) => plural).join(', ');
  const who = {
    all: 'everybody sees them',
    owner: 'the owner sees them',
    team: 'the side of the owner sees them',
    none: 'nobody sees them',
  }[visible];
  return [`“${title}”: a ${order} of ${what}; ${who}.`];
}

/** @param team the field that says on which side a player is, in a game with sides */
function fieldLines(field: FieldModel, team: FieldModel | null): readonly string[] {
  const { min, max, title, resetBy } = field;
  const range = [...(min === null ? [] : [`at least ${min}`]), ...(max === null ? [] : [`at most ${max}`])];
  const reset = resetBy === null ? [] : [`as it was when \`${resetBy}\` begins`];
  const parts = [describe(field.type), ...range, ...reset].join(', ');
  return [`“${title}” of ${ownerOf(field)}: ${parts}.`, ...(field === team ? sideLines(field) : [])];
}

/** What a side is, and which there are. */
function sideLines({ type }: FieldModel): readonly string[] {
  const inner = type.is === 'optional' ? type.of : type;
  const sides = inner.is === 'enum' ? inner.of.values.map(({ name }) => `\`${name}\``).join(', ') : '';
  return [
    `The side of a player: ${sides}. Players of one side win and lose together, \`partners\` are the others of it, and \`chosen by team of p\` asks any of them. Rules may set it.`,
  ];
}

function windowLines({ title, asks, repeats, of }: WindowModel): readonly string[] {
  const about = of === null ? '' : ` about a ${of}`;
  return [`“${title}”${about}: asks ${asks}${repeats ? ', again and again until all pass' : ''}.`];
}

function verbLines(name: string): readonly string[] {
  if (!isBuiltInVerb(name)) return [];
  const { usage, does } = BUILT_IN_VERBS[name];
  return [`\`\`\`text\n${usage}\n\`\`\``, does];
}

function wordLines(name: string): readonly string[] {
  return Object.entries(PLAYER_WORDS).flatMap(([word, meaning]) => (word === name ? [meaning] : []));
}

/** Most of a chapter that is told. */
const CHAPTER_MAX = 1200;

/** What the rulebook tells of a rule, and the files that name it. */
function ruleLines(index: GameIndex, symbol: GameSymbol): readonly string[] {
  const files = Map.groupBy(index.occurrencesOf(symbol), ({ at }) => at.file);
  return [...chapterLines(index, symbol.name), [...files.keys()].map((file) => `\`${file}\``).join(', ')];
}

/** The chapters that tell a rule: heading and paragraphs, of a long one the beginning. */
function chapterLines(index: GameIndex, rule: string): readonly string[] {
  const root = index.yamlOf(`${index.model.id}/rulebook.yaml`)?.root;
  const chapters = root?.kind === 'map' ? entryOfKey(root, 'chapters')?.value : undefined;
  if (chapters?.kind !== 'seq') return [];
  return chapters.items.flatMap((chapter) => {
    if (chapter.kind !== 'map' || !textsOf(entryOfKey(chapter, 'rules')?.value).includes(rule)) return [];
    const told = textsOf(entryOfKey(chapter, 'text')?.value).join('\n\n');
    const short = told.length > CHAPTER_MAX ? `${told.slice(0, told.lastIndexOf(' ', CHAPTER_MAX))} …` : told;
    return [`*${textsOf(entryOfKey(chapter, 'title')?.value).join('')}*`, short];
  });
}

/** The texts of a list, or of the one that stands in its place. */
function textsOf(node: YamlNode | undefined): readonly string[] {
  const items = node?.kind === 'seq' ? node.items : node === undefined ? [] : [node];
  return items.flatMap((item) => (item.kind === 'scalar' ? [item.text.trim()] : []));
}

/** The first line of a procedure, as it is written. Never throws. */
export function headOf(procedure: Procedure): string {
  const { name, gives, participle } = procedure;
  const past = participle === null ? '' : ` (${participle})`;
  const result = gives === null ? [] : [`giving ${typeWords(gives)}`];
  return [`to ${name}${past}`, ...slotsOf(procedure), ...result].join(' ');
}

/** The parts that a procedure or a function takes, as they are written. Never throws. */
export function slotsOf({ params }: Procedure | Define): readonly string[] {
  return params.map(({ label, type, name }) => `${label === null ? '' : `${label} `}${typeWords(type)} ${name}`);
}

function definitionHead(define: Define): string {
  const { name, params, gives } = define;
  const slots = slotsOf(define).join(', ');
  return `define ${name}${params.length === 0 ? '' : `(${slots})`}${gives === null ? '' : ` giving ${typeWords(gives)}`}`;
}

function typeWords({ name, optional, many }: Procedure['params'][number]['type']): string {
  return many ? `set of ${name}` : `${name}${optional ? '?' : ''}`;
}

/** The key of a YAML file at a place, with what its format says of it. */
function keyAt(index: GameIndex, path: string, offset: number): Description | undefined {
  const yaml = index.yamlOf(path);
  let described: Description | undefined;
  if (yaml !== undefined)
    visitYaml(yaml.root, yaml.schema, {
      key: ({ key, keySpan }, known) => {
        if (known !== null && spanTouches(keySpan, offset))
          described = { at: keySpan, text: describeYamlKey(key, known) };
      },
    });
  return described;
}

/** A word of a format that stands as a value, with its meaning: `visible: team`. */
function valueAt(index: GameIndex, path: string, offset: number): Description | undefined {
  const yaml = index.yamlOf(path);
  let described: Description | undefined;
  if (yaml !== undefined)
    visitYaml(yaml.root, yaml.schema, {
      scalar: ({ span, text }, schema) => {
        if (schema.is !== 'enumeration' || !Object.hasOwn(schema.values, text) || !spanTouches(span, offset)) return;
        described = { at: span, text: `**${text}**\n\n${schema.values[text]}` };
      },
    });
  return described;
}

/** What a key of a format is for, in Markdown. Never throws. */
export function describeYamlKey(key: string, { schema, description, example, need, defaultValue }: KeySchema): string {
  const otherwise = need === 'default' ? `, else \`${String(defaultValue)}\`` : '';
  const must = need === 'required' ? ', needed' : otherwise;
  const lines = [`**${key}**: ${describeSchema(schema)}${must}`, description, ...meanings(schema)];
  return [...lines, ...(example === undefined ? [] : [`\`\`\`yaml\n${key}: ${example}\n\`\`\``])].join('\n\n');
}

function meanings(schema: Schema): readonly string[] {
  if (schema.is !== 'enumeration') return [];
  return [
    Object.entries(schema.values)
      .map(([word, meaning]) => `- \`${word}\`: ${meaning}`)
      .join('\n'),
  ];
}
