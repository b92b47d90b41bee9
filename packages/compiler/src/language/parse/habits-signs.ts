// Habits from programming languages: signs that are words here, colons, braces, quotes.

import { wordTable } from '@undercroft/contract';
import { placeOfToken, replaceTokens, type FailedLine } from './failure.ts';
import { IN } from './layout.ts';
import { HEADER_WORDS } from './first-words.ts';

/** Signs of other languages and how they are written here. */
const OPERATORS: Readonly<Record<string, string>> = wordTable({
  '==': 'is',
  '!=': 'is not',
  '&&': 'and',
  '||': 'or',
  '=>': '>=',
  '!': 'not',
  '<>': 'is not',
});

/** A longer name is cut in messages. */
const NAME_LENGTH_MAX = 30;

/** Names a sign that is no sign of the language. Gives whether it reported. */
export function recogniseSigns(failure: FailedLine): boolean {
  return [
    comment,
    operator,
    increase,
    equals,
    colon,
    brace,
    semicolon,
    quotes,
    amountFirst,
    have,
    spaces,
    unopened,
  ].some((recognise) => recognise(failure));
}

/** `# note`, `// note`: comments begin with `--`. */
function comment(failure: FailedLine): boolean {
  const { found, before, after, report } = failure;
  const slashes = found.text === '/' && (after?.text === '/' || before?.text === '/');
  if (found.text !== '#' && !slashes) return false;
  const first = slashes && before?.text === '/' ? before : found;
  const last = slashes && after?.text === '/' && first === found ? after : found;
  report(
    'parse/comment',
    failure.place(first.start, last.end),
    { found: slashes ? '//' : '#' },
    { edits: [replaceTokens(failure, first, last, '--')] },
  );
  return true;
}

function operator(failure: FailedLine): boolean {
  const { tokens, index, found, report } = failure;
  // `<>` fails at its second sign, because `<` alone is right.
  const sign = [tokens[index - 1], found, tokens[index + 1]].find(
    (token) => token !== undefined && OPERATORS[token.text] !== undefined && token.sort === 'sign',
  );
  if (sign === undefined) return false;
  const instead = OPERATORS[sign.text] ?? '';
  const at = tokens.indexOf(sign);
  const left = tokens[at - 1]?.end === sign.start ? ' ' : '';
  const right = tokens[at + 1]?.start === sign.end ? ' ' : '';
  report(
    'parse/operator',
    placeOfToken(failure, sign),
    { found: sign.text, instead },
    { edits: [replaceTokens(failure, sign, sign, `${left}${instead}${right}`)] },
  );
  return true;
}

function increase(failure: FailedLine): boolean {
  const { tokens, index, found, head, report } = failure;
  const joined = found.text === '+=' || found.text === '-=';
  const doubled = found.text === '++' || (found.text === '-' && tokens[index + 1]?.text === '-');
  if (!joined && !doubled) return false;
  const verb = found.text.startsWith('+') ? 'increase' : 'decrease';
  const target = tokens.slice(0, index);
  const last = target.at(-1);
  const plain = joined && last !== undefined && target.every(({ sort, text }) => sort === 'word' || text === '.');
  const edits = plain
    ? [
        { span: failure.place(head.start, head.start), text: `${verb} ` },
        replaceTokens(failure, found, found, last.end === found.start ? ' by' : 'by'),
      ]
    : [];
  report('parse/increase', placeOfToken(failure, found), { verb }, { edits });
  return true;
}

function equals(failure: FailedLine): boolean {
  const { found, head, before, tokens, index, report } = failure;
  if (head.text === 'let' && found.text === '.' && index === 2) {
    report('parse/let-name', placeOfToken(failure, found), {});
    return true;
  }
  if (found.text !== '=' && found.text !== ':=') return false;
  const at = placeOfToken(failure, found);
  const target = tokens.slice(0, index);
  const left = before?.end === found.start ? ' ' : '';
  const right = failure.after?.start === found.end ? ' ' : '';
  const plain =
    head.sort === 'word' &&
    !HEADER_WORDS.has(head.text) &&
    target.every(({ sort, text }) => sort === 'word' || text === '.');
  if (head.text === 'set' && !target.some(({ text }) => text === 'to'))
    report('parse/set-to', at, {}, { edits: [replaceTokens(failure, found, found, `${left}to${right}`)] });
  else if (head.text === 'let' && found.text === ':=')
    report('parse/let-name', at, {}, { edits: [replaceTokens(failure, found, found, '=')] });
  else if (plain && head.text !== 'let' && head.text !== 'require')
    report('parse/assign', at, {
      name: target
        .map(({ text }) => text)
        .join('')
        .slice(0, NAME_LENGTH_MAX),
    });
  else
    report(
      'parse/operator',
      at,
      { found: found.text, instead: 'is' },
      { edits: [replaceTokens(failure, found, found, `${left}is${right}`)] },
    );
  return true;
}

