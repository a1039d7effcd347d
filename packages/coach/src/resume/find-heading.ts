import sectionHeadings from '../../data/resume/section-headings.json' with { type: 'json' };
import { isTitle } from '../entities/classify-part.ts';
import { rememberShort } from '../text/remember.ts';
import type { SectionName } from './section-name.ts';

/** A heading, with the text after its colon on the same line ("Skills: SQL, Excel"). */
export type Heading = Readonly<{ section: SectionName; rest: string }>;

const SECTIONS = new Map<string, SectionName>();
// Lower case, without punctuation. A heading is one of these and nothing else.
for (const [section, wordings] of Object.entries(sectionHeadings)) {
  for (const wording of wordings) SECTIONS.set(wording, section as SectionName);
}
/** Words that join two headings or dress one up: "Education & Skills" is read by its first half. */
const JOINING_WORDS = /\s(?:and|und|et|y|и|و|with|e)\s/u;
const MAX_HEADING_LENGTH = 48;
/** "UX PROJECTS" and "SELECTED WORK HISTORY": in capitals these words mark a heading. */
const QUALIFIED_HEADING = /^(?:[^\s]+ ){1,3}(experience|projects|skills|history|qualifications)$/u;

/** "LANGUAGES   Tongan (first), English": a heading in capitals and a gap before its text. */
const RUN_IN = /^(\p{Lu}[\p{Lu}&/ ]{3,30}?)\s{2,8}(\S.*\p{Ll}.*)$/u;

/** The heading that a line is, or undefined. Knows English and the main headings of a dozen other languages. */
export const findHeading = rememberShort(readHeading);

function readHeading(line: string): Heading | undefined {
  const text = joinSpacedLetters(withoutRemark(line.trim()));
  const colon = /^([^:：]{2,40})[:：]\s*(.*)$/u.exec(text);
  if (colon) {
    const section = SECTIONS.get(plain(colon[1] ?? ''));
    return section && { section, rest: colon[2] ?? '' };
  }
  const runIn = RUN_IN.exec(line.trim());
  const sectionOfRunIn = runIn === null ? undefined : SECTIONS.get(plain(runIn[1] ?? ''));
  if (sectionOfRunIn !== undefined) return { section: sectionOfRunIn, rest: runIn?.[2] ?? '' };
  if (text.length > MAX_HEADING_LENGTH || /[.,;]$/u.test(text)) return undefined;
  const words = plain(text);
  const section =
    SECTIONS.get(words) ??
    SECTIONS.get(words.split(JOINING_WORDS)[0] ?? '') ??
    firstOfTwo(text) ??
    qualifiedSection(text, words);
  return section && isDressedAsHeading(text, words) ? { section, rest: '' } : undefined;
}

/** "WORK HISTORY (most recent first)" without what the bracket says. */
const withoutRemark = (text: string): string =>
  text.length < 2 * MAX_HEADING_LENGTH ? text.replace(/^([^()\d:]{4,40}?)\s*\([^()]{2,40}\)$/u, '$1') : text;

/** "School / training". */
const firstOfTwo = (text: string): SectionName | undefined => {
  const [first = '', second] = text.split(/\s*\/\s*/u);
  return second === undefined ? undefined : SECTIONS.get(plain(first));
};

function qualifiedSection(text: string, words: string): SectionName | undefined {
  const isShouted = text === text.toUpperCase() && !/\d/u.test(text);
  const noun = isShouted && !/\b(?:of|in|for)\b/u.test(words) ? QUALIFIED_HEADING.exec(words)?.[1] : undefined;
  return noun === undefined || isTitle(text) ? undefined : SECTIONS.get(noun === 'history' ? 'work history' : noun);
}

/** "skills" in lower case within running text is no heading; scripts without capitals always pass. */
function isDressedAsHeading(text: string, words: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return first !== first.toLowerCase() || first.toLowerCase() === first.toUpperCase() || SECTIONS.has(words);
}

/** In lower case, without signs and numbers: "WORK 2" heads a post as "WORK" does. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/gu, ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/^(?:\d+|[ivx]{1,4}) (?=\p{L})/u, '')
    .replace(/(?<=\p{L}) \d{1,2}$/u, '')
    .trim();
}

/** Some templates write "E X P E R I E N C E". */
function joinSpacedLetters(text: string): string {
  if (!/^\p{L}(?: {1,2}\p{L}){3,}/u.test(text) || /\p{L}{2}/u.test(text)) return text;
  return text
    .split(/ {2,}|\s*&\s*/u)
    .map((word) => word.replace(/ /gu, ''))
    .join(' ');
}

/** A heading in a column at the left, with the first line of its section beside it. */
export function findHeadingCell(text: string): Heading | undefined {
  const [, cell = '', rest = ''] = /^([^\t]+)\t(.+)$/u.exec(text.trim()) ?? [];
  const heading = cell === '' ? undefined : findHeading(cell);
  return heading?.rest === '' && findHeading(rest) === undefined ? { ...heading, rest } : undefined;
}
