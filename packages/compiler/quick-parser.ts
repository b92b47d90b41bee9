/**
 * A plugin of peggy that makes its parser faster. Trees and messages stay what they are; what it
 * gains: docs/decisions/0055-a-parser-that-keeps-little.md.
 *
 * Peggy can cache all rules or none. This pass runs after its last one and keeps the cache for a
 * few rules. It changes the code that was generated, and fails where that does not look as
 * expected: a newer peggy may write another.
 */
import type { ast, Plugin } from 'peggy';

/**
 * Rules whose results are kept for each place. Peggy keeps those of all rules or of none: of all,
 * very few are ever looked up again; of none, brackets inside of brackets take exponential time.
 * Every way in which a rule leads back to itself passes through one of these, so nothing does.
 */
export const KEPT: readonly string[] = ['Expression', 'Argument', 'Statement', 'Place', 'SkippedBlock'];

/**
 * Kept too, for its messages: it is first looked for in silence, and what it waited for there is
 * not told the second time.
 */
const KEPT_FOR_MESSAGES = 'Label';

const FUNCTION = /^ {2}function peg\$parse(\w+)\(\) \{\n[^]*?\n {2}\}$/gm;

/**
 * To be used with `cache: true`; a grammar throws when the code of its parser is not written as
 * expected.
 */
export const quickParser: Plugin = {
  use({ passes }) {
    passes.generate.push((grammar) => {
      const { code } = grammar;
      if (code === undefined) throw new Error('this pass comes after the one that writes the code');
      const quick = quickCode(code.toString(), reservedWords(grammar));
      code.children = [];
      code.add(quick);
    });
  },
};

function quickCode(code: string, reserved: readonly string[]): string {
  const kept = [...KEPT, KEPT_FOR_MESSAGES];
  for (const rule of [...kept, 'Name']) find(code, `function peg$parse${rule}()`);
  const quick = code.replaceAll(FUNCTION, (text: string, rule: string) => {
    if (rule === 'Name') return nameFunction(text, reserved);
    const place = kept.indexOf(rule);
    return place < 0 ? withoutKeeping(text) : withFewKept(text, place, kept.length);
  });
  return replaced(quick, 'let peg$resultsCache = {};', 'const peg$resultsCache = new Map();');
}

function withoutKeeping(text: string): string {
  const lookedUp = replaced(text, /\n {4}const key = [^]*?return cached\.result;\n {4}\}\n/, '');
  return replaced(lookedUp, /\n {4}peg\$resultsCache\[key\] = .*\n/, '');
}

function withFewKept(text: string, place: number, count: number): string {
  const numbered = replaced(text, /peg\$currPos \* \d+ \+ \d+/, `peg$currPos * ${count} + ${place}`);
  const lookedUp = replaced(numbered, 'peg$resultsCache[key];', 'peg$resultsCache.get(key);');
  return replaced(lookedUp, /peg\$resultsCache\[key\] = (\{.*\});/, 'peg$resultsCache.set(key, $1);');
}

/**
 * Half of a text are names. Peggy tries each reserved word and then goes letter by letter; one look
 * by an expression finds the same.
 */
function nameFunction(text: string, reserved: readonly string[]): string {
  const [reporting = ''] = find(text, /if \(peg\$silentFails === 0\) .*(?=\n {4}\}\n\n {4}peg\$resultsCache)/);
  return `  const peg$name = /(?!(?:${reserved.join('|')})(?![A-Za-z0-9_]|-[a-z]))[a-z][a-z0-9]*(?:-[a-z0-9]+)*/y;

  function peg$parseName() {
    peg$name.lastIndex = peg$currPos;
    const found = peg$name.exec(input);
    if (found === null) {
      ${reporting}
      return peg$FAILED;
    }
    peg$currPos += found[0].length;
    return found[0];
  }`;
}

/** The words of the rule `Reserved`, in its order. */
function reservedWords({ rules }: ast.Grammar): string[] {
  const words: string[] = [];
  const gather = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === 'literal' && 'value' in part) words.push(String(part.value));
    else for (const inner of Object.values(part)) gather(inner);
  };
  gather(rules.find(({ name }) => name === 'Reserved'));
  return words;
}

function find(text: string, what: string | RegExp): RegExpExecArray | readonly string[] {
  const found = typeof what === 'string' ? (text.includes(what) ? [what] : null) : what.exec(text);
  if (found === null) throw new Error(`no ${what} in what peggy writes`);
  return found;
}

function replaced(text: string, what: string | RegExp, by: string): string {
  find(text, what);
  return text.replace(what, by);
}
