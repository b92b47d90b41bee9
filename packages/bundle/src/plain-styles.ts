import { transform } from 'lightningcss';
import { parseSync, type Plugin } from 'vite';

/** Stands for a value of a template: CSS keeps an at-rule that it does not know. */
const VALUE = '@TEMPLATE_VALUE';

/**
 * Styles without what browsers pass over, as Vite makes them of `.css` files. Markup stays as it is
 * written: spaces between words of a text cannot be told from others before the values are in it.
 */
export function plainStyles(): Plugin {
  return {
    name: 'plain-styles',
    enforce: 'pre',
    transform: {
      // What is put together from other values may hold anything.
      filter: { id: /\.ts$|[\\/]@undercroft[\\/].*\.js$/, code: { include: /css ?`/, exclude: 'unsafeCSS' } },
      handler: (code, id) => ({ code: shortenStyles(code, id), map: null }),
    },
  };
}

/**
 * Shortens the styles in templates with the tag `css`.
 *
 * @param fileName  its ending tells TypeScript from JavaScript
 * @throws Error when a style is no CSS
 */
export function shortenStyles(code: string, fileName: string): string {
  let short = '';
  let end = 0;
  for (const quasis of styleTemplates(parseSync(fileName, code, { astType: 'js' }).program)) {
    const parts = shortenStyle(quasis.map(({ start, end: until }) => code.slice(start, until)));
    for (const [index, quasi] of quasis.entries()) {
      short += code.slice(end, quasi.start) + parts[index]!;
      end = quasi.end;
    }
  }
  return short + code.slice(end);
}

/** Shortens one style, which is written in parts with a value between each two. */
function shortenStyle(parts: readonly string[]): readonly string[] {
  const short = minified(parts.join(VALUE));
  // After a value that is rules or declarations a `;` would belong to what follows in another
  // style.
  const found = short.split(VALUE).map((part, index) => (index > 0 ? part.replace(/^;(?=\}|$)/, '') : part));
  if (found.length !== parts.length) throw new Error(`a value of a style is lost: ${short}`);
  return found;
}

/** Rules, or declarations alone, which are a style that others take in. */
function minified(style: string): string {
  const shorten = (text: string): string =>
    new TextDecoder().decode(
      transform({ filename: 'style.css', code: new TextEncoder().encode(text), minify: true }).code,
    );
  try {
    return shorten(style);
  } catch {
    return shorten(`a{${style}}`).slice('a{'.length, -'}'.length);
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The texts of all templates with the tag `css`, in the order of the file; none inside another. */
function styleTemplates(program: object): Range[][] {
  const found: Range[][] = [];
  const nodes: object[] = [program];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (isStyle(node)) found.push([...node.quasi.quasis]);
    else nodes.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null));
  }
  return found.toSorted((one, other) => one[0]!.start - other[0]!.start);
}

function isStyle(node: object): node is { readonly quasi: { readonly quasis: readonly Range[] } } {
  const { type, tag } = node as { readonly type?: string; readonly tag?: { readonly name?: string } };
  return type === 'TaggedTemplateExpression' && tag?.name === 'css';
}
