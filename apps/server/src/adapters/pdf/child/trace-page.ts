import { OPS } from 'unpdf/pdfjs';
import { createGraphicsState, type FontFacts, type GraphicsState, parseColor } from './graphics-state.ts';
import { type Box, intersect, type Matrix, multiply, toMatrix, transformBox } from './matrix.ts';
import type { Color, Glyph, PageMarks } from './page-marks.ts';
import { type LastSpace, placeRun } from './text-run.ts';

/** More than a page of the smallest print holds; a page beyond it is there to wear the reader out. */
const MAX_GLYPHS = 100_000;
const MAX_PATCHES = 4000;
const MAX_STATES = 2000;
const UNIT_SQUARE = [0, 0, 1, 1] as const;

export type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };
export type PageFrame = { width: number; height: number; matrix: Matrix };
export type PageTools = {
  font: (fontId: string) => FontFacts;
  /** Whether a layer (optional content group) is shown. */
  isLayerVisible: (group: unknown) => boolean;
};
export class PageTooHeavyError extends Error {}

type Tracer = {
  frame: PageFrame;
  tools: PageTools;
  marks: PageMarks;
  state: GraphicsState;
  stack: GraphicsState[];
  textMatrix: Matrix;
  lineMatrix: Matrix;
  lastSpace: LastSpace;
  box: Box;
  order: number;
  isClipPending: boolean;
  /** One entry a marked section that is open: whether it hides what is in it. */
  sections: boolean[];
};
type Handler = (tracer: Tracer, args: readonly unknown[]) => void;

const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/**
 * Follows a page's painting and notes its characters, filled areas and pictures. This takes one pass where pdf.js's text extraction
 * takes one too, and knows colours, fonts, clips and render modes besides.
 */
export function tracePage(operators: OperatorList, frame: PageFrame, tools: PageTools): PageMarks {
  const box = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  const tracer: Tracer = {
    frame,
    tools,
    marks: { width: frame.width, height: frame.height, glyphs: [], patches: [], pictures: [], paintCount: 0 },
    state: createGraphicsState(frame.matrix, box),
    stack: [],
    textMatrix: [1, 0, 0, 1, 0, 0],
    lastSpace: {},
    lineMatrix: [1, 0, 0, 1, 0, 0],
    box,
    order: 0,
    isClipPending: false,
    sections: [],
  };
  for (let index = 0; index < operators.fnArray.length; index++) {
    const operator = operators.fnArray[index] ?? 0;
    tracer.order = index;
    const args = operators.argsArray[index];
    HANDLERS[operator]?.(tracer, Array.isArray(args) ? args : []);
    // Pictures are dropped unread, which leaves an empty placement.
    if (operator === OPS.transform && operators.fnArray[index + 1] === OPS.restore) notePicture(tracer);
  }
  return tracer.marks;
}

function save(tracer: Tracer): void {
  if (tracer.stack.length >= MAX_STATES) throw new PageTooHeavyError();
  tracer.stack.push(tracer.state);
  tracer.state = { ...tracer.state };
}

function restore(tracer: Tracer): void {
  tracer.state = tracer.stack.pop() ?? tracer.state;
}

function enter(tracer: Tracer, matrix: unknown, bounds: unknown): void {
  save(tracer);
  if (matrix) tracer.state.matrix = multiply(tracer.state.matrix, toMatrix(matrix));
  const corners = toNumbers(bounds);
  if (corners) tracer.state.clip = intersect(tracer.state.clip, transformBox(tracer.state.matrix, corners));
}

function toNumbers(value: unknown): [number, number, number, number] | undefined {
  const [left, bottom, right, top] =
    ArrayBuffer.isView(value) || Array.isArray(value) ? Array.from(value as ArrayLike<number>) : [];
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return undefined;
  return [left, bottom, right, top];
}

