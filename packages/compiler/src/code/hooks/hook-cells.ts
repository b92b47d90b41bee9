/** Cells of a hook's frame before the event's parameters. */
import { FRAME } from '@undercroft/contract';

export const SOURCE = FRAME.locals;
export const RECORD = FRAME.locals + 1;
export const NEXT = FRAME.locals + 2;
export const OUTER = FRAME.locals + 3;
/** the acting player of the event */
export const EVENT_YOU = FRAME.locals + 4;
/** the first cell of the parameters */
export const HOOK_HEAD = FRAME.locals + 5;
