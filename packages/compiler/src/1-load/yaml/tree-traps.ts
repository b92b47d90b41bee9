// YAML that can be read and does not mean what it looks like: lists and keys that became part of a text, braces around a text.

import type { Report } from '../../diagnostics/collector.ts';
import type { SourceFile } from '../../source/file.ts';
import { lineAt, lineExtent, lineText } from '../../source/lines.ts';
import { span } from '../../source/span.ts';
import type { YamlMap, YamlNode, YamlScalar } from './node.ts';
import { quoteRestOfLine } from './quoting.ts';
import { reportMissingSpace } from './recognizers.ts';

/**
 * Looks for such traps in a tree that the library had nothing against.
 *
 * @throws never
 */
export function checkTree(file: SourceFile, root: YamlNode, report: Report): void {
  const open: YamlNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'scalar') checkScalar(file, node, report);
    else if (node.kind === 'seq') open.push(...node.items.toReversed());
    else {
      checkBraces(file, node, report);
      for (const { value } of node.entries.toReversed()) open.push(value);
    }
  }
}

/** `{1 oil}` is a map with the key "1 oil" and no value. */
function checkBraces(file: SourceFile, map: YamlMap, report: Report): void {
  if (!map.flow || file.text[map.span.start] !== '{') return;
  const bare = map.entries.find(
    ({ value, keySpan }) => value.kind === 'scalar' && value.style === 'empty' && value.span.start === keySpan.end,
  );
  if (bare === undefined) return;
  if (/^[A-Za-z_][\w-]*:\S/.test(bare.key)) {
    reportMissingSpace(file, bare.keySpan.start, bare.key, report);
    return;
  }
  const place = span(file.path, map.span.start, map.span.start + 1);
  report('load/reserved-start', place, { character: '{' }, { edits: quoteRestOfLine(file, map.span.start) });
}

function checkScalar(file: SourceFile, scalar: YamlScalar, report: Report): void {
  if (scalar.style !== 'plain') return;
  const first = lineAt(file, scalar.span.start);
  const last = lineAt(file, scalar.span.end);
  const startsLine = /^[ \t]*(?:- +)*$/.test(file.text.slice(lineExtent(file, first).start, scalar.span.start));
  if (startsLine && /^-[A-Za-z]/.test(scalar.text)) {
    reportDashes(file, first, last, report);
    return;
  }
  for (let line = startsLine ? first : first + 1; line <= last; line++) {
    if (checkLine(file, line, line > first, report)) return;
  }
}

/** Gives true when the rest of the scalar needs no further look. */
function checkLine(file: SourceFile, line: number, isFurther: boolean, report: Report): boolean {
  const text = lineText(file, line);
  const { start } = lineExtent(file, line);
  const isList = isFurther && /^[ \t]*-(?:\s|$)/.test(text);
  if (isList) {
    const dash = start + text.length - text.trimStart().length;
    report('load/list-in-text', span(file.path, dash, start + text.trimEnd().length), {});
  } else {
    reportMissingSpace(file, start, text, report);
  }
  return isList;
}

/** One report for the whole list: its fix mends every dash. */
function reportDashes(file: SourceFile, first: number, last: number, report: Report): void {
  const dashes: number[] = [];
  for (let line = first; line <= last; line++) {
    const match = /^[ \t]*(?:- +)*-(?=\S)/.exec(lineText(file, line));
    if (match !== null) dashes.push(lineExtent(file, line).start + match[0].length);
  }
  const place = span(file.path, (dashes[0] ?? 1) - 1, dashes[0]);
  report(
    'load/missing-space-after-dash',
    place,
    {},
    { edits: dashes.map((at) => ({ span: span(file.path, at), text: ' ' })) },
  );
}