function notePatch(tracer: Tracer, box: Box, color: Color, isRectangle: boolean): void {
  const { state, marks } = tracer;
  const seen = intersect(box, state.clip);
  marks.paintCount++;
  if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1 || marks.patches.length >= MAX_PATCHES) return;
  if (tracer.sections.includes(true)) return;
  const alpha = state.fillAlpha * state.groupAlpha;
  if (alpha < 0.06) return;
  marks.patches.push({
    box: seen,
    color: alpha < 0.95 ? null : color,
    isOpaque: alpha >= 0.95,
    isRectangle,
    order: tracer.order,
  });
}

function notePicture(tracer: Tracer): void {
  const box = intersect(transformBox(tracer.state.matrix, UNIT_SQUARE), tracer.state.clip);
  notePatch(tracer, box, null, false);
  if (tracer.marks.pictures.length < MAX_PATCHES) tracer.marks.pictures.push(box);
}

/** Whether a path of pdf.js (moves 0, lines 1, curves 2 and 3, closings 4, each followed by its points) is a box. */
function isRectanglePath(path: unknown): boolean {
  if (!(path instanceof Float32Array) || path.length < 12 || path.length > 18) return false;
  const [, startX, startY] = path;
  const xs = new Set<number>();
  const ys = new Set<number>();
  for (let at = 0; at < path.length; at += 3) {
    const kind = path[at];
    if (kind === 4) break;
    if (kind !== 0 && kind !== 1) return false;
    xs.add(path[at + 1] ?? 0);
    ys.add(path[at + 2] ?? 0);
  }
  return xs.size === 2 && ys.size === 2 && startX !== undefined && startY !== undefined;
}

function paintPath(tracer: Tracer, args: readonly unknown[]): void {
  const [kind, paths, bounds] = args;
  const corners = toNumbers(bounds);
  if (corners?.every(Number.isFinite)) {
    const box = transformBox(tracer.state.matrix, corners);
    if (typeof kind === 'number' && FILLS.has(kind)) {
      notePatch(tracer, box, tracer.state.fillColor, isRectanglePath(Array.isArray(paths) ? paths[0] : undefined));
    } else tracer.marks.paintCount++;
    if (tracer.isClipPending) tracer.state.clip = intersect(tracer.state.clip, box);
  }
  tracer.isClipPending = false;
}

function setGraphicsState(tracer: Tracer, args: readonly unknown[]): void {
  for (const entry of Array.isArray(args[0]) ? args[0] : []) {
    const [key, value] = Array.isArray(entry) ? entry : [];
    if (key === 'ca') tracer.state.fillAlpha = Number(value);
    else if (key === 'CA') tracer.state.strokeAlpha = Number(value);
    else if (key === 'Font' && Array.isArray(value)) setFont(tracer, value);
  }
}

function setFont(tracer: Tracer, args: readonly unknown[]): void {
  tracer.state.font = tracer.tools.font(String(args[0]));
  tracer.state.fontSize = Number(args[1]) || 0;
}

function moveText(tracer: Tracer, x: number, y: number): void {
  tracer.lineMatrix = multiply(tracer.lineMatrix, [1, 0, 0, 1, x, y]);
  tracer.textMatrix = tracer.lineMatrix;
}

function showText(tracer: Tracer, args: readonly unknown[]): void {
  const isLayerHidden = tracer.sections.includes(true);
  const { glyphs } = tracer.marks;
  tracer.textMatrix = placeRun(Array.isArray(args[0]) ? args[0] : [], tracer.state, tracer.textMatrix, {
    box: tracer.box,
    order: tracer.order,
    lastSpace: tracer.lastSpace,
    emit(glyph: Glyph) {
      if (glyphs.length >= MAX_GLYPHS) throw new PageTooHeavyError();
      glyphs.push(isLayerHidden ? { ...glyph, concealment: 'other' } : glyph);
    },
  });
}

const pick =
  (key: 'characterSpacing' | 'wordSpacing' | 'leading' | 'rise' | 'renderMode'): Handler =>
  (tracer, [value]) => {
    tracer.state[key] = Number(value) || 0;
  };
