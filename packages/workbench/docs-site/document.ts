/** One Markdown file as a page: its HTML, its headings, what can be searched, where it leads. */
import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import type { PageExample } from '@undercroft/compiler/documents';
import { addressOf, pathFrom, wayTo, wayUp } from './address.ts';
import { codeBlock } from './code.ts';
import { markupOf } from '@undercroft/contract';
import { plainOf } from './markup.ts';
import { slugger } from './slug.ts';

export interface Heading {
  /** 1 to 6 */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** What stands below one heading, as plain words. */
export interface Section {
  /** id of the heading; empty above the first one and for the title */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** A link to another document. */
export interface Leading {
  /** from the root of the repository */
  readonly path: string;
  /** empty: to the beginning */
  readonly anchor: string;
}

/** A document as it is shown. */
export interface Document {
  readonly path: string;
  readonly address: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** what a link can name behind its `#` */
  readonly anchors: ReadonlySet<string>;
  readonly sections: readonly Section[];
  readonly links: readonly Leading[];
  /** pictures and other files that it shows or leads to, from the root of the repository */
  readonly files: readonly string[];
  /** links that lead nowhere, as they are written */
  readonly broken: readonly string[];
  readonly examples: readonly PageExample[];
}

/** The repository as documents see it; paths begin at its root. */
export interface Surroundings {
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
}

/** Files that become part of the site when a document leads to them. */
const SHOWN = /^docs\/.*\.(?:jpg|png|svg|json)$/;

/** What is gathered while a page is written. */
interface Gathered {
  readonly links: Leading[];
  readonly files: Set<string>;
  readonly broken: string[];
  readonly examples: PageExample[];
}

/**
 * Reads a document.
 *
 * @param path  from the root of the repository
 */
export function readDocument(path: string, text: string, around: Surroundings): Document {
  const address = addressOf(path);
  const gathered: Gathered = { links: [], files: new Set(), broken: [], examples: [] };
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(text);
  const headings = headingsIn(tokens);
  const named = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, name = '']) => name);
  const ids = headings.map(({ id }) => id);
  marked.use({ renderer: rendererOf(path, ids, around, gathered) });
  return {
    path,
    address,
    title: headings[0]?.text ?? path,
    html: marked.parser(tokens),
    headings,
    anchors: new Set([...ids, ...named]),
    sections: sectionsOf(tokens, ids),
    links: gathered.links,
    files: [...gathered.files],
    broken: gathered.broken,
    examples: gathered.examples,
  };
}

function headingsIn(tokens: readonly Token[]): Heading[] {
  const slug = slugger();
  return tokens.filter(isHeading).map(({ depth, text }) => ({ depth, id: slug(text), text: plainOf(text) }));
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function sectionsOf(tokens: readonly Token[], ids: readonly string[]): Section[] {
  const sections: { id: string; heading: string; text: string }[] = [{ id: '', heading: '', text: '' }];
  let seen = 0;
  for (const token of tokens) {
    if (isHeading(token)) {
      const id = ids[seen++] ?? '';
      // The title is the page.
      sections.push({ id: seen === 1 ? '' : id, heading: plainOf(token.text), text: '' });
    } else sections.at(-1)!.text += ` ${plainOf(token.raw)}`;
  }
  return sections.filter(({ heading, text }) => heading !== '' || text.trim() !== '');
}

function rendererOf(path: string, ids: readonly string[], around: Surroundings, gathered: Gathered): RendererObject {
  let heading = 0;
  const address = addressOf(path);
  const linkTo = (code: string): string => `${wayUp(address)}errors/${code}.html`;
  return {
    heading({ tokens, depth }) {
      const id = ids[heading++] ?? '';
      const link = `<a class="anchor" href="#${markupOf(id)}" aria-label="Link to this heading">#</a>`;
      return `<h${depth} id="${markupOf(id)}">${this.parser.parseInline(tokens)}${depth === 1 ? '' : ` ${link}`}</h${depth}>\n`;
    },
    code({ raw, lang = '', text }) {
      const block = codeBlock({ raw, info: lang, text }, gathered.examples.length, linkTo);
      if (block.example !== null) gathered.examples.push(block.example);
      return block.html;
    },
    // Documents are Markdown: of HTML they have remarks, and names of places.
    html({ text }) {
      const name = /^<a id="([^"]+)">$/.exec(text)?.[1];
      if (name !== undefined) return ids.includes(name) ? '' : `<a id="${markupOf(name)}"></a>`;
      return text.startsWith('<!--') || text === '</a>' ? '' : markupOf(text);
    },
    paragraph({ tokens }) {
      const words = this.parser.parseInline(tokens);
      return words === '' ? '' : `<p>${words}</p>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const way = wayOf(path, href, around, gathered);
      return way === null
        ? `<span class="source" title="${markupOf(href)}">${words}</span>`
        : `<a href="${markupOf(way)}">${words}</a>`;
    },
    image({ href, text }) {
      const way = wayOf(path, href, around, gathered) ?? '';
      return `<img src="${markupOf(way)}" alt="${markupOf(text)}" loading="lazy" />`;
    },
    table({ header, rows }) {
      const words = header.map(({ tokens }) => this.parser.parseInline(tokens));
      const labels = header.map(({ text }) => markupOf(plainOf(text)));
      const head = words.map((word) => (word === '' ? '<td></td>' : `<th scope="col">${word}</th>`)).join('');
      const body = rows
        .map((row) => {
          const cells = row.map(
            ({ tokens }, index) => `<td data-label="${labels[index] ?? ''}">${this.parser.parseInline(tokens)}</td>`,
          );
          return `<tr>${cells.join('')}</tr>`;
        })
        .join('\n');
      return `<table><thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table>\n`;
    },
  };
}

/** Where a link leads from the page; null for what is in the repository and not in the site. */
function wayOf(path: string, href: string, around: Surroundings, gathered: Gathered): string | null {
  if (href.startsWith('https://')) return href;
  const [file = '', anchor = ''] = href.split('#');
  const hash = anchor === '' ? '' : `#${anchor}`;
  const full = file === '' ? path : pathFrom(path, file);
  const readme = `${full}/README.md`;
  const page = full.endsWith('.md') ? full : around.isFile(readme) ? readme : null;
  const from = addressOf(path);
  if (page !== null && (page === path || around.isFile(page))) {
    gathered.links.push({ path: page, anchor });
    return page === path && hash !== '' ? hash : `${wayTo(from, addressOf(page))}${hash}`;
  }
  if (SHOWN.test(full) && around.isFile(full)) {
    gathered.files.add(full);
    return wayTo(from, addressOf(full));
  }
  if (!around.isFile(full) && !around.isFolder(full)) gathered.broken.push(href);
  return null;
}
