import { inflateRawSync } from 'node:zlib';
import { RefusedError } from './refused-error.ts';

/** Bounds on what an archive may unfold to: a few kilobytes can hold gigabytes. */
const MAX_ENTRIES = 2000;
const MAX_ENTRY_BYTES = 12 * 1024 * 1024;
const MAX_RATIO = 250;
/** Small entries of repeated text may be packed far better than large ones. */
const RATIO_FREE_BYTES = 512 * 1024;

const END_RECORD = 0x06054b50;
const CENTRAL_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; method: number; flags: number; packedSize: number; size: number; offset: number };

/** The named files of a ZIP archive, as text, in the order of the archive. Throws a `RefusedError` for a broken, locked or overgrown one. */
export function readArchive(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, string>();
  for (const entry of listEntries(data)) {
    if (isWanted(entry.name)) files.set(entry.name, unpack(data, entry).toString('utf8'));
  }
  return files;
}

function listEntries(data: Buffer): Entry[] {
  const end = findEnd(data);
  const count = data.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new RefusedError('resume_too_heavy');
  const entries: Entry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > data.length || data.readUInt32LE(at) !== CENTRAL_RECORD) throw new RefusedError('resume_unreadable');
    const nameLength = data.readUInt16LE(at + 28);
    entries.push({
      name: data.toString('utf8', at + 46, at + 46 + nameLength),
      flags: data.readUInt16LE(at + 8),
      method: data.readUInt16LE(at + 10),
      packedSize: data.readUInt32LE(at + 20),
      size: data.readUInt32LE(at + 24),
      offset: data.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(data: Buffer): number {
  for (let at = data.length - END_SIZE; at >= Math.max(0, data.length - END_SIZE - LONGEST_COMMENT); at -= 1) {
    if (data.readUInt32LE(at) === END_RECORD) return at;
  }
  throw new RefusedError('resume_unreadable');
}

function unpack(data: Buffer, { flags, method, packedSize, size, offset }: Entry): Buffer {
  if ((flags & 1) !== 0) throw new RefusedError('resume_encrypted');
  if (size > MAX_ENTRY_BYTES || (size > RATIO_FREE_BYTES && size > MAX_RATIO * packedSize))
    throw new RefusedError('resume_too_heavy');
  if (offset + 30 > data.length || data.readUInt32LE(offset) !== LOCAL_RECORD)
    throw new RefusedError('resume_unreadable');
  const start = offset + 30 + data.readUInt16LE(offset + 26) + data.readUInt16LE(offset + 28);
  const packed = data.subarray(start, start + packedSize);
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new RefusedError('resume_unreadable');
  try {
    // The size that the archive states may be a lie: the output itself is bounded too.
    return inflateRawSync(packed, { maxOutputLength: MAX_ENTRY_BYTES });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new RefusedError(isTooLarge ? 'resume_too_heavy' : 'resume_unreadable');
  }
}
