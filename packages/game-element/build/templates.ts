/** Styles and markup in template literals without the spaces that are there for people. */
import type { Plugin } from 'vite';
import { type Edit, edited, type Node, treeOf, visit } from './edits.ts';

/** Makes `css` and `html` templates smaller; what a browser reads stays the same. */
export function smallerTemplates(): Plugin {
  return {
    name: 'smaller-templates',
    transform: {
      filter: { id: /\/packages\/[^?]*\.ts$/, code: /\b(?:css|html)`/ },
      handler: (code, id) => ({ code: smallerSource(code, id.replace(/ts$/, 'js')), map: null }),
    },
  };
}

/** A module whose tagged templates hold fewer spaces. @param file name that tells the language */
export function smallerSource(code: string, file: string): string {
  // A template inside a template lies behind the piece that comes before it.
  const pieces: Edit[] = [];
  visit(treeOf(code, file), (node) => {
    if (node.type !== 'TaggedTemplateExpression') return;
    const tag = (node['tag'] as Node)['name'];
    if (tag !== 'css' && tag !== 'html') return;
    for (const { start, end } of (node['quasi'] as Node)['quasis'] as readonly Node[]) {
      const text = code.slice(start, end);
      pieces.push({ start, end, text: tag === 'css' ? smallerCss(text) : text.replaceAll(/\s+/g, ' ') });
    }
  });
  return edited(code, pieces);
}

/** A piece of a style sheet without comments and needless spaces. Spaces that part selectors or values stay. */
export function smallerCss(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}');
}
