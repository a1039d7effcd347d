import type { PdfFile } from '../../../apps/server/src/testing/pdf-writer/pdf-file.ts';
import { createChance } from './mutate.ts';
import { buildFontPage, buildTextPage } from './one-page.ts';
import type { NamedPdf } from './structures.ts';

function junk(length: number, seed = 1): Buffer {
  const chance = createChance(seed);
  return Buffer.from(Uint8Array.from({ length }, () => Math.floor(chance() * 256)));
}

function image(file: PdfFile, entries: string, content: Buffer): { resources: string; content: string } {
  const id = file.addStream(content, { isCompressed: false, entries: `/Type /XObject /Subtype /Image ${entries}` });
  return { resources: `/XObject << /I ${id} 0 R >>`, content: 'q 500 0 0 500 0 0 cm /I Do Q' };
}
const imagePage = (entries: string, content = junk(5000)) => buildTextPage((file) => image(file, entries, content));

function buildImages(): NamedPdf[] {
  const size = '/Width 60000 /Height 60000 /BitsPerComponent 8';
  return [
    { name: 'JPX without sense', pdf: imagePage(`${size} /ColorSpace /DeviceRGB /Filter /JPXDecode`) },
    {
      name: 'JBIG2 without sense',
      pdf: imagePage('/Width 60000 /Height 60000 /BitsPerComponent 1 /Filter /JBIG2Decode'),
    },
    { name: 'JPEG without sense', pdf: imagePage(`${size} /ColorSpace /DeviceRGB /Filter /DCTDecode`) },
    {
      name: 'fax of two billion columns',
      pdf: imagePage(
        `${size} /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2147483647 /Rows 2147483647 >>`,
      ),
    },
    { name: 'soft mask that masks itself', pdf: imagePage(`${size} /ColorSpace /DeviceGray /SMask 3 0 R /Mask 3 0 R`) },
    {
      name: 'inline picture of 100,000 by 100,000',
      pdf: buildTextPage(() => ({ content: `BI /W 100000 /H 100000 /BPC 8 /CS /G ID ${'x'.repeat(100_000)} EI` })),
    },
    {
      name: '50,000 inline pictures',
      pdf: buildTextPage(() => ({ content: 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI\n'.repeat(50_000) })),
    },
  ];
}

const descriptor = (file: PdfFile, key: string, content: Buffer, entries = '') =>
  file.add(
    `<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1000 1000] /${key} ${file.addStream(content, { entries })} 0 R >>`,
  );

function buildFonts(): NamedPdf[] {
  const trueType = Buffer.concat([Buffer.from([0, 1, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0]), junk(60_000)]);
  const compact = Buffer.concat([Buffer.from([1, 0, 4, 4]), junk(60_000, 3)]);
  const simple = (key: string, content: Buffer, subtype: string, entries = '') =>
    buildFontPage(
      '(abc)',
      (file) =>
        `<< /Type /Font /Subtype /${subtype} /BaseFont /X /FontDescriptor ${descriptor(file, key, content, entries)} 0 R /FirstChar 0 /LastChar 255 /Widths [${'500 '.repeat(256)}] >>`,
    );
  const composite = (entries: string, below = '') =>
    `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X ${below} >>] ${entries} >>`;
  return [
    { name: 'TrueType without sense', pdf: simple('FontFile2', trueType, 'TrueType') },
    {
      name: 'Type 1 without sense',
      pdf: simple('FontFile', junk(60_000, 2), 'Type1', '/Length1 100 /Length2 2147483647 /Length3 0'),
    },
    { name: 'CFF without sense', pdf: simple('FontFile3', compact, 'Type1', '/Subtype /Type1C') },
    { name: 'OpenType without sense', pdf: simple('FontFile3', trueType, 'TrueType', '/Subtype /OpenType') },
    {
      name: 'Type 3 letter that draws itself',
      pdf: buildTextPage((file) => {
        const font = file.reserve();
        const letter = file.addStream('1000 0 0 0 750 750 d1 BT /F1 1 Tf (aaaaaaaaaa) Tj ET');
        file.set(
          font,
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a ${letter} ` +
            `0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << /Font << /F1 ${font} ` +
            '0 R >> >> >>',
        );
        return {
          resources: `/Font << /F0 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /F1 ${font} 0 R >>`,
          content: 'BT /F1 12 Tf (aaaa) Tj ET',
        };
      }),
    },
    {
      name: 'map of codes that uses itself',
      pdf: buildFontPage('<0041>', (file) => {
        const map = file.reserve() + 1;
        file.addStream(`begincmap 1 beginbfchar <0041> <0042> endbfchar endcmap`, {
          entries: `/Type /CMap /UseCMap ${map} 0 R`,
        });
        return composite(`/ToUnicode ${map} 0 R`);
      }),
    },
    {
      name: 'widths for two billion codes',
      pdf: buildFontPage('<0041>', () => composite('', '/W [0 2147483647 500 5 1000000000 7]')),
    },
    {
      name: 'a million differences in an encoding',
      pdf: buildFontPage(
        '(abc)',
        () =>
          `<< /Type /Font /Subtype /Type1 /BaseFont /X /Encoding << /Differences [0 ${'/a '.repeat(1_000_000)}] >> >>`,
      ),
    },
    {
      name: 'a map that says a million characters for one code',
      pdf: buildFontPage(`<${'0041'.repeat(3000)}>`, (file) => {
        const map = file.addStream(
          `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0041> <${'0041'.repeat(250_000)}> endbfchar endcmap`,
        );
        return composite(`/ToUnicode ${map} 0 R`);
      }),
    },
  ];
}

function buildDrawing(): NamedPdf[] {
  const sampled = (file: PdfFile) =>
    file.addStream(junk(4000), {
      entries: '/FunctionType 0 /Domain [0 1 0 1 0 1] /Range [0 1] /Size [2000 2000 2000] /BitsPerSample 8',
    });
  return [
    {
      name: 'function of eight billion samples',
      pdf: buildTextPage((file) => ({
        resources: `/ColorSpace << /C [/DeviceN [/a /b /c] /DeviceGray ${sampled(file)} 0 R] >>`,
        content: '/C cs 0.5 0.5 0.5 sc 0 0 100 100 re f',
      })),
    },
    {
      name: 'calculator of a million steps',
      pdf: buildTextPage((file) => {
        const steps = file.addStream(`{ ${'dup mul '.repeat(500_000)} }`, {
          entries: '/FunctionType 4 /Domain [0 1] /Range [0 1]',
        });
        return {
          resources: `/ColorSpace << /C [/Separation /x /DeviceGray ${steps} 0 R] >>`,
          content: '/C cs 0.5 sc 0 0 100 100 re f',
        };
      }),
    },
    {
      name: 'calculator nested 100,000 deep',
      pdf: buildTextPage((file) => {
        const steps = file.addStream(`${'{ '.repeat(100_000)}${'} '.repeat(100_000)}`, {
          entries: '/FunctionType 4 /Domain [0 1] /Range [0 1]',
        });
        return {
          resources: `/ColorSpace << /C [/Separation /x /DeviceGray ${steps} 0 R] >>`,
          content: '/C cs 0.5 sc 0 0 100 100 re f',
        };
      }),
    },
    {
      name: 'colour space that is based on itself',
      pdf: buildTextPage((file) => {
        const space = file.reserve();
        file.set(space, `[/Indexed ${space} 0 R 255 (abc)]`);
        return { resources: `/ColorSpace << /C ${space} 0 R >>`, content: '/C cs 1 sc 0 0 100 100 re f' };
      }),
    },
    {
      name: 'pattern that is painted with itself',
      pdf: buildTextPage((file) => {
        const pattern = file.reserve() + 1;
        file.addStream('/Pattern cs /P scn 0 0 10 10 re f', {
          entries: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 0.0001 /YStep 0.0001 /Resources << /Pattern << /P ${pattern} 0 R >> >>`,
        });
        return { resources: `/Pattern << /P ${pattern} 0 R >>`, content: '/Pattern cs /P scn 0 0 500 500 re f' };
      }),
    },
    {
      name: 'mesh of a million points',
      pdf: buildTextPage((file) => {
        const mesh = file.addStream(junk(12_000_000), {
          isCompressed: false,
          entries:
            '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1 0 1 0 1]',
        });
        return { resources: `/Shading << /S ${mesh} 0 R >>`, content: '/S sh' };
      }),
    },
    {
      name: 'patches of a lattice',
      pdf: buildTextPage((file) => {
        const mesh = file.addStream(junk(3_000_000), {
          isCompressed: false,
          entries:
            '/ShadingType 7 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1 0 1 0 1]',
        });
        return { resources: `/Shading << /S ${mesh} 0 R >>`, content: '/S sh '.repeat(20) };
      }),
    },
    {
      name: 'graphics state that holds itself',
      pdf: buildTextPage((file) => {
        const state = file.reserve();
        const form = file.addStream('/G gs 0 0 9 9 re f', {
          entries: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Resources << /ExtGState << /G ${state} 0 R >> >>`,
        });
        file.set(state, `<< /SMask << /S /Luminosity /G ${form} 0 R >> >>`);
        return { resources: `/ExtGState << /G ${state} 0 R >>`, content: '/G gs 0 0 100 100 re f' };
      }),
    },
    {
      name: '500,000 rectangles',
      pdf: buildTextPage(() => ({ content: '1 0 0 rg 10 10 9 9 re f\n'.repeat(500_000) })),
    },
    {
      name: 'one path of a million lines',
      pdf: buildTextPage(() => ({ content: `0 0 m ${'9 9 l 1 1 l '.repeat(500_000)} f` })),
    },
  ];
}

function buildActions(): NamedPdf[] {
  const annotations = (file: PdfFile, count: number, entries: string) => {
    const look = file.addStream(`BT /F0 9 Tf (look) Tj ET`, {
      entries: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]',
    });
    return `/Annots [${`<< /Type /Annot /Rect [0 0 9 9] ${entries} /AP << /N ${look} 0 R >> >> `.repeat(count)}]`;
  };
  return [
    { name: '100,000 stamps', pdf: buildTextPage((file) => ({ page: annotations(file, 100_000, '/Subtype /Stamp') })) },
    {
      name: '100,000 fields',
      pdf: buildTextPage((file) => ({
        page: annotations(file, 100_000, '/Subtype /Widget /FT /Tx /T (x) /V (y)'),
        catalog: '/AcroForm << /Fields [] /NeedAppearances true >>',
      })),
    },
    {
      name: 'JavaScript at opening',
      pdf: buildTextPage(() => ({
        catalog:
          '/OpenAction << /S /JavaScript /JS (while \\(true\\) { app.alert\\(1\\); }) >> /AA << /WC << /S /JavaScript /JS (x) >> >>',
      })),
    },
    {
      name: 'a program to launch',
      pdf: buildTextPage(() => ({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >>' })),
    },
    {
      name: 'an address to fetch',
      pdf: buildTextPage(() => ({
        catalog: '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:1/x) >> /URI << /Base (file:///etc/) >>',
      })),
    },
    {
      name: 'a file that stands elsewhere',
      pdf: buildTextPage((file) => {
        const stream = file.addStream('', { isCompressed: false, entries: '/F (/etc/passwd) /FFilter /FlateDecode' });
        return { resources: `/XObject << /X ${stream} 0 R >>`, content: '/X Do' };
      }),
    },
    {
      name: 'XFA form of 10 MB',
      pdf: buildTextPage((file) => ({
        catalog: `/AcroForm << /XFA ${file.addStream(`<xdp>${'<a>'.repeat(3_000_000)}`)} 0 R >> /NeedsRendering true`,
      })),
    },
    {
      name: 'outline that follows itself',
      pdf: buildTextPage((file) => {
        const outline = file.reserve();
        file.set(outline, `<< /First ${outline} 0 R /Last ${outline} 0 R /Next ${outline} 0 R /Title (x) >>`);
        return { catalog: `/Outlines ${outline} 0 R /Names << /Dests << /Kids [${outline} 0 R] >> >>` };
      }),
    },
    {
      name: 'layers in layers',
      pdf: buildTextPage(() => ({
        resources: `/Properties << /L << /Type /OCMD /VE ${'[/And '.repeat(50_000)}${']'.repeat(50_000)} >> >>`,
        content: '/OC /L BDC BT /F0 9 Tf (inside) Tj ET EMC',
        catalog: `/OCProperties << /OCGs [] /D << /Order ${'['.repeat(50_000)}${']'.repeat(50_000)} >> >>`,
      })),
    },
  ];
}

function buildStreams(): NamedPdf[] {
  const stream = (entries: string, content: Buffer) =>
    buildTextPage((file) => {
      const id = file.addStream(content, { isCompressed: false, entries });
      return { resources: `/XObject << /X ${id} 0 R >>`, content: '/X Do' };
    });
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';
  return [
    { name: 'a thousand filters', pdf: stream(`${form} /Filter [${'/FlateDecode '.repeat(1000)}]`, junk(1000)) },
    {
      name: 'filters without sense',
      pdf: stream(`${form} /Filter [/LZWDecode /RunLengthDecode /ASCII85Decode /ASCIIHexDecode]`, junk(200_000)),
    },
    { name: 'LZW without sense', pdf: stream(`${form} /Filter /LZWDecode`, junk(2_000_000)) },
    {
      name: 'run lengths of 60 MB',
      pdf: stream(`${form} /Filter [/RunLengthDecode]`, Buffer.alloc(1_000_000, Buffer.from([129, 32]))),
    },
    {
      name: 'predictor of two billion columns',
      pdf: stream(
        `${form} /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 /BitsPerComponent 16 >>`,
        junk(5000),
      ),
    },
    { name: 'a length of two billion', pdf: stream(`${form} /Length 2147483647`, junk(5000)) },
    {
      name: 'the same stream a hundred thousand times',
      pdf: buildTextPage((file) => ({
        page: `/Contents [${`${file.addStream('0 0 m 9 9 l S\n'.repeat(50))} 0 R `.repeat(100_000)}]`,
      })),
    },
    {
      name: 'a page of no size',
      pdf: buildTextPage(() => ({ mediaBox: '[0 0 0 0]', page: '/UserUnit 100000000 /Rotate 1000000007' })),
    },
    { name: 'a page of no number', pdf: buildTextPage(() => ({ mediaBox: '[(a) /b null -1e400]' })) },
    {
      name: 'letters at no place',
      pdf: buildTextPage(() => ({
        content: `BT /F0 1e30 Tf 1e300 0 0 1e300 1e308 1e308 Tm ${'(abc) Tj 1e300 1e300 Td '.repeat(5000)} ET`,
      })),
    },
  ];
}

/** Pages that read as they should and hold something else besides: pictures, fonts, drawing, actions and streams made to hurt. */
export function buildContents(): NamedPdf[] {
  return [...buildImages(), ...buildFonts(), ...buildDrawing(), ...buildActions(), ...buildStreams()];
}
