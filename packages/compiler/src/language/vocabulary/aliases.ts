// Words that people reach for, and what does the same here. Edit distance finds typing mistakes;
// this finds other words.

/** Verbs. */
const VERBS: Readonly<Record<string, string>> = {
  put: 'move',
  place: 'move',
  take: 'move',
  send: 'move',
  bring: 'move',
  discard: 'move',
  transfer: 'move',
  mix: 'shuffle',
  deal: 'draw',
  get: 'gain',
  receive: 'gain',
  earn: 'gain',
  add: 'increase',
  subtract: 'decrease',
  remove: 'move',
  spend: 'pay',
  cost: 'pay',
  change: 'set',
  assign: 'set',
  show: 'reveal',
  cancel: 'stop',
  end: 'end-game',
  throw: 'reroll',
};

/** Functions. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  size: 'count',
  length: 'count',
  amount: 'count',
  number: 'count',
  total: 'sum',
  highest: 'max',
  maximum: 'max',
  largest: 'most',
  best: 'most',
  lowest: 'min',
  minimum: 'min',
  smallest: 'least',
  worst: 'least',
  top: 'first',
  bottom: 'last',
  unique: 'distinct',
  next: 'next-player',
  mod: 'remainder',
  modulo: 'remainder',
  alive: 'still-in',
  playing: 'still-in',
};

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** What does the same as a verb of everyday language; nothing when there is none. Never throws. */
export function verbFor(word: string): readonly string[] {
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  return verb === undefined ? [] : [verb];
}

/**
 * What does the same as a function of everyday language; nothing when there is none. Never throws.
 */
export function functionFor(word: string): readonly string[] {
  const name = Object.hasOwn(FUNCTIONS, word) ? FUNCTIONS[word] : undefined;
  return name === undefined ? [] : [name];
}

/** The digits of a number word up to ten; null for other words. Never throws. */
export function digitsOf(word: string): string | null {
  const value = (NUMBERS as readonly string[]).indexOf(word);
  return value < 0 ? null : String(value);
}
