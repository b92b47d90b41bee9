import { afterEach, beforeEach, expect, it } from 'vitest';
import { OpenedFolder } from './folder.ts';

let root: FileSystemDirectoryHandle;
let folder: FileSystemDirectoryHandle;

beforeEach(async () => {
  root = await navigator.storage.getDirectory();
  folder = await root.getDirectoryHandle('pond', { create: true });
  await put('game.yaml', 'title: Pond\r\nstart: x\r\n');
});
afterEach(async () => await root.removeEntry('pond', { recursive: true }));

async function put(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.write(content);
  await file.close();
}

/** Names and contents of the files of the folder. */
async function lies(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const handle of folder.values())
    if (handle.kind === 'file') found[handle.name] = await (await handle.getFile()).text();
  return found;
}

it('keeps the ends of lines of a file', async () => {
  const opened = await OpenedFolder.read('pond', folder);
  expect(opened.texts).toEqual({ 'pond/game.yaml': 'title: Pond\nstart: x\n' });

  await opened.write({ 'pond/game.yaml': 'title: Lake\nstart: x\n', 'pond/carp.yaml': 'title: Carp\n' });
  expect(await lies()).toEqual({ 'game.yaml': 'title: Lake\r\nstart: x\r\n', 'carp.yaml': 'title: Carp\n' });
});

it('writes nothing at all, when one file cannot be written', async () => {
  const opened = await OpenedFolder.read('pond', folder);
  await folder.getDirectoryHandle('taken.yaml', { create: true });
  const before = await lies();

  const texts = { 'pond/game.yaml': 'title: Lake\n', 'pond/carp.yaml': 'title: Carp\n', 'pond/taken.yaml': '' };
  await expect(opened.write(texts)).rejects.toThrow(/type|TypeMismatch|entry/i);
  expect(await lies()).toEqual(before);
});

it('neither takes in nor writes over a file that is not UTF-8', async () => {
  const opened = await OpenedFolder.read('pond', folder);
  await put('carp.yaml', Uint8Array.of(0x61, 0x3a, 0x20, 0xe0));

  await expect(OpenedFolder.read('pond', folder)).rejects.toThrow('pond/carp.yaml is not UTF-8; save it as UTF-8');
  await expect(opened.write({ 'pond/game.yaml': 'title: Lake\n' })).rejects.toThrow('pond/carp.yaml is not UTF-8');
  expect((await lies())['game.yaml']).toBe('title: Pond\r\nstart: x\r\n');
});
