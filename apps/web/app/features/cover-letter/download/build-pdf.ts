import type { PlacedLine } from './lay-out.ts';
import { FONT_SIZE, type Paper } from './paper.ts';
import { createPdfFile, type PdfFile, pdfText, toHex, toUtf16Hex } from './pdf-file.ts';
import { encodeWinAnsi } from './win-ansi.ts';

/** Draws a page's lines and answers it as a JPEG. */
export type Painter = (lines: readonly PlacedLine[], paper: Paper) => Promise<PaintedPage>;
export type PaintedPage = { jpeg: Uint8Array; width: number; height: number };
type PageParts = { content: number; resources: string };

const round = (value: number): string => String(Math.round(value * 100) / 100);

function plainPages(file: PdfFile, pages: readonly PlacedLine[][], paper: Paper): PageParts[] {
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  return pages.map((lines) => {
    const operators = lines.map(
      ({ text, x, y }) =>
        `1 0 0 1 ${round(x)} ${round(paper.height - y)} Tm <${toHex(encodeWinAnsi(text) ?? [], 2)}> Tj`,
    );
    const content = file.addStream(`BT /F0 ${FONT_SIZE} Tf ${operators.join('\n')} ET`);
    return { content, resources: `<< /Font << /F0 ${font} 0 R >> >>` };
  });
}

/** A font without glyphs that maps codes to the letter's characters: the text can be searched and copied. */
function addUnseenFont(file: PdfFile, characters: readonly string[]): number {
  const rows: string[] = [];
  // A block of the map takes at most a hundred rows.
  for (let start = 0; start < characters.length; start += 100) {
    const block = characters.slice(start, start + 100);
    const lines = block.map((character, index) => `<${toHex([start + index + 1], 4)}> <${toUtf16Hex(character)}>`);
    rows.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  const map = file.addStream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letter def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${rows.join('\n')}\nendcmap end end`,
  );
  const descriptor = file.add(
    '<< /Type /FontDescriptor /FontName /Unseen /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  );
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /FontDescriptor ${descriptor} 0 R >>`,
  );
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R >>`,
  );
}

const reverse = (text: string): string => [...text].reverse().join('');
const LEFT_TO_RIGHT_RUN = /[\p{Script=Latin}\p{N}@.,:+/-]+(?: [\p{Script=Latin}\p{N}@.,:+/-]+)*/gu;

/** PDF has the letters in the order in which they are on the page; readers turn right-to-left text round again. */
const toPageOrder = ({ text, isRightToLeft }: PlacedLine): string =>
  isRightToLeft ? reverse(text).replaceAll(LEFT_TO_RIGHT_RUN, reverse) : text;

async function paintedPages(file: PdfFile, pages: readonly PlacedLine[][], paper: Paper, paint: Painter) {
  const characters = [...new Set(pages.flat().flatMap(({ text }) => [...text]))];
  const codes = new Map(characters.map((character, index) => [character, index + 1]));
  const font = addUnseenFont(file, characters);
  const parts: PageParts[] = [];
  for (const lines of pages) {
    const { jpeg, width, height } = await paint(lines, paper);
    const image = file.addStream(
      jpeg,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    );
    const operators = lines.map((placed) => {
      const { x, y, width: lineWidth } = placed;
      const line = [...toPageOrder(placed)].map((character) => codes.get(character) ?? 0);
      // Each unseen glyph is as wide as the font is high; the line is squeezed to the width that is seen.
      const squeeze = (lineWidth / (line.length * FONT_SIZE)) * 100;
      return `${round(squeeze)} Tz 1 0 0 1 ${round(x)} ${round(paper.height - y)} Tm <${toHex(line, 4)}> Tj`;
    });
    const content = file.addStream(
      `q ${paper.width} 0 0 ${paper.height} 0 0 cm /Im Do Q\nBT /F0 ${FONT_SIZE} Tf 3 Tr\n${operators.join('\n')}\nET`,
    );
    parts.push({ content, resources: `<< /Font << /F0 ${font} 0 R >> /XObject << /Im ${image} 0 R >> >>` });
  }
  return parts;
}

/**
 * The letter as a PDF. Western scripts are set in a standard font; for all others the browser, which has the fonts, paints
 * the page, and the text lies unseen over it to be searched and copied.
 */
export async function buildPdf(pages: readonly PlacedLine[][], paper: Paper, title: string, paint: Painter) {
  const file = createPdfFile();
  const tree = file.reserve();
  const isPlain = pages.flat().every(({ text }) => encodeWinAnsi(text) !== null);
  const parts = isPlain ? plainPages(file, pages, paper) : await paintedPages(file, pages, paper, paint);
  const kids = parts.map(({ content, resources }) => {
    const box = `[0 0 ${paper.width} ${paper.height}]`;
    return `${file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R >>`)} 0 R`;
  });
  file.set(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  const root = file.add(`<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`);
  return file.toBytes(root, file.add(`<< /Title ${pdfText(title)} >>`));
}
