// Diagnostics as SARIF 2.1.0, which code hosts and CI systems show beside the lines.

import type { SourceLookup } from './source/file.ts';
import { lineColumnAt } from './source/lines.ts';
import type { Span } from './source/span.ts';
import { sortDiagnostics } from './collector.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/**
 * All diagnostics as one SARIF log; none is left out.
 *
 * @param lookup finds the text of a file; paths become relative URIs as they stand in the
 *   diagnostics
 * @returns       plain data, to be written as JSON
 * @throws        never
 */
export function toSarif(diagnostics: readonly Diagnostic[], lookup: SourceLookup): unknown {
  const inOrder = sortDiagnostics(diagnostics);
  const rules = [...new Map(inOrder.map(({ code, docs }) => [code, docs]))];
  const place = (span: Span): unknown => placeOf(span, lookup);
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'undercroft',
            rules: rules.map(([id, docs]) => ({ id, help: { text: `See ${docs}, or: undercroft explain ${id}` } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: inOrder.map(({ code, severity, message, notes, span, related, fix }) => ({
          ruleId: code,
          ruleIndex: rules.findIndex(([id]) => id === code),
          level: LEVELS[severity],
          message: { text: [message, ...notes].join('\n') },
          locations: [{ physicalLocation: place(span) }],
          ...(related.length === 0
            ? {}
            : {
                relatedLocations: related.map((one) => ({
                  physicalLocation: place(one.span),
                  message: { text: one.message },
                })),
              }),
          ...(fix === undefined ? {} : { fixes: [fixOf(fix, lookup)] }),
        })),
      },
    ],
  };
}

function placeOf({ file, start, end }: Span, lookup: SourceLookup): unknown {
  return { artifactLocation: artifact(file), region: regionOf({ file, start, end }, lookup) };
}

function artifact(file: string): unknown {
  return { uri: file.split('/').map(encodeURIComponent).join('/') };
}

function regionOf({ file, start, end }: Span, lookup: SourceLookup): unknown {
  const source = lookup(file);
  const first = source === undefined ? { line: 1, column: 1 } : lineColumnAt(source, start);
  const last = source === undefined ? first : lineColumnAt(source, end);
  return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column };
}

function fixOf({ title, edits }: Fix, lookup: SourceLookup): unknown {
  const byFile = Map.groupBy(edits, ({ span }) => span.file);
  return {
    description: { text: title },
    artifactChanges: [...byFile].map(([file, list]) => ({
      artifactLocation: artifact(file),
      replacements: list.map(({ span, text }) => ({
        deletedRegion: regionOf(span, lookup),
        insertedContent: { text },
      })),
    })),
  };
}
