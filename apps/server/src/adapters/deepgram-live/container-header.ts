/** The id of a webm cluster: a browser's recorder begins one with each slice that it hands over. */
const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const LONGEST_HEADER_BYTES = 65_536;

/** Remembers how a recording began, so that a new connection in its middle can be told what is coming. */
export function createHeaderKeeper() {
  let header: Buffer = Buffer.alloc(0);
  let isWhole = false;
  return {
    watch(bytes: Uint8Array): void {
      if (isWhole) return;
      header = Buffer.concat([header, bytes]);
      const end = header.indexOf(CLUSTER);
      isWhole = end >= 0 || header.length > LONGEST_HEADER_BYTES;
      if (isWhole) header = Buffer.from(header.subarray(0, Math.max(0, end)));
    },
    /** The header, to be sent first; empty while it is incomplete. */
    header: (): Uint8Array[] => (isWhole && header.length > 0 ? [header] : []),
  };
}

/** The part of a chunk from the first cluster on; null when none begins in it. */
export function fromFirstCluster(bytes: Uint8Array): Uint8Array | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(CLUSTER);
  return start < 0 ? null : bytes.subarray(start);
}
