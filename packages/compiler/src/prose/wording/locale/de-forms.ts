/** Words of German that have forms for gender, number and case, as slots of phrases have them. */

/** Of a masculine, feminine, neuter noun, and of several: what a slot chooses from. */
const branches = (m: string, f: string, n: string, many: string): string => `⟨${m}⟩|⟨${f}⟩|⟨${n}⟩|⟨${many}⟩`;

/** `{noun|the}`: the article of a noun. */
export const THE = branches('der/den/dem/des', 'die/die/der/der', 'das/das/dem/des', 'die/die/den/der');
export const NO = branches(
  'kein/keinen/keinem/keines',
  'keine/keine/keiner/keiner',
  'kein/kein/keinem/keines',
  'keine/keine/keinen/keiner',
);
export const EACH = branches(
  'jeder/jeden/jedem/jedes',
  'jede/jede/jeder/jeder',
  'jedes/jedes/jedem/jedes',
  'alle/alle/allen/aller',
);
/** One or none of several: "eine deiner Karten". */
export const ONE_OF = branches(
  'einer/einen/einem/eines',
  'eine/eine/einer/einer',
  'eines/eines/einem/eines',
  'eines/eines/einem/eines',
);
export const NONE_OF = branches(
  'keiner/keinen/keinem/keines',
  'keine/keine/keiner/keiner',
  'keines/keines/keinem/keines',
  'keine/keine/keinen/keiner',
);
/** What is accusative in every sentence that has it. */
export const NO_ACC = 'keinen|keine|kein|keine';

/** An adjective behind the article: "der höchste". */
export const the = (stem: string): string =>
  branches(
    `der ${stem}e/den ${stem}en/dem ${stem}en/des ${stem}en`,
    `die ${stem}e/die ${stem}e/der ${stem}en/der ${stem}en`,
    `das ${stem}e/das ${stem}e/dem ${stem}en/des ${stem}en`,
    `die ${stem}en/die ${stem}en/den ${stem}en/der ${stem}en`,
  );

/** An adjective behind the article `ein`: "ein zufälliger". */
export const a = (stem: string): string =>
  branches(
    `ein ${stem}er/einen ${stem}en/einem ${stem}en/eines ${stem}en`,
    `eine ${stem}e/eine ${stem}e/einer ${stem}en/einer ${stem}en`,
    `ein ${stem}es/ein ${stem}es/einem ${stem}en/eines ${stem}en`,
    `${stem}e/${stem}e/${stem}en/${stem}er`,
  );

/** An adjective behind the article, in the dative: "mit dem höchsten". */
export const withThe = (stem: string): string => `dem ${stem}en|der ${stem}en|dem ${stem}en|den ${stem}en`;

const endings = (stem: string, all: string): string =>
  `⟨${all
    .split(' ')
    .map((end) => stem + end)
    .join('/')}⟩`;

/** Endings of an adjective: without article, behind `ein`, behind `der`; in four cases each. */
const ADJECTIVE = {
  m: 'er en em en er en en en e en en en',
  f: 'e e er er e e en en e e en en',
  n: 'es es em en es es en en e e en en',
  '+': 'e e en er en en en en en en en en',
} as const;

/** An adjective before a noun of any class. */
export const adjective = (stem: string): string =>
  [ADJECTIVE.m, ADJECTIVE.f, ADJECTIVE.n, ADJECTIVE['+']].map((all) => endings(stem, all)).join('|');

/** The rules by which any adjective gets its endings, by the class of its noun. */
export const AGREEMENT = Object.fromEntries(
  (['m', 'f', 'n'] as const).flatMap((gender) => [
    [gender, [['^(.*?)e?$', endings('$1', ADJECTIVE[gender])]]],
    [`${gender}+`, [['^(.*?)e?$', endings('$1', ADJECTIVE['+'])]]],
  ]),
) as Readonly<Record<string, readonly (readonly [string, string])[]>>;

/** The same word in all cases but those that are given. */
export const cases = (nom: string, acc: string, dat: string, gen: string): string =>
  `⟨${[nom, acc, dat, gen].join('/')}⟩`;

/** Possessives by the class of what is had: "mein", "deine". */
export const possessive = (stem: string): readonly (readonly [string, string])[] => [
  ['\\+:', `⟨${stem}e/${stem}e/${stem}en/${stem}er⟩ `],
  ['^f', `⟨${stem}e/${stem}e/${stem}er/${stem}er⟩ `],
  ['^n', `⟨${stem}/${stem}/${stem}em/${stem}es⟩ `],
  ['', `⟨${stem}/${stem}en/${stem}em/${stem}es⟩ `],
];
