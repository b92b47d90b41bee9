/**
 * Sentences with slots, as translators know them (a small part of ICU MessageFormat):
 *
 * - `{name}` is a slot; a number is written as the language writes numbers.
 * - `{n, plural, =0 {nothing} one {# card} other {# cards}}` chooses by the plural rules of the
 *   language; `#` is the number. Which branches a language has (`one`, `few`, `many` ...) is for
 *   `Intl.PluralRules` to say.
 * - `{who, select, you {...} other {...}}` chooses by a word.
 *
 * Branches may hold slots. `other` must be there; a slot that is not given stays as it is written.
 */

/** What stands in the slots. */
export type Params = Readonly<Record<string, string | number>>;

type Piece =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'slot'; readonly name: string }
  | {
      readonly is: 'choice';
      readonly by: 'plural' | 'select';
      readonly name: string;
      readonly branches: ReadonlyMap<string, readonly Piece[]>;
    };

const parsed = new Map<string, readonly Piece[]>();

/**
 * Fills a pattern.
 *
 * @param lang language of the pattern, for plurals and numbers; one that the browser does not know
 *   counts as English
 * @throws Error when braces do not match or a choice has no `other`: patterns come from code and
 *   packs, not from players
 */
export function fill(pattern: string, lang: string, params: Params = {}): string {
  let pieces = parsed.get(pattern);
  if (pieces === undefined) parsed.set(pattern, (pieces = new Reader(pattern).whole()));
  return written(pieces, lang, params, null);
}

/** Names of all slots of a pattern, sorted. @throws Error as `fill` */
export function slotsOf(pattern: string): string[] {
  const names = new Set<string>();
  const visit = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      if (piece.is !== 'text') names.add(piece.name);
      if (piece.is === 'choice') piece.branches.forEach(visit);
    }
  };
  visit(new Reader(pattern).whole());
  return [...names].toSorted();
}

function written(pieces: readonly Piece[], lang: string, params: Params, count: number | null): string {
  return pieces
    .map((piece) => {
      if (piece.is === 'text') return count === null ? piece.text : piece.text.replaceAll('#', numberIn(lang, count));
      const value = params[piece.name];
      if (piece.is === 'choice') {
        const branch = branchOf(piece, lang, value);
        return written(branch, lang, params, piece.by === 'plural' ? Number(value ?? 0) : count);
      }
      if (value === undefined) return `{${piece.name}}`;
      return typeof value === 'number' ? numberIn(lang, value) : value;
    })
    .join('');
}

function branchOf(
  { by, branches }: Extract<Piece, { is: 'choice' }>,
  lang: string,
  value: string | number | undefined,
): readonly Piece[] {
  const other = branches.get('other') ?? [];
  if (by === 'select') return branches.get(String(value)) ?? other;
  const number = Number(value ?? 0);
  return branches.get(`=${number}`) ?? branches.get(pluralRules(lang).select(number)) ?? other;
}

const plurals = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

/**
 * How a language counts: as English does where browsers do not know it, and where its tag is one
 * that an author made up.
 *
 * @throws never
 */
export function pluralRules(lang: string): Intl.PluralRules {
  const known = plurals.get(lang);
  if (known !== undefined) return known;
  let rules: Intl.PluralRules;
  try {
    rules = new Intl.PluralRules([lang, 'en']);
  } catch {
    rules = new Intl.PluralRules('en');
  }
  plurals.set(lang, rules);
  return rules;
}

/** Languages that write whole numbers below a thousand as the program does. */
const PLAIN = new Set(['de', 'en', 'fr']);

/** A number as a language writes it. @throws RangeError when `lang` is no language tag */
export function numberIn(lang: string, value: number): string {
  // A phone needs a twentieth of a second to make its first formatter, and hardly any number needs
  // one.
  if (PLAIN.has(lang) && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  let format = formats.get(lang);
  if (format === undefined) formats.set(lang, (format = new Intl.NumberFormat([lang, 'en'])));
  return format.format(value);
}

class Reader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  whole(): Piece[] {
    const pieces = this.#pieces();
    if (this.#at < this.#pattern.length) this.#fail('a } too many');
    return pieces;
  }

  #pieces(): Piece[] {
    const pieces: Piece[] = [];
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== '}') {
      if (this.#pattern[this.#at] === '{') pieces.push(this.#braces());
      else pieces.push({ is: 'text', text: this.#take(/[^{}]+/y) });
    }
    return pieces;
  }

  #braces(): Piece {
    this.#expect('{');
    const name = this.#take(/[a-z][a-zA-Z0-9]*/y);
    if (this.#pattern[this.#at] === '}') {
      this.#at += 1;
      return { is: 'slot', name };
    }
    const by = this.#take(/, (?:plural|select),\s*/y).includes('plural') ? 'plural' : 'select';
    const branches = new Map<string, readonly Piece[]>();
    while (this.#pattern[this.#at] !== '}') {
      const key = this.#take(/(?:=\d+|[a-z][a-zA-Z0-9-]*)/y);
      this.#take(/\s*/y);
      this.#expect('{');
      branches.set(key, this.#pieces());
      this.#expect('}');
      this.#take(/\s*/y);
    }
    this.#expect('}');
    if (!branches.has('other')) this.#fail('no branch "other"');
    return { is: 'choice', by, name, branches };
  }

  #take(what: RegExp): string {
    what.lastIndex = this.#at;
    const match = what.exec(this.#pattern);
    if (match === null) return this.#fail('something unexpected');
    this.#at += match[0].length;
    return match[0];
  }

  #expect(sign: string): void {
    if (this.#pattern[this.#at] !== sign) this.#fail(`no ${sign}`);
    this.#at += 1;
  }

  #fail(what: string): never {
    throw new Error(`Pattern has ${what} at ${this.#at}: ${this.#pattern}`);
  }
}
