import { buildPdf } from '../../../apps/server/src/testing/pdf-writer/pdf-document.ts';
import { createSimpleFont } from '../../../apps/server/src/testing/pdf-writer/pdf-fonts.ts';
import { buildFontPage, buildTextPage } from './one-page.ts';
import type { NamedPdf } from './structures.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const picture = (entries: string, data: Buffer, width: number, height: number): Buffer =>
  buildTextPage((file) => {
    const image = file.addStream(data, {
      entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray ${entries}`,
    });
    return { resources: `/XObject << /Im ${image} 0 R >>`, content: 'q 500 0 0 500 40 100 cm /Im Do Q' };
  });

/** Each form paints the next one ten times: 10^9 in all. */
function buildNestedForms(): Buffer {
  return buildTextPage((file) => {
    let inner = file.addStream('0 0 m 1 1 l S', { entries: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]' });
    for (let depth = 0; depth < 9; depth += 1) {
      inner = file.addStream('/X Do '.repeat(10), {
        entries: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${inner} 0 R >> >>`,
      });
    }
    return { resources: `/XObject << /X ${inner} 0 R >>`, content: '/X Do' };
  });
}

/** Two letters of a Type 3 font that draw each other. */
function buildMutualLetters(): Buffer {
  return buildFontPage('(ab)', (file) => {
    const font = file.reserve();
    const [first, second] = ['(b)', '(a)'].map((text) =>
      file.addStream(`1000 0 d0 BT /F1 1 Tf ${text} Tj ET`, { entries: '' }),
    );
    file.set(
      font,
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar ' +
        `98 /Widths [1000 1000] /CharProcs << /a ${first} 0 R /b ${second} 0 R >> /Encoding << /Type /Encoding /Differences [97 ` +
        `/a /b] >> /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
    );
    return `${font} 0 R`;
  });
}

/** A map whose ranges run backwards, overlap and say more than they cover. */
function buildBackwardMap(): Buffer {
  const map =
    'begincmap 1 begincodespacerange <ffff> <0000> endcodespacerange 3 beginbfrange <ffff> <0000> <0041> <0000> <ffff> <d800> <0041> <0042> [<0061>] endbfrange endcmap';
  return buildFontPage('<00410042>', (file) => {
    const descendant = file.add('<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /DW 1000 /W [1 0 5 9 -3 7] >>');
    return `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${file.addStream(map)} 0 R >>`;
  });
}

/** A right cross-reference table with a million rows, nearly all of them free. */
function buildMillionRows(): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
  ];
  let body = '%PDF-1.7\n';
  const rows = ['0000000000 65535 f \n'];
  for (const object of objects) {
    rows.push(`${String(body.length).padStart(10, '0')} 00000 n \n`);
    body += object;
  }
  const free = '0000000000 00001 f \n'.repeat(1_000_000 - rows.length);
  return latin1(
    `${body}xref\n0 1000000\n${rows.join('')}${free}trailer\n<< /Size 1000000 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const greeting = buildPdf([
  (page) =>
    page.text(72, 700, 'Grace Hopper, rear admiral and programmer', { font: createSimpleFont('Helvetica'), size: 12 }),
]);

/** Shapes that collections of broken files have: pictures that lie about their size, and files cut, shifted or wrapped in others. */
export function buildShapes(): NamedPdf[] {
  const box = (jpx: string) => latin1(`\0\0\0\u000cjP  \r\n\u0087\n\0\0\0\u0014ftypjp2 \0\0\0\0jp2 ${jpx}`);
  return [
    { name: 'a page of 10^30 points', pdf: buildTextPage(() => ({ mediaBox: '[0 0 1e30 1e30]' })) },
    {
      name: 'a page from minus to plus 2^31',
      pdf: buildTextPage(() => ({ mediaBox: '[-2147483648 -2147483648 2147483647 2147483647]' })),
    },
    { name: 'a user unit of a billion', pdf: buildTextPage(() => ({ page: '/UserUnit 1000000000' })) },
    { name: 'forms in forms, ten by ten', pdf: buildNestedForms() },
    { name: 'Type 3 letters that draw each other', pdf: buildMutualLetters() },
    { name: 'a map that runs backwards', pdf: buildBackwardMap() },
    { name: 'a million rows in the cross-reference', pdf: buildMillionRows() },
    {
      name: 'JBIG2 of four billion lines',
      pdf: picture(
        '/Filter /JBIG2Decode',
        latin1('\0\0\0\0\u0030\0\u0001\0\0\0\u0013\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0'),
        60_000,
        60_000,
      ),
    },
    {
      name: 'JPX of four billion lines',
      pdf: picture(
        '/Filter /JPXDecode',
        box('\0\0\0-jp2h\0\0\0\u0016ihdr\xff\xff\xff\xff\xff\xff\xff\xff\0\u0003\u0007\u0007\0\0'),
        60_000,
        60_000,
      ),
    },
    {
      name: 'fax of a hundred thousand lines',
      pdf: picture(
        '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 100000 /Rows 100000 >>',
        Buffer.alloc(4000, 0x55),
        100_000,
        100_000,
      ),
    },
    {
      name: 'a form of XFA alone',
      pdf: buildTextPage((file) => ({
        catalog: `/NeedsRendering true /AcroForm << /Fields [] /XFA ${file.addStream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>')} 0 R >>`,
      })),
    },
    {
      name: 'a portfolio of another file',
      pdf: buildTextPage((file) => {
        const inner = file.addStream(greeting, { entries: '/Type /EmbeddedFile' });
        const entry = file.add(`<< /Type /Filespec /F (resume.pdf) /EF << /F ${inner} 0 R >> >>`);
        return {
          catalog: `/Collection << /Type /Collection /View /D >> /Names << /EmbeddedFiles << /Names [(resume.pdf) ${entry} 0 R] >> >>`,
        };
      }),
    },
    {
      name: 'linearized and cut off',
      pdf: Buffer.concat([
        latin1(`%PDF-1.7\n9 0 obj\n<< /Linearized 1 /L 999999 /H [500 40] /O 11 /E 5000 /N 1 /T 999000 >>\nendobj\n`),
        greeting.subarray(15, greeting.length - 300),
      ]),
    },
    ...[1000, 1024, 3000].map((length) => ({
      name: `${length} bytes before the header`,
      pdf: Buffer.concat([Buffer.alloc(length, 'x'), greeting]),
    })),
  ];
}
