import { defaultClientConditions } from 'vite';

/**
 * Import conditions of what people use, whatever NODE_ENV says: without the notes that lit gives
 * its developers.
 */
export const productionConditions: readonly string[] = defaultClientConditions.map((name) =>
  name.replace('development|', ''),
);