const picture: Handler = (tracer) => notePicture(tracer);
const someWhere: Handler = (tracer) => notePatch(tracer, tracer.state.clip, null, false);

const HANDLERS: Record<number, Handler | undefined> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: (tracer, args) => {
    tracer.state.matrix = multiply(tracer.state.matrix, toMatrix(args));
  },
  [OPS.setGState]: setGraphicsState,
  [OPS.clip]: (tracer) => {
    tracer.isClipPending = true;
  },
  [OPS.eoClip]: (tracer) => {
    tracer.isClipPending = true;
  },
  [OPS.constructPath]: paintPath,
  [OPS.setFillRGBColor]: (tracer, [color]) => {
    tracer.state.fillColor = parseColor(color);
  },
  [OPS.setFillColorN]: (tracer) => {
    tracer.state.fillColor = null;
  },
  [OPS.setStrokeRGBColor]: (tracer, [color]) => {
    tracer.state.strokeColor = parseColor(color);
  },
  [OPS.setStrokeColorN]: (tracer) => {
    tracer.state.strokeColor = null;
  },
  [OPS.beginText]: (tracer) => {
    tracer.textMatrix = [1, 0, 0, 1, 0, 0];
    tracer.lineMatrix = tracer.textMatrix;
  },
  [OPS.setFont]: setFont,
  [OPS.setCharSpacing]: pick('characterSpacing'),
  [OPS.setWordSpacing]: pick('wordSpacing'),
  [OPS.setLeading]: pick('leading'),
  [OPS.setTextRise]: pick('rise'),
  [OPS.setTextRenderingMode]: pick('renderMode'),
  [OPS.setHScale]: (tracer, [percent]) => {
    tracer.state.horizontalScale = Number(percent) / 100;
  },
  [OPS.setTextMatrix]: (tracer, [matrix]) => {
    tracer.lineMatrix = toMatrix(matrix);
    tracer.textMatrix = tracer.lineMatrix;
  },
  [OPS.moveText]: (tracer, [x, y]) => moveText(tracer, Number(x), Number(y)),
  [OPS.setLeadingMoveText]: (tracer, [x, y]) => {
    tracer.state.leading = -Number(y);
    moveText(tracer, Number(x), Number(y));
  },
  [OPS.nextLine]: (tracer) => moveText(tracer, 0, -tracer.state.leading),
  [OPS.showText]: showText,
  [OPS.paintFormXObjectBegin]: (tracer, [matrix, bounds]) => enter(tracer, matrix, bounds),
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginGroup]: (tracer) => {
    save(tracer);
    tracer.state.groupAlpha *= tracer.state.fillAlpha;
    tracer.state.fillAlpha = 1;
    tracer.state.strokeAlpha = 1;
  },
  [OPS.endGroup]: restore,
  [OPS.beginAnnotation]: (tracer, [, , transform, matrix]) => {
    save(tracer);
    tracer.state = createGraphicsState(multiply(tracer.frame.matrix, toMatrix(transform)), tracer.box);
    tracer.state.matrix = multiply(tracer.state.matrix, toMatrix(matrix));
  },
  [OPS.endAnnotation]: restore,
  [OPS.beginMarkedContent]: (tracer) => {
    tracer.sections.push(false);
  },
  [OPS.beginMarkedContentProps]: (tracer, [tag, group]) => {
    tracer.sections.push(tag === 'OC' && !tracer.tools.isLayerVisible(group));
  },
  [OPS.endMarkedContent]: (tracer) => {
    tracer.sections.pop();
  },
  [OPS.shadingFill]: someWhere,
  [OPS.paintImageXObject]: picture,
  [OPS.paintInlineImageXObject]: picture,
  [OPS.paintImageMaskXObject]: picture,
  [OPS.paintSolidColorImageMask]: picture,
  [OPS.paintImageXObjectRepeat]: picture,
  [OPS.paintImageMaskXObjectRepeat]: picture,
  [OPS.paintImageMaskXObjectGroup]: picture,
  [OPS.paintInlineImageXObjectGroup]: picture,
};
