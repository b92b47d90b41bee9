/** Finds the words of the language in its grammar, for `generated/words.ts`. */
import peggy, { type ast } from 'peggy';

/** Words of a grammar, each list sorted. */
export interface GrammarWords {
  /** words that are never a name */
  readonly reserved: readonly string[];
  /** words that are a name wherever they mean nothing, for example `soon` in `as soon as` */
  readonly joining: readonly string[];
  /** first words of statements */
  readonly statements: readonly string[];
  /** first words of what has a body */
  readonly bodies: readonly string[];
  /** first words of everything that can begin a line */
  readonly lines: readonly string[];
}

/** Rules at which the search for first words ends: of a value or a name there are too many. */
const VALUES: ReadonlySet<string> = new Set(['Query', 'Postfix', 'Pattern', 'Name', 'NameAt']);
/** Rules that may match nothing. */
const SPACE: ReadonlySet<string> = new Set(['_', 'NL']);
/** Rules for what stands deeper than its first line, or behind its comma. */
const BODIES: ReadonlySet<string> = new Set(['Body', 'BareBody', 'Block', 'UntilBody', 'IN']);

/**
 * The words of a grammar.
 *
 * @param grammar  text of the grammar
 * @throws         when the grammar is wrong, or lacks the rules `Reserved`, `Item`, `Statement` and
 *                 `Entry`
 */
export function wordsOf(grammar: string): GrammarWords {
  const { rules } = peggy.parser.parse(grammar);
  const rule = (name: string): ast.Rule => {
    const found = rules.find((one) => one.name === name);
    if (found === undefined) throw new Error(`the grammar has no rule ${name}`);
    return found;
  };
  const first = (name: string): readonly string[] => firstWords(rule(name).expression, rule);
  const reserved = wordsIn(rule('Reserved'));
  const bodies = partsOf(rules)
    .filter((part): part is ast.Sequence => part.type === 'sequence' && hasBody(part))
    .flatMap((part) => firstWords(part, rule));
  return {
    reserved: sorted(reserved),
    // `d` is a part of dice, as in `2d6`.
    joining: sorted(wordsIn(rules).filter((word) => word !== 'd' && !reserved.includes(word))),
    statements: sorted(first('Statement')),
    bodies: sorted(bodies),
    lines: sorted([...first('Item'), ...first('Entry'), ...bodies]),
  };
}

/** The module that the compiler and all editors read the words from. */
export function wordsModule(grammar: string): string {
  const lists = Object.entries(wordsOf(grammar)).map(
    ([name, words]) =>
      `export const ${name}: readonly string[] = '${(words as readonly string[]).join(' ')}'.split(' ');\n`,
  );
  return ['// Generated from src/language/parse/grammar.peggy; changes here are lost.\n', ...lists].join('\n');
}

function sorted(words: readonly string[]): readonly string[] {
  return [...new Set(words)].toSorted();
}

/** All nodes of a part of a grammar. */
export function partsOf(part: unknown): readonly ast.Expression[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(partsOf);
  return 'type' in part ? [part as ast.Expression, ...below] : below;
}

function wordsIn(part: unknown): readonly string[] {
  return partsOf(part).flatMap((one) => wordOf(one));
}

function wordOf(part: ast.Expression): readonly string[] {
  return part.type === 'literal' && /^[a-z]+$/.test(part.value) ? [part.value] : [];
}

function hasBody(part: ast.Expression): boolean {
  return partsOf(part).some((one) => one.type === 'rule_ref' && BODIES.has(one.name));
}

/** The words with which a text of a part can begin. */
function firstWords(part: ast.Expression | ast.Named, rule: (name: string) => ast.Rule): readonly string[] {
  if (part.type === 'literal') return wordOf(part);
  if (part.type === 'choice') return part.alternatives.flatMap((one) => firstWords(one, rule));
  if (part.type === 'rule_ref') {
    const isOpen = !VALUES.has(part.name) && !SPACE.has(part.name);
    return isOpen ? firstWords(rule(part.name).expression, rule) : [];
  }
  if (part.type === 'sequence') {
    const end = part.elements.findIndex((one) => !mayBeEmpty(one));
    const firsts = end < 0 ? part.elements : part.elements.slice(0, end + 1);
    return firsts.flatMap((one) => firstWords(one, rule));
  }
  return 'expression' in part && !isLookAhead(part) ? firstWords(part.expression, rule) : [];
}

function mayBeEmpty(part: ast.Expression): boolean {
  if (part.type === 'labeled') return mayBeEmpty(part.expression);
  if (part.type === 'rule_ref') return SPACE.has(part.name);
  return part.type === 'optional' || part.type === 'zero_or_more' || isLookAhead(part);
}

function isLookAhead({ type }: ast.Expression | ast.Named): boolean {
  return ['simple_and', 'simple_not', 'semantic_and', 'semantic_not'].includes(type);
}
