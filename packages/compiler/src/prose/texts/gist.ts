/** What an effect costs and brings, in numbers and pictures: "−1[oil] +2[embers]". */
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
 * @returns parts with `[counter]` marks, a space between two; null when a part of the effect cannot
 *   be said so
 * @throws   never
 */
export function gistOf(row: RowModel, model: GameModel, words: Wording): string | null {
  const items = row.effect?.items ?? [];
  const speech = speechFor(model, words, row, true);
  const parts = items.map((item) => partOf(item, speech));
  return parts.length === 0 || parts.includes(null) ? null : parts.filter((part) => part !== '').join(' ');
}

function partOf(item: Item, speech: Speech): string | null {
  if (item.kind === 'rule') return '';
  if (item.kind === 'gain') return changeOf(item, speech);
  return item.kind === 'command' ? doneOf(item, speech) : null;
}

function changeOf(node: Gain, speech: Speech): string | null {
  const n = numberOnCard(node.amount, speech);
  if (n === null) return null;
  const isUp = node.how === 'gain' || isUpwardPayment(node, speech.model);
  return `${isUp ? '+' : '−'}${n}[${node.counter}]`;
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
