import { withEndsOf } from '@undercroft/contract';

const BYTE_ORDER_MARK = '\uFEFF';

/** Gives a text the ends of lines and the byte order mark of the text that it replaces. */
export function likeBefore(before: string, text: string): string {
  const bare = withEndsOf(before, text.replace(/^\uFEFF/, ''));
  return before.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + bare : bare;
}
