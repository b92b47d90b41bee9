import { defineTable } from './define.ts';

/** Every message of the phase `parse`. */
export const parseTable = defineTable('parse', {});
