/**
 * Writes the parser of the rules language, `generated/grammar.js`, and its words,
 * `generated/words.ts`, from `src/language/parse/grammar.peggy`.
 *
 * Both are committed, so a checkout works without a build step. A test compares them with the
 * grammar.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy, { type ast, type Plugin } from 'peggy';
import { partsOf, wordsModule } from './grammar-words.ts';
import { quickParser } from './quick-parser.ts';

const grammarPath = fileURLToPath(new URL('src/language/parse/grammar.peggy', import.meta.url));
const outputPath = fileURLToPath(new URL('generated/', import.meta.url));

/** A choice of the parser keeps to the first word that fits, so `into` must stand before `in`. */
const longWordsFirst: Plugin = {
  use({ passes }) {
    passes.transform.push(({ rules }) => {
      const words = partsOf(rules.find(({ name }) => name === 'Reserved')).find(({ type }) => type === 'choice');
      if (words?.type !== 'choice') throw new Error('`Reserved` is no list of words');
      const length = (word: ast.Expression): number => (word.type === 'literal' ? word.value.length : 0);
      words.alternatives.sort((one, other) => length(other) - length(one));
    });
  },
};

/**
 * The text of the parser.
 *
 * @param grammar  text of the grammar
 * @param starts   rules that it can begin with beside those of the compiler
 * @throws         when the grammar itself is wrong
 */
export function generateParser(grammar: string, starts: readonly string[] = []): string {
  return writtenByPeggy(grammar, starts, [quickParser]);
}

/** The parser as peggy writes it: it takes the same texts and is slower. */
export function writtenByPeggy(grammar: string, starts: readonly string[] = [], plugins: Plugin[] = []): string {
  const code: string = peggy.generate(grammar, {
    allowedStartRules: ['Program', 'ExpressionOnly', ...starts],
    cache: true,
    format: 'es',
    grammarSource: 'grammar.peggy',
    output: 'source',
    plugins: [longWordsFirst, ...plugins],
  });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const grammar = readFileSync(grammarPath, 'utf8');
  mkdirSync(outputPath, { recursive: true });
  writeFileSync(`${outputPath}grammar.js`, generateParser(grammar));
  writeFileSync(`${outputPath}words.ts`, wordsModule(grammar));
}
