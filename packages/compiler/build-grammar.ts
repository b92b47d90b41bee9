/**
 * Writes `generated/grammar.js`, the parser of the rules language, from `src/2-parse/grammar.peggy`.
 *
 * The result is committed, so that nobody needs a build step; a test holds it against the grammar.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

const grammarPath = fileURLToPath(new URL('src/2-parse/grammar.peggy', import.meta.url));
const outputPath = fileURLToPath(new URL('generated/grammar.js', import.meta.url));

/**
 * The text of the parser.
 *
 * Results are kept for each rule and place (`cache`): nested brackets would take exponential time otherwise.
 *
 * @param grammar  text of the grammar
 * @throws         when the grammar itself is wrong
 */
export function generateParser(grammar: string): string {
  const code: string = peggy.generate(grammar, {
    allowedStartRules: ['Program', 'ExpressionOnly'],
    cache: true,
    format: 'es',
    grammarSource: 'grammar.peggy',
    output: 'source',
  });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(fileURLToPath(new URL('generated', import.meta.url)), { recursive: true });
  writeFileSync(outputPath, generateParser(readFileSync(grammarPath, 'utf8')));
}
