// One layout for the rules language: two spaces a level, one space between words, no blank line
// twice.

/** Spaces of one level. */
const STEP = 2;

/** A line that begins with one of these goes on with the line before, as in the layout pass. */
const CONTINUES = /^(?:(?:and|or|where|then|while|chosen|giving)(?![\w-])|[-+*/<>]|->|\))/;

/** A line as it is written. */
interface Line {
  readonly width: number;
  readonly code: string;
  /** with its mark; empty for none */
  readonly comment: string;
}

/** Levels that are open: how far each is indented in the text, and how far it will be. */
interface Level {
  readonly before: number;
  readonly after: number;
}

/**
 * Lays a text of rules out. Only white space changes, and the space behind the mark of a comment.
 *
 * @returns lines without white space at their ends, with a line feed at the end; empty for a text
 *   without anything
 * @throws   never
 */
export function layOutRules(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map(readLine);
  const result: string[] = [];
  const levels: Level[] = [];
  let comments: Line[] = [];
  let open = 0;
  let comma = false;
  const flush = (next: number, at: number): void => {
    for (const { comment, width } of comments) {
      const known = width <= next ? undefined : levels.findLast(({ before }) => before <= width);
      result.push(comment === '' ? '' : `${' '.repeat(known?.after ?? at)}${comment}`);
    }
    comments = [];
  };
  for (const line of lines) {
    if (line.code === '') {
      comments.push(line);
      continue;
    }
    const goesOn = levels.length > 0 && (open > 0 || comma || CONTINUES.test(line.code));
    const at = goesOn ? (levels.at(-1)?.after ?? 0) + STEP : undefined;
    if (at === undefined) {
      const outer = levels.filter(({ before }) => before < line.width);
      const same = levels.find(({ before }) => before === line.width);
      const after = same?.after ?? (outer.length === 0 ? 0 : (outer.at(-1)?.after ?? 0) + STEP);
      // A comment that is deeper than what follows belongs to what was before: so before its levels
      // are closed.
      flush(line.width, after);
      levels.splice(0, levels.length, ...outer, { before: line.width, after });
    } else flush(Infinity, at);
    const indent = ' '.repeat(at ?? levels.at(-1)?.after ?? 0);
    result.push(`${indent}${line.code}${line.comment === '' ? '' : ` ${line.comment}`}`);
    open = Math.max(0, open + count(line.code, /[([]/g) - count(line.code, /[)\]]/g));
    comma = line.code.endsWith(',');
  }
  flush(0, 0);
  return finish(result);
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

function readLine(raw: string): Line {
  const mark = raw.indexOf('--');
  const written = mark < 0 ? raw : raw.slice(0, mark);
  const width = (/^[ \t]*/.exec(raw)?.[0] ?? '').replaceAll('\t', '  ').length;
  const comment =
    mark < 0
      ? ''
      : raw
          .slice(mark)
          .trimEnd()
          .replace(/^--\s*(?=[^\s-])/, '-- ')
          .replace(/^--\s+/, '-- ');
  return { width, code: tidy(written.trim()), comment };
}

/** One space between words, none inside brackets and before a comma. */
function tidy(code: string): string {
  return code
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/([([]) /g, '$1')
    .replaceAll(/ ([)\],])/g, '$1')
    .replaceAll(/,(?=[^ ])/g, ', ')
    .replaceAll(/ ?-> ?/g, ' -> ')
    .trim();
}

/** No blank line at the beginning, at the end, or behind another one. */
function finish(lines: readonly string[]): string {
  const kept = lines.filter((line, i) => line !== '' || (i > 0 && lines[i - 1] !== ''));
  const text = kept.join('\n').replace(/^\n+/, '').trimEnd();
  return text === '' ? '' : `${text}\n`;
}
