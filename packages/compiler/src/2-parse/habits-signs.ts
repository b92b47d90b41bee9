// Habits from programming languages: signs that are words here, colons, braces, quotes.

import { placeOfToken, replaceTokens, type Failure } from './failure.ts';
import { IN } from './layout.ts';
import type { Token } from './tokens.ts';

/** Signs of other languages and how they are written here. */
const OPERATORS: Readonly<Record<string, string>> = { '==': 'is', '!=': 'is not', '&&': 'and', '||': 'or', '=>': '>=', '!': 'not', '<>': 'is not' };

/** Names a sign that is no sign of the language. Gives whether it reported. */
export function recogniseSigns(failure: Failure): boolean {
  return [operator, increase, equals, colon, brace, semicolon, quotes, spaces, unopened].some((recognise) => recognise(failure));
}

function operator(failure: Failure): boolean {
  const { tokens, index, found, report } = failure;
  // `<>` fails at its second sign, because `<` alone is right.
  const sign = [tokens[index - 1], found, tokens[index + 1]].find((token) => token !== undefined && OPERATORS[token.text] !== undefined && token.sort === 'sign');
  if (sign === undefined) return false;
  const instead = OPERATORS[sign.text] ?? '';
  report('parse/operator', placeOfToken(failure, sign), { found: sign.text, instead }, { edits: [replaceTokens(failure, sign, sign, ` ${instead} `.replaceAll(' ', spacedBy(failure, sign)))] });
  return true;
}

/** A space where the sign touches its neighbours, else nothing: the fix neither joins words nor doubles spaces. */
function spacedBy({ tokens }: Failure, sign: Token): string {
  const index = tokens.indexOf(sign);
  const touches = tokens[index - 1]?.end === sign.start || tokens[index + 1]?.start === sign.end;
  return touches ? ' ' : '';
}

function increase(failure: Failure): boolean {
  const { tokens, index, found, head, report } = failure;
  const joined = found.text === '+=' || found.text === '-=';
  const doubled = found.text === '++' || (found.text === '-' && tokens[index + 1]?.text === '-');
  if (!joined && !doubled) return false;
  const verb = found.text.startsWith('+') ? 'increase' : 'decrease';
  const target = tokens.slice(0, index);
  const last = target.at(-1);
  const plain = joined && last !== undefined && target.every(({ sort, text }) => sort === 'word' || text === '.');
  const edits = plain ? [{ at: failure.place(head.start, head.start), text: `${verb} ` }, replaceTokens(failure, found, found, last.end === found.start ? ' by' : 'by')] : [];
  report('parse/increase', placeOfToken(failure, found), { verb }, { edits });
  return true;
}

function equals(failure: Failure): boolean {
  const { found, head, before, tokens, index, report } = failure;
  if (found.text !== '=' && found.text !== ':=') return false;
  const at = placeOfToken(failure, found);
  if (head.text === 'set') report('parse/set-to', at, {}, { edits: [replaceTokens(failure, found, found, before?.end === found.start ? ' to' : 'to')] });
  else if (head.text === 'let') report('parse/let-name', at, {}, { edits: found.text === ':=' ? [replaceTokens(failure, found, found, '=')] : [] });
  else if (index === 1 && head.sort === 'word') {
    report('parse/assign', at, { name: head.text }, { edits: [] });
  } else if (tokens.slice(0, index).every(({ sort, text }) => sort === 'word' || text === '.') && head.sort === 'word' && !failure.expected.has(',')) {
    report('parse/assign', at, { name: head.text }, {});
  } else report('parse/operator', at, { found: found.text, instead: 'is' }, { edits: [replaceTokens(failure, found, found, before?.end === found.start ? ' is ' : 'is')] });
  return true;
}

function colon(failure: Failure): boolean {
  const { found, after, before, report } = failure;
  if (found.text !== ':') return false;
  const opensBlock = after === null || after.text === IN || after.sort === 'mark';
  const edit = replaceTokens(failure, found, found, opensBlock ? '' : ',');
  const fits = before !== null && before.end === found.start;
  report('parse/colon', placeOfToken(failure, found), { opensBlock }, { edits: fits ? [edit] : [] });
  return true;
}

function brace(failure: Failure): boolean {
  const { found, report } = failure;
  if (found.text !== '{' && found.text !== '}') return false;
  report('parse/brace', placeOfToken(failure, found), { found: found.text });
  return true;
}

function semicolon(failure: Failure): boolean {
  const { found, after, before, report } = failure;
  if (found.text !== ';') return false;
  const last = after === null || after.sort === 'mark';
  const fits = before !== null && before.end === found.start;
  report('parse/semicolon', placeOfToken(failure, found), { last }, { edits: fits ? [replaceTokens(failure, found, found, last ? '' : ', then')] : [] });
  return true;
}

function quotes(failure: Failure): boolean {
  const { found, report } = failure;
  if (!['"', "'", '`', '“', '”', '‘', '’'].includes(found.text)) return false;
  report('parse/quotes', placeOfToken(failure, found), {});
  return true;
}

/** `x-1`, `a +b`: plus and minus need spaces, because names have hyphens. */
function spaces(failure: Failure): boolean {
  const { tokens, index, report } = failure;
  const sign = [tokens[index], tokens[index - 1]].find((token) => token?.text === '+' || token?.text === '-');
  if (sign === undefined) return false;
  const at = tokens.indexOf(sign);
  const [left, right] = [tokens[at - 1], tokens[at + 1]];
  if (left === undefined || right === undefined || right.sort === 'mark') return false;
  const tight = left.end === sign.start || right.start === sign.end;
  if (!tight || left.sort === 'sign' && left.text !== ')' && left.text !== ']') return false;
  const text = `${left.end === sign.start ? ' ' : ''}${sign.text}${right.start === sign.end ? ' ' : ''}`;
  report('parse/spaces', placeOfToken(failure, sign), { sign: sign.text }, { edits: [replaceTokens(failure, sign, sign, text)] });
  return true;
}

function unopened(failure: Failure): boolean {
  const { found, tokens, index, report } = failure;
  if (found.text !== ')' && found.text !== ']') return false;
  const open = found.text === ')' ? '(' : '[';
  let depth = 0;
  for (const token of tokens.slice(0, index)) {
    if (token.text === open) depth++;
    else if (token.text === found.text) depth--;
  }
  if (depth > 0) return false;
  report('parse/unopened', placeOfToken(failure, found), { open }, { edits: [replaceTokens(failure, found, found, '')] });
  return true;
}

