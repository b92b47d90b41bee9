import { defineTable } from './define.ts';

/** Every message of the phase `check`. */
export const checkTable = defineTable('check', {});
