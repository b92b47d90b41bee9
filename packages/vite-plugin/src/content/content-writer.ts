/** Takes files of the content from a page in which they are edited: in development, from pages of this server alone. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { likeBefore, writeAll } from '@undercroft/content-files';

/**
 * Where pages send files to: `{ files, known }`, texts by path from the content folder; null takes a file away. `known` is what the page takes to
 * lie there, null for no file. All are looked at before the first is written: where something else lies by now, nothing is, and the answer (409)
 * is `{ files }` with what lies there.
 */
export const WRITE_PATH = '/__undercroft/write';

/** Longest message, in letters; a whole game has about one million. */
const LETTERS_MAX = 16_000_000;

/** Folders and names as content has them, within a game. */
const CONTENT_PATH = /^[a-z0-9][\w-]*(?:\/[a-zA-Z0-9][\w.-]*)+\.(?:ya?ml|rules|md)$/;

/** Why a file is not written: a status of HTTP and a sentence. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers one message. @param folder  of the content; nothing outside of it is ever written */
export async function answerWrite(
  folder: string,
  request: IncomingMessage,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
): Promise<void> {
  try {
    requireOwnPage(request);
    const others = write(folder, await bodyOf(request));
    if (others === null) return void response.writeHead(204).end();
    response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify({ files: others }));
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500;
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Another page in the same browser could send something here, too. */
function requireOwnPage({ method, headers }: IncomingMessage): void {
  if (method !== 'POST') throw new Refusal(405, 'files are sent with POST');
  const { origin, host } = headers;
  if (origin === undefined || host === undefined || URL.parse(origin)?.host !== host)
    throw new Refusal(403, 'only a page of this server may write files');
  if (headers['content-type'] !== 'application/json') throw new Refusal(415, 'files are sent as application/json');
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += String(part);
    if (text.length > LETTERS_MAX) throw new Refusal(413, `files have ${LETTERS_MAX} letters at most`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'this is no JSON');
  }
}

type Texts = Readonly<Record<string, string | null>>;

/** @returns what lies where something else was taken to lie; null when all is written */
function write(folder: string, body: unknown): Texts | null {
  if (!isWanted(body))
    throw new Refusal(
      400,
      'files are { files, known }: texts by path, null for none; what is to be there, and what is',
    );
  const files = Object.entries(body.files);
  for (const [path] of files) {
    if (!CONTENT_PATH.test(path) || path.includes('..')) throw new Refusal(400, `${path} is no path of a content file`);
    if (!isWithin(folder, dirname(resolve(folder, path))))
      throw new Refusal(403, `the folder of ${path} lies elsewhere`);
  }
  const there = files.map(([path]) => [path, textAt(resolve(folder, path))] as const);
  const others = there.filter(([path, text]) => !isSame(text, body.known[path]!) && !isSame(text, body.files[path]!));
  if (others.length > 0) return Object.fromEntries(others);
  const before = new Map(there);
  writeAll(
    files.map(([path, text]) => ({
      path: resolve(folder, path),
      content: text === null ? null : likeBefore(before.get(path) ?? null, text),
    })),
  );
  return null;
}

function textAt(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Pages know no other end of a line than one. */
function isSame(one: string | null, other: string | null): boolean {
  return one?.replaceAll(/\r\n?/g, '\n') === other?.replaceAll(/\r\n?/g, '\n');
}

/** Whether a folder really lies in another one, or would: any folder above it may be a link to anywhere. */
function isWithin(outer: string, inner: string): boolean {
  let known = inner;
  while (!existsSync(known)) known = dirname(known);
  const way = relative(realpathSync(outer), realpathSync(known));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function isWanted(body: unknown): body is { readonly files: Texts; readonly known: Texts } {
  if (typeof body !== 'object' || body === null || !('files' in body && 'known' in body)) return false;
  const { files, known } = body;
  return areTexts(files) && areTexts(known) && Object.keys(files).every((path) => Object.hasOwn(known, path));
}

function areTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text: unknown) => text === null || typeof text === 'string');
}
