import { fileURLToPath } from 'node:url';
import { undercroft } from '@undercroft/vite-plugin';
import { defaultClientConditions, defineConfig } from 'vite';
import { galleryServer } from './gallery-server.ts';

const content = process.env['UNDERCROFT_CONTENT'] ?? fileURLToPath(new URL('../../content', import.meta.url));

/** `UNDERCROFT_CONTENT` names another content folder. */
export default defineConfig({
  plugins: [undercroft({ content }), galleryServer()],
  // Assets stand beside the page, so that the site works in any folder of any server.
  base: './',
  server: { port: 5180 },
  // Designers work with this page: the notes that lit gives its developers would stand among theirs.
  resolve: { conditions: defaultClientConditions.map((name) => name.replace('development|', '')) },
  optimizeDeps: { include: ['lit', 'lit/directives/repeat.js'] },
  // The worker of the bots imports games as the page does.
  worker: { format: 'es', plugins: () => [undercroft({ content })] },
  build: { target: 'es2022', chunkSizeWarningLimit: 900 },
});
