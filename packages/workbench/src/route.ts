/** The current page of the workbench, read from the hash of the address. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'play'; readonly game: string }
  /** `card` is the name of one to show first */
  | { readonly page: 'cards'; readonly game: string; readonly card?: string }
  /** `chapter` is where to open it */
  | { readonly page: 'rules'; readonly game: string; readonly chapter?: string }
  /** `card` is the name of one to look at; without it the table is looked at */
  | { readonly page: 'gallery'; readonly game: string; readonly card?: string }
  /** the table alone, at a moment of a game */
  | { readonly page: 'table'; readonly game: string; readonly moment: 'opening' | 'middle' }
  /** `settings` as src/print/settings.ts writes them */
  | { readonly page: 'print'; readonly game: string; readonly settings?: string }
  /** `file` is what is shown first, a path from the content folder */
  | { readonly page: 'edit'; readonly game: string; readonly file?: string }
  | { readonly page: 'credits' };

/** A link to a position of a game, alone or behind a page. */
const LINK = /[#&]game=(\w[\w-]*)\./;

/**
 * The page that a hash names.
 *
 * @param hash such as `#/play/orchard`; what stands behind `&` is for the game that is shown;
 *   anything unknown is the start page
 * @throws      never
 */
export function routeOf(hash: string): Route {
  const linked = LINK.exec(hash)?.[1];
  if (linked !== undefined) return { page: 'play', game: linked };
  const [page, game = '', part = '', ...deeper] = hash.replace(/^#\/?/, '').replace(/&.*$/, '').split('/').map(decoded);
  if (page === 'credits') return { page };
  if (game === '') return { page: 'start' };
  if (page === 'play') return { page, game };
  if (page === 'cards' || page === 'gallery') return part === '' ? { page, game } : { page, game, card: part };
  if (page === 'table') return { page, game, moment: part === 'middle' ? part : 'opening' };
  if (page === 'rules') return part === '' ? { page, game } : { page, game, chapter: part };
  if (page === 'print') {
    const settings = hash.split('&').slice(1).join('&');
    return settings === '' ? { page, game } : { page, game, settings };
  }
  if (page === 'edit') return part === '' ? { page, game } : { page, game, file: [game, part, ...deeper].join('/') };
  return { page: 'start' };
}

/** The hash that names a page. */
export function hashOf(route: Route): string {
  if (route.page === 'start') return '#/';
  if (route.page === 'credits') return '#/credits';
  const settings = route.page === 'print' && (route.settings ?? '') !== '' ? `&${route.settings}` : '';
  return `#/${[route.page, route.game, ...partsOf(route)].map(encodeURIComponent).join('/')}${settings}`;
}

/** What stands behind the game. */
function partsOf(route: Exclude<Route, { readonly page: 'start' | 'credits' }>): readonly string[] {
  if (route.page === 'cards' || route.page === 'gallery') return route.card === undefined ? [] : [route.card];
  if (route.page === 'table') return [route.moment];
  if (route.page === 'rules') return route.chapter === undefined ? [] : [route.chapter];
  // The folder of the game stands in the hash already.
  if (route.page === 'edit') return route.file?.split('/').slice(1) ?? [];
  return [];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
