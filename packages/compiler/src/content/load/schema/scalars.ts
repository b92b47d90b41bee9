// Checks of single values, and of what YAML makes of them against the author's intention.

import type { Report } from '../../../diagnostics/collector.ts';
import type { Edit } from '../../../diagnostics/diagnostic.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { quote } from '../../../diagnostics/table/words.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { span, type Span } from '../../../diagnostics/source/span.ts';
import { describeNode, type YamlNode, type YamlScalar } from '../yaml/node.ts';
import { quoteYaml } from '../yaml/quoting.ts';
import { describeSchema, ID_PATTERN, toId } from './describe.ts';
import { INTEGER_MAX, INTEGER_MIN } from './build.ts';
import type {
  EnumerationSchema,
  FlagSchema,
  IdSchema,
  IntegerSchema,
  LanguageSchema,
  LanguageText,
  Located,
  Schema,
  TextSchema,
} from './kinds.ts';
import { otherShape } from './other-shape.ts';
import { checkAmbiguousText, checkComment, checkSmartQuotes } from './text-traps.ts';

/** What a check works with. */
export interface CheckContext {
  readonly file: SourceFile;
  readonly report: Report;
  /** Name of the value for messages: its key, or what the file is. */
  readonly what: string;
  /** names of all icons; null = unknown */
  readonly icons: ReadonlySet<string> | null;
}

