// Habits from English and from programming languages: words that are other words here.

import { wordTable } from '@undercroft/contract';
import { insertAfter, placeOfToken, replaceTokens, type FailedLine } from './failure.ts';
import { RESERVED_WORDS } from '../vocabulary/words.ts';
import { HEADER_WORDS, STATEMENT_WORDS } from './first-words.ts';

/** First words of other languages, and what begins such a line here. */
const HEADS: Readonly<Record<string, string>> = wordTable({
  else: 'otherwise',
  elif: 'otherwise if',
  elseif: 'otherwise if',
  elsif: 'otherwise if',
  unless: 'if not',
  whenever: 'when',
  after: 'when',
  upon: 'when',
  while: 'repeat while',
  loop: 'repeat',
  foreach: 'for each',
  function: 'to',
  procedure: 'to',
  def: 'to',
  proc: 'to',
  var: 'let',
  const: 'let',
  may: 'you may',
  must: 'require',
  break: 'stop',
  continue: 'skip',
  do: 'repeat',
  gains: 'gain',
  pays: 'pay',
  loses: 'lose',
});

/** Names a word that is another word here. Gives whether it reported. */
export function recogniseWords(failure: FailedLine): boolean {
  const all = [article, isArticle, verbBrackets, nameForm, dotAfterIts, elseIf, headWord, forEach, notAny];
  return all.some((recognise) => recognise(failure));
}

/** Names a word of the language where only a name can stand. Gives whether it reported. */
export function recogniseReserved(failure: FailedLine): boolean {
  return reserved(failure);
}

/** `the` has no place: a name says which one is meant. */
function article(failure: FailedLine): boolean {
  const { tokens, index, report } = failure;
  const the = [tokens[index], tokens[index - 1], tokens[index - 2]].find(
    (token) => token?.text.toLowerCase() === 'the',
  );
  const next = the === undefined ? undefined : tokens[tokens.indexOf(the) + 1];
  if (the === undefined || next === undefined || next.sort !== 'word') return false;
  const periodEnds = next.text === 'end';
  report(
    'parse/the',
    placeOfToken(failure, the),
    {},
    { edits: periodEnds ? [{ span: failure.place(the.start, next.start), text: '' }] : [] },
  );
  return true;
}

/** `is a beast`: a comparison names the kind alone, and an article would ask for one of them. */
function isArticle(failure: FailedLine): boolean {
  const { found, before, tokens, index, after, report } = failure;
  const isAsked = before?.text === 'is' || (before?.text === 'not' && tokens[index - 2]?.text === 'is');
  if ((found.text !== 'a' && found.text !== 'an') || !isAsked || after?.sort !== 'word') return false;
  report(
    'parse/is-article',
    placeOfToken(failure, found),
    { article: found.text, name: after.text },
    { edits: [{ span: failure.place(found.start, after.start), text: '' }] },
  );
  return true;
}

/** camelCase, snake_case and capitals. */
function nameForm(failure: FailedLine): boolean {
  const { found, tokens, index, report } = failure;
  const word = [found, tokens[index - 1]].find((token) => token?.sort === 'word' && /[A-Z_]/.test(token.text));
  if (word === undefined || (word === found && failure.expected.has('rule id') && failure.expected.size <= 2))
    return false;
  const kebab = word.text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/_+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  const isWord = RESERVED_WORDS.has(kebab) || HEADER_WORDS.has(kebab) || STATEMENT_WORDS.has(kebab);
  report(
    'parse/name-form',
    placeOfToken(failure, word),
    { name: word.text, instead: kebab, isWord },
    { edits: [replaceTokens(failure, word, word, kebab)] },
  );
  return true;
}

/** `else` and `otherwise` where they cannot stand: their `if` must end right above. */
function elseIf(failure: FailedLine): boolean {
  const { head, tokens, report } = failure;
  const second = tokens[1];
  if (head.text === 'else' && second?.text === 'if') {
    report(
      'parse/other-word',
      failure.place(head.start, second.end),
      { found: 'else if', instead: 'otherwise if' },
      { edits: [replaceTokens(failure, head, second, 'otherwise if')] },
    );
    return true;
  }
  const { index } = failure;
  const word = index <= 1 ? head : [failure.found, failure.before].find((token) => token?.text === 'otherwise');
  if (word?.text !== 'otherwise') return false;
  report('parse/otherwise', placeOfToken(failure, word), {});
  return true;
}

