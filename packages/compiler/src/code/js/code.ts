/**
 * JavaScript as values. An expression knows how tightly its outermost operator binds, so that
 * brackets stand where they are needed and nowhere else; a statement is made of expressions. Both
 * are made here only: no other file can pass off a string as either.
 */
import { literalOf } from '@undercroft/contract';
import { BINDS, OPERATORS, type Operator } from './operators.ts';

export type { Operator };

/**
 * A JavaScript expression. All are of one class, because code that reads objects of many shapes is
 * slow.
 */
class Js {
  readonly text: string;
  /** the number that it is, when that is known */
  readonly constant: number | null;
  /**
   * what it is made of, where that is looked at later: of `!`, `===`, `!==`, `+` behind a known
   * number, and a truth as 1 or 0
   */
  readonly operator: Operator | '!' | '?' | null;
  readonly left: Operand | null;
  readonly right: Operand | null;
  private readonly binds: number;

  constructor(
    code: string,
    binds: number = BINDS.primary,
    constant: number | null = null,
    operator: Operator | '!' | '?' | null = null,
    left: Operand | null = null,
    right: Operand | null = null,
  ) {
    this.text = code;
    this.binds = binds;
    this.constant = constant;
    this.operator = operator;
    this.left = left;
    this.right = right;
  }

  /** As an operand of something that binds this tightly. */
  within(binds: number): string {
    return this.binds < binds ? `(${this.text})` : this.text;
  }
}

export type { Js, JsStatement };

/** What may stand as an operand: numbers stand for themselves. */
export type Operand = Js | number;

/** Those that come again and again. */
const numbers = new Map(Array.from({ length: 256 }, (_, i) => [i - 4, newNumber(i - 4)]));

function newNumber(value: number): Js {
  return new Js(String(value), value < 0 ? BINDS.prefix : BINDS.primary, value);
}

export function number(value: number): Js {
  return numbers.get(value) ?? newNumber(value);
}

/** As an operand of something that binds this tightly. */
function within(value: Operand, binds: number): string {
  if (typeof value !== 'number') return value.within(binds);
  return value < 0 && binds > BINDS.prefix ? `(${value})` : String(value);
}

const SPACED = Object.fromEntries(Object.keys(OPERATORS).map((operator) => [operator, ` ${operator} `])) as {
  readonly [K in Operator]: string;
};

function joined(operator: Operator, left: Operand, right: Operand): string {
  const binds = OPERATORS[operator];
  return within(left, binds) + SPACED[operator] + within(right, binds + 1);
}

export const TRUE: Js = new Js('true');
export const FALSE: Js = new Js('false');
export const NULL: Js = new Js('null');

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/**
 * A cache, since names repeat; it is bounded, so that it does not grow while content is edited for
 * hours.
 */
const cached = new Map<string, Js>();
const CACHE_MAX = 10_000;

/** @throws Error when the text is no name: that is our mistake */
export function name(called: string): Js {
  let found = cached.get(called);
  if (found === undefined) {
    if (!IDENTIFIER.test(called)) throw new Error(`not a name: ${called}`);
    if (cached.size > CACHE_MAX) cached.clear();
    found = new Js(called);
    cached.set(called, found);
  }
  return found;
}

export function text(value: string): Js {
  return new Js(literalOf(value));
}

/** `left operator right`; operators of one level are taken from the left, as JavaScript does. */
export function binary(operator: Operator, left: Operand, right: Operand): Js {
  const code = joined(operator, left, right);
  const binds = OPERATORS[operator];
  return binds === OPERATORS['==='] ? new Js(code, binds, null, operator, left, right) : new Js(code, binds);
}

export function equal(left: Operand, right: Operand): Js {
  return binary('===', left, right);
}

function constantOf(value: Operand): number | null {
  return typeof value === 'number' ? value : value.constant;
}

/**
 * `left + right`, said shorter where numbers are known: for offsets, which never grow beyond what a
 * cell holds.
 */
export function sum(left: Operand, right: Operand): Js {
  const by = constantOf(left);
  const other = constantOf(right);
  if (other === 0 && typeof left !== 'number') return left;
  if (by === null) return binary('+', left, right);
  if (other !== null || typeof right === 'number') return number(by + (other ?? 0));
  if (right.operator === '+') return sum(by + (right.left as number), right.right as Js);
  return by === 0 ? right : new Js(joined('+', by, right), OPERATORS['+'], null, '+', by, right);
}

