import { deflateSync } from 'node:zlib';
import { createPdfFile, type PdfFile } from './pdf-file.ts';

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGE = '/Type /Page /MediaBox [0 0 595 842]';

/** A file with one page; `draw` returns the entries of the page's dictionary. */
function buildOnePage(draw: (file: PdfFile) => string): Buffer {
  const file = createPdfFile();
  const tree = file.reserve();
  const page = file.add(`<< ${PAGE} /Parent ${tree} 0 R ${draw(file)} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

const textPage = (file: PdfFile, content: string) =>
  `/Resources << /Font << /F0 ${HELVETICA} >> >> /Contents ${file.addStream(content)} 0 R`;

/** A page without anything on it. */
export const buildEmptyPdf = () => buildOnePage(() => '');

/** A small file with a page that unfolds to `megabytes` of operators: compressed twice over, so that the file stays small. */
export function buildDeflateBomb(megabytes = 600): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '1 0 0 1 0 0 cm\n'), { level: 9 });
  return buildOnePage((file) => {
    const stream = file.addStream(deflateSync(once, { level: 9 }), {
      isCompressed: false,
      entries: '/Filter [/FlateDecode /FlateDecode]',
    });
    return `/Contents ${stream} 0 R`;
  });
}

/** A font with a map of fifty million codes. */
export function buildMapBomb(): Buffer {
  const ranges = ['00000000> <00fffffe', '01000000> <01fffffe', '02000000> <02fffffe'].map(
    (range) => `<${range}> <0041>`,
  );
  const map = `begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 3 beginbfrange ${ranges.join(' ')} endbfrange endcmap`;
  return buildOnePage((file) => {
    const descendant = file.add('<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /DW 1000 >>');
    const font = `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${file.addStream(map)} 0 R >>`;
    return `/Resources << /Font << /F0 ${font} >> >> /Contents ${file.addStream('BT /F0 9 Tf <00000041> Tj ET')} 0 R`;
  });
}

/** A cyclic page tree: a branch has the root as a child. */
export function buildPageTreeCycle(): Buffer {
  const file = createPdfFile();
  const root = file.reserve();
  const branch = file.add(`<< /Type /Pages /Parent ${root} 0 R /Kids [${root} 0 R] /Count 5 >>`);
  file.set(root, `<< /Type /Pages /Kids [${branch} 0 R] /Count 5 >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${root} 0 R >>`));
}

/** Arrays within arrays, in the page's content and in its resources. */
export function buildDeepNesting(depth = 200_000): Buffer {
  const nested = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  return buildOnePage(
    (file) => `/Odd ${file.add(nested)} 0 R /Resources ${file.add(nested)} 0 R ${textPage(file, nested)}`,
  );
}

/** A form that draws itself, and one that draws another ten times, eight levels deep: a hundred million drawings. */
export function buildFormRecursion(): Buffer {
  return buildOnePage((file) => {
    const form = (inner: number, times: number) =>
      file.addStream('/X Do '.repeat(times), {
        entries: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${inner} 0 R >> >>`,
      });
    let inner = file.addStream('0 0 1 1 re f', { entries: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]' });
    for (let level = 0; level < 8; level++) inner = form(inner, 10);
    return `/Resources << /XObject << /X ${inner} 0 R >> >> /Contents ${file.addStream('/X Do')} 0 R`;
  });
}

/** So many objects that only listing them is work. */
export function buildManyObjects(count = 200_000): Buffer {
  return buildOnePage((file) => {
    for (let index = 0; index < count; index++) file.add(`<< /Number ${index} >>`);
    return textPage(file, 'BT /F0 12 Tf 72 700 Td (Grace Hopper, rear admiral and programmer) Tj ET');
  });
}

/** A page of 200,000 characters, each placed by itself. */
export function buildGlyphFlood(count = 200_000): Buffer {
  const content = Array.from({ length: count }, (_, index) => `1 0 0 1 ${index % 500} ${index % 800} Tm (x) Tj`);
  return buildOnePage((file) => textPage(file, `BT /F0 8 Tf ${content.join('\n')} ET`));
}

/** A page that claims to be 100 kilometres wide. */
export function buildHugePage(): Buffer {
  return buildOnePage(
    (file) =>
      `/MediaBox [0 0 283000000 283000000] ${textPage(file, 'BT /F0 12 Tf 72 700 Td (Grace Hopper, rear admiral and programmer) Tj ET')}`,
  );
}

/** Says that it holds more pages than a resume has. */
export function buildCountedPages(count: number): Buffer {
  const file = createPdfFile();
  const tree = file.reserve();
  const kids = Array.from({ length: count }, () => `${file.add(`<< ${PAGE} /Parent ${tree} 0 R >>`)} 0 R`);
  file.set(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** The header of a PDF and then nothing that is one. */
export const buildGarbage = () =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 197 + 31) % 251)),
  ]);
