/** Names and other forms of titles that follow from the title itself need no place in a one-file build. */

type Row = Readonly<Record<string, unknown>>;

/** Fields that follow from a title, and how; several ways where languages differ. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  name: ['slug'],
  forms: ['english', 'bare'],
};
/** Fields of which fewer follow stay where they are: what is alike packs better in columns. */
const ENOUGH = 0.7;

/**
 * Rows without what follows from their titles.
 *
 * @returns the rows and, by field, in which way `withTitles` finds it again
 */
export function withoutTitles(rows: readonly Row[]): {
  readonly rows: readonly Row[];
  readonly ways: Readonly<Record<string, string>>;
} {
  const ways: Record<string, string> = {};
  for (const [field, known] of Object.entries(FOLLOWS)) {
    if (!rows.every((row) => typeof row['title'] === 'string' && row[field] !== undefined)) continue;
    const best = known
      .map((way) => [way, rows.filter((row) => follows(row, field, way)).length] as const)
      .toSorted(([, one], [, other]) => other - one)[0]!;
    if (best[1] >= rows.length * ENOUGH) ways[field] = best[0];
  }
  const lean = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([field]) => !(field in ways && follows(row, field, ways[field]!))));
  return { rows: rows.map(lean), ways };
}

function follows(row: Row, field: string, way: string): boolean {
  const made = withTitles<readonly Row[]>([{ title: row['title'] }], { [field]: way })[0]![field];
  return JSON.stringify(made) === JSON.stringify(row[field]);
}

/** The rows as they were. Runs in the page; written as text, so it uses nothing but its arguments. */
export function withTitles<T extends Readonly<Record<number, Row>>>(
  rows: T,
  ways: Readonly<Record<string, string>>,
): T {
  const found: Record<number, Row> = Array.isArray(rows) ? [] : {};
  for (const at in rows) {
    const row = rows[at]!;
    const title = String(row['title']);
    const article = /^[aeiou]/i.test(title) ? 'an ' : 'a ';
    const made: Readonly<Record<string, unknown>> = {
      slug: title
        .toLowerCase()
        .replaceAll(/[^\w ]/g, '')
        .replaceAll(' ', '-'),
      english: { a: article + title, the: `the ${title}` },
      bare: { a: title, the: title },
    };
    const whole: Record<string, unknown> = {};
    for (const field in ways) whole[field] = made[ways[field]!];
    found[at] = { ...whole, ...row };
  }
  return found as T;
}
