import { defineTable } from './define.ts';

/** Every message of the phase `analyse`. */
export const analyseTable = defineTable('analyse', {});
