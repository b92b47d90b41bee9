/** One card in full. */
import { ownOf } from '@undercroft/contract';
import type { RowMeta } from '@undercroft/contract';
import { filled, valueLabel } from '@undercroft/engine';
import { nearestName, plainWords } from '@undercroft/scenario';
import { glossaryOf } from '@undercroft/view';
import type { BoardStyle } from './thing-words.ts';
import { paintedText } from './marks.ts';
import { wrap } from '../terminal.ts';

/** The card that a word means: by name, by title, or by the beginning of either. */
export function inspectText(style: BoardStyle, word: string): string {
  const { meta } = style;
  const wanted = plainWords(word);
  const row =
    meta.rows.find(({ name, title }) => plainWords(name) === wanted || plainWords(title) === wanted) ??
    meta.rows.find(({ name, title }) => plainWords(name).startsWith(wanted) || plainWords(title).startsWith(wanted));
  if (row !== undefined && wanted !== '') return rowText(style, row);
  const near = nearestName(
    word,
    meta.rows.map(({ title }) => title),
  );
  const { noCard, nearHint } = style.words;
  return `${filled(noCard, { word, near: near === undefined ? '' : filled(nearHint, { name: near }) })}\n`;
}

function rowText(style: BoardStyle, row: RowMeta): string {
  const { meta, paint, width, words } = style;
  const kind = meta.kinds[row.kind]!;
  const printed = kind.printed
    .filter(({ name }) => ownOf(row.printed, name) !== undefined)
    .filter(({ name, type }) => type.optional !== true || ownOf(row.printed, name) !== -1)
    .map(
      ({ name, title, type }) => `${title === '' ? name : title} ${valueLabel(meta, type, ownOf(row.printed, name)!)}`,
    );
  const count = row.end - row.first;
  const lines = [
    `${paint('bold', row.title)}  ${paint('dim', `${kind.title}${count > 1 ? `, ${filled(words.ofThem, { n: count })}` : ''}`)}`,
  ];
  const plural = new Intl.PluralRules(meta.lang ?? 'en');
  const glossary = glossaryOf(meta, (n) => plural.select(n) === 'one');
  if (printed.length > 0) lines.push(`  ${printed.join('  ')}`);
  for (const paragraph of row.text.split('\n').filter((text) => text !== '')) {
    lines.push(`  ${wrap(paintedText(glossary, paragraph, paint), Math.min(width, 90) - 2, '  ')}`);
  }
  if (row.flavour !== null) lines.push(`  ${paint('dim', row.flavour)}`);
  if (row.tags.length > 0) lines.push(paint('dim', `  ${row.tags.join(' ')}`));
  const place = `${meta.files[row.file] ?? ''}:${row.line}`;
  lines.push(paint('dim', `  ${[place, ...row.rules].join('  ')}`));
  return `${lines.join('\n')}\n`;
}
