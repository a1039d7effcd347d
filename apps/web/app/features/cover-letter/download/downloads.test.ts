import { describe, expect, it } from 'vitest';
import type { LetterBlock } from '../letter/letter-text.ts';
import { buildDocx } from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import { breakLines, layOut } from './lay-out.ts';
import { paperOf } from './paper.ts';

const A4 = paperOf('de-DE');
/** Every character six points wide. */
const measure = (text: string): number => text.length * 6;
const blocks = (...texts: string[]): LetterBlock[] => texts.map((text) => ({ kind: 'paragraph', lines: [text] }));
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const paint = async () => ({ jpeg: new Uint8Array([0xff, 0xd8]), width: 10, height: 10 });

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
    const last = pages.at(-1)?.at(-1);
    expect(last?.isRightToLeft).toBe(true);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(A4.width - 72);
  });
});

describe('the Word document', () => {
  it('holds every script as it is and nothing that XML cannot', () => {
    const text = utf8(buildDocx(blocks('Zoë & <王小明>', 'مرحبا', 'a\u0007b'), A4, 'Letter'));
    expect(text).toContain('Zoë &amp; &lt;王小明&gt;');
    expect(text).toContain('<w:bidi/>');
    expect(text).toContain('>ab</w:t>');
  });

  it('is a zip whose directory counts its files', () => {
    const bytes = buildDocx(blocks('a'), A4, 'Letter');
    const end = new DataView(bytes.buffer, bytes.length - 22);
    expect([end.getUint32(0, true), end.getUint16(10, true)]).toEqual([0x06054b50, 6]);
    const directory = new DataView(bytes.buffer, end.getUint32(16, true));
    expect(directory.getUint32(0, true)).toBe(0x02014b50);
  });
});

describe('the PDF', () => {
  const pdfOf = async (...texts: string[]) =>
    latin1(await buildPdf(layOut(blocks(...texts), A4, measure), A4, 'Letter', paint));

  it('sets Western text as text', async () => {
    const pdf = await pdfOf('Zoë – “fine” €5');
    expect(pdf).toContain('<5a6feb2096209366696e65942080 35>'.replace(' ', ''));
    expect(pdf).not.toContain('/DCTDecode');
  });

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
