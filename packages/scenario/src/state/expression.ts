/**
 * Small expressions over a state, for what scenarios expect and what odds are asked about:
 * `count(grove) + player 1.oil`.
 */
import type { FunctionMeta, ValueMeta } from '@undercroft/contract';
import { HEADER, NONE, OUTCOME } from '@undercroft/contract';
import { readFunction, valueFor } from './function.ts';
import { belongingTo, inPlace, isSame, sampleOf } from './query.ts';
import { ExpressionError, readMember, readName, type Reading, type Things } from './reading.ts';
import { show, tokensOf, type ExpressionToken } from './tokens.ts';
import type { Situation } from '../language/names.ts';
import { tryValue, typeWords } from '../language/values.ts';
import { nearHint } from '../language/words.ts';

/** The value of an expression, and the cells of the state that it read. */
export interface ExpressionResult {
  readonly reading: Reading;
  /** names as `dumpState` writes them */
  readonly touched: ReadonlySet<string>;
}

const AGGREGATES = ['count', 'sum', 'max', 'min'];
const NUMBER: ValueMeta = { is: 'number' };
const PLAYER: ValueMeta = { is: 'player', optional: true };

/**
 * Reads an expression: names with dots (`player 1.oil`, `glade.dwellers`, `owl#2.might`, `player
 * 1.score.sets`), `zone of player 2`, queries (`pears in basket#1 where its worth > 2`),
 * `count sum max min`, functions of the game (`edge(4, imp)`), `+ - *` and brackets, and the words
 * `winner`, `ending`, `answers`.
 *
 * @throws ExpressionError when the text does not fit the game
 */
export function evaluate(situation: Situation, text: string): ExpressionResult {
  const reader = new Reader(situation, text);
  const reading = reader.sum();
  reader.end();
  return { reading, touched: reader.touched };
}

class Reader {
  readonly touched = new Set<string>();
  readonly #situation: Situation;
  readonly #tokens: readonly ExpressionToken[];
  #at = 0;
  /** the thing that a condition is about; NONE outside of one */
  #it = NONE;

  constructor(situation: Situation, text: string) {
    this.#situation = situation;
    this.#tokens = tokensOf(text);
  }

