// Messages about what is written and would never be done, or be done for players who are out.

import { defineTable, entry } from './define.ts';
import { listOf, quote } from './words.ts';

/** Messages about what is never done, or done for players who are out. */
export const checkReachEntries = defineTable('check', {
  'check/beside-play': entry({
    severity: 'error',
    title: 'Step beside `play in`',
    message: () => 'Nothing does this: of a card with `play in` only what stands below it is done.',
    notes: () => ['Move it below `play in`.'],
  }),
  'check/same-play': entry<{ window: string }>({
    severity: 'error',
    title: 'Two ways to play a card that nothing tells apart',
    message: ({ window }) => `This card has a \`play in ${window}\` already, and nothing says which of them is meant.`,
    notes: () => ['Give each an `if` of its own, or put `choose` with options below one `play in`.'],
  }),
  'check/same-option': entry<{ name: string }>({
    severity: 'error',
    title: 'Option that stands twice in a menu',
    message: ({ name }) => `This menu has ${quote(name)} already, so players could not tell them apart.`,
  }),
  'check/same-instead': entry<{ verb: string }>({
    severity: 'error',
    title: 'Replacement that never has its turn',
    message: ({ verb }) => `Another \`instead of\` always replaces ${quote(verb)} before this one.`,
    notes: () => ['Give the first an `if`, or let it `proceed`.'],
  }),
  'check/same-title': entry<{ title: string; kind: string; lang: string }>({
    severity: 'warning',
    title: 'Two rows with one title',
    message: ({ title, kind, lang }) =>
      `Another ${kind} is called ${quote(title)}${lang === 'en' ? '' : ` in ${quote(lang)}`}, too, and nothing printed on them differs.`,
    notes: () => ['Give one of them another title, so that players know which they choose.'],
  }),
  'check/untold-rule': entry<{ id: string }>({
    severity: 'warning',
    title: 'Rule that no chapter tells',
    message: ({ id }) => `No chapter of the rulebook tells the rule ${quote(id)}.`,
    notes: ({ id }) => [
      `Add ${quote(id)} to the \`rules\` of the chapter of rulebook.yaml that tells it, or cite the id of a rule that is told.`,
    ],
  }),
  'check/many-answers': entry<{ amount: number; most: number }>({
    severity: 'warning',
    title: 'Question with too many answers',
    message: ({ amount, most }) => `There are ${amount} answers here, and a question has at most ${most}.`,
    notes: () => ['A game that comes to it stops with an error. Let fewer be chosen from.'],
  }),
  'check/one-by-one': entry({
    severity: 'warning',
    title: 'Players who go out one after the other',
    message: () => 'Players go out one after the other here, so the last of them wins where all should lose.',
    notes: () => ['Write `eliminate each` with all of them.'],
  }),
  'check/asks-out': entry({
    severity: 'warning',
    title: 'Loop that asks players who are out',
    message: () => 'Players who are out are among these. They are not asked, but all else is done for them.',
    notes: () => ['Add `where still-in(it)`.'],
  }),
  'check/no-player': entry<{ word: string; row: string | null; name: string; turn: string | null }>({
    severity: 'error',
    title: 'Rule for a player where there is none',
    message: ({ word, row, name }) =>
      `${quote(word)} is for \`you\`, but here is no such player: ${
        row === null
          ? `${quote(name)} is only done by things that belong to no player`
          : `${quote(row)} belongs to no player, wherever a ${name} lies`
      }.`,
    notes: ({ turn }) => [
      `Say for whom it is done: ${turn === null ? '' : `${quote(`as ${turn}, …`)} or `}${quote('each player, …')}.`,
    ],
  }),
  'check/never-done': entry<{ why: NeverDone; name: string }>({
    severity: 'warning',
    title: 'Effect that no rule reaches',
    message: ({ why, name }) => `This is never done: ${NEVER_DONE[why](name)}.`,
  }),
  'check/never-in-play': entry<{ name: string; others: number; zones: readonly string[] }>({
    severity: 'warning',
    title: 'Things that are never in the game',
    message: ({ name, others }) =>
      others === 0
        ? `${quote(name)} is never in the game: it starts in no zone, and no rule names it.`
        : `${quote(name)} and ${others} more of this file are never in the game: they start in no zone, and no rule names them.`,
    notes: ({ zones }) => [
      zones.length === 0
        ? 'No zone holds such things: declare one, and write `starts:` with its name.'
        : `Write where it lies at first, \`starts: ${zones[0]}\`${zones.length === 1 ? '' : `; it can also lie in ${listOf(zones.slice(1))}`}.`,
      'A query finds what lies in a zone: not things that lie nowhere.',
    ],
  }),
});

/** Why a part of an effect is never done; `name` is a kind or a window. */
export type NeverDone = 'not-resolved' | 'not-in-force' | 'not-playable' | 'not-offered';

const NEVER_DONE: Readonly<Record<NeverDone, (name: string) => string>> = {
  'not-resolved': (kind) => `no rule says \`resolve\` of a ${kind}`,
  'not-in-force': (kind) => `no zone with \`in-force: true\` holds a ${kind}`,
  'not-playable': (kind) => `no zone with \`playable: true\` holds a ${kind}`,
  'not-offered': (window) => `no rule says \`offer ${window}\` or \`include ${window}\``,
};
