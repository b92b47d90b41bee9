/** Builds the extension into `dist`: `node build.ts`. */
import { fileURLToPath } from 'node:url';
import { buildExtension } from './src/build-extension.ts';

console.log(await buildExtension(fileURLToPath(new URL('dist', import.meta.url))));
