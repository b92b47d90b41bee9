// Globals that a sentence of the log or a question may name: `{round}`.

import type { FieldModel } from './model.ts';

/** The globals that all players see. Never throws. */
export function openGlobals(globals: readonly FieldModel[]): readonly FieldModel[] {
  return globals.filter(({ visible }) => visible === 'all');
}
