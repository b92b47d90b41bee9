/** Where in the workbench somebody is; the hash of the address says it. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'play'; readonly game: string }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'credits' };

/**
 * The page that a hash names.
 *
 * @param hash  such as `#/play/orchard`; anything unknown is the start page
 * @throws      never
 */
export function routeOf(hash: string): Route {
  const [page, game] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (page === 'credits') return { page };
  if ((page === 'play' || page === 'cards') && game !== undefined && game !== '') return { page, game };
  return { page: 'start' };
}

/** The hash that names a page. */
export function hashOf(route: Route): string {
  if (route.page === 'start') return '#/';
  return route.page === 'credits' ? '#/credits' : `#/${route.page}/${encodeURIComponent(route.game)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
