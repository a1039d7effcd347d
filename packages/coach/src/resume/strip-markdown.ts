import type { ResumeLine } from '@greenroom/contract/resume';

/** "## Data Engineer". */
const HEADING = /^\s*#{1,6}\s+(?=\S)/u;
/** "**Data Engineer**", "__Data Engineer__". */
const EMPHASIS = /(\*\*|__)(?=\S)([^*_]{1,200})(?<=\S)\1/gu;
/** One "#" may be anything; several lines with it are headings. */
const FEWEST_HEADINGS = 2;

/** A resume pasted as Markdown, without the marks of headings and emphasis. Other texts stay as they are. */
export function stripMarkdown(lines: ResumeLine[]): ResumeLine[] {
  const headings = lines.filter(({ text }) => HEADING.test(text)).length;
  if (headings < FEWEST_HEADINGS) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(HEADING, '').replace(EMPHASIS, '$2') }));
}
