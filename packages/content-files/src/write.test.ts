import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DISK, type Disk } from './disk.ts';
import { replaceText, writeAll, writeWhole, type FileChange } from './index.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'undercroft-write-')));
  put('carp.yaml', 'title: Carp\n');
  put('pike.yaml', 'title: Pike\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (path: string): string => join(root, path);
const text = (path: string): string => readFileSync(at(path), 'utf8');

function put(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}

/** All files below the folder with their content, and all folders. */
function tree(): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(paths.map((path) => [path, statSync(at(path)).isFile() ? text(path) : 'folder']));
}

/** A disk on which one call fails as on a full disk. @param failing  number of that call, from 0 */
function faultyDisk(failing: number): { disk: Disk; calls: () => number } {
  let calls = 0;
  const disk = Object.fromEntries(
    Object.entries(DISK).map(([name, step]) => {
      if (typeof step !== 'function') return [name, step];
      const faulty = (...words: unknown[]): unknown => {
        if (calls++ === failing) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: name });
        return (step as (...all: unknown[]) => unknown)(...words);
      };
      return [name, faulty];
    }),
  ) as unknown as Disk;
  return { disk, calls: () => calls };
}

const changes = (): FileChange[] => [
  { path: at('carp.yaml'), content: 'title: Old Carp\n' },
  { path: at('deep/er/eel.yaml'), content: 'title: Eel\n' },
  { path: at('pike.yaml'), content: null },
];

it('writes, makes folders and takes files away', () => {
  writeAll(changes());

  expect(tree()).toEqual({
    'carp.yaml': 'title: Old Carp\n',
    deep: 'folder',
    'deep/er': 'folder',
    'deep/er/eel.yaml': 'title: Eel\n',
  });
});

it.each([
  ['several changes', changes],
  ['one file', () => changes().slice(0, 1)],
  ['one new file', () => changes().slice(1, 2)],
])('leaves everything as it was, whichever step of %s fails', (_, wanted) => {
  const before = tree();
  const { disk: sound, calls } = faultyDisk(-1);
  writeAll(wanted(), sound);
  const after = tree();
  const steps = calls();

  const ends = Array.from({ length: steps }, (_unused, failing) => {
    rmSync(root, { recursive: true });
    for (const [path, content] of Object.entries(before)) put(path, content);
    try {
      writeAll(wanted(), faultyDisk(failing).disk);
    } catch {
      return tree();
    }
    // What only tidies up afterwards, or has another way, may fail.
    return Object.fromEntries(Object.entries(tree()).filter(([path]) => !path.includes('.tmp')));
  });

  expect(steps).toBeGreaterThan(4);
  for (const end of ends) expect([before, after]).toContainEqual(end);
  expect(ends).toContainEqual(before);
});

it('names the file that could not be written, and not its scratch file', () => {
  const write = DISK.writeFileSync;
  const full = { ...DISK, writeFileSync: ((file: number) => (write(file, 'tit'), fail())) as Disk['writeFileSync'] };
  const fail = (): never => {
    throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: 'write' });
  };

  expect(() => writeAll(changes().slice(0, 1), full)).toThrow(
    expect.objectContaining({ code: 'ENOSPC', syscall: 'write', path: at('carp.yaml') }),
  );
  expect(Object.keys(tree())).toEqual(['carp.yaml', 'pike.yaml']);
});

it('writes nothing over what another program has saved meanwhile', () => {
  const before = Buffer.from('title: Carp\n');
  put('carp.yaml', 'title: Carp of an editor\n');

  expect(() => writeAll([{ path: at('carp.yaml'), content: 'title: x\n', before }])).toThrow(
    /saved by another program/,
  );
  expect(() => writeAll([{ path: at('carp.yaml'), content: 'title: x\n', before: null }])).toThrow(/meanwhile/);
  expect(tree()).toEqual({ 'carp.yaml': 'title: Carp of an editor\n', 'pike.yaml': 'title: Pike\n' });
});

it.skipIf(process.platform === 'win32')('keeps the rights of a file, and refuses one that is read-only', () => {
  chmodSync(at('carp.yaml'), 0o600);
  writeWhole(at('carp.yaml'), 'title: Koi\n');
  expect(statSync(at('carp.yaml')).mode & 0o777).toBe(0o600);

  chmodSync(at('carp.yaml'), 0o444);
  expect(() => writeWhole(at('carp.yaml'), '')).toThrow(expect.objectContaining({ code: 'EACCES' }));
  expect(tree()).toEqual({ 'carp.yaml': 'title: Koi\n', 'pike.yaml': 'title: Pike\n' });
});

it('writes what a link leads to, and keeps the link', () => {
  symlinkSync('carp.yaml', at('link.yaml'));
  writeWhole(at('link.yaml'), 'title: Koi\n');

  expect(lstatSync(at('link.yaml')).isSymbolicLink()).toBe(true);
  expect(text('carp.yaml')).toBe('title: Koi\n');
});

it('refuses a folder, and leaves it alone', () => {
  put('fish/eel.yaml', '');

  expect(() => writeWhole(at('fish'), '')).toThrow(expect.objectContaining({ code: 'EISDIR', path: at('fish') }));
  expect(Object.keys(tree())).toEqual(['carp.yaml', 'fish', 'fish/eel.yaml', 'pike.yaml']);
});

it.each([
  ['of Windows', 'a\r\nb\r\n', 'x\r\ny\r\n'],
  ['of Windows, with a byte order mark', '\uFEFFa\r\n', '\uFEFFx\r\ny\r\n'],
  ['of Unix, with a byte order mark', '\uFEFFa\n', '\uFEFFx\ny\n'],
  ['of Unix', 'a\nb\n', 'x\ny\n'],
  ['none', 'a', 'x\ny\n'],
])('keeps ends of lines and mark of a file: %s', (_, before, after) => {
  put('carp.yaml', before);
  for (const wanted of ['x\ny\n', 'x\r\ny\r\n']) {
    if (before === 'a' && wanted.includes('\r')) continue;
    replaceText(at('carp.yaml'), wanted);
    expect(text('carp.yaml')).toBe(after);
  }
});

it('writes a text as it is, when there was no file', () => {
  replaceText(at('eel.yaml'), 'x\r\n');

  expect(text('eel.yaml')).toBe('x\r\n');
});
