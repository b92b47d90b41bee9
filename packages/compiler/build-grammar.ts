/**
 * Writes `generated/grammar.js`, the parser of the rules language, from `src/2-parse/grammar.peggy`.
 *
 * The result is committed, so that nobody needs a build step; a test holds it against the grammar.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy, { type Plugin } from 'peggy';
import { quickParser } from './quick-parser.ts';

const grammarPath = fileURLToPath(new URL('src/2-parse/grammar.peggy', import.meta.url));
const outputPath = fileURLToPath(new URL('generated/grammar.js', import.meta.url));

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
    plugins,
  });
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(fileURLToPath(new URL('generated', import.meta.url)), { recursive: true });
  writeFileSync(outputPath, generateParser(readFileSync(grammarPath, 'utf8')));
}
