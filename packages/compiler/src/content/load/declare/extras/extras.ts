// Files that the rules do not need: how the table looks, what players read, other languages. Passed
// on as plain JSON.

import { wordTable } from '@undercroft/contract';
import type { LessonWords } from '../../../model/lessons.ts';
import type { GameContent, LocaleModel } from '../../../model/model.ts';
import { readDocument } from '../../document.ts';
import type { ObjectSchema } from '../../schema.ts';
import { localeSchema } from '../../schemas/locale.ts';
import { rulebookSchema } from '../../schemas/rulebook.ts';
import { tableSchema } from '../../schemas/table.ts';
import { trainedSchema } from '../../schemas/trained.ts';
import type { GameFiles } from '../../paths.ts';
import { entriesAt, mapOf, nodeAt, scalarAt, scalarsAt, textAt } from '../../read.ts';
import { toPlain, type YamlMap } from '../../yaml/node.ts';
import type { LoadContext } from '../common/context.ts';
import { readRuleIds } from '../things/rows.ts';
import { checkLanguageTag } from './language-tag.ts';
import { checkLocale, type GameParts } from './locale-references.ts';
import { checkDrama } from './table-drama.ts';
import { checkTableReferences } from './table-references.ts';
import { checkTrained } from './trained.ts';
import { readWords } from './texts.ts';

/**
 * Reads table.yaml, rulebook.yaml, trained.yaml and the locales.
 *
 * @param game  everything else, which these files may speak of
 * @returns `extras` holds them as plain JSON: `table`, `rulebook`, `trained`, and `locale` by
 *   language; what is not there is left out
 * @throws      never
 */
export function readExtras(
  context: LoadContext,
  files: GameFiles,
  game: GameParts,
): Required<Pick<GameContent, 'extras' | 'locales'>> {
  const extras: Record<string, unknown> = {};
  const table = readFile(context, files.table, tableSchema);
  if (table !== undefined) {
    checkTableReferences(context, table, game);
    checkDrama(context, table, game);
    extras['table'] = plainOf(table);
  }
  const rulebook = readFile(context, files.rulebook, rulebookSchema);
  if (rulebook !== undefined) {
    checkRulebook(context, rulebook);
    extras['rulebook'] = plainOf(rulebook);
  }
  const trained = readFile(context, files.trained, trainedSchema);
  if (trained !== undefined) {
    checkTrained(context, trained, game);
    extras['trained'] = plainOf(trained);
  }
  const locales = new Map<string, LocaleModel>();
  const plain = new Map<string, unknown>();
  for (const path of files.locales) {
    const root = readFile(context, path, localeSchema);
    if (root === undefined) continue;
    const lang = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
    checkLanguageTag(context, path, lang);
    checkLocale(context, root, game, table);
    locales.set(lang, localeOf(lang, root));
    plain.set(lang, plainOf(root));
  }
  for (const path of files.rulebooks) {
    const root = readFile(context, path, rulebookSchema);
    if (root === undefined) continue;
    const lang = path.slice(path.indexOf('/rulebook.') + '/rulebook.'.length, -'.yaml'.length);
    checkLanguageTag(context, path, lang);
    checkRulebook(context, root);
    locales.set(lang, { ...(locales.get(lang) ?? emptyLocale(lang)), rulebook: plainOf(root) });
  }
  if (locales.size > 0) extras['locale'] = wordTable(Object.fromEntries(plain));
  return { extras, locales };
}

/**
 * By root: a file that an edit has left alone keeps its tree, and so what it is as plain values.
 */
const plains = new WeakMap<YamlMap, unknown>();

function plainOf(root: YamlMap): unknown {
  const plain = plains.get(root) ?? toPlain(root);
  plains.set(root, plain);
  return plain;
}

function readFile(context: LoadContext, path: string | undefined, schema: ObjectSchema): YamlMap | undefined {
  return path === undefined ? undefined : readDocument(context, path, schema);
}

const NONE: Readonly<Record<string, never>> = wordTable({});

function emptyLocale(lang: string): LocaleModel {
  return { lang, titles: NONE, texts: NONE, phrases: NONE, prompts: NONE, words: NONE };
}

function lessonWords(root: YamlMap): Readonly<Record<string, LessonWords>> {
  return wordTable(
    Object.fromEntries(
      entriesAt(root, 'lessons').map(({ key, value }) => {
        const lesson = mapOf(value);
        const [title, text] = [textAt(lesson, 'title'), textAt(lesson, 'text')];
        return [
          key,
          {
            ...(title === null ? {} : { title }),
            ...(text === null ? {} : { text }),
            say: textsAt(lesson, 'say'),
          },
        ];
      }),
    ),
  );
}

function textsAt(map: YamlMap | undefined, key: string): Record<string, string> {
  return wordTable(
    Object.fromEntries(
      entriesAt(map, key).flatMap((entry) =>
        entry.value.kind === 'scalar' ? [[entry.key, entry.value.text] as const] : [],
      ),
    ),
  );
}

function localeOf(lang: string, root: YamlMap): LocaleModel {
  const texts = (key: string): Record<string, string> => textsAt(root, key);
  const name = scalarAt(root, 'title');
  return {
    lang,
    ...(name === undefined ? {} : { title: name.text }),
    draft: scalarAt(root, 'draft')?.text === 'true',
    titles: texts('titles'),
    texts: texts('texts'),
    flavours: texts('flavours'),
    table: texts('table'),
    phrases: texts('phrases'),
    prompts: texts('prompts'),
    lessons: lessonWords(root),
    words: readWords(root),
  };
}

function checkRulebook(context: LoadContext, rulebook: YamlMap): void {
  checkExplained(context, rulebook);
  const seen = new Set<string>();
  const chapters = nodeAt(rulebook, 'chapters');
  for (const chapter of chapters?.kind === 'seq' ? chapters.items : []) {
    if (chapter.kind !== 'map') continue;
    const id = scalarAt(chapter, 'id');
    if (id !== undefined && seen.has(id.text)) context.report('load/duplicate-chapter', id.span, { id: id.text });
    if (id !== undefined) seen.add(id.text);
    readRuleIds(context, scalarsAt(chapter, 'rules'));
  }
}

/** No word is explained twice, in any of its forms. */
function checkExplained(context: LoadContext, rulebook: YamlMap): void {
  const seen = new Set<string>();
  const words = nodeAt(rulebook, 'words');
  for (const entry of words?.kind === 'seq' ? words.items : [])
    for (const form of entry.kind === 'map' ? scalarsAt(entry, 'word') : []) {
      const word = form.text.toLowerCase();
      if (seen.has(word)) context.report('load/duplicate-word', form.span, { word: form.text });
      seen.add(word);
    }
}
