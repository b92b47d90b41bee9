/**
 * Endings after which the last consonant is doubled: one vowel, one consonant, in a word of one
 * syllable (`stop`, `stopped`).
 */
const DOUBLES = /^[^aeiou]*[aeiou][bdgklmnprtv]$/;

/**
 * The regular past participle of a procedure's name: kill, killed · move, moved · carry, carried ·
 * stop, stopped. Of a name of several words the first one changes: `turn-over`, `turned-over`.
 *
 * @throws never
 */
export function participleOf(name: string): string {
  const [verb = '', ...rest] = name.split('-');
  return [regular(verb), ...rest].join('-');
}

function regular(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (DOUBLES.test(verb)) return `${verb}${verb.slice(-1)}ed`;
  return `${verb}ed`;
}
