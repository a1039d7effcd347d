import { createPdfFile, type PdfFile } from '../../../apps/server/src/testing/pdf-writer/pdf-file.ts';

export const TEXT = 'BT /F0 12 Tf 72 700 Td (Grace Hopper, rear admiral and programmer) Tj ET';
export const FONT = '/F0 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** What a file has beside a page of text: entries of the page, of its resources, of the catalog, and operators. */
export type Extras = { page?: string; resources?: string; catalog?: string; content?: string; mediaBox?: string };

/** A page that reads "Grace Hopper, …" and any other text asked for. */
export function buildTextPage(add: (file: PdfFile) => Extras): Buffer {
  const file = createPdfFile();
  const tree = file.reserve();
  const extras = add(file);
  const content = file.addStream(`${TEXT}\n${extras.content ?? ''}`);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${extras.mediaBox ?? '[0 0 595 842]'} /Contents ${content} 0 R /Resources ` +
      `<< /Font << ${FONT} >> ${extras.resources ?? ''} >> ${extras.page ?? ''} >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${tree} 0 R ${extras.catalog ?? ''} >>`));
}

/** The same page, with its own font instead of Helvetica. */
export function buildFontPage(show: string, font: (file: PdfFile) => string): Buffer {
  return buildTextPage((file) => {
    const written = font(file);
    return { resources: `/Font << ${FONT} /F1 ${written} >>`, content: `BT /F1 12 Tf 72 600 Td ${show} Tj ET` };
  });
}
