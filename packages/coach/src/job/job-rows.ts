import { JOB_HEADINGS, LIST_HEADINGS, OFFER_HEADINGS } from './job-label-patterns.ts';
import { picturesAtStart, withoutPicturesAtEnd } from './pictures.ts';

/** A line with something to read. `isOffer`: it tells what the employer gives, as it is below "Perks". */
export type JobRow = { text: string; isItem: boolean; isOffer: boolean };

const MARK =
  /^(?:[-–—*+~]\s+|[•·▪●◦‣⁃■□○➔➢➤►▸▶✓✔☑★☆→»›]\s*|>{2,}\s*|[-=]{1,2}>\s*|(?:\d{1,2}[.)]|[a-z]\))\s+|o\s+(?=\p{Lu}))+/u;
const HEADINGS = new Set(JOB_HEADINGS.split('|'));

/** The lines of an advertisement without marks of lists, of Markdown, and pictures. */
export function jobRows(text: string): JobRow[] {
  const plain = text.split(/\r?\n/u).map((line) =>
    line
      .replace(/\*\*|__/gu, '')
      .replace(/^\s*(?:>(?!>)|#)+\s*(?!#)/u, '')
      .trim(),
  );
  const marks = repeatedPictures(plain);
  const rows: JobRow[] = [];
  let offer: 'none' | 'open' | 'items' = 'none';
  let isBelowBlank = false;
  for (const line of plain) {
    const picture = picturesAtStart(line);
    const bare = withoutPicturesAtEnd(line.slice(picture.length));
    const body = bare.replace(MARK, '').trim();
    if (!/\p{L}/u.test(body)) {
      isBelowBlank = line === '';
      continue;
    }
    const isItem = body !== bare.trim() || marks.has(picture.trim());
    const isHeading = !isItem && OFFER_HEADINGS.test(body);
    const isEnd = !isItem && (offer === 'items' || (isBelowBlank && !isOfferHeading(rows)) || isOtherHeading(body));
    if (isHeading) offer = 'open';
    else if (isEnd) offer = 'none';
    else if (offer !== 'none' && isItem) offer = 'items';
    rows.push({ text: body, isItem, isOffer: offer !== 'none' });
    isBelowBlank = false;
  }
  return rows;
}

const isOfferHeading = (rows: JobRow[]) => OFFER_HEADINGS.test(rows.at(-1)?.text ?? '');

const isOtherHeading = (text: string) =>
  LIST_HEADINGS.test(text) || HEADINGS.has(text.replace(/(?<![\s:：!.])[\s:：!.]+$/u, '').toLowerCase());

/** Pictures that begin more than one line are marks of points. */
function repeatedPictures(lines: string[]): Set<string> {
  const pictures = lines.map((line) => picturesAtStart(line).trim()).filter((picture) => picture !== '');
  return new Set(pictures.filter((picture, place) => pictures.indexOf(picture) !== place));
}
