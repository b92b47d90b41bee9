/** CRC-32 of the files of a zip: fflate writes it and does not look at it when it unpacks. */
import { strFromU8 } from 'fflate';

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** CRC-32 of some bytes, 0 to 2³² - 1. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff]!;
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * Signatures and lengths of the two parts of a zip that are read here (APPNOTE.TXT 4.3.12 and
 * 4.3.16).
 */
const END = { signature: 0x06054b50, length: 22 } as const;
const ENTRY = { signature: 0x02014b50, length: 46 } as const;
/** Bit of the flags of an entry: its name is UTF-8. */
const UTF8 = 0x800;

/**
 * The checksums that an archive says its files have, by name.
 *
 * @throws RangeError for what is no archive
 */
export function checksumsIn(archive: Uint8Array): ReadonlyMap<string, number> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - END.length;
  while (view.getUint32(end, true) !== END.signature) end--;
  const checksums = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === ENTRY.signature; left--) {
    const nameLength = view.getUint16(at + 28, true);
    const name = archive.subarray(at + ENTRY.length, at + ENTRY.length + nameLength);
    const isUtf8 = (view.getUint16(at + 8, true) & UTF8) !== 0;
    checksums.set(strFromU8(name, !isUtf8), view.getUint32(at + 16, true));
    at += ENTRY.length + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return checksums;
}
