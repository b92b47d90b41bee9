/** Asks the server for a table. */
import type { TableTerms } from '@undercroft/table';

/** What is left out of the terms is as the game recommends it. */
interface TableOrder extends Partial<TableTerms> {
  readonly game: string;
  readonly seats: number;
  /** secret of the host */
  readonly token: string;
}

/** Opens a table. @returns its id, or why not. @throws never */
export async function openTable(order: TableOrder): Promise<{ readonly id: string } | { readonly refused: string }> {
  try {
    const response = await fetch('/tables', { method: 'POST', body: JSON.stringify(order) });
    const { id, refused } = (await response.json()) as { readonly id?: string; readonly refused?: string };
    return id === undefined ? { refused: refused ?? String(response.status) } : { id };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}
