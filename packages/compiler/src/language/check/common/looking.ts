// Where an expression must be pure: it is evaluated more than once, or while the answers to a
// question are listed.

import type { Span } from '../../../diagnostics/source/span.ts';
import type { Environment } from './environment.ts';

/** What is done, in words. */
export const ASKED = 'Somebody is asked';
export const RANDOM = 'Something is drawn at random';
export const ROLLED = 'Dice are rolled';

/**
 * The environment of a part that must be pure; inside another such part the outermost reason is
 * kept.
 */
export function looking(environment: Environment, where: string, canName = true): Environment {
  return environment.looking === null ? { ...environment, looking: { where, canName } } : environment;
}

/** Reports something that has an effect where an expression must be pure. Never throws. */
export function reportDoing(at: Span, what: string, { looking: only, report }: Environment): void {
  if (only !== null) report('check/impure', at, { what, ...only });
}
