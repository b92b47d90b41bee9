/** Takes files of the content from a page in which they are edited: in development, from pages of this server alone. */
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';

/** Where pages send files to: `{ files }`, texts by path from the content folder; null takes a file away. All are looked at before the first is written. */
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
    write(folder, await bodyOf(request));
    response.writeHead(204).end();
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

function write(folder: string, body: unknown): void {
  if (!isWanted(body)) throw new Refusal(400, 'files are { files }: texts by path, null for one that is to go');
  const files = Object.entries(body.files);
  for (const [path] of files) {
    if (!CONTENT_PATH.test(path) || path.includes('..')) throw new Refusal(400, `${path} is no path of a content file`);
    if (!isWithin(folder, dirname(resolve(folder, path))))
      throw new Refusal(403, `the folder of ${path} lies elsewhere`);
  }
  for (const [path, text] of files) writeFile(resolve(folder, path), text);
}

function writeFile(file: string, text: string | null): void {
  if (text === null) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  // Whoever reads it meanwhile finds the old file or the new one.
  const scratch = `${file}.${process.pid}.tmp`;
  writeFileSync(scratch, text);
  renameSync(scratch, file);
}

/** Whether a folder really lies in another one, or would: any folder above it may be a link to anywhere. */
function isWithin(outer: string, inner: string): boolean {
  let known = inner;
  while (!existsSync(known)) known = dirname(known);
  const way = relative(realpathSync(outer), realpathSync(known));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function isWanted(body: unknown): body is { readonly files: Readonly<Record<string, string | null>> } {
  if (typeof body !== 'object' || body === null || !('files' in body)) return false;
  const { files } = body;
  if (typeof files !== 'object' || files === null || Array.isArray(files)) return false;
  return Object.values(files).every((text: unknown) => text === null || typeof text === 'string');
}
