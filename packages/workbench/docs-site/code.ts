/** Blocks of code as HTML: coloured where they are content. */
import { readErrorPage, type PageExample } from '@undercroft/compiler/documents';
import { piecesOf } from '../src/gallery/highlight.ts';
import { markupOf } from '@undercroft/contract';

/** Content: a look at each line colours it. */
const CONTENT = new Set(['yaml', 'rules', 'text']);

/** A block of a document. */
export interface CodeBlock {
  readonly html: string;
  /** for blocks that are tried in the tests */
  readonly example: PageExample | null;
}

/**
 * @param raw    with its fence
 * @param info   what stands behind the first fence: `yaml wrong code=parse/indent`
 * @param index  of this example among those of the page
 * @param linkTo the page of a code
 */
export function codeBlock(
  { raw, info, text }: { readonly raw: string; readonly info: string; readonly text: string },
  index: number,
  linkTo: (code: string) => string,
): CodeBlock {
  const [example = null] = readErrorPage(`${raw.trimEnd()}\n`).examples;
  const [sort = ''] = info.split(' ');
  const pre = `<pre tabindex="0"><code>${coloured(text, sort)}</code></pre>`;
  if (example === null) return { html: `${pre}\n`, example };
  const gives = example.code === undefined ? '' : ` <a href="${linkTo(example.code)}">${markupOf(example.code)}</a>`;
  const caption = `<figcaption><code>${markupOf(example.path)}</code> <b class="role">${example.role}</b>${gives}</figcaption>`;
  const html = `<figure class="example ${example.role}" data-example="${index}">${caption}${pre}</figure>\n`;
  return { html, example };
}

function coloured(text: string, sort: string): string {
  if (sort === 'diff') return text.split('\n').map(changedLine).join('\n');
  if (!CONTENT.has(sort)) return markupOf(text);
  return text
    .split('\n')
    .map((line) =>
      piecesOf(line)
        .map(({ is, text: part }) =>
          is === 'plain' ? markupOf(part) : `<span class="is-${is}">${markupOf(part)}</span>`,
        )
        .join(''),
    )
    .join('\n');
}

function changedLine(line: string): string {
  const name = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'taken' : '';
  return name === '' ? markupOf(line) : `<span class="${name}">${markupOf(line)}</span>`;
}
