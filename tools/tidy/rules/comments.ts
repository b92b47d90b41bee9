/** How comments are written: wrapped at 100 columns, and with their actor named. */
import { lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

const WIDTH = 100;
/** Each says less than the name of the actor would: the compiler, the caller, this player. */
const VAGUE = /\b(whoever|nobody|somebody)\b/i;
/** A line that is a comment as a whole. */
const COMMENT = /^[ \t]*(?:\/\/|\/?\*)[^\n]*/gm;
/** A single long word such as an address, and what lint reads as one line. */
const CANNOT_WRAP = /^\s*(?:(?:\/\/|\/?\*+) ?\S+|\/\/ oxlint-disable.*)$/;
const CODE = /\.(?:ts|js|mjs)$/;

function findingsIn({ path, text }: TextFile): Finding[] {
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const found = (message: string): Finding => ({ rule: 'comment', path, line: lineAt(text, index), message });
    const [vague] = VAGUE.exec(comment) ?? [];
    return [
      ...(comment.length > WIDTH && !CANNOT_WRAP.test(comment)
        ? [found(`${comment.length} columns: wrap it at ${WIDTH}`)]
        : []),
      ...(vague === undefined ? [] : [found(`"${vague}" hides who it is: name the player, the caller, the compiler`)]),
    ];
  });
}

/** Comments that are too wide, or that do not say who does something. */
export const comments: Rule = (files) => files.filter(({ path }) => CODE.test(path)).flatMap(findingsIn);
