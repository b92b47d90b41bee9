import type { BotRequest } from '@undercroft/bots';

/** What bots are asked, without the number of the request. */
export type Ask = BotRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;
