/**
 * Takes files of the content from a page in which they are edited: in development, from pages of
 * this server alone.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import {
  ChangedMeanwhile,
  readExact,
  systemReason,
  UnreadableText,
  whyLeftOut,
  writeAll,
  type ExactText,
  type FileChange,
} from '@undercroft/content-files';
import { isContentPath, meantPath, reservedIn, withEndsOf } from '@undercroft/contract';

/**
 * Where pages send files to: `{ files, known }`, texts by path from the content folder; null takes
 * a file away. `known` is what the page takes to lie there, null for no file. All are written or
 * none: where something else lies by now, none is, and the answer (409) is `{ files }` with what
 * lies there.
 */
export const WRITE_PATH = '/__undercroft/write';

/** Longest message, in letters; a whole game has about one million. */
const LETTERS_MAX = 16_000_000;
/**
 * Most files of a message, such as an archive. The limit exists because other requests wait while
 * they are written.
 */
const FILES_MAX = 4000;

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
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentenceOf(error, folder));
  }
}

function sentenceOf(error: unknown, folder: string): string {
  const reason = systemReason(error, folder);
  if (reason !== null) return `${reason}; nothing was saved`;
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
  const paths = Object.keys(body.files);
  if (paths.length > FILES_MAX) throw new Refusal(413, `${paths.length} files are too many; at most ${FILES_MAX}`);
  for (const path of paths) requireContent(folder, path, body.files[path] === null);
  const there = new Map(paths.map((path) => [path, fileAt(folder, path)]));
  const textAt = (path: string): string | null => there.get(path)?.text ?? null;
  const open = paths.filter((path) => !isSame(textAt(path), body.files[path]!));
  const others = open.filter((path) => !isSame(textAt(path), body.known[path]!));
  if (others.length > 0) return Object.fromEntries(others.map((path) => [path, textAt(path)]));
  try {
    writeAll(open.map((path) => changeOf(folder, path, body.files[path]!, there.get(path) ?? null)));
    return null;
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return Object.fromEntries(open.map((path) => [path, fileAt(folder, path)?.text ?? null]));
  }
}

/**
 * What is written must be found again by the reader of the content.
 *
 * @param isTakenAway  then also a file that no page may write, but that the reader shows as one
 *                     with a wrong ending
 */
function requireContent(folder: string, path: string, isTakenAway: boolean): void {
  const reserved = reservedIn(path);
  if (reserved !== null)
    throw new Refusal(400, `${reserved.part} is a name that ${reserved.by} keeps for itself; choose another name`);
  const meant = meantPath(path);
  const isContent = isContentPath(isTakenAway ? (meant ?? path) : path);
  const hint = meant === null ? '' : `; call it ${meant}`;
  if (!isContent) throw new Refusal(400, `${path} is no path of a content file${hint}`);
  const reason = whyLeftOut(folder, path);
  if (reason !== null) throw new Refusal(403, reason);
}

/** @returns null when there is no file */
function fileAt(folder: string, path: string): ExactText | null {
  const file = resolve(folder, path);
  if (!existsSync(file)) return null;
  try {
    return readExact(file);
  } catch (error) {
    // The page has seen other letters than those of the file, or a part of it.
    if (error instanceof UnreadableText) throw new Refusal(422, `${path} ${error.reason}; nothing was saved`);
    throw error;
  }
}

function changeOf(folder: string, path: string, text: string | null, before: ExactText | null): FileChange {
  const content = text === null ? null : withEndsOf(before?.text ?? null, text);
  return { path: resolve(folder, path), content, before: before?.bytes ?? null };
}

/** Pages know no other end of a line than one. */
function isSame(one: string | null, other: string | null): boolean {
  return one?.replaceAll(/\r\n?/g, '\n') === other?.replaceAll(/\r\n?/g, '\n');
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
