import { defineTable } from './define.ts';

/** Every message of the phase `resolve`. */
export const resolveTable = defineTable('resolve', {});
