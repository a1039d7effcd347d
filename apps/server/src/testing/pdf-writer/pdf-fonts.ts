import type { PdfFile } from './pdf-file.ts';

/** A font that text can be set in: how to write a string in a content stream, and how wide it is (in thousandths of the size). */
export type PdfFont = {
  /** The codes as hexadecimal digits; `codePattern` tells one from the next. */
  encode: (text: string) => string;
  codePattern: RegExp;
  width: (text: string) => number;
  write: (file: PdfFile) => number;
};

const WIN_ANSI: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
const toHex = (codes: number[], digits: number) =>
  codes.map((code) => code.toString(16).padStart(digits, '0')).join('');

/** Our own widths, also written to the file, so that readers lay the text out as we do. */
function latinWidth(character: string): number {
  if (/[ilj.,:;'|!]/.test(character)) return 260;
  if (/[ftr\-()[\]/ ]/.test(character)) return 320;
  if (/[mwMW]/.test(character)) return 820;
  if (/[A-Z&%@•]/.test(character)) return 670;
  return 540;
}

/** One of the fourteen standard fonts or a named one, in WinAnsi; not embedded. `ligatures` get codes 1, 2, ... by glyph name, as LaTeX has them. */
export function createSimpleFont(name: string, options: { ligatures?: Record<string, string> } = {}): PdfFont {
  const ligatures = Object.entries(options.ligatures ?? {});
  const codes = (text: string) => {
    let rest = text;
    ligatures.forEach(([letters], index) => {
      rest = rest.replaceAll(letters, String.fromCharCode(index + 1));
    });
    return [...rest].map((character) => WIN_ANSI[character] ?? character.charCodeAt(0));
  };
  const codeWidth = (code: number) => (code < 32 ? 560 : latinWidth(String.fromCharCode(code)));
  return {
    encode: (text) => toHex(codes(text), 2),
    codePattern: /../g,
    width: (text) => codes(text).reduce((sum, code) => sum + codeWidth(code), 0),
    write(file) {
      const widths = Array.from({ length: 255 }, (_, index) => codeWidth(index + 1)).join(' ');
      const differences = ligatures.map(([, glyphName]) => `/${glyphName}`).join(' ');
      const encoding = differences
        ? `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 ${differences}] >>`
        : '/WinAnsiEncoding';
      const bold = /bold|bx/i.test(name) ? 262_144 : 0;
      const descriptor = file.add(
        `<< /Type /FontDescriptor /FontName /${name} /Flags ${32 + bold} /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
      );
      return file.add(
        `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} /FirstChar 1 /LastChar 255 /Widths [${widths}] /FontDescriptor ${descriptor} 0 R >>`,
      );
    },
  };
}

const isWide = (character: string) => /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(character);

/** Any script, without a font file: a composite font with a ToUnicode map. */
export function createUnicodeFont(name: string): PdfFont {
  const codeOf = new Map<string, number>();
  const code = (character: string) => {
    const known = codeOf.get(character);
    if (known !== undefined) return known;
    codeOf.set(character, codeOf.size + 1);
    return codeOf.size;
  };
  const characterWidth = (character: string) => (isWide(character) ? 1000 : latinWidth(character));
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  return {
    encode: (text) => toHex([...text].map(code), 4),
    codePattern: /..../g,
    width: (text) => [...text].reduce((sum, character) => sum + characterWidth(character), 0),
    write(file) {
      const rows = [...codeOf].map(([text, value]) => `<${value.toString(16).padStart(4, '0')}> <${utf16(text)}>`);
      const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => {
        const block = rows.slice(index * 100, index * 100 + 100);
        return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
      });
      const map = file.addStream(
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${blocks.join('')}endcmap end end`,
      );
      const descriptor = file.add(
        `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
      );
      const widths = [...codeOf].map(([text, value]) => `${value} [${characterWidth(text)}]`).join(' ');
      const descendant = file.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> \
/DW 1000 /W [${widths}] \
/FontDescriptor ${descriptor} 0 R >>`,
      );
      return file.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R >>`,
      );
    },
  };
}

/** A Chinese font that is neither embedded nor explained: only the name of its encoding says what the codes mean. */
export function createPredefinedFont(name: string, encodingName: string, codesOf: (text: string) => Buffer): PdfFont {
  return {
    encode: (text) => codesOf(text).toString('hex'),
    codePattern: /..../g,
    width: (text) => 1000 * [...text].length,
    write(file) {
      const descendant = file.add(
        `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 \
/FontDescriptor ${file.add(`<< \
/Type /FontDescriptor /FontName /${name} \
/Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`)} 0 R >>`,
      );
      return file.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encodingName} /DescendantFonts [${descendant} 0 R] >>`,
      );
    },
  };
}
