import { expect, it } from 'vitest';
import { diskHost } from './node.ts';

it.each(['file:///%zz', 'file:///a%00b', 'file://host/%', 'untitled:one', 'file:', ''])(
  'finds no game under an address that names no file: %s',
  (uri) => {
    expect(diskHost(null).gameOf(uri)).toBeNull();
  },
);
