import { canSet, characterMap, embedFont, glyphsOf } from './embed-font.ts';
import type { LetterPage, PlacedLine } from './lay-out.ts';
import type { LetterFonts } from './letter-fonts.ts';
import type { Paper } from './paper.ts';
import { createPdfFile, type PdfFile, pdfText, toHex } from './pdf-file.ts';

/** Draws a page and answers it as a JPEG. */
export type Painter = (page: LetterPage, paper: Paper) => Promise<PaintedPage>;
export type PaintedPage = { jpeg: Uint8Array; width: number; height: number };
type PageParts = { content: number; resources: string };

/** Grey of the contact details and of the rule. */
const MUTED_GREY = 0.35;
const RULE_GREY = 0.7;
const RULE_WIDTH = 0.6;
/** The font without glyphs is as wide as it is high. */
const UNSEEN_SIZE = 11;

const round = (value: number): string => String(Math.round(value * 100) / 100);

const fontOf = (fonts: LetterFonts, { isBold }: PlacedLine) => (isBold ? fonts.bold : fonts.regular);

function drawRule({ rule }: LetterPage, paper: Paper): string {
  if (!rule) return '';
  const y = round(paper.height - rule.y);
  return `${RULE_GREY} G ${RULE_WIDTH} w ${round(rule.x)} ${y} m ${round(rule.x + rule.width)} ${y} l S\n`;
}

async function setPages(file: PdfFile, pages: readonly LetterPage[], paper: Paper, fonts: LetterFonts) {
  const lines = pages.flatMap((page) => page.lines);
  const plain = lines.filter(({ isBold }) => !isBold);
  const bold = lines.filter(({ isBold }) => isBold);
  const regularFont = await embedFont(file, fonts.regular, 'LTTRAA+Arimo-Regular', plain);
  const boldFont = await embedFont(file, fonts.bold, 'LTTRAB+Arimo-Bold', bold);
  return pages.map((page): PageParts => {
    const operators = page.lines.map((line) => {
      const { text, x, y, fontSize, isBold, isMuted } = line;
      const glyphs = toHex(glyphsOf(fontOf(fonts, line), text), 4);
      const style = `/${isBold ? 'F1' : 'F0'} ${round(fontSize)} Tf ${isMuted ? MUTED_GREY : 0} g`;
      return `${style} 1 0 0 1 ${round(x)} ${round(paper.height - y)} Tm <${glyphs}> Tj`;
    });
    const content = file.addStream(`${drawRule(page, paper)}BT ${operators.join('\n')} ET`);
    return { content, resources: `<< /Font << /F0 ${regularFont} 0 R /F1 ${boldFont} 0 R >> >>` };
  });
}

/** A font without glyphs that maps codes to the letter's characters: the text can be searched and copied. */
function addUnseenFont(file: PdfFile, codes: ReadonlyMap<string, number>): number {
  const map = file.addStream(characterMap(new Map([...codes].map(([character, code]) => [code, character]))));
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

async function paintPages(file: PdfFile, pages: readonly LetterPage[], paper: Paper, paint: Painter) {
  const characters = [...new Set(pages.flatMap(({ lines }) => lines).flatMap(({ text }) => [...text]))];
  const codes = new Map(characters.map((character, index) => [character, index + 1]));
  const font = addUnseenFont(file, codes);
  const parts: PageParts[] = [];
  for (const page of pages) {
    const { jpeg, width, height } = await paint(page, paper);
    const image = file.addStream(
      jpeg,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    );
    const operators = page.lines.map((placed) => {
      const { x, y, width: lineWidth } = placed;
      const line = [...toPageOrder(placed)].map((character) => codes.get(character) ?? 0);
      // Each unseen glyph is as wide as the font is high; the line is squeezed to the width that is seen.
      const squeeze = (lineWidth / (line.length * UNSEEN_SIZE)) * 100;
      return `${round(squeeze)} Tz 1 0 0 1 ${round(x)} ${round(paper.height - y)} Tm <${toHex(line, 4)}> Tj`;
    });
    const content = file.addStream(
      `q ${paper.width} 0 0 ${paper.height} 0 0 cm /Im Do Q\nBT /F0 ${UNSEEN_SIZE} Tf 3 Tr\n${operators.join('\n')}\nET`,
    );
    parts.push({ content, resources: `<< /Font << /F0 ${font} 0 R >> /XObject << /Im ${image} 0 R >> >>` });
  }
  return parts;
}

/** Whether the fonts have all that the pages say. */
export const canSetPages = (fonts: LetterFonts, pages: readonly LetterPage[]): boolean =>
  pages.every(({ lines }) => lines.every((line) => canSet(fontOf(fonts, line), line)));

type Drawing = { fonts: LetterFonts | undefined; paint: Painter };

/**
 * The letter as a PDF. Latin, Greek and Cyrillic are set in embedded fonts; for all other scripts the browser, which has the fonts, paints the
 * page, and the text lies unseen over it to be searched and copied.
 */
export async function buildPdf(pages: readonly LetterPage[], paper: Paper, title: string, { fonts, paint }: Drawing) {
  const file = createPdfFile();
  const tree = file.reserve();
  const parts =
    fonts && canSetPages(fonts, pages)
      ? await setPages(file, pages, paper, fonts)
      : await paintPages(file, pages, paper, paint);
  const kids = parts.map(({ content, resources }) => {
    const box = `[0 0 ${paper.width} ${paper.height}]`;
    return `${file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R >>`)} 0 R`;
  });
  file.set(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  const root = file.add(`<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`);
  return file.toBytes(root, file.add(`<< /Title ${pdfText(title)} >>`));
}
