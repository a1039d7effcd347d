import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompressionStream } from 'node:stream/web';
import { describe, expect, it, vi } from 'vitest';
import type { LetterBlock } from '../letter/letter-text.ts';
import { breakLines } from './break-lines.ts';
import { buildDocx } from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import { glyphsOf } from './embed-font.ts';
import { layOut } from './lay-out.ts';
import type { LetterFonts } from './letter-fonts.ts';
import { paperOf } from './paper.ts';
import { toHex, toUtf16Hex } from './pdf-file.ts';
import { readTrueType } from './true-type.ts';

// The DOM of the tests has none.
vi.stubGlobal('CompressionStream', CompressionStream);

const A4 = paperOf('de-DE');
/** Every character six points wide. */
const measure = (text: string): number => text.length * 6;
const blocks = (...texts: string[]): LetterBlock[] => texts.map((text) => ({ kind: 'paragraph', lines: [text] }));
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const paint = async () => ({ jpeg: new Uint8Array([0xff, 0xd8]), width: 10, height: 10 });
const fontOf = (name: string) => readTrueType(readFileSync(join(import.meta.dirname, 'fonts', name)));
const fonts: LetterFonts = { regular: fontOf('arimo-regular.ttf'), bold: fontOf('arimo-bold.ttf') };
const SENDER: LetterBlock = { kind: 'sender', lines: ['Zoë Łuk', 'Łódź', 'zoe@example.org'], isNamed: true };

describe('the sheet', () => {
  it('is Letter where Letter is used, and A4 elsewhere', () => {
    expect([paperOf('en-US').name, paperOf('fr-CA').name, paperOf('en-GB').name, paperOf('de').name]).toEqual([
      'Letter',
      'Letter',
      'A4',
      'A4',
    ]);
  });

  it.each([
    ['words at their spaces', 'aaa bbb ccc', ['aaa bbb', 'ccc']],
    ['a long word where it must', 'aaaaaaaaaaaa', ['aaaaaaa', 'aaaaa']],
    ['Chinese anywhere but before a mark', '我们需要工程师。好', ['我们需要工程', '师。好']],
    ['nothing into nothing', '   ', []],
  ])('breaks %s', (_, text, lines) => {
    expect(breakLines(text, 42, measure)).toEqual(lines);
  });

  it('goes on to further pages and sets right-to-left text at the right', () => {
    const pages = layOut(blocks(...Array.from({ length: 60 }, () => 'line'), 'مرحبا بكم'), A4, measure);
    expect(pages).toHaveLength(3);
    const last = pages.at(-1)?.lines.at(-1);
    expect(last?.isRightToLeft).toBe(true);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(A4.width - 72);
  });
});

describe('the page', () => {
  it('is headed by the name, the contact details on one line and a rule', () => {
    const [page] = layOut([SENDER, ...blocks('Dear team,')], A4, measure);
    expect(page?.lines.map(({ text, fontSize, isBold }) => [text, fontSize, isBold])).toEqual([
      ['Zoë Łuk', 18, true],
      ['Łódź  ·  zoe@example.org', 9.68, false],
      ['Dear team,', 11, false],
    ]);
    expect(page?.rule?.width).toBe(A4.width - 144);
  });

  it('sets points behind a mark with a hanging indent', () => {
    const [page] = layOut([{ kind: 'paragraph', lines: ['At Elm:', `• ${'word '.repeat(20)}`] }], A4, measure);
    const [lead, mark, first, second] = page?.lines ?? [];
    expect([lead?.text, mark?.text]).toEqual(['At Elm:', '•']);
    expect(mark?.x).toBe(lead?.x);
    expect(mark?.y).toBe(first?.y);
    expect(first?.x).toBeGreaterThan(mark?.x ?? 0);
    expect(second?.x).toBe(first?.x);
  });

  it('sets a letter that is a little too long smaller, so that it is one page', () => {
    const texts = Array.from({ length: 28 }, () => 'line');
    expect(layOut(blocks(...texts), A4, measure)).toHaveLength(1);
    expect(layOut(blocks(...texts), A4, measure)[0]?.lines[0]?.fontSize).toBeLessThan(11);
  });
});

