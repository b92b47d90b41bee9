import { defineTable, entry } from './define.ts';
import { listOf, quote } from './words.ts';

/** Missing words that are listed at most. */
const SHOWN = 40;

/** Every message about texts for players. */
export const explainTable = defineTable('explain', {
  'explain/text-disagrees': entry<{
    row: string;
    missing: readonly string[];
    extra: readonly string[];
    generated: string;
  }>({
    severity: 'warning',
    title: 'A card text that says something else than the effect',
    message: ({ row, missing, extra }) => {
      if (missing.length === 0)
        return `The text of ${quote(row)} speaks of ${listOf(extra, 'and')}, its effect does not`;
      if (extra.length === 0) return `The effect of ${quote(row)} has ${listOf(missing, 'and')}, its text does not`;
      return `The effect of ${quote(row)} has ${listOf(missing, 'and')}, its text says ${listOf(extra, 'and')}`;
    },
    notes: ({ generated }) => [
      ...(generated === '' ? [] : [`The effect says, in one sentence or more, "${generated.replaceAll('\n', ' ')}"`]),
      'Leave `text` out, and the text is made from the effect.',
    ],
  }),
  'explain/untranslated': entry<{ lang: string; missing: readonly string[] }>({
    severity: 'warning',
    title: 'A language that does not have all words of the game',
    message: ({ lang, missing }) =>
      missing.length === 1
        ? `One thing is said in English where the game is told in ${quote(lang)}: ${missing[0]}`
        : `${missing.length} things are said in English where the game is told in ${quote(lang)}`,
    notes: ({ missing }) => [
      ...missing.slice(0, SHOWN).map((one) => `missing: ${one}`),
      ...(missing.length > SHOWN ? [`... and ${missing.length - SHOWN} more`] : []),
      'While you are still writing, `draft: true` in the file keeps this quiet.',
    ],
  }),
});
