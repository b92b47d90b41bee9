import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';

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
      handler: (code, fileName) => minifyHTMLLiterals(code, { fileName, html: false, sourceMap: false }),
    },
  };
}
