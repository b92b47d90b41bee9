import { defineTable, entry } from './define.ts';

/** Every message of the phase `emit`. */
export const emitTable = defineTable('emit', {
  'emit/not-runnable-yet': entry<{ what: string }>({
    severity: 'error',
    title: 'Allowed by the language, but cannot run yet',
    message: ({ what }) => `The language allows ${what}, but games with it cannot run yet.`,
    notes: () => ['docs/language/not-running-yet.md lists what is still missing.'],
  }),
});
