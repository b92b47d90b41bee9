// The language of a file by its name: `locale/pt-BR.yaml`, `rulebook.fr.yaml`.

import { span } from '../../../../diagnostics/source/span.ts';
import type { LoadContext } from '../common/context.ts';

/**
 * A language of two or three letters, a script, a region, as pages and browsers have it; `x-` for
 * one that has no tag.
 */
const TAG = /^(?:[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?|x(?:-[a-z0-9]{1,8})+)$/;

/** Languages by their English names, which people give to files. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['english', 'en'],
  ['french', 'fr'],
  ['german', 'de'],
  ['spanish', 'es'],
  ['italian', 'it'],
  ['portuguese', 'pt'],
  ['dutch', 'nl'],
  ['polish', 'pl'],
  ['czech', 'cs'],
  ['swedish', 'sv'],
  ['russian', 'ru'],
  ['ukrainian', 'uk'],
  ['greek', 'el'],
  ['turkish', 'tr'],
  ['arabic', 'ar'],
  ['hindi', 'hi'],
  ['thai', 'th'],
  ['chinese', 'zh'],
  ['japanese', 'ja'],
  ['korean', 'ko'],
  ['klingon', 'tlh'],
]);

/**
 * Reports a file whose name holds no language tag, because players could not choose that language.
 *
 * @param path  of the file
 * @param lang  the part of its name that is the language
 * @throws      never
 */
export function checkLanguageTag({ report }: LoadContext, path: string, lang: string): void {
  if (TAG.test(lang)) return;
  const written = canonical(lang);
  const near = TAGS.get(lang.toLowerCase()) ?? (TAG.test(written) ? written : undefined);
  report('load/language-tag', span(path, 0), { lang, near: near === undefined ? [] : [near] });
}

/** `pt_br` as `pt-BR`. */
function canonical(lang: string): string {
  const [language = '', ...rest] = lang.split(/[-_]/);
  const parts = rest.map((part) =>
    part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part.toUpperCase(),
  );
  return [language.toLowerCase(), ...parts].join('-');
}
