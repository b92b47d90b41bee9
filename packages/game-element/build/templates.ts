/** Styles and markup in template literals without the spaces that are there for people. */
import { parseSync, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

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
  const pieces: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  visit(parseSync(file, code).program as unknown as Node, (node) => {
    if (node.type !== 'TaggedTemplateExpression') return;
    const tag = (node['tag'] as Node)['name'];
    if (tag !== 'css' && tag !== 'html') return;
    for (const { start, end } of (node['quasi'] as Node)['quasis'] as readonly Node[]) {
      const text = code.slice(start, end);
      pieces.push({ start, end, text: tag === 'css' ? smallerCss(text) : text.replaceAll(/\s+/g, ' ') });
    }
  });
  let result = '';
  let at = 0;
  for (const { start, end, text } of pieces.toSorted((first, second) => first.start - second.start)) {
    // A template inside a template lies behind the piece that comes before it.
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
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

function visit(node: Node, call: (node: Node) => void): void {
  call(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof inner === 'object' && inner !== null && 'type' in inner) visit(inner as Node, call);
  }
}
