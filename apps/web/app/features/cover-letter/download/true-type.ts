import { concat } from './zip.ts';

/** A TrueType font as far as a PDF needs it. Widths are in thousandths of the font size. */
export type TrueTypeFont = {
  /** 0 for a character that the font does not have. */
  glyphOf: (character: string) => number;
  widthOf: (glyph: number) => number;
  /** In thousandths of the font size. */
  ascent: number;
  descent: number;
  box: readonly number[];
  /** The font with these glyphs alone, under their old numbers. */
  subset: (glyphs: Iterable<number>) => Uint8Array;
};
type Table = { start: number; length: number };

const THOUSAND = 1000;
/** What a PDF reader needs to draw glyphs by number; `cmap`, `name` and layout tables are left out. */
const KEPT_TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
const TABLE_ENTRY_BYTES = 16;
const HEADER_BYTES = 12;
/** Flags of a composite glyph. */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const TWO_BY_TWO = 0x0080;

function readTables(view: DataView): Map<string, Table> {
  const count = view.getUint16(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER_BYTES + index * TABLE_ENTRY_BYTES;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
      return [tag, { start: view.getUint32(at + 8), length: view.getUint32(at + 12) }] as const;
    }),
  );
}

/** Where the map of the basic plane (format 4) begins. */
function findCharacterMap(view: DataView, start: number): number {
  const count = view.getUint16(start + 2);
  for (let index = 0; index < count; index += 1) {
    const at = start + view.getUint32(start + 8 + index * 8);
    if (view.getUint16(at) === 4) return at;
  }
  throw new Error('the font has no character map of format 4');
}

function lookUpGlyph(view: DataView, map: number, code: number): number {
  const segments = view.getUint16(map + 6);
  const [ends, starts] = [map + 14, map + 16 + segments];
  for (let at = 0; at < segments; at += 2) {
    if (view.getUint16(ends + at) < code) continue;
    const first = view.getUint16(starts + at);
    if (first > code) return 0;
    const delta = view.getUint16(starts + segments + at);
    const rangeAt = starts + 2 * segments + at;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** The glyphs that a composite glyph ("ą" of "a" and a hook) is made of. */
function partsOf(view: DataView, start: number, length: number): number[] {
  if (length === 0 || view.getInt16(start) >= 0) return [];
  const parts: number[] = [];
  let at = start + 10;
  let flags = MORE;
  while ((flags & MORE) !== 0) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    at += (flags & WORDS) !== 0 ? 8 : 6;
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & TWO_BY_TWO) !== 0) at += 8;
  }
  return parts;
}

/** Writes tables with their directory; sums are left at zero, which no PDF reader checks. */
function writeFont(version: number, tables: readonly [tag: string, bytes: Uint8Array][]): Uint8Array {
  const directory = new DataView(new ArrayBuffer(HEADER_BYTES + tables.length * TABLE_ENTRY_BYTES));
  directory.setUint32(0, version);
  directory.setUint16(4, tables.length);
  const parts: Uint8Array[] = [new Uint8Array(directory.buffer)];
  let offset = directory.byteLength;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = HEADER_BYTES + index * TABLE_ENTRY_BYTES;
    for (let letter = 0; letter < 4; letter += 1) directory.setUint8(at + letter, tag.charCodeAt(letter));
    directory.setUint32(at + 8, offset);
    directory.setUint32(at + 12, bytes.length);
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    parts.push(padded);
    offset += padded.length;
  }
  return concat(parts);
}

/** @throws Error for a file that is no TrueType font */
export function readTrueType(bytes: Uint8Array): TrueTypeFont {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const table = (tag: string): Table => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Table,
    Table,
    Table,
    Table,
    Table,
  ];
  const scale = THOUSAND / view.getUint16(head.start + 18);
  const isLong = view.getInt16(head.start + 50) === 1;
  const glyphCount = view.getUint16(table('maxp').start + 4);
  const metricCount = view.getUint16(hhea.start + 34);
  const map = findCharacterMap(view, table('cmap').start);
  const offsetOf = (glyph: number): number =>
    isLong ? view.getUint32(loca.start + 4 * glyph) : 2 * view.getUint16(loca.start + 2 * glyph);

  function withParts(glyphs: Iterable<number>): Set<number> {
    const all = new Set<number>([0]);
    const waiting = [...glyphs];
    for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
      if (all.has(glyph)) continue;
      all.add(glyph);
      const start = offsetOf(glyph);
      waiting.push(...partsOf(view, glyf.start + start, offsetOf(glyph + 1) - start));
    }
    return all;
  }

  function subset(glyphs: Iterable<number>): Uint8Array {
    const kept = withParts(glyphs);
    const outlines: Uint8Array[] = [];
    const places = new DataView(new ArrayBuffer(4 * (glyphCount + 1)));
    let offset = 0;
    for (let glyph = 0; glyph < glyphCount; glyph += 1) {
      places.setUint32(4 * glyph, offset);
      if (!kept.has(glyph)) continue;
      const outline = bytes.subarray(glyf.start + offsetOf(glyph), glyf.start + offsetOf(glyph + 1));
      outlines.push(outline);
      offset += outline.length;
    }
    places.setUint32(4 * glyphCount, offset);
    const ownHead = bytes.slice(head.start, head.start + head.length);
    // Offsets of the outlines are always written long.
    new DataView(ownHead.buffer).setInt16(50, 1);
    const changed: Record<string, Uint8Array> = {
      glyf: concat(outlines),
      loca: new Uint8Array(places.buffer),
      head: ownHead,
    };
    const written = KEPT_TABLES.filter((tag) => tables.has(tag)).map((tag): [string, Uint8Array] => {
      const { start, length } = table(tag);
      return [tag, changed[tag] ?? bytes.subarray(start, start + length)];
    });
    return writeFont(view.getUint32(0), written);
  }

  return {
    glyphOf: (character) => {
      const code = character.codePointAt(0) ?? 0;
      return code > 0xffff ? 0 : lookUpGlyph(view, map, code);
    },
    widthOf: (glyph) => view.getUint16(hmtx.start + 4 * Math.min(glyph, metricCount - 1)) * scale,
    ascent: view.getInt16(hhea.start + 4) * scale,
    descent: view.getInt16(hhea.start + 6) * scale,
    box: [36, 38, 40, 42].map((at) => Math.round(view.getInt16(head.start + at) * scale)),
    subset,
  };
}
