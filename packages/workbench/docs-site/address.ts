/** Where a document of the repository lies in the site. */
import { posix } from 'node:path';

/** Folder of the documents. */
const DOCS = 'docs/';

/**
 * The address of a document below the folder of the site: `docs/formats/row.md` becomes
 * `formats/row.html`. What does not lie in `docs` lies below `more`.
 *
 * @param path  from the root of the repository, with forward slashes
 */
export function addressOf(path: string): string {
  const inside = path.startsWith(DOCS) ? path.slice(DOCS.length) : `more/${path}`;
  return inside.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');
}

/** The way from one address to another, to be written into a page. */
export function wayTo(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** The way from an address up to the folder of the site: empty, `../`, `../../`. */
export function wayUp(address: string): string {
  return '../'.repeat(address.split('/').length - 1);
}

/** A path that is written in a document, from the root of the repository. */
export function pathFrom(document: string, written: string): string {
  return posix.normalize(posix.join(posix.dirname(document), decodeURI(written))).replace(/\/$/, '');
}
