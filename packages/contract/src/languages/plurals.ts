/**
 * Which words stand behind a number: `{n|card|cards}`, or a branch for each plural form of the
 * language, `{n|one:karta|few:karty|other:kart}`. The rules of a language are data, because the
 * same game says the same on every machine.
 */

/** Plural forms by patterns of numbers; the first that fits decides, and `other` is the rest. */
export type PluralRules = readonly (readonly [pattern: string, form: string])[];

const FORM = /^(zero|one|two|few|many|other):/;

/** As in English. */
const ONE: PluralRules = [['^1$', 'one']];

const expressions = new Map<string, RegExp>();

/** The plural form that a language has for a number; `other` for what is no number. */
export function pluralForm(number: string, rules: PluralRules = ONE): string {
  if (!/^\d+$/.test(number)) return 'other';
  for (const [pattern, form] of rules) {
    const known = expressions.get(pattern) ?? new RegExp(pattern);
    expressions.set(pattern, known);
    if (known.test(number)) return form;
  }
  return 'other';
}

/** Whether branches are those of plural forms, each with the name of its form. Never throws. */
export const arePluralForms = (branches: readonly string[]): boolean =>
  branches.length > 0 && branches.every((branch) => FORM.test(branch));

/**
 * The branch that a number takes.
 *
 * @param branches two, for one and for any other number; or each with the name of its plural form
 * @param number   what stands in the slot; a text that is no number takes `other`
 * @param rules    of the language; left out: as in English
 * @returns        the branch without its name; a form that is left out is said as the last one
 * @throws         SyntaxError when a pattern of the rules is no regular expression
 */
export function pluralBranch(branches: readonly string[], number: string, rules?: PluralRules): string {
  const form = pluralForm(number, rules);
  if (!arePluralForms(branches)) return (form === 'one' ? branches[0] : branches[1]) ?? '';
  const found = branches.find((branch) => branch.startsWith(`${form}:`)) ?? branches.at(-1) ?? '';
  return found.replace(FORM, '').trimStart();
}
