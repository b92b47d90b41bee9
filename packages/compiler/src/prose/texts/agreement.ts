/**
 * Compares texts that authors wrote with the effects beside them: numbers, dice and counters, but
 * not words.
 */
import { wordTable } from '@undercroft/contract';
import type { Item, Node, Program } from '../../content/tree/node.ts';
import { phase, type Phase, type Report } from '../../diagnostics/collector.ts';
import { walk } from '../../content/tree/walk.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { generatedText } from './card-text.ts';
import type { Wording } from '../wording/words.ts';

const NUMBER_WORDS: Readonly<Record<string, string>> = wordTable({
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twice: '2',
});

/**
 * Numbers in a text: digits, dice and number words; 1 is left out, because "a card" says it as
 * well.
 */
function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\d*d\d+|\d+|[a-z]+/g)) {
    const number = /\d/.test(word)
      ? word.replace(/^1d/, 'd')
      : Object.hasOwn(NUMBER_WORDS, word)
        ? NUMBER_WORDS[word]
        : undefined;
    if (number !== undefined && number !== '1' && number !== '0') found.add(number);
  }
  return found;
}

function countersIn(text: string, model: GameModel): Set<string> {
  const found = new Set<string>();
  for (const counter of model.counters) {
    const names = [counter.name, counter.title.toLowerCase()].map((name) =>
      name.replaceAll('-', '[- ]').replaceAll(/[().*+?^$|\\]/g, ''),
    );
    if (new RegExp(`\\[${counter.name}\\]|\\b(?:${names.join('|')})\\b`, 'i').test(text)) found.add(counter.name);
  }
  return found;
}

/**
 * The effect without the conditions under which it is offered: texts leave out that there must be
 * something to choose.
 */
function withoutOffers(program: Program): Program {
  const items = program.items.map((item): Item =>
    item.kind === 'ability' || item.kind === 'play' ? { ...item, condition: null } : item,
  );
  return { ...program, items };
}

function someNode(root: Node, test: (node: Node) => boolean): boolean {
  let found = false;
  walk(root, (node) => {
    found ||= test(node);
    return !found;
  });
  return found;
}

const namesByModel = new WeakMap<GameModel, ReadonlySet<string>>();

/** Every name that the rules of a game use. */
function namesInRules(model: GameModel): ReadonlySet<string> {
  const cached = namesByModel.get(model);
  if (cached !== undefined) return cached;
  const names = new Set<string>();
  for (const { program } of model.programs)
    walk(program, (node) => void (node.kind === 'name' && names.add(node.name)));
  namesByModel.set(model, names);
  return names;
}

/**
 * Is part of what the card does written in the rules? Then its text may say more than its own
 * effect.
 */
function isContinued(row: RowModel, effect: Program, model: GameModel): boolean {
  const carriesOn = (node: Node): boolean =>
    node.kind === 'assign' ||
    node.kind === 'continuous' ||
    (node.kind === 'command' && (model.facts.procedures.get(node) ?? null) !== null);
  if (someNode(effect, carriesOn)) return true;
  const names = namesInRules(model);
  return names.has(row.name) || names.has(`${row.name}s`);
}

const difference = (first: ReadonlySet<string>, second: ReadonlySet<string>): string[] =>
  [...first].filter((each) => !second.has(each));

/**
 * Compares a hand-written card text with the effect: numbers, dice and counters that only one of
 * them has are reported. Where the rules carry on what the effect begins, the text may have more.
 *
 * @throws never
 */
function checkAgreement(row: RowModel, model: GameModel, generate: Generate, report: Report): void {
  const { effect } = row;
  if (row.text === null || effect === null) return;
  const generated = generate(row, effect);
  const written = { numbers: numbersIn(row.text), counters: countersIn(row.text, model) };
  const done = { numbers: numbersIn(generated), counters: countersIn(generated, model) };
  const missing = [...difference(done.numbers, written.numbers), ...difference(done.counters, written.counters)];
  const extra = [...difference(written.numbers, done.numbers), ...difference(written.counters, done.counters)];
  const isWrong = missing.length > 0 || (extra.length > 0 && !isContinued(row, effect, model));
  if (isWrong) report('explain/text-disagrees', row.at, { row: row.name, missing, extra, generated });
}

type Generate = (row: RowModel, effect: Program) => string;

/**
 * Compares all hand-written card texts of a game with their effects.
 *
 * @param again gives the text that was made of a row before, when nothing has changed that it can
 *   speak of; or makes it
 * @throws       never
 */
export function checkTexts(
  model: GameModel,
  words: Wording,
  again: (row: RowModel, make: () => string) => string = (_, make) => make(),
): Phase<void> {
  const generate: Generate = (row, effect) =>
    again(row, () => generatedText({ ...row, effect: withoutOffers(effect) }, model, words));
  return phase((report) => {
    for (const row of model.rows) checkAgreement(row, model, generate, report);
  });
}
