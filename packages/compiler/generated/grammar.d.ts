import type { Expression, Program } from '../src/content/tree/node.ts';
import type { GrammarOptions } from '../src/language/parse/grammar-options.ts';

export function parse(text: string, options: GrammarOptions & { readonly startRule: 'Program' }): Program;
export function parse(text: string, options: GrammarOptions & { readonly startRule: 'ExpressionOnly' }): Expression;

export class SyntaxError extends globalThis.SyntaxError {}