export function negative(value: Js): Js {
  if (value.constant !== null) return number(-value.constant);
  return new Js(`-${value.within(BINDS.prefix + 1)}`, BINDS.prefix);
}

export function not(test: Js): Js {
  const { operator, left, right } = test;
  if (operator === '!') return right as Js;
  if (operator === '===' || operator === '!==')
    return binary(operator === '===' ? '!==' : '===', left as Operand, right as Operand);
  if (test === TRUE) return FALSE;
  if (test === FALSE) return TRUE;
  return new Js(`!${test.within(BINDS.prefix)}`, BINDS.prefix, null, '!', null, test);
}

/** All of them; those that always hold are left out. */
export function and(...tests: readonly Js[]): Js {
  return chain('&&', tests, TRUE);
}

/** One of them or more; those that never hold are left out. */
export function or(...tests: readonly Js[]): Js {
  return chain('||', tests, FALSE);
}

function chain(operator: '&&' | '||', tests: readonly Js[], neutral: Js): Js {
  const binds = OPERATORS[operator];
  let all = neutral;
  for (let i = 0; i < tests.length; i++) {
    const test = tests[i] as Js;
    if (all === neutral) all = test;
    else if (test !== neutral) all = new Js(all.within(binds) + SPACED[operator] + test.within(binds), binds);
  }
  return all;
}

export function conditional(test: Js, yes: Operand, no: Operand): Js {
  const { conditional: binds } = BINDS;
  const code = `${test.within(binds + 1)} ? ${within(yes, binds)} : ${within(no, binds)}`;
  return new Js(code, binds);
}

/** 1 for a truth, 0 for an untruth. */
export function flag(test: Js): Js {
  if (test === TRUE) return number(1);
  if (test === FALSE) return number(0);
  return new Js(conditional(test, 1, 0).text, BINDS.conditional, null, '?', test);
}

/** Whether it is a name or a number, which costs nothing to be looked at again. */
export function isPlain(value: Js): boolean {
  return value.constant !== null || IDENTIFIER.test(value.text);
}

/** @param callee an expression, or the name of a function of the module */
export function call(callee: string | Js, ...args: readonly Operand[]): Js {
  const called = typeof callee === 'string' ? callee : callee.within(BINDS.primary);
  return new Js(`${called}(${listed(args)})`);
}

function listed(parts: readonly Operand[]): string {
  let all = '';
  for (let i = 0; i < parts.length; i++) {
    const part = within(parts[i] as Operand, BINDS.assignment);
    all = i === 0 ? part : `${all}, ${part}`;
  }
  return all;
}

/** `of[index]` */
export function at(of: string | Js, index: Operand): Js {
  const entries = typeof of === 'string' ? name(of) : of;
  return new Js(`${entries.within(BINDS.primary)}[${within(index, 0)}]`);
}

/** `object.property` */
export function property(object: string, key: string): Js {
  return new Js(`${name(object).text}.${name(key).text}`);
}

/** `object.method(...)` */
export function method(object: Js, called: string, ...args: readonly Operand[]): Js {
  return new Js(`${object.within(BINDS.primary)}.${name(called).text}(${listed(args)})`);
}

export function list(entries: readonly Operand[]): Js {
  return new Js(`[${listed(entries)}]`);
}

