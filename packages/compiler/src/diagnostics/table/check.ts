import { checkTypeEntries } from './check-type.ts';
import { checkFlowEntries } from './check-flow.ts';
import { checkReachEntries } from './check-reach.ts';
import { checkUseEntries } from './check-use.ts';

/** Every message of the phase `check`. */
export const checkTable = { ...checkTypeEntries, ...checkFlowEntries, ...checkUseEntries, ...checkReachEntries };
