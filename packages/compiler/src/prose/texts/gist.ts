/** What an effect costs and brings, in numbers and pictures: "1[oil] › 2[embers]". */
import type { Command, Gain, Item } from '../../content/tree/node.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { fill } from '../wording/inflect.ts';
import { numberOnCard } from '../phrases/on-card.ts';
import { isUpwardPayment } from '../phrases/paid-up.ts';
import { speechFor } from '../phrases/speaker.ts';
import type { Speech } from '../phrases/speech.ts';
import { value } from '../phrases/value.ts';
import type { Wording } from '../wording/words.ts';

/**
 * The effect of a row in numbers and pictures. They are read in every language.
 *
 * @returns parts with `[counter]` marks, a space between two. Costs stand before an arrow and gains
 *   behind it; neither has a sign, because the arrow says it. Null when a part of the effect has no
 *   such form
 * @throws  never
 */
export function gistOf(row: RowModel, model: GameModel, words: Wording): string | null {
  const items = row.effect?.items ?? [];
  const speech = speechFor(model, words, row, true);
  const costs: string[] = [];
  const gains: string[] = [];
  for (const item of items) {
    const part = partOf(item, speech);
    if (part === null) return null;
    const isPaid = item.kind === 'gain' && item.how === 'pay';
    for (const one of part.split(' ')) {
      // What a procedure takes away is a price, too; what is lost may be what a player wants.
      const isCost = isPaid || (item.kind === 'command' && one.startsWith(MINUS));
      if (one !== '') (isCost ? costs : gains).push(one);
    }
  }
  if (items.length === 0) return null;
  if (costs.length === 0 || gains.length === 0) return [...costs, ...gains].join(' ');
  return [...costs.map(withoutSign(MINUS)), ARROW, ...gains.map(withoutSign('+'))].join(' ');
}

const MINUS = '−';
const ARROW = '›';

const withoutSign =
  (sign: string) =>
  (part: string): string =>
    part.startsWith(sign) ? part.slice(sign.length) : part;

function partOf(item: Item, speech: Speech): string | null {
  if (item.kind === 'rule') return '';
  if (item.kind === 'gain') return changeOf(item, speech);
  return item.kind === 'command' ? doneOf(item, speech) : null;
}

function changeOf(node: Gain, speech: Speech): string | null {
  const n = numberOnCard(node.amount, speech);
  if (n === null) return null;
  const isUp = node.how === 'gain' || isUpwardPayment(node, speech.model);
  return `${isUp ? '+' : MINUS}${n}[${node.counter}]`;
}

/** A procedure by the pattern `gist` of its words, with its numbers as slots. */
function doneOf(node: Command, speech: Speech): string | null {
  const forms = speech.model.words?.['verbs']?.[node.verb];
  const pattern = typeof forms === 'object' ? forms['gist'] : undefined;
  if (pattern === undefined) return null;
  const params = (speech.model.facts.procedures.get(node) ?? speech.model.procedures?.get(node.verb))?.params ?? [];
  const slots = params.map(({ name, label }) => {
    const given = label === null ? node.object : node.args.find((argument) => argument.label === label)?.value;
    return [name, given === undefined || given === null ? null : value(given, speech)] as const;
  });
  return fill(speech.words.locale, pattern === '-' ? '' : pattern, Object.fromEntries(slots));
}
