/** How tightly an expression binds, from JavaScript's own table; greater binds tighter. */
export const BINDS = {
  primary: 20,
  postfix: 15,
  prefix: 14,
  assignment: 1,
  conditional: 2,
} as const;

export const OPERATORS = {
  '*': 12,
  '/': 12,
  '%': 12,
  '+': 11,
  '-': 11,
  '<<': 10,
  '>>': 10,
  '<': 9,
  '<=': 9,
  '>': 9,
  '>=': 9,
  '===': 8,
  '!==': 8,
  '&': 7,
  '|': 5,
  '&&': 4,
  '||': 3,
} as const;

export type Operator = keyof typeof OPERATORS;
