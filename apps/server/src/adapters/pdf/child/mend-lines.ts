import type { ResumeLine } from '@greenroom/contract/resume';
import { isDateText } from './date-cells.ts';
import { HYPHENATED_BEGINNINGS } from './hyphenated-beginnings-data.ts';

/** Where a page's head and foot are, as a share of its height. */
const MARGIN_SHARE = 0.12;
const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|стр\.?|страница|صفحة)?\s*[-–|]?\s*\d{1,3}\s*(?:(?:\/|of|von|de|из)\s*\d{1,3})?\s*[-–|]?$|^第?\s*\d{1,3}\s*页?$/iu;

/** Writes every bullet as "• " and mends words that were broken at a line's end. */
export function mendLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const bulleted = lines.map((line) => ({ ...line, text: mendBullet(line.text) }));
  return mendHyphens(joinLoneBullets(bulleted)).filter((line) => line.text !== '');
}

function mendBullet(text: string): string {
  // "– March 2021" below "June 2019" ends a range of dates.
  if (/^[–—-]/u.test(text) && isDateText(text)) return text;
  return text
    .replace(/^(?:[•·∙]\s*)+(?=\S)/u, '• ')
    .replace(/^[-–—*+>»o]\s+(?=[\p{Lu}\p{Lo}\d])/u, (sign) => (sign.startsWith('o') && sign.length < 2 ? sign : '• '));
}

/** A bullet can be alone on its line if its text was set slightly higher or lower. It belongs to the next line. */
function joinLoneBullets(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  let bullet: ResumeLine | undefined;
  for (const line of lines) {
    if (line.text === '•') bullet = line;
    else {
      const isNear = bullet && bullet.page === line.page && Math.abs(bullet.y - line.y) < line.fontSize;
      joined.push(isNear && !line.text.startsWith('•') ? { ...line, text: `• ${line.text}` } : line);
      bullet = undefined;
    }
  }
  return joined;
}

function mendHyphens(lines: readonly ResumeLine[]): ResumeLine[] {
  const mended: ResumeLine[] = lines.map((line) => ({ ...line }));
  const whole = new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)+/gu) ?? []));
  for (let index = 0; index + 1 < mended.length; index++) {
    const line = mended[index];
    const next = mended[index + 1];
    if (!line || !next || !isBroken(line, next)) continue;
    const [, head = '', mark = ''] = /(\p{L}+)([-\u00ad\u2010])$/u.exec(line.text) ?? [];
    const [, tail = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(next.text) ?? [];
    const letters = /^\p{L}+/u.exec(tail)?.[0] ?? '';
    const keepsHyphen =
      mark !== '\u00ad' &&
      (HYPHENATED_BEGINNINGS.has(head.toLowerCase()) || whole.has(`${head}-${letters}`.toLowerCase()));
    line.text = `${line.text.slice(0, -1)}${keepsHyphen ? '-' : ''}${tail}`;
    next.text = rest;
  }
  for (const line of mended) line.text = line.text.replaceAll('\u00ad', '');
  return mended;
}

function isBroken(line: ResumeLine, next: ResumeLine): boolean {
  if (!/\p{L}[-\u00ad\u2010]$/u.test(line.text) || !/^\p{Ll}/u.test(next.text)) return false;
  if (line.isHidden !== next.isHidden || Math.abs(line.fontSize - next.fontSize) > 0.6) return false;
  if (line.page !== next.page) return next.page === line.page + 1;
  return next.y > line.y && next.y - line.y < 2.2 * line.fontSize;
}

/**
 * Drops page numbers, and repeated headers and footers after their first page. `heightOf` gives a page's height in
 * points.
 */
export function dropRepeatedMargins(lines: readonly ResumeLine[], heightOf: (page: number) => number): ResumeLine[] {
  const isMargin = (line: ResumeLine) => {
    const share = line.y / Math.max(1, heightOf(line.page));
    return share < MARGIN_SHARE || share > 1 - MARGIN_SHARE;
  };
  const pages = new Map<string, Set<number>>();
  const keyOf = (line: ResumeLine) => `${line.text.replace(/\d+/g, '#')}|${Math.round(line.y / 4)}`;
  for (const line of lines) {
    if (!isMargin(line)) continue;
    const key = keyOf(line);
    pages.set(key, (pages.get(key) ?? new Set()).add(line.page));
  }
  return lines.filter((line) => {
    if (!isMargin(line)) return true;
    const repeated = pages.get(keyOf(line));
    const isRepeated = (repeated?.size ?? 0) > 1;
    if (PAGE_NUMBER.test(line.text) && (isRepeated || heightOf(line.page) - line.y < 0.08 * heightOf(line.page)))
      return false;
    return !isRepeated || line.page === Math.min(...(repeated ?? [line.page]));
  });
}
