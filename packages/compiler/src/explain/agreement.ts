/** Does a text that an author wrote say what the effect does? Numbers and counters are compared, words are not. */
import type { PlaceReport } from '../ast/report.ts';
import type { GameModel, RowModel } from '../model/model.ts';
import { generatedText } from './card-text.ts';
import type { Words } from './words.ts';

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', once: '1', twice: '2',
};

/** Numbers in a text: digits, dice and number words; 1 is left out, because "a card" says it as well. */
function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\d*d\d+|\d+|[a-z]+/g)) {
    const number = /\d/.test(word) ? word.replace(/^1d/, 'd') : Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined;
    if (number !== undefined && number !== '1') found.add(number);
  }
  return found;
}

function countersIn(text: string, model: GameModel): Set<string> {
  const found = new Set<string>();
  for (const counter of model.counters) {
    const words = [counter.name, counter.title].map((word) => word.toLowerCase().replaceAll('-', '[- ]'));
    if (new RegExp(`\\[${counter.name}\\]|\\b(?:${words.join('|')})\\b`, 'i').test(text)) found.add(counter.name);
  }
  return found;
}

/**
 * Compares a hand-written card text with the effect and reports what only one of them mentions.
 *
 * @throws never
 */
export function checkAgreement(row: RowModel, model: GameModel, words: Words, report: PlaceReport): void {
  if (row.text === null || row.effect === null) return;
  const generated = generatedText(row, model, words);
  const [written, effect] = [numbersIn(row.text), numbersIn(generated)];
  const [named, used] = [countersIn(row.text, model), countersIn(generated, model)];
  const missing = [...[...effect].filter((number) => !written.has(number)), ...[...used].filter((name) => !named.has(name))];
  const extra = [...[...written].filter((number) => !effect.has(number)), ...[...named].filter((name) => !used.has(name))];
  if (missing.length === 0 && extra.length === 0) return;
  report('explain/text-disagrees', row.at, { row: row.name, missing, extra, generated });
}
