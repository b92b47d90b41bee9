/** Compiles games of `content` for everybody: `node compile.ts <id>...`, all without a name. */
import { contentIds } from './src/places.ts';
import { writeCompiled } from './src/write.ts';

const named = process.argv.slice(2);
for (const id of named.length === 0 ? contentIds() : named) writeCompiled(id);
