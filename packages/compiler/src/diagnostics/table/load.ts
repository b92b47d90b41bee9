// Every message of the phase `load`: reading YAML and holding it against the schema of its kind.

import { loadShapeEntries } from './load-shape.ts';
import { loadSyntaxEntries } from './load-syntax.ts';
import { loadValueEntries } from './load-value.ts';

/** Every message of the phase `load`. */
export const loadTable = { ...loadSyntaxEntries, ...loadShapeEntries, ...loadValueEntries };
