/** The sound of a webm recording. */
export type WebmSound = {
  channelCount: number;
  /** The header that the decoder needs. */
  description: Uint8Array<ArrayBuffer>;
  /** Frames of opus, in their order. */
  frames: Iterable<Uint8Array<ArrayBuffer>>;
};

/** Ids of the elements that matter to sound; everything else is skipped. */
const ID = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codec: 0x86,
  codecPrivate: 0x63a2,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;
const ENTERED = new Set<number>([ID.segment, ID.tracks, ID.trackEntry, ID.audio, ID.cluster, ID.blockGroup]);
const OPUS = 'A_OPUS';
/** Time and flags behind the number of the track. */
const BLOCK_HEADER_BYTES = 3;
const LACING = 0x06;

type Bytes = Uint8Array<ArrayBuffer>;
type Element = { id: number; body: Bytes };

/**
 * Reads a recording as browsers make it: one track of opus, a frame in each block.
 * @throws where it is anything else
 */
export function readWebm(bytes: Bytes): WebmSound {
  let codec = '';
  let channelCount = 1;
  let description: Bytes | null = null;
  for (const { id, body } of readElements(bytes)) {
    if (id === ID.codec) codec = new TextDecoder().decode(body);
    if (id === ID.codecPrivate) description = body;
    if (id === ID.channels) channelCount = body.at(-1) ?? 1;
    if (isBlock(id)) break;
  }
  if (codec !== OPUS || !description) throw new Error('not a recording of opus in webm');
  return { channelCount, description, frames: readFrames(bytes) };
}

const isBlock = (id: number): boolean => id === ID.simpleBlock || id === ID.block;

function* readFrames(bytes: Bytes): Generator<Bytes> {
  for (const { id, body } of readElements(bytes)) {
    if (!isBlock(id)) continue;
    const start = readNumber(body, 0, false).length + BLOCK_HEADER_BYTES;
    if ((body[start - 1] ?? 0) & LACING) throw new Error('more than one frame in a block');
    yield body.subarray(start);
  }
}

/** The elements that hold no others. A recording may be cut off: the last one is left out then. */
function* readElements(bytes: Bytes): Generator<Element> {
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(bytes, at, true);
    const size = readNumber(bytes, at + id.length, false);
    at += id.length + size.length;
    if (ENTERED.has(id.value)) continue;
    if (at + size.value > bytes.length) return;
    yield { id: id.value, body: bytes.subarray(at, at + size.value) };
    at += size.value;
  }
}

/** A number of one to eight bytes. An id has the mark of its length in it, a size has not. */
function readNumber(bytes: Bytes, at: number, isId: boolean): { value: number; length: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new Error('no webm');
  let value = isId ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}
