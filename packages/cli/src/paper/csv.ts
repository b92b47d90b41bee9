/** The things of a game as tables for spreadsheets, one for each kind. */
import type { GameMeta, KindMeta, RowMeta, ValueMeta } from '@undercroft/contract';

/**
 * A table for each kind that has rows: a line for each row with title, copies, printed values,
 * texts and rules.
 *
 * @returns texts by the plural of the kind; RFC 4180, with the mark by which spreadsheets know
 *   UTF-8
 */
export function tablesOf(meta: GameMeta): Readonly<Record<string, string>> {
  const copies = Map.groupBy(meta.things, (row) => row);
  const rows = Map.groupBy(
    meta.rows.map((row, index) => ({ row, copies: copies.get(index)?.length ?? 0 })).filter(({ row }) => row.file >= 0),
    ({ row }) => row.kind,
  );
  return Object.fromEntries(
    [...rows].map(([kind, of]) => {
      const { plural, printed } = meta.kinds[kind]!;
      const head = ['name', 'title', 'copies', ...printed.map(({ name }) => name), ...TEXTS];
      const lines = of.map(({ row, copies: count }) => lineOf(meta, meta.kinds[kind]!, row, count));
      return [plural, `\u{FEFF}${[head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`];
    }),
  );
}

const TEXTS = ['tags', 'when', 'text', 'flavour', 'icon', 'rules', 'file', 'line'] as const;

function lineOf(meta: GameMeta, kind: KindMeta, row: RowMeta, copies: number): (string | number)[] {
  return [
    row.name,
    row.title,
    copies,
    ...kind.printed.map(({ name, type, default: plain }) => valueOf(meta, type, row.printed[name] ?? plain)),
    row.tags.join(' '),
    row.when ?? '',
    row.text,
    row.flavour ?? '',
    row.icon ?? '',
    row.rules.join(' '),
    meta.files[row.file] ?? '',
    row.line,
  ];
}

function valueOf(meta: GameMeta, type: ValueMeta, value: number | undefined): string | number {
  if (value === undefined) return '';
  switch (type.is) {
    case 'number':
      return type.optional === true && value < 0 ? '' : value;
    case 'flag':
      return value === 1 ? 'yes' : 'no';
    case 'enum':
      return meta.enums[type.of]?.values[value] ?? '';
    case 'row':
      return meta.rows[value]?.name ?? '';
    case 'kind':
      return meta.kinds[value]?.name ?? '';
    case 'thing':
      return meta.rows[meta.things[value] ?? -1]?.name ?? '';
    case 'player':
      return value < 0 ? '' : value + 1;
  }
}

/** What begins like a formula is text: a spreadsheet must never run a text of a card. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const tame = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
