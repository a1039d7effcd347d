import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import type { FontFacts } from './graphics-state.ts';
import { toMatrix } from './matrix.ts';
import type { PageMarks } from './page-marks.ts';
import { PredefinedMaps } from './predefined-maps.ts';
import { type PageTools, tracePage } from './trace-page.ts';

const BOLD_NAME = /bold|black|heavy|semibold|demi|medium.*bold|cmbx|cmssbx|sfbx|[-,]bd\b/i;

/** Fonts of pictures (a telephone, a pin on a map), with characters that are no letters, even with the code of one. */
const ICON_NAME =
  /awesome|academicons?|fontello|icomoon|material ?(?:design|icons|symbols)|ionicons|glyphicons|bootstrap-?icons|typicons|feather|marvosym|ifsym|bbding|fourier-?orns|simple-?icons/i;

/** Opens a file with everything off that reaches outside or only serves drawing. Rejects as pdf.js does. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data: bytes,
    verbosity: 0,
    // Pictures are never decoded: a page of text needs none, and they are the easiest way to fill the memory.
    maxImageSize: 1,
    // No font file is looked for, and none is turned into a shape.
    useSystemFonts: true,
    disableFontFace: true,
    fontExtraProperties: false,
    // Called once a document by pdf.js, which wants a class and then only ever asks for maps.
    BinaryDataFactory: PredefinedMaps,
    cMapPacked: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
  }).promise;
}

type FontObject = { name?: string; bold?: boolean; black?: boolean; fontMatrix?: number[]; vertical?: boolean };

function describeFont(page: PDFPageProxy, fontId: string): FontFacts {
  const font: FontObject = page.commonObjs.has(fontId) ? (page.commonObjs.get(fontId) as FontObject) : {};
  return {
    isBold: font.bold === true || font.black === true || BOLD_NAME.test(font.name ?? ''),
    unitScale: Math.abs(font.fontMatrix?.[0] ?? 0.001) || 0.001,
    isVertical: font.vertical === true,
    isIcon: ICON_NAME.test(font.name ?? ''),
  };
}

/** Reads what is painted on one page, counted from 1. */
export async function readPageMarks(pdf: PDFDocumentProxy, pageNumber: number): Promise<PageMarks> {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const layers = await pdf.getOptionalContentConfig();
  const fonts = new Map<string, FontFacts>();
  const tools: PageTools = {
    font(fontId) {
      const known = fonts.get(fontId) ?? describeFont(page, fontId);
      fonts.set(fontId, known);
      return known;
    },
    isLayerVisible: (group) => layers.isVisible(group),
  };
  const operators = await page.getOperatorList();
  const frame = { width: viewport.width, height: viewport.height, matrix: toMatrix(viewport.transform) };
  const marks = tracePage(operators, frame, tools);
  page.cleanup();
  return marks;
}
