import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { docsSite } from './docs-site/plugin.ts';
import { galleryServer } from './gallery-server.ts';
import { pageConfig } from './site.ts';

const content = process.env['UNDERCROFT_CONTENT'] ?? fileURLToPath(new URL('../../content', import.meta.url));

/** `UNDERCROFT_CONTENT` names another content folder. */
export default defineConfig(pageConfig(content, [galleryServer(content), docsSite()]));
