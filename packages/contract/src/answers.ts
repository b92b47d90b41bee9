/**
 * What an answer is, by what it holds. All three are numbers, so each has a type of its own, and
 * the compiler refuses one in the place of another. A plain number, for example out of a file or a
 * loop, may stand for any of them.
 */
declare const holds: unique symbol;

type Held<What extends string> = number & { readonly [holds]?: What };

/** Position among the answers that a viewer sees: `AnswerView.index`. */
export type AnswerIndex = Held<'position in a view'>;

/** Position among the options that the engine lists: what `Game.answer` takes. */
export type OptionIndex = Held<'position in the list of the engine'>;

/**
 * The int that the rules get: one of `module.io.options`. It stays the same when the list is
 * ordered otherwise.
 */
export type OptionValue = Held<'value of an option'>;
