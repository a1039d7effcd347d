import type { PlacedLine } from './lay-out.ts';
import { type PdfFile, toHex, toUtf16Hex } from './pdf-file.ts';
import type { TrueTypeFont } from './true-type.ts';

/** A block of the map from glyphs to characters takes at most a hundred rows. */
const MAP_ROWS = 100;
const THOUSAND = 1000;

/** The text as the font is asked for it: one character for what looks alike. */
const toPrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2009\u202f]/gu, ' ')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/[\u00ad\u200b-\u200d\ufeff]/gu, '');

/** Whether the font has all characters of a text, which is set from left to right. */
export const canSet = (font: TrueTypeFont, line: { text: string; isRightToLeft: boolean }): boolean =>
  !line.isRightToLeft && [...toPrintable(line.text)].every((character) => font.glyphOf(character) !== 0);

export const glyphsOf = (font: TrueTypeFont, text: string): number[] =>
  [...toPrintable(text)].map((character) => font.glyphOf(character));

/** In points. */
export const widthIn = (font: TrueTypeFont, text: string, fontSize: number): number =>
  (glyphsOf(font, text).reduce((sum, glyph) => sum + font.widthOf(glyph), 0) * fontSize) / THOUSAND;

/** Packed as PDF's `FlateDecode` wants it. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const packed = await new Response(readable).arrayBuffer();
  await written;
  return new Uint8Array(packed);
}

/** Embeds the glyphs of these lines, with their widths and a map back to the text; answers the number of the font. */
export async function embedFont(
  file: PdfFile,
  font: TrueTypeFont,
  name: string,
  lines: readonly PlacedLine[],
): Promise<number> {
  const characters = new Set(lines.flatMap(({ text }) => [...toPrintable(text)]));
  const glyphs = new Map([...characters].map((character) => [font.glyphOf(character), character]));
  const subset = Uint8Array.from(font.subset(glyphs.keys()));
  const program = file.addStream(await deflate(subset), `/Filter /FlateDecode /Length1 ${subset.length}`);
  const [ascent, descent] = [Math.round(font.ascent), Math.round(font.descent)];
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${ascent} /Descent ${descent} /CapHeight 716 /StemV 80 /FontFile2 ${program} 0 R >>`,
  );
  const widths = [...glyphs.keys()].map((glyph) => `${glyph} [${Math.round(font.widthOf(glyph))}]`).join(' ');
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
      `/DW 500 /W [${widths}] /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R >>`,
  );
  const map = file.addStream(characterMap(glyphs));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R >>`,
  );
}

/** Maps codes to characters, so that the text can be searched and copied. */
export function characterMap(characters: ReadonlyMap<number, string>): string {
  const all = [...characters];
  const rows: string[] = [];
  for (let start = 0; start < all.length; start += MAP_ROWS) {
    const block = all.slice(start, start + MAP_ROWS);
    const lines = block.map(([code, character]) => `<${toHex([code], 4)}> <${toUtf16Hex(character)}>`);
    rows.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  const head = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letter def /CMapType 2 def';
  const range = '1 begincodespacerange <0000> <ffff> endcodespacerange';
  return [head, range, ...rows, 'endcmap end end'].join('\n');
}
