import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bustOf, keyOf, plaqueOf, type Picture } from '@undercroft/pictures';
import { afterEach, expect, it } from 'vitest';
import { answerPicture } from './picture-server.ts';
import { Pictures } from './pictures.ts';

const plaque = plaqueOf('plain', 30);
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'undercroft-pictures-'));
  folders.push(made);
  return join(made, 'kept');
};

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** What a server answers: its status, and how many bytes. */
async function asked(pictures: Pictures, url: string): Promise<{ status: number; bytes: number }> {
  const answer = { status: 200, bytes: 0 };
  const response = {
    setHeader: () => response,
    writeHead: (status: number) => ((answer.status = status), response),
    end: (file?: Buffer) => ((answer.bytes = file?.length ?? 0), response),
  };
  await answerPicture(pictures, { url } as IncomingMessage, response as unknown as ServerResponse);
  return answer;
}

const addressOf = (picture: Picture, key = keyOf(picture)): string =>
  `/${key}.png?of=${encodeURIComponent(JSON.stringify(picture))}`;

it('draws a picture once and keeps its file under its key', async () => {
  const kept = folder();
  const pictures = new Pictures(kept);
  const [file, again] = await Promise.all([pictures.file(plaque), pictures.file(plaque)]);

  expect(again).toBe(file);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([112, 140]);
  expect(readdirSync(kept)).toEqual([`${keyOf(plaque)}.png`]);
  expect(readFileSync(join(kept, `${keyOf(plaque)}.png`))).toEqual(file);
});

it('gives the file that was kept, also to another server', async () => {
  const kept = folder();
  await new Pictures(kept).file(plaque);
  writeFileSync(join(kept, `${keyOf(plaque)}.png`), 'kept');

  expect((await new Pictures(kept).file(plaque)).toString()).toBe('kept');
});

it('goes on after a picture that cannot be drawn', async () => {
  const pictures = new Pictures(folder());
  const broken = { is: 'cloud' } as unknown as Picture;

  await expect(pictures.file(broken)).rejects.toThrow('undefined');
  expect((await pictures.file(bustOf({ icon: 'anvil' })!)).length).toBeGreaterThan(1000);
});

it('answers a page with the picture of its address, and with nothing when the address is wrong', async () => {
  const pictures = new Pictures(folder());

  expect(await asked(pictures, addressOf(plaque))).toMatchObject({ status: 200 });
  expect((await asked(pictures, addressOf(plaque))).bytes).toBeGreaterThan(1000);
  expect(await asked(pictures, addressOf(plaque, 'other'))).toEqual({ status: 204, bytes: 0 });
  expect(await asked(pictures, '/x.png')).toEqual({ status: 204, bytes: 0 });
});
