// One layout for YAML: that of the library, with everything written as it was: quotes, braces,
// blocks, numbers letter by letter.

import { isScalar, Lexer, parseDocument, Scalar, visit } from 'yaml';
import { layOutRules } from './format-rules.ts';

/** Keys whose values are texts of the rules language. */
const RULES_KEYS: ReadonlySet<unknown> = new Set(['effect']);

/**
 * Lays a YAML text out.
 *
 * @returns  the text itself when it cannot be read
 * @throws   never
 */
export function layOutYaml(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // Every value is a text, so that 007 stays 007.
  const document = parseDocument(text, { schema: 'failsafe', logLevel: 'silent' });
  if (document.errors.length > 0) return source;
  if (document.contents === null) return text.trim() === '' ? '' : `${text.trim()}\n`;
  let isKept = false;
  visit(document, {
    Scalar: (key, node) => {
      if (node.type === Scalar.BLOCK_FOLDED) isKept = true;
      return key === 'key' ? visit.SKIP : undefined;
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !RULES_KEYS.has(key.value) || !isScalar(value) || value.type !== Scalar.BLOCK_LITERAL)
        return;
      if (typeof value.value === 'string') value.value = `${layOutRules(value.value).trimEnd()}\n`;
    },
    Collection: (_, node) => {
      // Braces over several lines are laid out by hand: the library knows one line, or a line for
      // each entry.
      if (node.flow === true && node.range != null && text.slice(node.range[0], node.range[1]).includes('\n'))
        isKept = true;
    },
  });
  if (isKept) return tidyLines(text);
  return document.toString({ flowCollectionPadding: false, lineWidth: 0 });
}

/** What the library would write anew in another way keeps its lines. */
function tidyLines(text: string): string {
  return `${text.trimEnd()}\n`;
}

/** The comments of a YAML text in order, without the space around them. Never throws. */
export function commentsOf(text: string): readonly string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.slice(1).trim());
}
