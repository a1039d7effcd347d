/** Ids of the webm elements that matter to sound; everything else is skipped. */
const ID = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;
const ENTERED = new Set<number>([ID.segment, ID.tracks, ID.trackEntry, ID.audio, ID.cluster, ID.blockGroup]);
/** An opus frame is at most a few kB; a bigger element is skipped as it comes, never gathered. */
const LARGEST_ELEMENT_BYTES = 65_536;

type Header = { id: number; size: number; headerBytes: number };

/** A number of variable length; `null` while its last bytes have not come. `Infinity` says "size unknown". */
function readVarint(bytes: Buffer, offset: number, keepsMarker: boolean): { value: number; length: number } | null {
  const first = bytes[offset];
  if (first === undefined) return null;
  const length = Math.clz32(first) - 23;
  if (length > 8) return { value: Number.NaN, length: 1 };
  if (offset + length > bytes.length) return null;
  const mask = 0xff >> length;
  let value = keepsMarker ? first : first & mask;
  let isUnknown = (first & mask) === mask;
  for (let index = 1; index < length; index++) {
    const byte = bytes[offset + index] as number;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown && !keepsMarker ? Number.POSITIVE_INFINITY : value, length };
}

function readHeader(bytes: Buffer): Header | null {
  const id = readVarint(bytes, 0, true);
  if (!id) return null;
  const size = readVarint(bytes, id.length, false);
  return size && { id: id.value, size: size.value, headerBytes: id.length + size.length };
}

/** Where the frame begins in a block: after the track's number, two bytes of time and one of flags. */
function frameOf(block: Buffer): Buffer {
  const track = readVarint(block, 0, false);
  return block.subarray((track?.length ?? 1) + 3);
}

type WebmHandlers = { onFrame(frame: Uint8Array): void; onChannelCount(count: number): void };

/**
 * Reads the frames of a webm recording as its bytes come, each block at once and not when its cluster ends.
 * Broken bytes are passed over one by one until something known begins.
 */
export function createWebmReader({ onFrame, onChannelCount }: WebmHandlers) {
  let pending: Buffer = Buffer.alloc(0);
  let skipBytes = 0;

  function take(id: number, body: Buffer): void {
    if (id === ID.channels) onChannelCount(body.at(-1) ?? 1);
    if (id === ID.simpleBlock || id === ID.block) onFrame(frameOf(body));
  }

  /** One element; false when more bytes are needed. */
  function readNext(): boolean {
    if (skipBytes > 0) {
      const skipped = Math.min(skipBytes, pending.length);
      pending = pending.subarray(skipped);
      skipBytes -= skipped;
      return pending.length > 0;
    }
    const header = readHeader(pending);
    if (!header) return false;
    const { id, size, headerBytes } = header;
    if (Number.isNaN(id) || Number.isNaN(size) || (size === Number.POSITIVE_INFINITY && !ENTERED.has(id))) {
      pending = pending.subarray(1);
      return true;
    }
    if (ENTERED.has(id)) {
      pending = pending.subarray(headerBytes);
      return true;
    }
    if (size > LARGEST_ELEMENT_BYTES) {
      pending = pending.subarray(headerBytes);
      skipBytes = size;
      return true;
    }
    if (pending.length < headerBytes + size) return false;
    take(id, pending.subarray(headerBytes, headerBytes + size));
    pending = pending.subarray(headerBytes + size);
    return true;
  }

  return {
    push(bytes: Uint8Array): void {
      pending = pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([pending, bytes]);
      while (pending.length > 0 && readNext());
    },
  };
}