function colon(failure: FailedLine): boolean {
  const { found, after, before, report } = failure;
  if (found.text !== ':') return false;
  const opensBlock = after === null || after.text === IN || after.sort === 'mark';
  const edit = replaceTokens(failure, found, found, opensBlock ? '' : ',');
  const fits = before !== null && before.end === found.start;
  report('parse/colon', placeOfToken(failure, found), { opensBlock }, { edits: fits ? [edit] : [] });
  return true;
}

function brace(failure: FailedLine): boolean {
  const { found, report } = failure;
  if (found.text !== '{' && found.text !== '}') return false;
  report('parse/brace', placeOfToken(failure, found), { found: found.text });
  return true;
}

function semicolon(failure: FailedLine): boolean {
  const { found, after, before, report } = failure;
  if (found.text !== ';') return false;
  const last = after === null || after.sort === 'mark';
  const fits = before !== null && before.end === found.start;
  report(
    'parse/semicolon',
    placeOfToken(failure, found),
    { last },
    { edits: fits ? [replaceTokens(failure, found, found, last ? '' : ', then')] : [] },
  );
  return true;
}

function quotes(failure: FailedLine): boolean {
  const { found, report } = failure;
  if (!['"', "'", '`', '“', '”', '‘', '’'].includes(found.text)) return false;
  report('parse/quotes', placeOfToken(failure, found), {});
  return true;
}

/** `x-1`, `a +b`: plus and minus need spaces, because names have hyphens. */
function spaces(failure: FailedLine): boolean {
  const { tokens, index, report } = failure;
  const sign = [tokens[index], tokens[index - 1]].find((token) => token?.text === '+' || token?.text === '-');
  if (sign === undefined) return false;
  const at = tokens.indexOf(sign);
  const [left, right] = [tokens[at - 1], tokens[at + 1]];
  if (left === undefined || right === undefined || right.sort === 'mark') return false;
  const tight = left.end === sign.start || right.start === sign.end;
  if (!tight || (left.sort === 'sign' && left.text !== ')' && left.text !== ']')) return false;
  const text = `${left.end === sign.start ? ' ' : ''}${sign.text}${right.start === sign.end ? ' ' : ''}`;
  report(
    'parse/spaces',
    placeOfToken(failure, sign),
    { sign: sign.text },
    { edits: [replaceTokens(failure, sign, sign, text)] },
  );
  return true;
}

function unopened(failure: FailedLine): boolean {
  const { found, tokens, index, report } = failure;
  if (found.text !== ')' && found.text !== ']') return false;
  const open = found.text === ')' ? '(' : '[';
  let depth = 0;
  for (const token of tokens.slice(0, index)) {
    if (token.text === open) depth++;
    else if (token.text === found.text) depth--;
  }
  if (depth > 0) return false;
  report(
    'parse/unopened',
    placeOfToken(failure, found),
    { open },
    { edits: [replaceTokens(failure, found, found, '')] },
  );
  return true;
}

/** `have force +1`: the number stands before the name. */
function amountFirst(failure: FailedLine): boolean {
  const { tokens, report } = failure;
  const at = tokens.findIndex(({ text }) => text === 'have' || text === 'has');
  const [name, sign, amount] = tokens.slice(at + 1, at + 4);
  if (at < 0 || name?.sort !== 'word' || (sign?.text !== '+' && sign?.text !== '-') || amount?.sort !== 'number')
    return false;
  const instead = `${sign.text}${amount.text} ${name.text}`;
  report(
    'parse/amount-first',
    failure.place(name.start, amount.end),
    { instead },
    { edits: [replaceTokens(failure, name, amount, instead)] },
  );
  return true;
}

/** `your fighters get +1 might`. */
function have(failure: FailedLine): boolean {
  const { tokens, report } = failure;
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && SYNONYMS_OF_HAVE.has(text) && ['+', '-'].includes(tokens[index + 1]?.text ?? ''),
  );
  const word = tokens[at];
  if (word === undefined) return false;
  report(
    'parse/other-word',
    placeOfToken(failure, word),
    { found: word.text, instead: 'have' },
    { edits: [replaceTokens(failure, word, word, 'have')] },
  );
  return true;
}

const SYNONYMS_OF_HAVE: ReadonlySet<string> = new Set([
  'get',
  'gets',
  'gain',
  'gains',
  'receive',
  'receives',
  'with',
  'are',
  'is',
]);
