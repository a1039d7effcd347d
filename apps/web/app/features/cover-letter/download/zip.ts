export type ZipEntry = { name: string; bytes: Uint8Array };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
/** Bit 11: names are UTF-8. */
const UTF8_FLAG = 0x0800;
/** The first of January 1980, the earliest date of the format: the same letter gives the same file. */
const DOS_DATE = 0x0021;

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** Little-endian fields: pairs of a size in bytes (2 or 4) and a value. */
function pack(fields: readonly (readonly [2 | 4, number])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

function describe({ name, bytes }: ZipEntry) {
  const nameBytes = new TextEncoder().encode(name);
  const shared = [
    [2, 20],
    [2, UTF8_FLAG],
    [2, 0],
    [2, 0],
    [2, DOS_DATE],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, nameBytes.length],
    [2, 0],
  ] as const;
  return { nameBytes, shared };
}

/** A zip of a few small files, stored as they are (APPNOTE 6.3.10, method 0). */
export function buildZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { nameBytes, shared } = describe(entry);
    const local = [pack([[4, LOCAL_HEADER], ...shared]), nameBytes, entry.bytes];
    const rest = [2, 2, 2, 4] as const;
    directory.push(
      pack([[4, CENTRAL_HEADER], [2, 20], ...shared, ...rest.map((size) => [size, 0] as const), [4, offset]]),
      nameBytes,
    );
    locals.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0);
  const end = pack([
    [4, END_OF_CENTRAL],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directorySize],
    [4, offset],
    [2, 0],
  ]);
  return concat([...locals, ...directory, end]);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
