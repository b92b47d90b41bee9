/**
 * What VS Code colours before the language server knows what a name means: TextMate grammars, made
 * from the words of the language.
 */
import { BODY_WORDS, JOINING_WORDS, RESERVED_WORDS, RULES_KEYS } from '@undercroft/compiler/words';

/** Scope of a text in the rules language. */
export const RULES_SCOPE = 'source.undercroft';
/** Scope of what is coloured inside YAML. */
export const YAML_SCOPE = 'source.undercroft.yaml';

const CONSTANTS = ['false', 'none', 'true'];

/** Any of some words, where no name goes on before or behind it. */
function anyOf(words: Iterable<string>): string {
  return `(?<![\\w-])(?:${[...words].toSorted((one, other) => other.length - one.length).join('|')})(?![\\w-])`;
}

/** Words, numbers, rule ids, remarks, and the names that are declared. */
export function rulesGrammar(): object {
  const words = [...RESERVED_WORDS].filter((word) => !CONSTANTS.includes(word));
  return {
    name: 'Undercroft rules',
    scopeName: RULES_SCOPE,
    patterns: [
      { name: 'comment.line.double-dash.undercroft', match: '(?<!\\S)--(?=\\s|-|$).*$' },
      {
        match: '^\\s*(to|define)\\s+([a-z][a-z0-9-]*)(?:\\s+\\(([a-z][a-z0-9-]*)\\))?',
        captures: {
          1: { name: 'keyword.control.undercroft' },
          2: { name: 'entity.name.function.undercroft' },
          3: { name: 'entity.name.function.undercroft' },
        },
      },
      { name: 'constant.other.rule.undercroft', match: '(?<![\\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?![\\w-])' },
      { name: 'constant.numeric.undercroft', match: '(?<![\\w-])(?:\\d*d)?\\d+(?![\\w-])' },
      { name: 'constant.language.undercroft', match: anyOf(CONSTANTS) },
      { name: 'keyword.control.undercroft', match: anyOf(words) },
      // These may be names as well; then the server says so.
      { name: 'keyword.other.undercroft', match: anyOf(JOINING_WORDS) },
      { name: 'keyword.operator.undercroft', match: '->|<=|>=|[-+*/<>=](?=\\s)' },
    ],
  };
}

/**
 * The language under those keys of YAML that hold it: behind the key, and in all lines that are
 * deeper.
 */
export function yamlGrammar(): object {
  const key = `(${RULES_KEYS.join('|')})(:)`;
  const captures = {
    2: { name: 'entity.name.tag.yaml' },
    3: { name: 'punctuation.separator.key-value.mapping.yaml' },
  };
  const rule = (begin: string, deeper: string): object => ({
    begin,
    beginCaptures: captures,
    while: `^(?:${deeper}(?=\\S)|\\s*$)`,
    contentName: 'meta.embedded.undercroft',
    patterns: [
      { name: 'keyword.control.flow.block-scalar.yaml', match: '\\G\\s*[|>][-+]?\\s*$' },
      { include: RULES_SCOPE },
    ],
  });
  return {
    name: 'Undercroft in YAML',
    scopeName: YAML_SCOPE,
    injectionSelector: 'L:source.yaml - comment - string',
    patterns: [rule(`^(\\s*)${key}(?=\\s)`, '\\1\\s+'), rule(`^(\\s*)- +${key}(?=\\s)`, '\\1\\s{3,}')],
  };
}

/** What a `define` gives stands mostly on the same line. */
const BLOCK_WORDS = [...BODY_WORDS].filter((word) => word !== 'define');

/** How a text of the language is edited: remarks, pairs, words, where a block begins. */
export const rulesConfiguration = {
  comments: { lineComment: '--' },
  brackets: [
    ['(', ')'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    ['(', ')'],
    ['[', ']'],
  ],
  wordPattern: '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*',
  folding: { offSide: true },
  onEnterRules: [
    {
      beforeText: `^\\s*(?:${BLOCK_WORDS.join('|')})\\b[^,]*$`,
      action: { indent: 'indent' },
    },
  ],
};