describe('the font', () => {
  it.each(['ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ', 'ăâîșț ğışçöü őű ěščřž', 'ΑΒΓ αβγ άέή', 'Привет Ёё Їїґ', '“–” € … ·'])(
    'has %s',
    (text) => {
      const missing = [...text].filter((character) => fonts.regular.glyphOf(character) === 0);
      expect(missing).toEqual([]);
    },
  );

  it('has the widths of Arial', () => {
    expect(['a', 'W', ' '].map((letter) => Math.round(fonts.regular.widthOf(fonts.regular.glyphOf(letter))))).toEqual([
      556, 944, 278,
    ]);
  });

  it('is cut to the glyphs of the letter and the parts that they are made of', () => {
    const glyphs = ['ą', 'Ł'].map(fonts.regular.glyphOf);
    const subset = fonts.regular.subset(glyphs);
    expect(subset.length).toBeLessThan(40_000);
    const tables = latin1(subset.subarray(0, 200));
    expect(tables).toContain('glyf');
    expect(tables).not.toContain('GPOS');
  });
});

describe('the Word document', () => {
  it('is headed by the name and a rule', () => {
    const text = utf8(buildDocx([SENDER], A4, 'Letter'));
    expect(text).toContain('<w:sz w:val="36"/>');
    expect(text).toContain('Łódź  ·  zoe@example.org');
    expect(text).toContain('<w:bottom w:val="single"');
  });

  it('holds every script as it is and nothing that XML cannot', () => {
    const text = utf8(buildDocx(blocks('Zoë & <王小明>', 'مرحبا', 'a\u0007b'), A4, 'Letter'));
    expect(text).toContain('Zoë &amp; &lt;王小明&gt;');
    expect(text).toContain('<w:bidi/>');
    expect(text).toContain('>ab</w:t>');
  });

  it('has points as a list with a hanging indent', () => {
    const text = utf8(buildDocx([{ kind: 'paragraph', lines: ['At Elm:', '• One', '• Two'] }], A4, 'Letter'));
    expect(text).toContain('<w:keepNext/>');
    expect(text.match(/<w:numId w:val="1"\/>/gu)).toHaveLength(2);
    expect(text).toContain('w:hanging="260"');
    expect(text).not.toContain('• One');
  });

  it('is a zip whose directory counts its files', () => {
    const bytes = buildDocx(blocks('a'), A4, 'Letter');
    const end = new DataView(bytes.buffer, bytes.length - 22);
    expect([end.getUint32(0, true), end.getUint16(10, true)]).toEqual([0x06054b50, 7]);
    const directory = new DataView(bytes.buffer, end.getUint32(16, true));
    expect(directory.getUint32(0, true)).toBe(0x02014b50);
  });
});

describe('the PDF', () => {
  const build = (sender: LetterBlock[], texts: string[]) =>
    buildPdf(layOut([...sender, ...blocks(...texts)], A4, measure), A4, 'Letter', { fonts, paint });
  const pdfOf = async (...texts: string[]) => latin1(await build([], texts));

  it.each([['Zoë – “fine” €5'], ['Łukasz Żółć'], ['Ελένη'], ['Привет']])(
    'sets %s as text in embedded fonts',
    async (text) => {
      const bytes = await build([SENDER], [text]);
      expect(latin1(bytes)).toContain('/FontFile2');
      expect(latin1(bytes)).not.toContain('/DCTDecode');
      const glyphs = toHex(glyphsOf(fonts.regular, text), 4);
      expect(latin1(bytes)).toContain(`<${glyphs}> Tj`);
      // Each glyph maps back to its letter, for searching and copying.
      for (const letter of text)
        expect(latin1(bytes)).toContain(`<${toHex(glyphsOf(fonts.regular, letter), 4)}> <${toUtf16Hex(letter)}>`);
      expect(bytes.length).toBeLessThan(60_000);
    },
  );

  it('paints other scripts and lays the text over them to be found', async () => {
    const pdf = await pdfOf('王 Zoë 😀');
    expect(pdf).toContain('/DCTDecode');
    expect(pdf).toContain('3 Tr');
    expect(pdf).toContain('<0001> <738b>');
    expect(pdf).toContain('<d83dde00>');
  });

  it('writes right-to-left text as it stands on the page, numbers in their own order', async () => {
    expect(await pdfOf('אב 12')).toContain('<00040005000300020001> Tj');
  });

  it('names the place of every object', async () => {
    const pdf = await pdfOf('a');
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((row) => Number(row[1]));
    expect(offsets.map((offset, index) => pdf.slice(offset).startsWith(`${index + 1} 0 obj`))).not.toContain(false);
    expect(offsets.length).toBeGreaterThan(4);
  });
});
