import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allFormats, editorSettings, formatPages, schemaFiles } from '../../../build-formats.ts';
import { readErrorPage } from '../../tooling/documents/error-page.ts';
import { compileText, readGames, TINY_GAME_ID, tinyGame } from '../../testing/index.ts';
import { createCollector } from '../../diagnostics/collector.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';
import { sourceSet } from '../../diagnostics/source/source-set.ts';
import { FORMATS, rowFormats, type Format } from './formats.ts';
import { LOAD_INPUT } from '../../load-input.ts';
import { RULES_KEYS } from '../../language/vocabulary/words.ts';
import type { Schema } from './schema.ts';
import { toJsonSchema, validate } from './schema.ts';
import { parseYaml } from './yaml.ts';
import { toPlain } from './yaml/node.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const tinySources = sourceSet([...tinyGame()].map(([path, text]) => sourceFile(path, text)));
const tinyFormats = [...FORMATS, ...rowFormats(tinySources, TINY_GAME_ID, LOAD_INPUT)];

function accepts(format: Format, path: string, text: string): string {
  const { root: node } = parseYaml(sourceFile(path, text)).value;
  const ajv = new Ajv2020({ strict: false });
  const check = ajv.compile(toJsonSchema(format.schema, { id: format.id, title: '', description: '' }));
  return check(node === undefined ? null : structuredClone(toPlain(node))) ? 'accepted' : ajv.errorsText(check.errors);
}

it('has a page for every format that says what the format says; `npm run generate` writes it', () => {
  for (const [path, text] of formatPages()) expect(read(path)).toBe(text);
});

it('shows a whole file of every format, and the small game takes it', () => {
  for (const { id } of FORMATS) {
    const { examples } = readErrorPage(read(`docs/formats/${id}.md`));
    const { diagnostics } = compileText(Object.fromEntries(examples.map(({ path, text }) => [path, text])));

    expect({ id, count: examples.length, wrong: diagnostics.map(({ message }) => message) }).toEqual({
      id,
      count: 1,
      wrong: [],
    });
  }
});

it('binds every format to its files in the editor; `npm run generate` writes it', () => {
  expect(read('.vscode/settings.json')).toBe(editorSettings(allFormats(`${root}/content`)));
});

it('describes every key of every format', () => {
  const texts = [...schemaFiles(tinyFormats).values()].join('');

  expect(texts).not.toContain('"description": ""');
});

it('accepts in the editor what the compiler accepts', () => {
  const format = (id: string): Format => tinyFormats.find((each) => each.id === id)!;
  const files = readGames(fileURLToPath(new URL('../../../test/games/tiny', import.meta.url)));
  const results = [...files].flatMap(([path, text]) => {
    if (path.endsWith('.rules')) return [];
    const kind = /(beast|trick|glade)s\//.exec(path)?.[1];
    const id = path.endsWith('game.yaml')
      ? 'game'
      : path.includes('scenarios')
        ? 'scenarios'
        : `${TINY_GAME_ID}/${kind}`;
    return [`${path} ${accepts(format(path.endsWith('.table.yaml') ? `${id}-table` : id), path, text)}`];
  });

  expect(results.filter((result) => !result.endsWith(' accepted'))).toEqual([]);
  expect(results.length).toBeGreaterThan(8);
});

it('refuses an unknown key of a row in the editor', () => {
  const beast = tinyFormats.find(({ id }) => id === `${TINY_GAME_ID}/beast`)!;

  expect(accepts(beast, 'a.yaml', 'might: 1\nmigt: 2')).not.toBe('accepted');
  expect(accepts(beast, 'a.yaml', 'might: 1\nmood: wild')).toBe('accepted');
  expect(accepts(beast, 'a.yaml', 'might: 1\nmood: angry')).not.toBe('accepted');
});

/** Keys of a schema under which statements of the language stand. */
function rulesKeysOf(schema: Schema, seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const objects = schema.is === 'object' ? [schema] : schema.is === 'tagged' ? Object.values(schema.cases) : [];
  const inner =
    schema.is === 'list' || schema.is === 'map'
      ? [schema.item]
      : schema.is === 'either'
        ? schema.choices
        : objects.flatMap(({ keys }) => Object.values(keys).map((key) => key.schema));
  const own = objects.flatMap(({ keys }) =>
    Object.entries(keys).flatMap(([key, { schema: of }]) => (of.is === 'rules' ? [key] : [])),
  );
  return [...own, ...inner.flatMap((one) => rulesKeysOf(one, seen))];
}

it('names every key under which statements stand to those who colour a text', () => {
  expect([...new Set(tinyFormats.flatMap(({ schema }) => rulesKeysOf(schema)))].toSorted()).toEqual(RULES_KEYS);
});

/** Files of the tiny game, each with the format that it has. */
function tinyDocuments(): readonly (readonly [path: string, text: string, format: Format])[] {
  return [...tinyGame()].flatMap(([path, text]) => {
    const kind = /(beast|trick|glade)s\/[^/]*$/.exec(path)?.[1];
    const own = path.endsWith('.table.yaml') ? `${kind}-table` : kind;
    const id = path.endsWith('game.yaml') ? 'game' : `${TINY_GAME_ID}/${own}`;
    const format = path.endsWith('.yaml') ? tinyFormats.find((one) => one.id === id) : undefined;
    return format === undefined ? [] : [[path, text, format] as const];
  });
}

const SLIPS = ['', 'true', '1.5', '[1, 2]', '{a: b}', 'yes', '-1', '99999999999', '"x"', 'A b', '~'];

/** A line is left out, doubled somewhere else, gets a misspelt key or another value. */
function damaged(text: string, at: number, how: number, other: number): string {
  const lines = text.split('\n');
  const index = at % lines.length;
  const line = lines[index]!;
  const changes = [
    () => lines.toSpliced(index, 1),
    () => lines.toSpliced(other % lines.length, 0, line),
    () => lines.with(index, line.replace(/([a-z-]+)[a-z]:/, '$1:')),
    () => lines.with(index, line.replace(/: (.*)$/, `: ${SLIPS[other % SLIPS.length]}`)),
  ];
  return changes[how]!().join('\n');
}

it('refuses in the editor what the validator refuses, and nothing else, when files are damaged', () => {
  const documents = tinyDocuments();
  const checks = new Map(
    tinyFormats.map(({ id, schema }) => [
      id,
      new Ajv2020({ strict: false }).compile(toJsonSchema(schema, { id, title: '', description: '' })),
    ]),
  );
  const change = fc.tuple(fc.nat(documents.length - 1), fc.nat(10_000), fc.nat(3), fc.nat(10_000));
  const verdicts = new Set<boolean>();

  const agree = ([which, at, how, other]: readonly [number, number, number, number]): void => {
    const [path, text, format] = documents[which]!;
    const file = sourceFile(path, damaged(text, at, how, other));
    const { root: node, sound } = parseYaml(file).value;
    if (node === undefined || !sound) return;
    const collector = createCollector();
    validate(format.schema, node, file, collector.report, 'file');
    const isRefused = collector.hasErrors();
    verdicts.add(isRefused);
    expect([checks.get(format.id)!(structuredClone(toPlain(node))), file.text]).toEqual([!isRefused, file.text]);
  };

  fc.assert(fc.property(change, agree), { seed: 1, numRuns: 400 });
  expect(verdicts.size).toBe(2);
});
