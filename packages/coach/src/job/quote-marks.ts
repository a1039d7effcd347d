const MARK = /^[ \t]*(?:>[ \t]?){1,4}/u;
/** "LANTERN RAIL HOLDINGS   Page 1 of 2": the head or foot of a printed page. */
const PAGE = /^.{0,80}\bPage \d{1,2} of \d{1,2}\s*$/iu;
const LEAST_SHARE = 0.4;

/** A text that was forwarded by e-mail or printed, without the marks before its lines and without the heads and feet of its pages. */
export function withoutQuoteMarks(text: string): string {
  if (!text.includes('>') && !PAGE_ANYWHERE.test(text)) return text;
  const lines = text.split('\n');
  const marked = lines.filter((line) => MARK.test(line)).length;
  // A list may be marked so too; a message has marks before its empty lines.
  const isForwarded =
    lines.some((line) => /^\s*>+\s*$/u.test(line)) &&
    marked > LEAST_SHARE * lines.filter((line) => line.trim() !== '').length;
  return lines
    .map((line) => (isForwarded ? line.replace(MARK, '') : line))
    .filter((line) => !PAGE.test(line))
    .join('\n');
}
const PAGE_ANYWHERE = /\bPage \d{1,2} of \d{1,2}\b/iu;