const TRUE_WORDS = new Set(['yes', 'y', 'on', 'true']);
const FALSE_WORDS = new Set(['no', 'n', 'off', 'false']);
const SEPARATED_NUMBER = /^[-+]?(?:\d{1,3}(?:[,_' ]\d{3})+|\d+[,;])$/;
const COMMENT_LENGTH_MAX = 400;
const LEADING_ZERO = /^[-+]?0\d+$/;

/** Reports that a node is something else than a schema expects; always gives undefined. */
export function reportWrongType(context: CheckContext, schema: Schema, node: YamlNode): undefined {
  const { report, what } = context;
  const expected = describeSchema(schema);
  if (node.kind === 'scalar' && node.value === null && node.style !== 'double' && node.style !== 'single') {
    const comment = node.text === '' ? commentBehind(context.file, node.span.start) : undefined;
    const extra = comment === undefined ? {} : { edits: [{ span: comment.place, text: quoteYaml(comment.text) }] };
    report('load/empty-value', node.span, { what, expected, written: node.text, comment: comment?.text }, extra);
  } else {
    const [title, edits] = otherShape(context.file, schema, node) ?? [undefined, []];
    const found = describeNode(node);
    report('load/wrong-type', headOf(context.file, node), { what, expected, found, fixTitle: title }, { edits });
  }
  return undefined;
}

/** `text: #3 is red`: a comment that looks like the value that is missing. */
function commentBehind({ path, text }: SourceFile, at: number): { text: string; place: Span } | undefined {
  const match = /^([ \t]+)(#[^\s#][^\r\n]*)/.exec(text.slice(at, at + COMMENT_LENGTH_MAX));
  if (match === null) return undefined;
  const [, gap = '', rest = ''] = match;
  const comment = rest.trimEnd();
  const start = at + gap.length;
  return { text: comment, place: span(path, start, start + comment.length) };
}

/** The first line of a node: underlining a whole list or map would bury what is wrong. */
function headOf({ path, text }: SourceFile, node: YamlNode): YamlNode['span'] {
  const { start, end } = node.span;
  const lineEnd = text.slice(start, end).search(/\r?\n/);
  return lineEnd < 0 ? node.span : span(path, start, start + lineEnd);
}

function isPlain(node: YamlScalar): boolean {
  return node.style === 'plain';
}

function quoteEdit(node: YamlScalar): readonly Edit[] {
  return node.text.includes('\n') ? [] : [{ span: node.span, text: quoteYaml(node.text) }];
}

/**
 * `- when played: gain 1` is a map where a text belongs. Gives false when it is none of that sort.
 */
function reportSplitText({ file, report }: CheckContext, node: YamlNode): boolean {
  if (node.kind !== 'map' || node.entries.length !== 1 || file.text[node.span.start] === '{') return false;
  const [entry] = node.entries;
  const written = file.text.slice(node.span.start, node.span.end);
  const isLine = entry?.value.kind === 'scalar' && entry.value.style === 'plain' && !/[\n"]/.test(written);
  const colon = isLine ? file.text.indexOf(':', entry.keySpan.end) : -1;
  if (colon < 0) return false;
  const edits = [{ span: node.span, text: quoteYaml(written) }];
  report('load/colon-in-text', span(file.path, colon, colon + 1), {}, { edits });
  return true;
}

/** The scalar as a text; a number, a flag or nothing is reported. */
function asText(context: CheckContext, schema: Schema, node: YamlNode): YamlScalar | undefined {
  if (node.kind !== 'scalar' || node.value === null) {
    return reportSplitText(context, node) ? undefined : reportWrongType(context, schema, node);
  }
  const { report, what } = context;
  const extra = { edits: quoteEdit(node) };
  if (typeof node.value === 'number') {
    const read = Object.is(node.value, -0) ? '-0' : String(node.value);
    report('load/number-for-text', node.span, { what, written: node.text, read }, extra);
    return undefined;
  }
  if (typeof node.value === 'boolean') {
    report('load/flag-for-text', node.span, { what, written: node.text }, extra);
    return undefined;
  }
  return node;
}

export function checkText(context: CheckContext, schema: TextSchema, node: YamlNode): Located<string> | undefined {
  const scalar = asText(context, schema, node);
  if (scalar === undefined) return undefined;
  const { report, what, file } = context;
  const { text } = scalar;
  if (text.trim() === '' && !schema.allowEmpty) {
    report('load/empty-text', scalar.span, { what });
    return undefined;
  }
  if (text.length > schema.lengthMax) {
    report('load/text-too-long', scalar.span, { what, length: text.length, lengthMax: schema.lengthMax });
    return undefined;
  }
  if (schema.form !== undefined && !schema.form.pattern.test(text)) {
    report('load/wrong-type', scalar.span, { what, expected: schema.form.words, found: quote(text) });
    return undefined;
  }
  if (schema.names === 'icon' && context.icons?.has(text) === false) reportIcon(context, scalar, context.icons);
  if (isPlain(scalar)) {
    checkAmbiguousText(scalar, report);
    checkComment(file, scalar, what, report);
  }
  checkSmartQuotes(scalar, report);
  return { value: text, span: scalar.span };
}

function reportIcon({ report }: CheckContext, icon: YamlScalar, icons: ReadonlySet<string>): void {
  const near = suggest(icon.text, [...icons]);
  const edits = near.length === 1 ? [{ span: icon.span, text: near[0] ?? '' }] : [];
  report('load/unknown-icon', icon.span, { name: icon.text, near }, { edits });
}

export function checkId(context: CheckContext, schema: IdSchema, node: YamlNode): Located<string> | undefined {
  const scalar = asText(context, schema, node);
  if (scalar === undefined) return undefined;
  const { what, report } = context;
  if (!ID_PATTERN.test(scalar.text)) {
    reportBadId(report, what, scalar.text, scalar.span);
    return undefined;
  }
  if (isPlain(scalar)) checkAmbiguousText(scalar, report);
  return { value: scalar.text, span: scalar.span };
}

/** Reports a text that is no id, with the id that it could be. */
export function reportBadId(report: Report, what: string, found: string, place: YamlNode['span']): void {
  const suggestion = toId(found);
  const edits = suggestion === undefined ? [] : [{ span: place, text: suggestion }];
  report('load/bad-id', place, { what, found, suggestion }, { edits });
}

export function checkEnumeration(
  context: CheckContext,
  schema: EnumerationSchema,
  node: YamlNode,
): Located<string> | undefined {
  const isWord = node.kind === 'scalar' && Object.hasOwn(schema.values, node.text);
  if (isWord || node.kind !== 'scalar' || node.value === null) {
    const scalar = asText(context, schema, node);
    return scalar === undefined ? undefined : { value: scalar.text, span: scalar.span };
  }
  const allowed = Object.keys(schema.values);
  const near = suggest(node.text.trim(), allowed);
  const edits = near.length === 1 ? [{ span: node.span, text: near[0] ?? '' }] : [];
  const { listedAt } = schema;
  const related = listedAt === undefined ? [] : [{ message: 'the possible values are listed here', span: listedAt }];
  const args = { what: context.what, found: node.text, near, allowed };
  context.report('load/not-one-of', node.span, args, { edits, related });
  return undefined;
}

export function checkInteger(
  context: CheckContext,
  schema: IntegerSchema,
  node: YamlNode,
): Located<number> | undefined {
  if (node.kind !== 'scalar') return reportWrongType(context, schema, node);
  const { report, what } = context;
  const { value, text, span: place } = node;
  if (typeof value === 'string') return checkNumberText(context, schema, node);
  if (typeof value !== 'number' || !Number.isInteger(value)) return reportWrongType(context, schema, node);
  if (value < schema.min || value > schema.max) {
    const min = schema.min === INTEGER_MIN && value > schema.max ? undefined : schema.min;
    const max = schema.max === INTEGER_MAX && value < schema.min ? undefined : schema.max;
    report('load/out-of-range', place, { what, found: text, min, max });
    return undefined;
  }
  if (LEADING_ZERO.test(text)) {
    const edits = [{ span: place, text: String(value) }];
    report('load/leading-zero', place, { written: text, read: String(value) }, { edits });
  }
  return { value: value + 0, span: place };
}

/** A number that YAML took for a text: it has separators or stands in quotes. */
function checkNumberText(context: CheckContext, schema: IntegerSchema, node: YamlScalar): undefined {
  const { report, what } = context;
  const written = node.text.trim();
  if (isPlain(node) && SEPARATED_NUMBER.test(written)) {
    const meant = written.replaceAll(/[,;_' ]/g, '');
    const edits = [{ span: node.span, text: meant }];
    report('load/number-format', node.span, { what, written, meant }, { edits });
    return undefined;
  }
  if (!isPlain(node) && /^[-+]?\d+$/.test(written)) return reportQuoted(context, schema, node);
  return reportWrongType(context, schema, node);
}

function reportQuoted({ report, what }: CheckContext, schema: Schema, node: YamlScalar): undefined {
  const written = node.text.trim();
  const params = { what, expected: describeSchema(schema), written };
  report('load/quoted-value', node.span, params, { edits: [{ span: node.span, text: written }] });
  return undefined;
}

export function checkFlag(context: CheckContext, schema: FlagSchema, node: YamlNode): Located<boolean> | undefined {
  if (node.kind !== 'scalar') return reportWrongType(context, schema, node);
  if (typeof node.value === 'boolean') return { value: node.value, span: node.span };
  const word = node.text.trim().toLowerCase();
  const meant = TRUE_WORDS.has(word) ? 'true' : FALSE_WORDS.has(word) ? 'false' : undefined;
  if (meant === undefined) return reportWrongType(context, schema, node);
  if (word === meant) return reportQuoted(context, schema, node);
  const edits = [{ span: node.span, text: meant }];
  context.report('load/yes-no-flag', node.span, { written: node.text, meant }, { edits });
  return undefined;
}

export function checkLanguage(context: CheckContext, schema: LanguageSchema, node: YamlNode): LanguageText | undefined {
  const isValue = schema.is === 'expression' && node.kind === 'scalar' && node.value !== null;
  const scalar = isValue ? node : asText(context, schema, node);
  if (scalar === undefined) return undefined;
  const { report, what, file } = context;
  if (scalar.text.trim() === '') {
    report('load/empty-text', scalar.span, { what });
    return undefined;
  }
  if (scalar.style === 'folded') {
    const mark = span(scalar.span.file, scalar.span.start, scalar.span.start + 1);
    report('load/folded-rule', mark, {}, { edits: [{ span: mark, text: '|' }] });
  }
  if (isPlain(scalar)) checkComment(file, scalar, undefined, report);
  checkSmartQuotes(scalar, report);
  return { text: scalar.text, scalar, span: scalar.span };
}
