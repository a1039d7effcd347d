import type { PaintedPage } from './build-pdf.ts';
import type { LetterPage, Measure, TextStyle } from './lay-out.ts';
import type { Paper } from './paper.ts';

/** 216 dots an inch: sharp in print, a few hundred kilobytes a page. */
const PIXELS_PER_POINT = 3;
const JPEG_QUALITY = 0.9;
const MUTED_COLOUR = '#595959';
const RULE_COLOUR = '#b3b3b3';
const RULE_HEIGHT = 0.6;
/** The first three are alike in width; the rest of the list is for other scripts. */
const FAMILY = 'Helvetica, Arial, "Liberation Sans", system-ui, sans-serif';

const fontOf = ({ fontSize, isBold }: TextStyle) => `${isBold ? 'bold ' : ''}${fontSize}px ${FAMILY}`;

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot paint');
  return context;
}

/** Measures text in points as the browser will paint it. */
export function createMeasure(): Measure {
  const context = contextOf(document.createElement('canvas'));
  return (text, style) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
}

export async function paintPage({ lines, rule }: LetterPage, paper: Paper): Promise<PaintedPage> {
  const canvas = document.createElement('canvas');
  canvas.width = paper.width * PIXELS_PER_POINT;
  canvas.height = paper.height * PIXELS_PER_POINT;
  const context = contextOf(canvas);
  context.scale(PIXELS_PER_POINT, PIXELS_PER_POINT);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, paper.width, paper.height);
  if (rule) {
    context.fillStyle = RULE_COLOUR;
    context.fillRect(rule.x, rule.y, rule.width, RULE_HEIGHT);
  }
  for (const line of lines) {
    const { text, x, y, width, isRightToLeft, isMuted } = line;
    context.fillStyle = isMuted ? MUTED_COLOUR : '#000';
    context.font = fontOf(line);
    context.direction = isRightToLeft ? 'rtl' : 'ltr';
    context.textAlign = isRightToLeft ? 'right' : 'left';
    context.fillText(text, isRightToLeft ? x + width : x, y);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('the page could not be painted');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
