import type { ResumeLine } from '@greenroom/contract/resume';

const LINE_POINTS = 14;
const LINES_PER_PAGE = 50;
const CHARACTER_POINTS = 5;
const FONT_SIZE = 10;
const UTF_8_MARK_BYTES = 3;

/** Lines of a text file in UTF-8, UTF-16 or, where it is neither behind its mark, Windows-1252. */
export function readPlainText(bytes: Uint8Array): ResumeLine[] {
  return decode(bytes)
    .split(/\r\n?|\n|\f/u)
    .map((text, index) => ({
      text: text.replace(/^\ufeff/u, '').replaceAll('\u0000', ''),
      page: 1 + Math.floor(index / LINES_PER_PAGE),
      x: (text.length - text.trimStart().length) * CHARACTER_POINTS,
      y: LINE_POINTS * (1 + (index % LINES_PER_PAGE)),
      fontSize: FONT_SIZE,
      isBold: false,
      isHidden: false,
    }))
    .filter((line) => line.text.trim() !== '');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = bytes.subarray(UTF_8_MARK_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return new TextDecoder('windows-1252').decode(text);
  }
}