  get #next(): ExpressionToken {
    return this.#tokens[this.#at]!;
  }

  #take(text: string): boolean {
    if (this.#next.text !== text || this.#next.is === 'end') return false;
    this.#at++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new ExpressionError(`expected \`${text}\`, found ${show(this.#next)}`);
  }

  end(): void {
    if (this.#next.is !== 'end') throw new ExpressionError(`nothing may follow here, found ${show(this.#next)}`);
  }

  sum(): Reading {
    let left = this.#product();
    for (;;) {
      const sign = this.#next.text;
      if (this.#next.is !== 'sign' || (sign !== '+' && sign !== '-')) return left;
      this.#at++;
      const right = numberOf(this.#product());
      left = number(sign === '+' ? numberOf(left) + right : numberOf(left) - right);
    }
  }

  #product(): Reading {
    let left = this.#single();
    while (this.#take('*')) left = number(numberOf(left) * numberOf(this.#single()));
    return left;
  }

  #single(): Reading {
    const token = this.#next;
    this.#at++;
    if (token.is === 'number') return number(Number(token.text));
    if (token.text === '(') {
      const inner = this.#condition();
      this.#expect(')');
      return inner;
    }
    if (token.is !== 'name') throw new ExpressionError(`expected a name or a number, found ${show(token)}`);
    return this.#narrow(this.#path(token.text));
  }

  /** A name and what is read of it: `player 1.hand`, `its place`. */
  #path(head: string): Reading {
    let reading = this.#next.text === '(' ? this.#call(head) : this.#head(head);
    while (this.#take('.')) {
      const name = this.#next;
      if (name.is !== 'name') throw new ExpressionError(`expected a name after the dot, found ${show(name)}`);
      this.#at++;
      reading = readMember(this.#situation, reading, name.text, this.touched);
    }
    return reading;
  }

  /** Pieces of a query, as in rules: `of player 2`, `in PLACE`, `where CONDITION`. */
  #narrow(reading: Reading): Reading {
    if (reading.is !== 'things') return reading;
    let things: Things = reading;
    for (;;) {
      if (this.#take('of')) things = belongingTo(this.#situation, things, this.#playerNamed());
      else if (this.#take('in')) things = inPlace(this.#situation, things, this.#place());
      else if (this.#take('where')) things = this.#where(things);
      else return things;
    }
  }

  #place(): Reading {
    const token = this.#next;
    if (token.is !== 'name') throw new ExpressionError(`expected a zone or a thing, found ${show(token)}`);
    this.#at++;
    return this.#path(token.text);
  }

  /**
   * The condition is read anew for each thing; of no things for one that could be among them, so
   * that a misspelt name never passes.
   */
  #where(things: Things): Things {
    const [start, before] = [this.#at, this.#it];
    const holds = (thing: number): boolean => {
      [this.#at, this.#it] = [start, thing];
      return isTrue(this.#condition());
    };
    const ids = things.ids.filter((id) => holds(id));
    if (things.ids.length === 0) holds(sampleOf(this.#situation, things));
    this.#it = before;
    return { ...things, ids };
  }

  #condition(): Reading {
    let left = this.#and();
    while (this.#take('or')) {
      const right = isTrue(this.#and());
      left = flag(isTrue(left) || right);
    }
    return left;
  }

  #and(): Reading {
    let left = this.#not();
    while (this.#take('and')) {
      const right = isTrue(this.#not());
      left = flag(isTrue(left) && right);
    }
    return left;
  }

  #not(): Reading {
    return this.#take('not') ? flag(!isTrue(this.#not())) : this.#comparison();
  }

  #comparison(): Reading {
    const left = this.sum();
    if (this.#take('is')) {
      const negative = this.#take('not');
      const same = this.#take('in')
        ? inPlace(this.#situation, this.#asThings(left), this.#place()).ids.length > 0
        : this.#sameAs(left);
      return flag(same !== negative);
    }
    const sign = this.#next.text;
    if (!['<', '<=', '>', '>='].includes(sign)) return left;
    this.#at++;
    const [a, b] = [numberOf(left), numberOf(this.sum())];
    if (sign === '<' || sign === '<=') return flag(a < b || (sign === '<=' && a === b));
    return flag(a > b || (sign === '>=' && a === b));
  }

  #asThings(reading: Reading): Things {
    if (reading.is === 'value' && reading.type.is === 'thing')
      return { is: 'things', ids: [reading.value], ordered: false, kinds: [reading.type.of] };
    throw new ExpressionError('only a thing lies in a place');
  }

  /** Reads what stands right of `is`, a word or an expression. @returns whether `left` equals it */
  #sameAs(left: Reading): boolean {
    const [word, after] = [this.#next, this.#tokens[this.#at + 1]!];
    const alone = word.is === 'name' && (after.is === 'end' || ['and', 'or', ')', ','].includes(after.text));
    const written = alone ? isSame(this.#situation, left, word.text) : undefined;
    if (written !== undefined) {
      this.#at++;
      return written;
    }
    if (left.is !== 'value') throw new ExpressionError('`is` compares a value, not several things');
    const right = valueFor(this.#situation, this.sum(), left.type);
    if (right === undefined) throw new ExpressionError(`behind \`is\` stands ${typeWords(this.#situation, left.type)}`);
    return right === left.value;
  }

  #playerNamed(): number {
    this.#expect('player');
    return this.#player();
  }

  #player(): number {
    const token = this.#next;
    const playing = this.#situation.state[HEADER.players]!;
    const player = token.is === 'number' ? Number(token.text) - 1 : -1;
    if (player < 0 || player >= playing) {
      throw new ExpressionError(`expected the number of a player, 1 to ${playing}, found ${show(token)}`);
    }
    this.#at++;
    return player;
  }

  #head(name: string): Reading {
    if (name === 'player' && this.#next.is === 'number')
      return { is: 'value', type: { is: 'player' }, value: this.#player() };
    if (name === 'it' || name === 'its') return this.#itself(name);
    if (this.#next.text === 'of' && !this.#situation.names.plurals.has(name)) {
      this.#at++;
      const player: Reading = { is: 'value', type: { is: 'player' }, value: this.#playerNamed() };
      return readMember(this.#situation, player, name, this.touched);
    }
    return readResult(this.#situation, name) ?? readName(this.#situation, name, this.touched);
  }

  /** `it`, or `its tired`: the thing that a condition is about. */
  #itself(word: 'it' | 'its'): Reading {
    if (this.#it === NONE) throw new ExpressionError(`\`${word}\` stands behind \`where\` only`);
    const it: Reading = { is: 'value', type: { is: 'thing', of: -1 }, value: this.#it };
    if (word === 'it') return it;
    const member = this.#next;
    if (member.is !== 'name') throw new ExpressionError(`expected a name behind \`its\`, found ${show(member)}`);
    this.#at++;
    return readMember(this.#situation, it, member.text, this.touched);
  }

  /**
   * What a function of the game gives: `edge(4, imp#2)`, and for another `you` than whose turn it
   * is `edge(4, imp#2) of player 2`.
   */
  #ask(index: number): Reading {
    const { name, params } = this.#situation.names.meta.functions![index]!;
    const args: number[] = [];
    while (!this.#take(')')) {
      if (args.length > 0) this.#expect(',');
      const param = params[args.length];
      if (param === undefined)
        throw new ExpressionError(`\`${name}\` takes no more than ${params.length} in its brackets`);
      args.push(this.#argument(name, param));
    }
    const you = this.#take('of') ? this.#playerNamed() : undefined;
    return readFunction(this.#situation, index, args, you);
  }

  /** A word that stands alone may be a value that has no other name, such as `true` or a colour. */
  #argument(name: string, param: FunctionMeta['params'][number]): number {
    const [word, after] = [this.#next, this.#tokens[this.#at + 1]];
    const alone = word.is === 'name' && (after?.text === ',' || after?.text === ')');
    const written = alone ? tryValue(this.#situation, word.text, param.type) : undefined;
    if (written !== undefined) {
      this.#at++;
      return written;
    }
    const value = valueFor(this.#situation, this.sum(), param.type);
    if (value !== undefined) return value;
    throw new ExpressionError(`\`${param.name}\` of \`${name}\` is ${typeWords(this.#situation, param.type)}`);
  }

  #call(name: string): Reading {
    this.#expect('(');
    const asked = this.#situation.names.functions.get(name);
    if (asked !== undefined) return this.#ask(asked);
    if (!AGGREGATES.includes(name)) {
      const known = [...AGGREGATES, ...this.#situation.names.functions.keys()];
      const hint = nearHint(name, known);
      const way = `; one of the language is asked through one of the game, \`define ... as ${name}(...)\``;
      throw new ExpressionError(`there is no \`${name}(...)\`${hint === '' ? way : hint}`);
    }
    const list = this.sum();
    const more = this.#take(',');
    if (more) this.#take('its');
    const member = more ? this.#next : undefined;
    if (member !== undefined) this.#at++;
    this.#expect(')');
    if (list.is !== 'things') throw new ExpressionError(`\`${name}\` needs a zone or a set in its brackets`);
    if (name === 'count') return number(list.ids.length);
    if (member === undefined) throw new ExpressionError(`\`${name}\` needs to know of what: ${name}(zone, name)`);
    const values = list.ids.map((id) =>
      numberOf(
        readMember(
          this.#situation,
          { is: 'value', type: { is: 'thing', of: -1 }, value: id },
          member.text,
          this.touched,
        ),
      ),
    );
    if (name === 'sum') return number(values.reduce((total, value) => total + value, 0));
    return number(values.length === 0 ? 0 : name === 'max' ? Math.max(...values) : Math.min(...values));
  }
}

/** What is known of the end of a game: who won, and how it ended. */
function readResult({ names, state }: Situation, name: string): Reading | undefined {
  if (name === 'answers') return number(state[HEADER.answers]!);
  if (name === 'ending') {
    return { is: 'word', text: names.meta.endings[state[HEADER.ending]!]?.name ?? 'none' };
  }
  if (name !== 'winner') return undefined;
  const winners: number[] = [];
  for (let player = 0; player < state[HEADER.players]!; player++) {
    if (state[HEADER.outcome + player] === OUTCOME.won) winners.push(player);
  }
  if (winners.length > 1) return { is: 'word', text: winners.map((player) => `player ${player + 1}`).join(', ') };
  return { is: 'value', type: PLAYER, value: winners[0] ?? NONE };
}

function number(value: number): Reading {
  return { is: 'value', type: NUMBER, value };
}

function flag(value: boolean): Reading {
  return { is: 'value', type: { is: 'flag' }, value: value ? 1 : 0 };
}

function isTrue(reading: Reading): boolean {
  if (reading.is === 'value' && reading.type.is === 'flag') return reading.value !== 0;
  throw new ExpressionError('behind `where` stands a condition, such as `its might >= 3` or `its owner is player 1`');
}

function numberOf(reading: Reading): number {
  if (reading.is === 'value' && (reading.type.is === 'number' || reading.type.is === 'flag')) return reading.value;
  throw new ExpressionError('only numbers can be added, subtracted and multiplied');
}
