/** A document as a whole page. */
import { wayTo, wayUp } from './address.ts';
import type { Document, Heading } from './document.ts';
import type { Documents } from './documents.ts';
import { markupOf } from '@undercroft/contract';
import { jsonInPage } from './markup.ts';
import { PARTS, partOf } from './parts.ts';
import type { RunnableExample } from '../src/docs/shapes.ts';

/** What pages load. Addresses are below the folder of the site, or begin with `/`. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  readonly theme: string;
}

/**
 * As in `index.html`, the page of the workbench: markup that got into a document
 * could run and send nothing.
 */
export const POLICY =
  "default-src 'self'; script-src 'self' blob:; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";

/** As in `index.html`: an arch with light in it. */
export const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='%23f4b04a' d='M3 21V11a9 9 0 0 1 18 0v10h-4V11a5 5 0 0 0-10 0v10Z'/></svg>";

/** Headings of a page that are listed beside it. */
const LISTED = { from: 2, to: 3 };

/**
 * Writes the page of a document.
 *
 * @param examples  of the document that can be tried, by their place among its examples
 */
export function pageHtml(
  document: Document,
  all: Documents,
  assets: PageAssets,
  examples: readonly (RunnableExample | null)[],
): string {
  const { address, title, html } = document;
  const up = wayUp(address);
  const to = (asset: string): string => (asset.startsWith('/') ? asset : up + asset);
  return `<!doctype html>
<html lang="en" data-up="${up}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<title>${markupOf(title)} · Undercroft</title>
<link rel="icon" href="${ICON}" />
<link rel="stylesheet" href="${to(assets.style)}" />
<script src="${to(assets.theme)}"></script>
<script type="module" src="${to(assets.script)}"></script>
</head>
<body class="page-${markupOf(address.replaceAll(/[/.]/g, '-'))}">
<a class="skip" href="#text">Skip to the text</a>
<header class="top">
<a class="brand" href="${up}index.html">Undercroft</a>
<a class="jump" href="#pages">Pages</a>
<div class="search" id="search"></div>
<span class="theme" id="theme"></span>
<a class="games" href="${up}../index.html">Games</a>
</header>
<div class="frame">
<main id="text" tabindex="-1">
<article>
${html}</article>
${neighbours(document, all)}
</main>
${headingList(document.headings)}
<nav id="pages" aria-label="Pages">
${pageList(document, all)}
</nav>
</div>
${examples.some((example) => example !== null) ? `<script type="application/json" id="examples">${jsonInPage(examples)}</script>\n` : ''}</body>
</html>
`;
}

/** All parts, and the pages of the one that is shown. */
function pageList(document: Document, all: Documents): string {
  const own = partOf(document.path);
  const link = ({ path, address, title }: Pick<Document, 'path' | 'address' | 'title'>, words = title): string =>
    `<a href="${wayTo(document.address, address)}"${path === document.path ? ' aria-current="page"' : ''}>${markupOf(words)}</a>`;
  const parts = PARTS.map((part) => {
    const index = all.byPath.get(part.index);
    if (index === undefined) return '';
    const pages = part === own ? pagesBeside(document, all).filter(({ path }) => path !== part.index) : [];
    const list = pages.map((page) => `<li>${link(page)}</li>`).join('\n');
    return `<li>${link(index, part.title)}${list === '' ? '' : `\n<ul>${list}</ul>`}</li>`;
  });
  return `<ul>${parts.join('\n')}</ul>`;
}

/** Pages of the same part; of errors, those of the same phase: all of them stand in their list. */
function pagesBeside({ path }: Document, all: Documents): Document[] {
  const own = partOf(path);
  const pages = [...all.byPath.values()].filter((page) => partOf(page.path) === own);
  if (own.id !== 'errors') return pages;
  const phase = path.split('/').slice(0, -1).join('/');
  return pages.filter((page) => page.path.startsWith(`${phase}/`) && path !== own.index);
}

function headingList(headings: readonly Heading[]): string {
  const listed = headings.filter(({ depth }) => depth >= LISTED.from && depth <= LISTED.to);
  if (listed.length < 2) return '<div class="on-page"></div>';
  const lines = listed.map(
    ({ id, depth, text }) => `<li class="depth-${depth}"><a href="#${markupOf(id)}">${markupOf(text)}</a></li>`,
  );
  return `<nav class="on-page" aria-label="On this page">
<ul>${lines.join('\n')}</ul>
</nav>`;
}

/** The page before and the one behind. */
function neighbours(document: Document, all: Documents): string {
  const pages = pagesBeside(document, all);
  const at = pages.findIndex(({ path }) => path === document.path);
  const link = (page: Document | undefined, rel: string): string =>
    page === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${wayTo(document.address, page.address)}">${markupOf(page.title)}</a>`;
  return `<nav class="near" aria-label="Before and after">${link(at > 0 ? pages[at - 1] : undefined, 'prev')}${link(at < 0 ? undefined : pages[at + 1], 'next')}</nav>`;
}
