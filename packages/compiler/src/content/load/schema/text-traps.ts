// Texts that are read as their author wrote them here, but not by every reader, or not as far as
// their author thinks.

import type { Report } from '../../../diagnostics/collector.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { span } from '../../../diagnostics/source/span.ts';
import type { YamlScalar } from '../yaml/node.ts';
import { quoteYaml } from '../yaml/quoting.ts';

const YES_NO = /^(?:y|yes|n|no|on|off)$/i;
const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt ][\d:. ]+.*)?$/;
const SEXAGESIMAL = /^[-+]?[1-9]\d*(?::[0-5]?\d)+$/;
const SECONDS_PER_STEP = 60;

/**
 * Warns of a plain text that YAML 1.1 reads as a flag, a date or a number: other tools that read
 * the file would see something else.
 *
 * @param scalar  plain, with a text value
 * @throws        never
 */
export function checkAmbiguousText(scalar: YamlScalar, report: Report): void {
  const { text, span: place } = scalar;
  const extra = { edits: [{ span: place, text: quoteYaml(text) }] };
  if (YES_NO.test(text)) report('load/yes-no-text', place, { written: text }, extra);
  else if (DATE.test(text)) report('load/date-text', place, { written: text }, extra);
  else if (SEXAGESIMAL.test(text)) {
    const seconds = text.split(':').reduce((sum, part) => sum * SECONDS_PER_STEP + Number(part), 0);
    report('load/sexagesimal-text', place, { written: text, seconds }, extra);
  }
}

/**
 * Warns of a comment that may have been meant as part of a plain text. Behind a rule every comment
 * is one; behind other texts only `#3` without a space, because `# why` is how comments look.
 *
 * @param what  name of the text; undefined for a rule
 * @throws      never
 */
export function checkComment(file: SourceFile, scalar: YamlScalar, what: string | undefined, report: Report): void {
  const { start, end } = scalar.span;
  const lineEnd = file.text.indexOf('\n', end);
  const rest = file.text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  const comment = /^[ \t]+(#.*?)[ \t\r]*$/.exec(rest)?.[1];
  if (comment === undefined) return;
  const from = end + rest.indexOf('#');
  const place = span(file.path, from, from + comment.length);
  if (what === undefined) {
    report('load/comment-after-rule', place, {});
  } else if (/^#\w/.test(comment)) {
    const whole = span(file.path, start, from + comment.length);
    const written = file.text.slice(whole.start, whole.end);
    const edits = written.includes('\n') ? [] : [{ span: whole, text: quoteYaml(written) }];
    report('load/comment-cuts-text', place, { what }, { edits });
  }
}

const SMART_QUOTES: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['‚', '‘'],
  ['«', '»'],
  ['»', '«'],
  ['”', '”'],
  ['’', '’'],
]);

/**
 * Warns of typographic quotes around a whole plain text: they were meant as quotes of YAML.
 *
 * @throws never
 */
export function checkSmartQuotes(scalar: YamlScalar, report: Report): void {
  const { text, style, span: place } = scalar;
  const open = text.slice(0, 1);
  const close = SMART_QUOTES.get(open);
  if (style !== 'plain' || close === undefined || text.length < 2) return;
  const last = text.at(-1);
  if (last !== close && !(open === '„' && last === '”')) return;
  const edits = text.includes('\n') ? [] : [{ span: place, text: quoteYaml(text.slice(1, -1)) }];
  report('load/smart-quotes', place, { open }, { edits });
}
