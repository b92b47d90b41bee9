// Every message of the phase `parse`: how rules are written.

import { parseHabitEntries } from './parse-habit.ts';
import { parseLayoutEntries } from './parse-layout.ts';

/** Every message of the phase `parse`. */
export const parseTable = { ...parseLayoutEntries, ...parseHabitEntries };
