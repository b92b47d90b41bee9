// Every message of the phase `load`: reading YAML, holding it against the schema of its kind, and
// taking in what it declares.

import { loadDeclareEntries } from './load-declare.ts';
import { loadShapeEntries } from './load-shape.ts';
import { loadSyntaxEntries } from './load-syntax.ts';
import { loadValueEntries } from './load-value.ts';

/** Every message of the phase `load`. */
export const loadTable = { ...loadSyntaxEntries, ...loadShapeEntries, ...loadValueEntries, ...loadDeclareEntries };
