// Habits from English and from programming languages: words that are other words here, and words that are missing.

import { insertAfter, placeOfToken, replaceTokens, type Failure } from './failure.ts';
import { IN } from './layout.ts';
import { RESERVED_WORDS } from '../1-load/language-words.ts';
import { HEADER_WORDS, STATEMENT_WORDS } from './reserved.ts';

/** First words of other languages, and what begins such a line here. */
const HEADS: Readonly<Record<string, string>> = {
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
};

/** Names a word that is another word here, or one that is missing. Gives whether it reported. */
export function recogniseWords(failure: Failure): boolean {
  const all = [
    article,
    verbBrackets,
    optionOutside,
    nameForm,
    dotAfterIts,
    noWindow,
    chooseWhat,
    rollAlone,
    forEachAmount,
    elseIf,
    headWord,
    forEach,
    notAny,
    thenForComma,
    block,
    noBody,
    listItem,
    missingComma,
    missingThen,
    eventForm,
    youStatement,
    wholeSet,
    reserved,
  ];
  return all.some((recognise) => recognise(failure));
}

/** `the` has no place: a name says which one is meant. */
function article(failure: Failure): boolean {
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
    { edits: periodEnds ? [{ at: failure.place(the.start, next.start), text: '' }] : [] },
  );
  return true;
}

