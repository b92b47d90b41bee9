/** Writes events for the readers of `io.events`. */
import { EVENT_RECORD, HEADER } from '@undercroft/contract';
import { DIE_SIDES, DIE_THROWER, DIE_VALUE, EVENT_END, EVENT_ROLL, THROW_BASE, type State } from '../layout.ts';
import { fail } from './failing.ts';
import { io } from './memory.ts';

export function logEvent(event: number, site: number, you: number, ...values: readonly number[]): void {
  const record = io.eventLength;
  const length = EVENT_RECORD.args + values.length;
  if (record + length > io.events.length) fail('event-limit', site);
  io.events[record + EVENT_RECORD.length] = length;
  io.events[record + EVENT_RECORD.event] = event;
  io.events[record + EVENT_RECORD.site] = site;
  io.events[record + EVENT_RECORD.you] = you;
  for (let i = 0; i < values.length; i++) io.events[record + EVENT_RECORD.args + i] = values[i];
  io.eventLength = record + length;
}

/**
 * Four ints for each die: its value, its sides, the thing it was thrown for, the group of the throw
 * that it belongs to.
 */
export function logThrow(S: State, from = S[THROW_BASE], groups: readonly number[] = []): void {
  const dice: number[] = [];
  let group = 0;
  let end = from + (groups[0] ?? 0);
  for (let i = from; i < S[HEADER.dice]; i++) {
    while (i >= end && group + 1 < groups.length) end += groups[++group];
    dice.push(S[DIE_VALUE + i], S[DIE_SIDES + i], S[DIE_THROWER + i], group);
  }
  if (dice.length > 0) logEvent(EVENT_ROLL, -1, -1, ...dice);
}

export function logEnd(player: number, reason: number): void {
  if (io.log) logEvent(EVENT_END, -1, player, player, reason);
}
