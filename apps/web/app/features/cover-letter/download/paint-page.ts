import type { PaintedPage } from './build-pdf.ts';
import type { Measure, PlacedLine } from './lay-out.ts';
import { FONT_SIZE, type Paper } from './paper.ts';

/** 216 dots an inch: sharp in print, a few hundred kilobytes a page. */
const PIXELS_PER_POINT = 3;
const JPEG_QUALITY = 0.9;
/** These three have the widths of the PDF's Helvetica; the rest of the list speaks for other scripts. */
const FONT = `${FONT_SIZE}px Helvetica, Arial, "Liberation Sans", system-ui, sans-serif`;

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot paint');
  return context;
}

/** Measures text in points as it will be set. */
export function createMeasure(): Measure {
  const context = contextOf(document.createElement('canvas'));
  context.font = FONT;
  return (text) => context.measureText(text).width;
}

export async function paintPage(lines: readonly PlacedLine[], paper: Paper): Promise<PaintedPage> {
  const canvas = document.createElement('canvas');
  canvas.width = paper.width * PIXELS_PER_POINT;
  canvas.height = paper.height * PIXELS_PER_POINT;
  const context = contextOf(canvas);
  context.scale(PIXELS_PER_POINT, PIXELS_PER_POINT);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, paper.width, paper.height);
  context.fillStyle = '#000';
  context.font = FONT;
  for (const { text, x, y, width, isRightToLeft } of lines) {
    context.direction = isRightToLeft ? 'rtl' : 'ltr';
    context.textAlign = isRightToLeft ? 'right' : 'left';
    context.fillText(text, isRightToLeft ? x + width : x, y);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('the page could not be painted');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
