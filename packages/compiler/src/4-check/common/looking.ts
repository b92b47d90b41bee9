// Where an expression may only look: it is worked out more than once, or while the answers to a question are listed.

import type { Span } from '../../source/span.ts';
import type { Environment } from './environment.ts';

/** What is done, in words. */
export const ASKED = 'Somebody is asked';
export const RANDOM = 'Something is drawn at random';
export const ROLLED = 'Dice are rolled';

/** The surroundings of a part that may only look; where that holds already, the outermost reason is kept. */
export function looking(environment: Environment, where: string, canName = true): Environment {
  return environment.looking === null ? { ...environment, looking: { where, canName } } : environment;
}

/** Reports something that is done, when it stands where only looking is allowed. Never throws. */
export function reportDoing(at: Span, what: string, { looking: only, report }: Environment): void {
  if (only !== null) report('check/impure', at, { what, ...only });
}
