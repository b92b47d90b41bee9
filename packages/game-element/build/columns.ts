/** Lists of likes as columns: what a column holds is alike, so it packs better than rows do. */
import { betterAsSteps, stepsOf } from './steps.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists that are shorter win nothing. */
const ENOUGH = 6;

/** Source that stands for a value as it is. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Numbers stand as steps from one to the next, when there are so many and it helps. */
const MANY = 12;

/** Fields that so many of a list have get a column; who lacks one has a hole there. */
const SHARE = 0.2;

/**
 * The source of a value that JSON can hold, with its longer lists of objects as columns, and objects by number like lists.
 *
 * @param name  what `fromColumns` is called where the source stands
 */
export function sourceOf(value: unknown, name: string): string {
  if (value instanceof Source) return value.text;
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    if (list.length >= MANY && list.every(Number.isInteger) && betterAsSteps(list as readonly number[]))
      return `${name}(0,[${stepsOf(list as readonly number[]).join(',')}])`;
    return inColumns(list, name) ?? `[${list.map((one) => sourceOf(one, name)).join(',')}]`;
  }
  if (!isFields(value)) return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.every(([key]) => /^\d+$/.test(key))) {
    const list = inColumns(Object.values(value), name);
    const keys = fields.map(([key]) => Number(key));
    if (list !== null) return `${list.slice(0, -1)},[${stepsOf(keys).join(',')}])`;
  }
  return `{${fields.map(([key, field]) => `${sourceOf(key, name)}:${sourceOf(field, name)}`).join(',')}}`;
}

function inColumns(list: readonly unknown[], name: string): string | null {
  if (list.length < ENOUGH || !list.every(isFields)) return null;
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
  const shared = keys.filter((key) => {
    const some = list.filter((one) => one[key] !== undefined).length;
    return some === list.length || (some >= ENOUGH && some >= list.length * SHARE);
  });
  const column = (key: string): string => {
    const values = list.map((one) => one[key]);
    if (!values.includes(undefined)) return sourceOf(values, name);
    return `[${values.map((one) => (one === undefined ? '' : sourceOf(one, name))).join(',')}]`;
  };
  const columns = shared.map((key) => `${JSON.stringify(key)}:${column(key)}`);
  const rest = list.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !shared.includes(key))));
  const nothing = rest.every((one) => Object.keys(one).length === 0);
  return `${name}({${columns.join(',')}},${nothing ? list.length : `[${rest.map((one) => sourceOf(one, name)).join(',')}]`})`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The list again. Runs in the page; written as text, so it uses nothing but its arguments.
 *
 * @param columns  values of a field by its name; 0 for a list of numbers, whose steps are `rest`
 * @param rest   fields that have no column, of every item; or how many items there are, when all have one
 * @param steps  of an object by number: from each key to the next
 */
export function fromColumns(
  columns: Readonly<Record<string, readonly unknown[]>> | 0,
  rest: readonly Fields[] | readonly number[] | number,
  steps?: readonly number[],
): Fields[] | Fields | number[] {
  if (columns === 0) {
    let sum = 0;
    return (rest as readonly number[]).map((step) => (sum += step));
  }
  const found: Record<number, Fields> | Fields[] = steps === undefined ? [] : {};
  let at = 0;
  for (let index = 0; index < (typeof rest === 'number' ? rest : rest.length); index++) {
    const whole: Record<string, unknown> = typeof rest === 'number' ? {} : { ...(rest as readonly Fields[])[index] };
    for (const key in columns) if (columns[key]![index] !== undefined) whole[key] = columns[key]![index];
    at += steps?.[index] ?? (index > 0 ? 1 : 0);
    found[at] = whole;
  }
  return found;
}
