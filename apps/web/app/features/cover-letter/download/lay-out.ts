import { pointOf } from '~/lib/letter-points.ts';
import type { LetterBlock } from '../letter/letter-text.ts';
import { breakLines } from './break-lines.ts';
import { CONTACT_SEPARATOR, isRightToLeft, type Paper, SCALES, type Scale } from './paper.ts';

export type TextStyle = { fontSize: number; isBold: boolean; isMuted: boolean };
/** A line on a page. `x` and `y` are points from the top left; `y` is the baseline, `width` what it was measured at. */
export type PlacedLine = TextStyle & { text: string; x: number; y: number; width: number; isRightToLeft: boolean };
/** `rule` is the line below the letterhead, in points from the top left. */
export type LetterPage = { lines: PlacedLine[]; rule?: { x: number; y: number; width: number } };
export type Measure = (text: string, style: TextStyle) => number;

const NAME_SIZE = 18;
const POINT_MARK = '•';
/** How far a point is indented from the margin, in heights of the letters. */
const POINT_INDENT = 1.3;
/** Room behind a list within a paragraph, in gaps between paragraphs. */
const LIST_GAP = 0.4;
const CONTACT_SHARE = 0.88;
/** Room for the signature above the typed name, in lines. */
const SIGNATURE_LINES = 2.2;

/** The letter on one page, set smaller where it has to be; on several in the usual size where it fits on none. */
export function layOut(blocks: readonly LetterBlock[], paper: Paper, measure: Measure): LetterPage[] {
  for (const scale of SCALES) {
    const pages = layOutAt(blocks, paper, measure, scale);
    if (pages.length <= 1) return pages;
  }
  return layOutAt(blocks, paper, measure, SCALES[0]);
}

/** A line of a paragraph that follows its points. */
const isBehindList = ({ kind, lines }: LetterBlock, index: number): boolean =>
  kind === 'paragraph' && pointOf(lines[index] ?? '') === undefined && pointOf(lines[index - 1] ?? '') !== undefined;

/** A point without its mark, and how far it is indented; any other line begins at the margin. */
function indented({ kind }: LetterBlock, line: string, fontSize: number): { text: string; indent: number } {
  const point = kind === 'paragraph' ? pointOf(line) : undefined;
  return point === undefined ? { text: line, indent: 0 } : { text: point, indent: POINT_INDENT * fontSize };
}

function layOutAt(blocks: readonly LetterBlock[], paper: Paper, measure: Measure, scale: Scale): LetterPage[] {
  const { margin, fontSize, lineHeight, blockGap } = scale;
  const width = paper.width - 2 * margin;
  const pages: LetterPage[] = [{ lines: [] }];
  const plain: TextStyle = { fontSize, isBold: false, isMuted: false };
  let y = margin;

  function place(text: string, style: TextStyle, isRtl: boolean, height: number, indent = 0): void {
    for (const [index, part] of breakLines(text, width - indent, (piece) => measure(piece, style)).entries()) {
      if (y + height > paper.height - margin + blockGap) {
        pages.push({ lines: [] });
        y = margin;
      }
      if (indent > 0 && index === 0) put(POINT_MARK, style, isRtl, 0);
      put(part, style, isRtl, indent);
      y += height;
    }
  }

  function put(text: string, style: TextStyle, isRtl: boolean, indent: number): void {
    const lineWidth = measure(text, style);
    const x = isRtl ? paper.width - margin - indent - lineWidth : margin + indent;
    pages.at(-1)?.lines.push({ text, x, y: y + style.fontSize, width: lineWidth, isRightToLeft: isRtl, ...style });
  }

  function placeLetterhead({ lines, isNamed }: LetterBlock): void {
    const isRtl = isRightToLeft(lines.join(' '));
    const [name = '', ...contact] = isNamed ? lines : ['', ...lines];
    place(name, { fontSize: NAME_SIZE, isBold: true, isMuted: false }, isRtl, NAME_SIZE * 1.35);
    const contactSize = fontSize * CONTACT_SHARE;
    place(
      contact.join(CONTACT_SEPARATOR),
      { fontSize: contactSize, isBold: false, isMuted: true },
      isRtl,
      contactSize * 1.4,
    );
    const first = pages[0];
    if (first) first.rule = { x: margin, y: y + 3, width };
    y += 2 * blockGap;
  }

  for (const block of blocks) {
    if (block.kind === 'sender') {
      placeLetterhead(block);
      continue;
    }
    const isRtl = isRightToLeft(block.lines.join(' '));
    for (const [index, line] of block.lines.entries()) {
      if (block.kind === 'sign-off' && index > 0) y += SIGNATURE_LINES * lineHeight;
      const { text, indent } = indented(block, line, fontSize);
      y += isBehindList(block, index) ? LIST_GAP * blockGap : 0;
      place(text, plain, isRtl, lineHeight, indent);
    }
    y += blockGap;
  }
  return pages.filter(({ lines }) => lines.length > 0);
}
