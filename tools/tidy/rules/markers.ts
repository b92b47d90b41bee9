import { lineAt, type Rule } from '../rule.ts';

// Each word with one letter in brackets, so that this file does not report itself.
const marker = /\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/g;

/** What a merge leaves where two changes meet, also as a formatter of Markdown has laid it out. */
const conflict = /^(?:<{7} |>{7} |(?:> ){7}|={7}$|\| ={7} )/gm;

/** Notes to come back later: either it is done, or it is written down where work is planned. */
export const markers: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(marker)].map((match) => ({
      rule: 'marker',
      path,
      line: lineAt(text, match.index),
      message: `${match[0]}: do it, or say plainly what is not supported`,
    })),
  );

/** Merge conflict markers that were left in a text. */
export const conflicts: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(conflict)].map((match) => ({
      rule: 'conflict',
      path,
      line: lineAt(text, match.index),
      message: 'the mark of a merge: keep what both changes meant, and remove it',
    })),
  );
