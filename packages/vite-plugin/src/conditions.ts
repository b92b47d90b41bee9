import { defaultClientConditions } from 'vite';

/**
 * Import conditions of published pages, with any NODE_ENV:
 * without the warnings that lit prints for developers.
 */
export const productionConditions: readonly string[] = defaultClientConditions.map((name) =>
  name.replace('development|', ''),
);
