/** What happened, for whoever reads `io.events`. */
import { HEADER } from '@undercroft/contract';
import { DIE_SIDES, DIE_THROWER, DIE_VALUE, EVENT_END, EVENT_ROLL, THROW_BASE, type State } from '../layout.ts';
import { fail } from './failing.ts';
import { io } from './memory.ts';

export function tell(event: number, site: number, you: number, ...values: readonly number[]): void {
  let at = io.eventLength;
  const length = values.length + 4;
  if (at + length > io.events.length) fail('event-limit', site);
  io.events[at++] = length;
  io.events[at++] = event;
  io.events[at++] = site;
  io.events[at++] = you;
  for (const value of values) io.events[at++] = value;
  io.eventLength = at;
}

/** Four ints for each die: its value, its sides, the thing it was thrown for, the group of the throw that it belongs to. */
export function tellThrow(S: State, from = S[THROW_BASE], groups: readonly number[] = []): void {
  const told: number[] = [];
  let group = 0;
  let end = from + (groups[0] ?? 0);
  for (let i = from; i < S[HEADER.dice]; i++) {
    while (i >= end && group + 1 < groups.length) end += groups[++group];
    told.push(S[DIE_VALUE + i], S[DIE_SIDES + i], S[DIE_THROWER + i], group);
  }
  if (told.length > 0) tell(EVENT_ROLL, -1, -1, ...told);
}

export function tellEnd(player: number, reason: number): void {
  if (io.log) tell(EVENT_END, -1, player, player, reason);
}
