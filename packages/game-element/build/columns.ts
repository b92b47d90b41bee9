/** Lists of likes as columns: what a column holds is alike, so it packs better than rows do. */

type Fields = Readonly<Record<string, unknown>>;

/** Lists that are shorter win nothing. */
const ENOUGH = 6;

/**
 * The source of a value that JSON can hold, with its longer lists of objects as columns.
 *
 * @param name  what `fromColumns` is called where the source stands
 */
export function sourceOf(value: unknown, name: string): string {
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    if (list.length < ENOUGH || !list.every(isFields)) return `[${list.map((one) => sourceOf(one, name)).join(',')}]`;
    const shared = Object.keys(list[0]!).filter((key) => list.every((one) => one[key] !== undefined));
    const columns = Object.fromEntries(shared.map((key) => [key, list.map((one) => one[key])]));
    const rest = list.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !shared.includes(key))));
    return `${name}(${sourceOf(columns, name)},[${rest.map((one) => sourceOf(one, name)).join(',')}])`;
  }
  if (!isFields(value)) return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${sourceOf(key, name)}:${sourceOf(field, name)}`).join(',')}}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list again. Runs in the page; written as text, so it uses nothing but its arguments. */
export function fromColumns(columns: Readonly<Record<string, readonly unknown[]>>, rest: readonly Fields[]): Fields[] {
  return rest.map((one, index) => {
    const whole: Record<string, unknown> = { ...one };
    for (const key in columns) whole[key] = columns[key]![index];
    return whole;
  });
}
