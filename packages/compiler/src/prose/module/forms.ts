/** Titles of rows in the forms that sentences ask for: behind articles, and of one alone. */
import type { RowMeta } from '@undercroft/contract';
import { isKindOf } from '../../language/resolve/collect.ts';
import { namingField } from '../../content/model/copies.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { capital, fill } from '../wording/inflect.ts';
import { declared, oneOf, rowNoun } from '../wording/words.ts';
import type { InAll } from './in-all.ts';

/** A slot with an article, in a case where the language has cases: `{u:a}`, `{u:the-acc}`. */
const ARTICLE = /:((?:a|the)(?:-[a-z]+)?)\}/g;

/** The articles that slots in sentences of the log have, by language. */
export function articlesIn({ phrases, locales }: GameModel): ReadonlyMap<string, readonly string[]> {
  const sentences: [string, readonly string[]][] = [['en', [...phrases.values()].map(({ text }) => text)]];
  for (const [lang, locale] of locales ?? [])
    sentences.push([lang, [...Object.values(locale.phrases), ...Object.values(locale.prompts)]]);
  return new Map(
    sentences.map(([lang, texts]) => [
      lang,
      [...new Set(texts.flatMap((text) => [...text.matchAll(ARTICLE)].map(([, article = '']) => article)))].toSorted(),
    ]),
  );
}

/** A row as it stands behind articles; empty in a language whose sentences do not ask. */
function formsOf(all: InAll, row: RowModel, asked: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  const used = [...new Set([...asked.values()].flat())].toSorted();
  return Object.fromEntries(
    used.map((article) => [
      article,
      all.text((words) => {
        if (asked.get(words.lang)?.includes(article) !== true) return '';
        const isGendered = words.locale.classes.length > 0;
        // A name without a gender stands without an article: "Menace 3".
        if (isGendered && declared(words, 'nouns', row.name, 'gender') === null)
          return words.titles[row.name] ?? row.title;
        const noun = rowNoun(words, row);
        return fill(words.locale, `{x:${article.replace('-', ':')}}`, { x: oneOf(noun) });
      }),
    ]),
  );
}

/** The title of a row in all its forms. */
export function formsMeta(
  all: InAll,
  row: RowModel,
  articles: ReadonlyMap<string, readonly string[]>,
): Pick<RowMeta, 'forms'> {
  const { model } = all;
  const isAsked = [...articles.values()].some(({ length }) => length > 0);
  const stands = model.kinds.some((kind) => {
    const naming = namingField(kind)?.type;
    const type = naming?.is === 'optional' ? naming.of : naming;
    return type?.is === 'thing' && type.of !== null && isKindOf(row.kind, type.of);
  });
  const alone = all.words.some((words) => declared(words, 'nouns', row.name, 'one', true) !== null);
  const one = stands && alone ? all.text((words) => capital(rowNoun(words, row).one)) : null;
  if (!isAsked && one === null) return {};
  return { forms: { ...(isAsked ? formsOf(all, row, articles) : {}), ...(one === null ? {} : { one }) } };
}
