// Texts in brackets that should be quoted are reported first and hidden from the library: what it
// would say is only what follows from them.

import type { CST } from 'yaml';
import type { Report } from '../../../diagnostics/collector.ts';
import { sourceFile, type SourceFile } from '../../../diagnostics/source/file.ts';
import { span } from '../../../diagnostics/source/span.ts';
import { findFlowSlips, type FlowSlip } from './flow-slips.ts';
import { quotedWhole, quoteYaml } from './quoting.ts';

/** A file whose slips in brackets are reported and hidden. */
export interface MaskedFile {
  /** Of the same length, so that every offset still fits. */
  readonly file: SourceFile;
  /** Places where something was reported. */
  readonly knownOffsets: readonly number[];
}

/** Signs that mean something to YAML. */
const SIGNS = /[{}[\],:#&*!|>'"%@`?-]/g;
/** What follows a slip may hide further ones from the tokens; each turn reads the file again. */
const TURNS_MAX = 4;

/**
 * Reports unquoted texts with signs of YAML in lists and maps in brackets.
 *
 * @param tokenize  reads the tokens of a text of that path; undefined when it cannot
 * @throws          never
 */
export function maskFlowSlips(
  file: SourceFile,
  tokenize: (file: SourceFile) => readonly CST.Token[] | undefined,
  report: Report,
): MaskedFile {
  const knownOffsets: number[] = [];
  let masked = file;
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const tokens = tokenize(masked);
    const slips = [...outermostFlows(tokens ?? [])]
      .flatMap((start) => findFlowSlips(masked.text, start))
      .filter(({ start }) => !knownOffsets.includes(start));
    if (slips.length === 0) break;
    for (const slip of slips) reportSlip(file, slip, report);
    knownOffsets.push(...slips.map(({ start }) => start));
    masked = sourceFile(file.path, maskSlips(masked.text, slips));
  }
  return { file: masked, knownOffsets };
}

function maskSlips(text: string, slips: readonly FlowSlip[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { what, start, end } of slips) {
    const hidden = text.slice(start, end).replace(SIGNS, '_');
    // A key without a colon is one with an empty value for the library, which has nothing against
    // it.
    parts.push(text.slice(done, start), what === 'bare-key' ? text.slice(start, end) : hidden);
    done = end;
  }
  return [...parts, text.slice(done)].join('');
}

/** Offsets of the brackets that lie in no others. */
function* outermostFlows(tokens: readonly CST.Token[]): Generator<number> {
  const open: CST.Token[] = tokens.toReversed();
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    if (token.type === 'flow-collection') yield token.offset;
    else if (token.type === 'document') {
      if (token.value) open.push(token.value);
    } else if (token.type === 'block-map' || token.type === 'block-seq') {
      for (const { key, value } of token.items.toReversed()) {
        if (value) open.push(value);
        if (key) open.push(key);
      }
    }
  }
}

function reportSlip(file: SourceFile, slip: FlowSlip, report: Report): void {
  const { what, at, start, end, open } = slip;
  const written = file.text.slice(start, end);
  const isOneLine = !written.includes('\n');
  const place = span(file.path, at, at + 1);
  const edits = isOneLine ? [{ span: span(file.path, start, end), text: quoteYaml(written) }] : [];
  const sign = file.text[at] ?? '';
  if (what === 'bare-key') {
    report('load/missing-colon', span(file.path, start, end), { text: written, inBraces: true });
  } else if (what === 'no-comma') {
    const comma = [{ span: span(file.path, at), text: ',' }];
    report('load/missing-comma', span(file.path, start, at), { quoted: undefined }, { edits: comma });
  } else if (what === 'after-quote') {
    const whole = quotedWhole(written);
    const edit = whole === undefined ? [] : [{ span: span(file.path, start, end), text: whole }];
    report('load/text-after-quote', span(file.path, at, end), {}, { edits: edit });
  } else if (what === 'sign') {
    const quoted = isOneLine ? quoteYaml(written) : undefined;
    report('load/unquoted-in-braces', place, { sign, open, written, quoted }, { edits });
  } else if (sign === '*' || sign === '&' || sign === '!') {
    const word = /^\S+/.exec(written)?.[0] ?? written;
    const namePlace = span(file.path, at, at + word.length);
    if (sign === '!') report('load/tag', namePlace, { tag: word }, { edits });
    else report(sign === '*' ? 'load/alias' : 'load/anchor', namePlace, { name: word.slice(1) }, { edits });
  } else report('load/reserved-start', place, { character: sign }, { edits });
}
