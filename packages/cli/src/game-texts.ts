/** Everything that players of a game read, in one language: for translators, and to read aloud. */
import { languagesOf, localise, tagAmong, type GameMeta } from '@undercroft/contract';
import { UsageError } from './failure.ts';
import { painter, type Terminal } from './terminal.ts';

/** A game in the language that was asked for. @throws UsageError when it does not have it */
export function metaIn(meta: GameMeta, lang: string): GameMeta {
  const known = languagesOf(meta);
  const tag = tagAmong(known, lang);
  if (tag === undefined) {
    throw new UsageError(`${meta.id} is not told in \`${lang}\`; its languages: ${known.join(', ')}`);
  }
  return localise(meta, tag);
}

/** Cards, questions, reasons and sentences of the log, in this order. */
export function gameTexts(terminal: Terminal, meta: GameMeta): string {
  const paint = painter(terminal.outColour);
  const head = (text: string): string => `\n${paint('bold', text)}\n`;
  const cards = meta.rows
    .filter(({ spot }) => spot === undefined)
    .map(({ kind, text, title }) => {
      const lines = text === '' ? [] : text.split('\n').map((line) => `    ${line}`);
      return [`${title} (${meta.kinds[kind]?.title ?? ''})`, ...lines].join('\n');
    });
  const asks = meta.asks.map(({ entries, none, prompt }) =>
    [prompt, ...entries.map(({ label }) => `    ${label}`), ...(none === null ? [] : [`    ${none}`])].join('\n'),
  );
  const sentences = meta.events.flatMap(({ text }) => (text === null ? [] : [text]));
  return [
    `${paint('bold', meta.title)}\n`,
    head('Cards'),
    ...distinct(cards),
    head('Questions'),
    ...distinct(asks),
    head('Why not'),
    ...distinct(meta.reasons.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1))),
    head('Log'),
    ...distinct([...sentences, ...meta.endings.map(({ text }) => text)]),
    '',
  ].join('\n');
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
