// YAML that can be read and does not mean what it looks like: lists and keys that became part of a
// text, braces around a text.

import type { Report } from '../../../diagnostics/collector.ts';
import type { Edit } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import { lineAt, lineExtent, lineText } from '../../../diagnostics/source/lines.ts';
import { span } from '../../../diagnostics/source/span.ts';
import type { YamlMap, YamlNode, YamlScalar } from './node.ts';
import { quoteRestOfLine } from './quoting.ts';
import { dashlessIndent, isDashLine, reportDashes } from './line-slips.ts';
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
      if (!node.flow) checkDashes(file, node, report);
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
  const glued = map.entries.filter(({ key }) => /^[A-Za-z_][\w-]*:\S/.test(key));
  if (glued.includes(bare)) {
    const colons = glued.map(({ key, keySpan }) => keySpan.start + key.indexOf(':') + 1);
    reportMissingSpace(file, bare.keySpan.start, bare.key, report, colons);
    return;
  }
  const place = span(file.path, map.span.start, map.span.start + 1);
  report('load/reserved-start', place, { character: '{' }, { edits: quoteRestOfLine(file, map.span.start) });
}

/** `-one: 1` is a key that starts with a dash. */
function checkDashes(file: SourceFile, map: YamlMap, report: Report): void {
  const [first] = map.entries;
  if (first === undefined || !/^-[A-Za-z]/.test(first.key)) return;
  reportDashes(file, lineAt(file, first.keySpan.start), lineAt(file, map.span.end), report);
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
    if (checkLine(file, line, first, last, report)) return;
  }
}

/**
 * Gives true when the rest of the scalar, which goes from the line `first` to the line `last`,
 * needs no further look.
 */
function checkLine(file: SourceFile, line: number, first: number, last: number, report: Report): boolean {
  const text = lineText(file, line);
  const { start } = lineExtent(file, line);
  if (line === first || !isDashLine(file, line)) {
    reportMissingSpace(file, start, text, report);
    return false;
  }
  const place = span(file.path, start + dashlessIndent(text), start + text.trimEnd().length);
  const above = lineText(file, first);
  const inItem = isDashLine(file, first);
  const edits = inItem ? alignedDashes(file, line, last, dashlessIndent(above)) : [];
  report('load/list-in-text', place, { inItem }, { edits });
  return true;
}

/** Puts the dashes of lines under a dash above them. */
function alignedDashes(file: SourceFile, first: number, last: number, columns: number): readonly Edit[] {
  const edits: Edit[] = [];
  for (let line = first; line <= last; line++) {
    if (!isDashLine(file, line)) continue;
    const { start } = lineExtent(file, line);
    const indent = span(file.path, start, start + dashlessIndent(lineText(file, line)));
    edits.push({ span: indent, text: ' '.repeat(columns) });
  }
  return edits;
}
