// What the layout pass found: tabs, indentation that fits no line, brackets that are never closed.

import type { LayoutProblem } from './layout.ts';
import type { ParsedText } from './parsed-text.ts';

/** Brackets that are told of in one text; after the first the rest is guesswork. */
const BRACKET_COUNT_MAX = 3;
const SPACES_PER_TAB = 2;

/** Reports what the layout pass found. Never throws. */
export function reportLayout(text: ParsedText): void {
  let brackets = 0;
  for (const problem of text.layout.problems) {
    if (problem.code === 'unclosed' && ++brackets > BRACKET_COUNT_MAX) continue;
    reportProblem(text, problem);
  }
}

function reportProblem(
  { source, report, placeOfSource }: ParsedText,
  { code, start, end, levels }: LayoutProblem,
): void {
  const at = placeOfSource(start, end);
  const written = source.text.slice(start, end);
  switch (code) {
    case 'tab': {
      const spaces = written.replaceAll('\t', ' '.repeat(SPACES_PER_TAB));
      report('parse/tab', at, {}, { edits: [{ span: at, text: spaces }] });
      break;
    }
    case 'indent':
      report('parse/indent', at, { found: end - start, levels: levels ?? [] });
      break;
    case 'unclosed':
      report('parse/unclosed', at, { bracket: written });
      break;
    case 'private-use':
      report('parse/private-use', at, {}, { edits: [{ span: at, text: '' }] });
      break;
  }
}