function headWord(failure: FailedLine): boolean {
  const { head, found, lineBefore, report } = failure;
  // `while` at the start of a line goes on with the line before.
  if (found.text === 'while' && lineBefore.trim() === '') {
    report(
      'parse/other-word',
      placeOfToken(failure, found),
      { found: 'while', instead: 'repeat while' },
      { edits: [replaceTokens(failure, found, found, 'repeat while')] },
    );
    return true;
  }
  const instead = HEADS[head.text];
  if (instead === undefined) return false;
  report(
    'parse/other-word',
    placeOfToken(failure, head),
    { found: head.text, instead },
    { edits: [replaceTokens(failure, head, head, instead)] },
  );
  return true;
}

/** `not any cards`: `no cards`. */
function notAny(failure: FailedLine): boolean {
  const { tokens, index, report } = failure;
  // `any` could go on as `any number of`, so it may be the word after it that fails.
  const at = [index - 1, index - 2].find(
    (one) => tokens[one]?.text === 'not' && ['any', 'no'].includes(tokens[one + 1]?.text ?? ''),
  );
  const [not, quantity] = at === undefined ? [] : [tokens[at], tokens[at + 1]];
  if (not === undefined || quantity === undefined) return false;
  const instead = quantity.text === 'any' ? 'no' : 'any';
  report(
    'parse/other-word',
    failure.place(not.start, quantity.end),
    { found: `not ${quantity.text}`, instead },
    { edits: [replaceTokens(failure, not, quantity, instead)] },
  );
  return true;
}

/** `for b in grove`, `for every b in grove`. */
function forEach(failure: FailedLine): boolean {
  const { head, tokens, index, report } = failure;
  const second = tokens[1];
  if (head.text !== 'for' || index > 2 || second === undefined || second.text === 'each') return false;
  const every = second.text === 'every' || second.text === 'all';
  const edit = every ? replaceTokens(failure, head, second, 'for each') : insertAfter(failure, head, ' each');
  report(
    'parse/other-word',
    failure.place(head.start, every ? second.end : head.end),
    { found: every ? `for ${second.text}` : 'for', instead: 'for each' },
    { edits: [edit] },
  );
  return true;
}

/** A word of the language where a name must stand. */
function reserved(failure: FailedLine): boolean {
  const { found, expected, report } = failure;
  if (found.sort !== 'word' || !RESERVED_WORDS.has(found.text) || !expected.has('name')) return false;
  const namesOnly = [...expected].every((key) => key === 'name' || key === '(' || key === 'set');
  if (!namesOnly) return false;
  report('parse/reserved', placeOfToken(failure, found), { name: found.text });
  return true;
}

/** `its.might`, `your.oil`: no dot. */
function dotAfterIts(failure: FailedLine): boolean {
  const { found, before, after, report } = failure;
  if (found.text !== '.' || (before?.text !== 'its' && before?.text !== 'your')) return false;
  const name = after?.sort === 'word' ? after.text : '…';
  report(
    'parse/whose',
    failure.place(before.start, found.end),
    { found: `${before.text}.${name}`, instead: `${before.text} ${name}` },
    { edits: [replaceTokens(failure, found, found, ' ')] },
  );
  return true;
}

/** `kill(u)`: verbs take no brackets. */
function verbBrackets(failure: FailedLine): boolean {
  const { head, tokens, found, before, report } = failure;
  const [, open, second] = tokens;
  if (
    head.sort !== 'word' ||
    open?.text !== '(' ||
    open.start !== head.end ||
    found.sort !== 'mark' ||
    before?.text !== ')'
  )
    return false;
  if (second === undefined || HEADER_WORDS.has(head.text)) return false;
  const edits = [replaceTokens(failure, open, open, ' '), replaceTokens(failure, before, before, '')];
  report(
    'parse/verb-brackets',
    failure.place(open.start, before.end),
    { verb: head.text },
    { edits: second === before ? [] : edits },
  );
  return true;
}
