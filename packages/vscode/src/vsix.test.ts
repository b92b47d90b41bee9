import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FILES, SENTENCES, extensionManifest } from './contributions/manifest.ts';
import { FRENCH, GERMAN } from './extension/words.ts';
import { packedFolder } from './vsix.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-vsix-'));
  const files = {
    'package.json': JSON.stringify(extensionManifest('1.2.3')),
    'package.nls.json': JSON.stringify({ description: 'Cards & <boards>' }),
    'README.md': '# Undercroft',
    'LICENSE.txt': 'MIT',
    'dist/extension.cjs': 'exports.activate = () => {};',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('packs a folder with what the editor asks for, its texts as texts', () => {
  const packed = unzipSync(packedFolder(folder));
  const manifest = strFromU8(packed['extension.vsixmanifest']!);

  expect(Object.keys(packed)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', 'extension/package.json', 'extension/dist/extension.cjs']),
  );
  expect(manifest).toContain('Id="undercroft" Version="1.2.3" Publisher="undercroft"');
  expect(manifest).toContain('Cards &amp; &lt;boards&gt;');
});

it('gives the same bytes for the same files, whenever they were written', () => {
  const first = packedFolder(folder);
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  const second = packedFolder(copy);
  rmSync(copy, { recursive: true });

  expect(Buffer.compare(first, second)).toBe(0);
});

it('refuses a file of which no editor knows the type', () => {
  writeFileSync(join(folder, 'dist/tool.exe'), '');

  expect(() => packedFolder(folder)).toThrow('dist/tool.exe');
});

it('says every sentence that its manifest names, and names every file', () => {
  const manifest = JSON.stringify(extensionManifest('1.2.3'));
  const named = [...manifest.matchAll(/%([\w-]+)%/g)].map(([, key = '']) => key);

  expect([...new Set(named)].toSorted()).toEqual(Object.keys(SENTENCES).toSorted());
  for (const file of Object.values(FILES)) expect(manifest).toContain(`"./${file}"`);
});

it('says each sentence in each language, with the same slots', () => {
  const slotsOf = (text: string): string => [...text.matchAll(/\{\d\}/g)].flat().toSorted().join();
  const unlike = Object.entries(GERMAN).filter(([english, german]) => slotsOf(english) !== slotsOf(german));

  expect(Object.keys(GERMAN).toSorted()).toEqual(Object.keys(FRENCH).toSorted());
  expect(unlike).toEqual([]);
  expect(Object.values(SENTENCES).map((sentences) => new Set(sentences).size)).toEqual(
    Object.values(SENTENCES).map(() => 3),
  );
});
