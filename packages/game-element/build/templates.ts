/** Styles and markup in template literals without the spaces that are there for people. */
import type { Plugin } from 'vite';
import { type Edit, edited, type Node, treeOf, visit } from './edits.ts';

/** Makes `css`, `html` and `svg` templates smaller; what a browser reads stays the same. */
export function smallerTemplates(): Plugin {
  return {
    name: 'smaller-templates',
    transform: {
      filter: { id: /\/packages\/[^?]*\.ts$/, code: /`/ },
      handler: (code, id) => ({ code: smallerSource(code, id.replace(/ts$/, 'js')), map: null }),
    },
  };
}

const LANGUAGES: Readonly<Record<string, (text: string) => string>> = {
  css: smallerCss,
  html: smallerMarkup,
  svg: smallerMarkup,
};

/**
 * A module whose templates of styles and markup hold fewer letters. Templates without a tag that declare properties such
 * as `--name: ...` are styles as well.
 *
 * @param file  name that tells the language
 */
export function smallerSource(code: string, file: string): string {
  // A template inside a template lies behind the piece that comes before it.
  const pieces: Edit[] = [];
  visit(treeOf(code, file), (node, parent) => {
    if (node.type !== 'TemplateLiteral') return;
    const tag = parent?.type === 'TaggedTemplateExpression' ? String((parent['tag'] as Node)['name']) : null;
    const parts = (node['quasis'] as readonly Node[]).map(({ start, end }) => ({
      start,
      end,
      text: code.slice(start, end),
    }));
    const styles = tag === null && parts.some(({ text }) => /^\s*--[\w-]+: /m.test(text));
    const smaller = styles ? smallerCss : LANGUAGES[tag ?? ''];
    if (smaller !== undefined) pieces.push(...parts.map((part) => ({ ...part, text: smaller(part.text) })));
  });
  return edited(code, pieces);
}

/** A piece of a style sheet without comments and what else is needless. Spaces that part selectors or values stay. */
export function smallerCss(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .replaceAll(/(?<![\w.])0\.(?=\d)/g, '.')
    .replaceAll(/(?<=[\w)%]) ([/>]) (?=[\w(.*:[-])/g, '$1')
    .replaceAll(/(?<=[\w)%]) \* (?=var|calc|-?[\d.(])/g, '*')
    .replaceAll(/\[([\w-]+[~^$*|]?=)'([a-z][\w-]*)'\]/g, '[$1$2]');
}

/** A piece of markup with single spaces, and no quotes where a value is one word. */
function smallerMarkup(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/( [\w-]+=)"([\w-]+)"(?=[ >])/g, '$1$2');
}
