/**
 * Numbers that are known when a card is printed: they stand on it as numbers and not by their
 * names.
 */
import type { Expression } from '../../content/tree/node.ts';
import type { KindModel, RowModel } from '../../content/model/model.ts';
import type { Speech } from './speech.ts';

/** The kind of a row and all that it is. */
export function lineageOf(row: RowModel): KindModel[] {
  const kinds: KindModel[] = [];
  for (let kind: KindModel | null = row.kind; kind !== null; kind = kind.parent) kinds.push(kind);
  return kinds;
}

/** Can it change while the game runs? Then what is printed is only where it begins. */
function varies(name: string, row: RowModel): boolean {
  return lineageOf(row).some((kind) => [...kind.fields, ...kind.attributes].some((each) => each.name === name));
}

function printedOn(row: RowModel, name: string): number | null {
  const bare = name.replace(/^printed-/, '');
  if (bare === name && varies(name, row)) return null;
  const isNumber = lineageOf(row).some((kind) =>
    kind.printed.some((each) => each.name === bare && each.type.is === 'number'),
  );
  return isNumber ? (row.printed.get(bare) ?? null) : null;
}

const FOLDS: Readonly<Record<string, (x: number, y: number) => number>> = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
};

/**
 * A number that the card itself says: `3`, `this.cost` where the cost never changes, `2 *
 * this.cost`.
 *
 * @returns null when it is only known in play
 * @throws  never
 */
export function numberOnCard(node: Expression, speech: Speech): number | null {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'negative') {
    const x = numberOnCard(node.value, speech);
    return x === null ? null : -x;
  }
  if (node.kind === 'binary' && Object.hasOwn(FOLDS, node.operator)) {
    const x = numberOnCard(node.left, speech);
    const y = x === null ? null : numberOnCard(node.right, speech);
    return x === null || y === null ? null : (FOLDS[node.operator]?.(x, y) ?? null);
  }
  if (node.kind !== 'field' || node.args !== null || speech.row === null) return null;
  const isThis = node.of.kind === 'name' && node.of.name === 'this' && !speech.names.has('this');
  return isThis ? printedOn(speech.row, node.name) : null;
}
