/** Reports as HTML. */
import { markupOf } from '@undercroft/contract';

/** A part of a report. */
export interface Section {
  readonly heading: string;
  /** how to read it */
  readonly text: string;
  /** pictures and tables, as HTML */
  readonly body: readonly string[];
}

/** What is told of games. */
export interface PlayReport {
  /** of the window and the first line */
  readonly title: string;
  /** who played what */
  readonly facts: string;
  readonly sections: readonly Section[];
}

const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 66rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; }
`;

/** How the parts of a report look, in a file or in a page. */
export const REPORT_STYLE = `
h2 { font-size: 1.15rem; margin: 2.5rem 0 0; }
p { margin: .3rem 0 1rem; max-width: 46rem; } .how { opacity: .8; font-size: .9rem; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid #8884; white-space: nowrap; } section { overflow-x: auto; container-type: inline-size; } th:first-child, td:first-child { text-align: left; }
.plots { display: flex; flex-wrap: wrap; gap: 1.5rem; } figure { margin: 0; max-width: 100%; } figcaption { font-weight: 600; font-size: .9rem; }
dt { font-weight: 600; font-size: .9rem; } dd { margin: 0 0 .6rem; font-size: .9rem; }
svg { max-width: 100%; height: auto; background: transparent; }
.narrow { display: none; }
@container (max-width: 40rem) { .wide { display: none; } .narrow { display: block; } }
`;

/** One HTML file that is a report: no script, nothing loaded from elsewhere. */
export function htmlPage({ title, facts, sections }: PlayReport): string {
  const parts = sections.map(
    ({ heading, text, body }) =>
      `<section><h2>${markupOf(heading)}</h2>\n<p class="how">${markupOf(text)}</p>\n${body.join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${markupOf(title)}</title>
<style>${PAGE_STYLE}${REPORT_STYLE}</style>
</head>
<body>
<h1>${markupOf(title)}</h1>
<p>${markupOf(facts)}</p>
${parts.join('\n')}
</body>
</html>
`;
}

/** Rows of cells; the first row is the head. */
export function htmlTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${markupOf(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${rows.map((cells, i) => line(cells, i === 0 ? 'th' : 'td')).join('\n')}</table>`;
}

/** Words, and what is told of each. */
export function htmlTerms(terms: readonly (readonly [string, string])[]): string {
  return `<dl>${terms.map(([term, text]) => `<dt>${markupOf(term)}</dt><dd>${markupOf(text)}</dd>`).join('\n')}</dl>`;
}

/** A picture with a line above it. */
export function htmlFigure(caption: string, svg: string): string {
  return `<figure><figcaption>${markupOf(caption)}</figcaption>${svg}</figure>`;
}
