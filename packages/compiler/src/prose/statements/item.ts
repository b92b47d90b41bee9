/** One entry for every kind of item that a card can have. */
import type { Ability, Item, Limit, Play, Statement } from '../../content/tree/node.ts';
import { capital, fill, sentence } from '../wording/inflect.ts';
import { lastingClause } from './lasting.ts';
import { flat, narrate } from '../phrases/narrate.ts';
import { oncePer } from './once.ts';
import { referentOfType, type Referent, type Speech } from '../phrases/speech.ts';
import { isPlainIf, mayText, statementClause } from './statement.ts';
import { value } from '../phrases/value.ts';
import { periodSaid } from '../wording/period-words.ts';
import { declared, nounOf, say } from '../wording/words.ts';

type ItemOnly = Exclude<Item, Statement> | Extract<Item, { kind: 'continuous' }>;
type ItemText<K extends ItemOnly['kind']> = (node: Extract<ItemOnly, { kind: K }>, speech: Speech) => string | null;

const itemTexts: { readonly [K in ItemOnly['kind']]: ItemText<K> } = {
  procedure: () => null,
  define: () => null,
  hook: (node, speech) => lastingClause(node, speech, statementClause),
  'as-soon-as': (node, speech) => lastingClause(node, speech, statementClause),
  continuous: (node, speech) => lastingClause(node, speech, statementClause),
  ability,
  play,
};

/** Kinds of items that can be told. */
export const itemKinds: readonly string[] = Object.keys(itemTexts);

/** The text of a list of items: a paragraph for each, what is simply done in one. */
export function itemsText(items: readonly Item[], speech: Speech): string {
  const paragraphs: string[] = [];
  let done: Statement[] = [];
  const close = (): void => {
    if (done.length > 0) paragraphs.push(sentence(narrate(done, speech, { who: null }, statementClause)));
    done = [];
  };
  for (const item of items) {
    if (!Object.hasOwn(itemTexts, item.kind)) {
      done.push(item as Statement);
      continue;
    }
    close();
    const text = (itemTexts[(item as ItemOnly).kind] as ItemText<ItemOnly['kind']>)(item as ItemOnly, {
      ...speech,
      names: new Map(speech.names),
    });
    if (text !== null) paragraphs.push(sentence(text));
  }
  close();
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n');
}

/** "once per turn". */
export function limitSaid(limit: Limit, speech: Speech): string {
  const period = periodSaid(speech.words, limit.period);
  const times = limit.times.kind === 'number' ? limit.times.value : null;
  if (times === 1) return say(speech.words, 'times-one', { period });
  if (times === 2) return say(speech.words, 'times-two', { period });
  const often = limit.times.kind === 'name' ? declared(speech.words, 'times', limit.times.name, 'often') : null;
  if (often !== null) return fill(speech.words.locale, often, { period });
  return say(speech.words, times === null ? 'times-as' : 'times-n', { n: value(limit.times, speech), period });
}

/** When a window is: "on your turn"; its title when the game does not say. */
export function timingSaid(window: string, speech: Speech): string {
  const own = declared(speech.words, 'times', window, 'when', true);
  return own ?? say(speech.words, 'window', { x: nounOf(speech.words, speech.model, window).one });
}

/** The speech of what a window offers: the thing that it is about is known. */
function about(node: Ability | Play, speech: Speech): Speech {
  const window = speech.model.windows.find((each) => each.name === node.window);
  if (node.of === null || window?.of === null || window === undefined) return speech;
  const referent: Referent = referentOfType(speech, window.of);
  return { ...speech, names: new Map(speech.names).set(node.of, referent) };
}

/** "**Once per turn, on your turn:** if there is a beast in the grove, ..." */
function led(parts: readonly string[], node: Ability | Play, body: string, speech: Speech): string {
  const { words } = speech;
  const condition = node.condition === null ? '' : speech.phrases.condition(node.condition, speech, true);
  const [first] = flat(node.body.statements);
  const nested =
    first?.kind === 'until' || first?.kind === 'repeat' || (first?.kind === 'if' && isPlainIf(first, speech));
  const x = capital(parts.reduce((before, next) => say(words, 'lead-join', { x: before, y: next })));
  const y =
    condition === '' ? body : say(words, nested ? 'only-when' : 'if', { condition, x: nested ? capital(body) : body });
  return say(words, 'lead', { x, y: capital(y) });
}

function ability(node: Ability, speech: Speech): string {
  const inner = about(node, speech);
  const once = node.limit === null ? oncePer(node, inner) : null;
  const limit = once === null ? [] : [say(inner.words, 'times-one', { period: periodSaid(inner.words, once.period) })];
  const parts = [...(node.limit === null ? limit : [limitSaid(node.limit, inner)]), timingSaid(node.window, inner)];
  const offered = once === null ? node : { ...node, condition: once.condition };
  return led(parts, offered, mayText(node.body.statements, inner), inner);
}

function play(node: Play, speech: Speech): string {
  const inner = about(node, speech);
  return led(
    [timingSaid(node.window, inner)],
    node,
    narrate(node.body.statements, inner, { who: null }, statementClause),
    inner,
  );
}
