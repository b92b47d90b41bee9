// The functions that every game has. What they take and give stands in
// `language/check/expressions/functions.ts`.

/**
 * Built-in functions; `judged` = a second argument is worked out for each thing of the first, which
 * is `it` there.
 */
export const BUILT_IN_FUNCTIONS = {
  count: { judged: false },
  sum: { judged: true },
  max: { judged: true },
  min: { judged: true },
  first: { judged: false },
  last: { judged: false },
  nth: { judged: false },
  rest: { judged: false },
  most: { judged: true },
  least: { judged: true },
  distinct: { judged: true },
  step: { judged: false },
  remainder: { judged: false },
  'row-of': { judged: false },
  'kind-of': { judged: false },
  'next-player': { judged: false },
  'still-in': { judged: false },
} as const;

export type BuiltInFunction = keyof typeof BUILT_IN_FUNCTIONS;

/** Whether a name is a built-in function. Never throws. */
export function isBuiltInFunction(name: string): name is BuiltInFunction {
  return Object.hasOwn(BUILT_IN_FUNCTIONS, name);
}
