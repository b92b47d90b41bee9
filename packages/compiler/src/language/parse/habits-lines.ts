// Lines whose parts are right, but not together: blocks without headers, headers without bodies,
// steps without their words.

import { insertAfter, placeOfToken, replaceTokens, type FailedLine } from './failure.ts';
import { IN } from './layout.ts';
import { HEADER_WORDS, STATEMENT_WORDS } from './first-words.ts';

/** Names what is missing or too much in a line. Gives whether it reported. */
export function recogniseLines(failure: FailedLine): boolean {
  const all = [
    optionOutside,
    hookInBlock,
    noWindow,
    chooseWhat,
    rollAlone,
    forEachAmount,
    thenForComma,
    block,
    noBody,
    listItem,
    missingComma,
    missingThen,
    eventForm,
    youStatement,
    wholeSet,
  ];
  return all.some((recognise) => recognise(failure));
}

/** `when …` in the body of a procedure: what is heard stands for itself. */
function hookInBlock(failure: FailedLine): boolean {
  const { found, index, expected, report } = failure;
  if (
    index !== 0 ||
    !['when', 'before', 'instead', 'play', 'once', 'twice', 'to', 'define'].includes(found.text) ||
    expected.has(found.text)
  )
    return false;
  report('parse/item-in-block', placeOfToken(failure, found), { word: found.text });
  return true;
}

/** `if x then pay 2 embers`: a comma, no `then`. */
function thenForComma(failure: FailedLine): boolean {
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
function block(failure: FailedLine): boolean {
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
function noBody(failure: FailedLine): boolean {
  const { found, before, expected, head, report } = failure;
  if (found.sort !== 'mark' || found.text === IN || before === null) return false;
  if (!expected.has(',') && !expected.has(IN)) return false;
  if (!expected.has(IN)) return false;
  report('parse/no-body', placeOfToken(failure, before), { head: head.text, comma: expected.has(',') });
  return true;
}

/** `- gain 3 oil`, from YAML: the minus goes on with the line before. */
function listItem(failure: FailedLine): boolean {
  const { before, found, lineBefore, report } = failure;
  const dash = found.text === '-' ? found : before;
  if (dash?.text !== '-' || !/^\s*-?\s*$/.test(lineBefore)) return false;
  report('parse/list-item', placeOfToken(failure, dash), {});
  return true;
}

/** `if x pay 2 embers`: the comma after the header is missing. */
function missingComma(failure: FailedLine): boolean {
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

/** `gain 3 oil, lose 2 embers`, `gain 3 oil and lose 2 embers`. */
function missingThen(failure: FailedLine): boolean {
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

/** `when a beast dies`: what is heard is written in one of three forms. */
function eventForm(failure: FailedLine): boolean {
  const { head, found, expected, report } = failure;
  const timing = head.text === 'when' || head.text === 'before' || head.text === 'instead';
  if (!timing || !(expected.has('is') || expected.has('being') || expected.has('begins'))) return false;
  report('parse/event-form', placeOfToken(failure, found), { instead: head.text === 'instead' });
  return true;
}

/** `you gain 3 oil`: the player is understood. */
function youStatement(failure: FailedLine): boolean {
  const { head, tokens, report } = failure;
  const verb = tokens[1];
  if (head.text !== 'you' || verb === undefined || verb.sort !== 'word' || verb.text === 'may' || verb.text === 'have')
    return false;
  report(
    'parse/you-statement',
    placeOfToken(failure, head),
    { verb: verb.text },
    { edits: [{ span: failure.place(head.start, verb.start), text: '' }] },
  );
  return true;
}

/** `for each u in grove + goods where …`: a sum of sets needs brackets. */
function wholeSet(failure: FailedLine): boolean {
  const { head, found, tokens, report } = failure;
  if (found.text !== '+' && found.text !== '-') return false;
  const loop = (head.text === 'for' || head.text === 'option') && tokens.some(({ text }) => text === 'in');
  if (!loop) return false;
  report('parse/set-brackets', placeOfToken(failure, found), { sign: found.text });
  return true;
}

/**
 * `once per turn, you may …` and `in rest, gain 3 hay`: an ability says in which window, and `you
 * may`.
 */
function noWindow(failure: FailedLine): boolean {
  const { found, head, before, index, tokens, report } = failure;
  const isLimit = head.text === 'once' || head.text === 'twice';
  if (!(isLimit || head.text === 'in') || before?.text !== ',' || found.text === 'in' || found.sort !== 'word')
    return false;
  const hasWindow = tokens
    .slice(0, index)
    .some(({ text }, at) => text === 'in' && (tokens[at - 1]?.text ?? ',') === ',');
  const lacks = hasWindow ? 'you may' : found.text === 'you' ? 'window' : 'both';
  const edits = hasWindow ? [insertAfter(failure, before, ' you may')] : [];
  report('parse/no-window', placeOfToken(failure, found), { limit: isLimit ? head.text : null, lacks }, { edits });
  return true;
}

/** `choose a beast`: what is chosen gets a name. */
function chooseWhat(failure: FailedLine): boolean {
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

/** `roll d6` as a step: its number would not be used. */
function rollAlone(failure: FailedLine): boolean {
  const { head, index, report } = failure;
  if (head.text !== 'roll' || index > 1) return false;
  report(
    'parse/roll-alone',
    placeOfToken(failure, head),
    {},
    { edits: [{ span: failure.place(head.start, head.start), text: 'let rolled = ' }] },
  );
  return true;
}

/** `gain 3 oil for each beast`: numbers are multiplied. */
function forEachAmount(failure: FailedLine): boolean {
  const { found, after, index, report } = failure;
  if (found.text !== 'for' || after?.text !== 'each' || index === 0) return false;
  report('parse/for-each-amount', failure.place(found.start, after.end), {});
  return true;
}

/** `option` and `include` belong under `choose`, and only they do. */
function optionOutside(failure: FailedLine): boolean {
  const { head, found, expected, index, report } = failure;
  if (index === 0 && (head.text === 'option' || head.text === 'include') && !expected.has('option')) {
    report('parse/option-outside', placeOfToken(failure, head), { word: head.text });
    return true;
  }
  if (!expected.has('option') || found.sort === 'mark' || index > 0) return false;
  report('parse/not-an-option', placeOfToken(failure, found), {});
  return true;
}
