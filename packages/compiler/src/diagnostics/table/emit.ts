import { defineTable } from './define.ts';

/** Every message of the phase `emit`. */
export const emitTable = defineTable('emit', {});