/** `{ a: 1, b: 2 }` */
export function record(entries: Iterable<readonly [string, Operand]>): Js {
  const parts = [...entries].map(([key, value]) => `${name(key).text}: ${within(value, BINDS.assignment)}`);
  return new Js(parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`);
}

/** `new Type(...)` */
export function made(type: string, ...args: readonly Operand[]): Js {
  return new Js(`new ${name(type).text}(${listed(args)})`);
}

/** `target++`, as a value */
export function next(target: Js): Js {
  return new Js(`${target.within(BINDS.postfix + 1)}++`, BINDS.postfix);
}

/** `target--`, as a value */
export function countedDown(target: Js): Js {
  return new Js(`${target.within(BINDS.postfix + 1)}--`, BINDS.postfix);
}

/** `--target` */
export function less(target: Js): Js {
  return new Js(`--${target.within(BINDS.postfix + 1)}`, BINDS.prefix);
}

/** `target = value`, as a value */
export function assigned(target: Js, value: Operand): Js {
  return new Js(`${target.text} = ${within(value, BINDS.assignment)}`, BINDS.assignment);
}

/**
 * Text that is JavaScript already: data as JSON, code of the kernel. Nothing else may come in here.
 */
export function raw(code: string): Js {
  return new Js(code, BINDS.assignment);
}

// ---------------------------------------------------------------- statements

/** A JavaScript statement that stands on one line. */
class JsStatement {
  /** with its end */
  readonly whole: string;
  /** whether an `else` behind it would be taken for its own */
  private readonly isOpen: boolean;

  constructor(code: string, isOpen = false) {
    this.whole = code;
    this.isOpen = isOpen;
  }

  get beforeElse(): string {
    return this.isOpen ? `{ ${this.whole} }` : this.whole;
  }

  /** As it stands in the head of a loop. */
  get bare(): string {
    return this.whole.slice(0, -1);
  }
}

/** An expression for what it does. */
export function run(expression: Js): JsStatement {
  return new JsStatement(`${expression.text};`);
}

/** `target = value`, `target += value` */
export function assign(target: Js, value: Operand, how: ' = ' | ' += ' | ' -= ' = ' = '): JsStatement {
  return new JsStatement(target.text + how + within(value, 0) + ';');
}

export function increment(target: Js): JsStatement {
  return new JsStatement(`${target.text}++;`);
}

export function decrement(target: Js): JsStatement {
  return new JsStatement(`${target.text}--;`);
}

/** `const a = 1, b = 2` */
export function constants(...entries: readonly (readonly [Js, Operand])[]): JsStatement {
  return declared('const', entries);
}

/** `let a = 1, b = 2` */
export function variables(...entries: readonly (readonly [Js, Operand])[]): JsStatement {
  return declared('let', entries);
}

function declared(how: 'const' | 'let', entries: readonly (readonly [Js, Operand])[]): JsStatement {
  let code: string = how;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as readonly [Js, Operand];
    code += `${i === 0 ? ' ' : ', '}${entry[0].text} = ${within(entry[1], BINDS.assignment)}`;
  }
  return new JsStatement(`${code};`);
}

export function give(value: Operand | null = null): JsStatement {
  return new JsStatement(value === null ? 'return;' : `return ${within(value, 0)};`);
}

/** Leaves a loop or a `switch`. */
export function leave(label: string | null = null): JsStatement {
  return new JsStatement(label === null ? 'break;' : `break ${name(label).text};`);
}

/** Goes to the next turn of a loop. */
export function skip(label: string | null = null): JsStatement {
  return new JsStatement(label === null ? 'continue;' : `continue ${name(label).text};`);
}

/** `if (test) then else otherwise`; a test that always holds leaves `then`. */
export function when(test: Js, then: JsStatement, otherwise: JsStatement | null = null): JsStatement {
  if (test === TRUE) return then;
  if (otherwise === null) return new JsStatement(`if (${test.text}) ${then.whole}`, true);
  return new JsStatement(`if (${test.text}) ${then.beforeElse} else ${otherwise.whole}`, true);
}

/** Several on one line, in braces. */
export function group(...statements: readonly JsStatement[]): JsStatement {
  let inside = '{';
  for (let i = 0; i < statements.length; i++) inside += ` ${(statements[i] as JsStatement).whole}`;
  return new JsStatement(`${inside} }`);
}

/** A loop that stands on one line. */
export function loop(head: LoopHead, body: JsStatement): JsStatement {
  return new JsStatement(`${loopHead(head)} ${body.whole}`, true);
}

export interface LoopHead {
  readonly start: JsStatement;
  readonly test: Js;
  readonly step: JsStatement;
}

/** `for (let variable = from; variable < to; variable++)` */
export function counting(variable: Js, from: Operand, to: Operand): LoopHead {
  return { start: variables([variable, from]), test: binary('<', variable, to), step: increment(variable) };
}

/** `for (let variable = from; variable > 0; variable--)` */
export function countingDown(variable: Js, from: Operand): LoopHead {
  return { start: variables([variable, from]), test: binary('>', variable, 0), step: decrement(variable) };
}

export function loopHead({ start, test, step }: LoopHead): string {
  return `for (${start.bare}; ${test.text}; ${step.bare})`;
}
