import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { RefusedError } from './refused-error.ts';

type Packed = { name: string; data: Buffer; statedSize?: number; flags?: number };

/** A ZIP archive of the named files, as word processors write it. */
function pack(files: Packed[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, data, statedSize = data.length, flags = 0 } of files) {
    const packed = deflateRawSync(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(statedSize, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    centrals.push(central, Buffer.from(name));
    offset += local.length + name.length + packed.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

const paragraph = (text: string, properties = '', run = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const word = (body: string) => [
  { name: 'word/document.xml', data: Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`) },
];
const linesOf = async (bytes: Uint8Array) => (await readFile(bytes)).lines.map(({ text }) => text);
const codeOf = async (bytes: Uint8Array) =>
  readFile(bytes).then(
    () => 'read',
    (cause: unknown) => (cause instanceof RefusedError ? cause.code : String(cause)),
  );

describe('a DOCX', () => {
  test('is read paragraph by paragraph, with bullets, weight and size', async () => {
    const body =
      paragraph('Grace Hopper', '<w:pStyle w:val="Title"/>') +
      paragraph('Sperry &amp; Sons', '', '<w:b/><w:sz w:val="28"/>') +
      paragraph('Built compilers', '<w:numPr><w:ilvl w:val="0"/></w:numPr>');
    const { lines } = await readFile(pack(word(body)));
    expect(lines.map(({ text, isBold }) => [text, isBold])).toEqual([
      ['Grace Hopper', true],
      ['Sperry & Sons', true],
      ['• Built compilers', false],
    ]);
    expect(lines[1]?.fontSize).toBe(14);
  });
  test('keeps the gaps between paragraphs, and spaces that stand for a tab stop', async () => {
    const body =
      paragraph('Ines Duarte') +
      paragraph('') +
      paragraph('Cook, Elm Inn       2014 – 2016') +
      paragraph('Fed sixty guests') +
      paragraph('Skills', '<w:spacing w:before="240"/>');
    const { lines } = await readFile(pack(word(body)));
    expect(lines.map(({ y }) => y - (lines[0]?.y ?? 0))).toEqual([0, 28, 42, 70]);
    expect(lines[1]?.text).toBe('Cook, Elm Inn\t2014 – 2016');
  });
  test('keeps the cells of a row together and tells hidden text', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell('1949 – 1967')}${cell('Mathematician')}</w:tr></w:tbl>${paragraph('Kubernetes', '', '<w:vanish/>')}`;
    const { lines } = await readFile(pack(word(body)));
    expect(lines.map(({ text, isHidden }) => [text, isHidden])).toEqual([
      ['1949 – 1967\tMathematician', false],
      ['Kubernetes', true],
    ]);
  });
});

test('an OpenDocument text is read with its styles and lists', async () => {
  const content =
    '<office:document-content><style:style style:name="P1"><style:text-properties fo:font-weight="bold" fo:font-size="18pt"/></style:style>' +
    '<text:p text:style-name="P1">Grace<text:s/>Hopper</text:p><text:list><text:list-item><text:p>Built compilers</text:p></text:list-item></text:list></office:document-content>';
  const { lines } = await readFile(pack([{ name: 'content.xml', data: Buffer.from(content) }]));
  expect(lines.map(({ text, isBold, fontSize }) => [text, isBold, fontSize])).toEqual([
    ['Grace Hopper', true, 18],
    ['• Built compilers', false, 11],
  ]);
});

test('a text file with a byte order mark is read in UTF-8, UTF-16 and Windows-1252', async () => {
  const marked = (encoding: 'utf8' | 'latin1') =>
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('Zoë\r\nNurse', encoding)]);
  expect(await linesOf(marked('utf8'))).toEqual(['Zoë', 'Nurse']);
  expect(await linesOf(marked('latin1'))).toEqual(['Zoë', 'Nurse']);
  expect(await linesOf(Buffer.from('\ufeffZoë', 'utf16le'))).toEqual(['Zoë']);
});

describe('a hostile or foreign file is refused', () => {
  test.each([
    ['text without a mark', Buffer.from('Dear madam'), 'not_a_pdf'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'not_a_pdf'],
    ['an archive without a document', pack([{ name: 'a.txt', data: Buffer.from('x') }]), 'not_a_pdf'],
    ['an archive cut short', pack(word(paragraph('x'))).subarray(0, 60), 'resume_unreadable'],
    ['a locked archive', pack([{ name: 'content.xml', data: Buffer.from('x'), flags: 1 }]), 'resume_encrypted'],
    ['a bomb', pack([{ name: 'content.xml', data: Buffer.alloc(20 * 1024 * 1024) }]), 'resume_too_heavy'],
    [
      'a bomb that lies',
      pack([{ name: 'content.xml', data: Buffer.alloc(20 * 1024 * 1024), statedSize: 9 }]),
      'resume_too_heavy',
    ],
    ['an empty document', pack(word('')), 'resume_empty'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });
  test('entities of its own are not expanded', async () => {
    const bytes = pack([
      { name: 'content.xml', data: Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa">]><text:p>&a;</text:p>') },
    ]);
    expect(await linesOf(bytes)).toEqual(['&a;']);
  });
});