/** camelCase, snake_case and capitals. */
function nameForm(failure: Failure): boolean {
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
function elseIf(failure: Failure): boolean {
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

function headWord(failure: Failure): boolean {
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
function notAny(failure: Failure): boolean {
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

/** `for h in band`, `for every h in band`. */
function forEach(failure: Failure): boolean {
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

/** `if x then pay 2 mana`: a comma, no `then`. */
function thenForComma(failure: Failure): boolean {
  const { found, before, head, report, expected } = failure;
  if (found.text !== 'then' && found.text !== 'do') return false;
  if (!expected.has(',') || before === null || !HEADER_WORDS.has(head.text)) return false;
  report(
    'parse/then-for-comma',
    placeOfToken(failure, found),
    { found: found.text },
    { edits: [replaceTokens(failure, { ...found, start: before.end }, found, ',')] },
  );
  return true;
}

/** A block under a line that takes none, or under a line that already ended in a comma. */
function block(failure: Failure): boolean {
  const { found, after, tokens, report } = failure;
  if (found.text !== IN) return false;
  const first = after ?? found;
  const comma = tokens.findLast((token) => token.text === ',' && failure.endsLine(token));
  if (comma === undefined)
    report('parse/block-without-header', placeOfToken(failure, first), { above: failure.head.text });
  else
    report(
      'parse/comma-before-block',
      placeOfToken(failure, comma),
      {},
      { edits: [replaceTokens(failure, comma, comma, '')] },
    );
  return true;
}

/** The line ends where something must be done. */
function noBody(failure: Failure): boolean {
  const { found, before, expected, head, report } = failure;
  if (found.sort !== 'mark' || found.text === IN || before === null) return false;
  if (!expected.has(',') && !expected.has(IN)) return false;
  if (!expected.has(IN)) return false;
  report('parse/no-body', placeOfToken(failure, before), { head: head.text, comma: expected.has(',') });
  return true;
}

/** `- gain 3 gold`, from YAML: the minus goes on with the line before. */
function listItem(failure: Failure): boolean {
  const { before, found, lineBefore, report } = failure;
  const dash = found.text === '-' ? found : before;
  if (dash?.text !== '-' || !/^\s*-?\s*$/.test(lineBefore)) return false;
  report('parse/list-item', placeOfToken(failure, dash), {});
  return true;
}

/** `if x pay 2 mana`: the comma after the header is missing. */
function missingComma(failure: Failure): boolean {
  const { found, before, head, expected, report } = failure;
  if (found.sort !== 'word' || before === null || !expected.has(',') || !HEADER_WORDS.has(head.text)) return false;
  report(
    'parse/missing-comma',
    placeOfToken(failure, found),
    { head: head.text },
    { edits: [insertAfter(failure, before, ',')] },
  );
  return true;
}

/** `gain 3 gold, lose 2 mana`, `gain 3 gold and lose 2 mana`. */
function missingThen(failure: Failure): boolean {
  const { found, before, report, tokens, index } = failure;
  const { after } = failure;
  if (before === null || found.sort !== 'word') return false;
  if (found.text === 'and' && after !== null && STATEMENT_WORDS.has(after.text)) {
    report(
      'parse/missing-then',
      placeOfToken(failure, found),
      {},
      { edits: [replaceTokens(failure, { ...found, start: before.end }, found, ', then')] },
    );
    return true;
  }
  if (before.text === ',' && failure.expected.has('then')) {
    report('parse/missing-then', placeOfToken(failure, found), {}, { edits: [insertAfter(failure, before, ' then')] });
    return true;
  }
  const previous = tokens[index - 2];
  if (before.text !== 'and' || previous === undefined || !STATEMENT_WORDS.has(found.text)) return false;
  report(
    'parse/missing-then',
    placeOfToken(failure, before),
    {},
    { edits: [replaceTokens(failure, { ...before, start: previous.end }, before, ', then')] },
  );
  return true;
}

/** `when a hero dies`: what is heard is written in one of three forms. */
function eventForm(failure: Failure): boolean {
  const { head, found, expected, report } = failure;
  const timing = head.text === 'when' || head.text === 'before' || head.text === 'instead';
  if (!timing || !(expected.has('is') || expected.has('being') || expected.has('begins'))) return false;
  report('parse/event-form', placeOfToken(failure, found), { instead: head.text === 'instead' });
  return true;
}

/** `you gain 3 gold`: the player is understood. */
function youStatement(failure: Failure): boolean {
  const { head, tokens, report } = failure;
  const verb = tokens[1];
  if (head.text !== 'you' || verb === undefined || verb.sort !== 'word' || verb.text === 'may' || verb.text === 'have')
    return false;
  report(
    'parse/you-statement',
    placeOfToken(failure, head),
    { verb: verb.text },
    { edits: [{ at: failure.place(head.start, verb.start), text: '' }] },
  );
  return true;
}

/** `for each u in band + goods where …`: a sum of sets needs brackets. */
function wholeSet(failure: Failure): boolean {
  const { head, found, tokens, report } = failure;
  if (found.text !== '+' && found.text !== '-') return false;
  const loop = (head.text === 'for' || head.text === 'option') && tokens.some(({ text }) => text === 'in');
  if (!loop) return false;
  report('parse/set-brackets', placeOfToken(failure, found), { sign: found.text });
  return true;
}

/** A word of the language where a name must stand. */
function reserved(failure: Failure): boolean {
  const { found, expected, report } = failure;
  if (found.sort !== 'word' || !RESERVED_WORDS.has(found.text) || !expected.has('name')) return false;
  const namesOnly = [...expected].every((key) => key === 'name' || key === '(' || key === 'set');
  if (!namesOnly) return false;
  report('parse/reserved', placeOfToken(failure, found), { name: found.text });
  return true;
}

/** `its.force`, `your.gold`: no dot. */
function dotAfterIts(failure: Failure): boolean {
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

/** `once per turn, you may …`: an ability says in which window. */
function noWindow(failure: Failure): boolean {
  const { found, head, before, report } = failure;
  if (
    (head.text !== 'once' && head.text !== 'twice') ||
    before?.text !== ',' ||
    found.text === 'in' ||
    found.sort !== 'word'
  )
    return false;
  report('parse/no-window', placeOfToken(failure, found), { limit: head.text });
  return true;
}

/** `choose a hero`: what is chosen gets a name. */
function chooseWhat(failure: Failure): boolean {
  const { head, index, found, report } = failure;
  if (head.text !== 'choose' || index !== 1 || found.sort === 'mark') return false;
  report(
    'parse/choose-what',
    placeOfToken(failure, head),
    { found: found.text },
    {
      edits: ['a', 'an', 'up', 'any'].includes(found.text) ? [replaceTokens(failure, head, head, 'let picked =')] : [],
    },
  );
  return true;
}

/** `roll d6` as a step: nobody would look at the number. */
function rollAlone(failure: Failure): boolean {
  const { head, index, report } = failure;
  if (head.text !== 'roll' || index > 1) return false;
  report(
    'parse/roll-alone',
    placeOfToken(failure, head),
    {},
    { edits: [{ at: failure.place(head.start, head.start), text: 'let rolled = ' }] },
  );
  return true;
}

/** `gain 3 gold for each hero`: numbers are multiplied. */
function forEachAmount(failure: Failure): boolean {
  const { found, after, index, report } = failure;
  if (found.text !== 'for' || after?.text !== 'each' || index === 0) return false;
  report('parse/for-each-amount', failure.place(found.start, after.end), {});
  return true;
}

/** `option` and `include` belong under `choose`, and only they do. */
function optionOutside(failure: Failure): boolean {
  const { head, found, expected, index, report } = failure;
  if (index === 0 && (head.text === 'option' || head.text === 'include') && !expected.has('option')) {
    report('parse/option-outside', placeOfToken(failure, head), { word: head.text });
    return true;
  }
  if (!expected.has('option') || found.sort === 'mark' || index > 0) return false;
  report('parse/not-an-option', placeOfToken(failure, found), {});
  return true;
}

/** `kill(u)`: verbs take no brackets. */
function verbBrackets(failure: Failure): boolean {
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
