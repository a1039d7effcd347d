import { isLocation } from '../entities/classify-part.ts';
import { matchSkills } from '../skills/match-skills.ts';
import {
  DOUBTFUL_PLACE,
  FACT_LABEL,
  LONG_FACT,
  NICE_HEADING,
  NO_LONE_LABEL,
  PLAIN_HEADING,
  REQUIRED_HEADING,
  SKIP_HEADING,
  SURE_FACT,
} from './job-section-patterns.ts';
import { titleLabelOf } from './job-title-lines.ts';

/** How binding a part of a job description is; `skip` represents what is not about the candidate (benefits, legal notes). */
export type Demand = 'required' | 'nice' | 'skip';
/** A heading with the text behind it on its line. `isKnown` is false for one that only ends the section above it. */
export type Heading = { demand: Demand; rest: string; isKnown: boolean };
/** A label such as "Location" with its value, empty where that is below. */
type FactLabel = { label: string; value: string };

const HEADING_MAX_LENGTH = 60;
const HEADING_MAX_WORDS = 8;
const COLON = /\s*:\s*/u;
const DASH = /\s+[-–—]+\s+/u;

/** "Location: Leeds" and "Salary – 30,000": a label of the advertisement's own facts at the beginning of a text. */
export function factLabelOf(text: string): FactLabel | undefined {
  return [COLON, DASH]
    .map((mark) => partAt(text, mark))
    .find((parts): parts is FactLabel => parts !== undefined && FACT_LABEL.test(parts.label) && !isRowOfTools(parts));
}

/** "Office: Word, Excel" names tools, "Site: Elm Park" a place with such a word in its name. */
function isRowOfTools({ label, value }: FactLabel): boolean {
  if (!DOUBTFUL_PLACE.test(label)) return false;
  const [row = ''] = value.split(/[.;:|•\n]|\s[/–—-]\s/u);
  return row.split(/,|&|\band\b/u).every((piece) => isTool(piece.trim()));
}

function isTool(text: string): boolean {
  return !isLocation(text) && matchSkills(text).some(({ start, end }) => start === 0 && end === text.length);
}

/** A label alone on its line: "Deadline", "Start date:". */
export function isLoneFact(line: string): boolean {
  const label = line.replace(/\s*:$/u, '');
  if (label === line && NO_LONE_LABEL.test(label)) return false;
  return FACT_LABEL.test(label) && !LONG_FACT.test(label);
}

/** Whether a line is the value of the label alone above it. Under "Travel" a list of skills may continue. */
export function isValueOf(label: string, line: string): boolean {
  return SURE_FACT.test(label) || !matchSkills(line).some(({ skill }) => skill.isTechnical);
}

/** The words before a colon or dash with which a text begins, where they are a fact's label or a heading. */
export function labelOf(text: string): string | undefined {
  const { label, isMarked } = headAndRest(text);
  const isHeading = isMarked && !/[.!?;|]/u.test(label) && headingOf(text, false, 'required') !== undefined;
  return factLabelOf(text)?.label ?? titleLabelOf(text) ?? (isHeading ? label : undefined);
}

const fitsHeading = (head: string, wordCount: number) =>
  head.length <= HEADING_MAX_LENGTH && wordCount <= HEADING_MAX_WORDS && !/[.;,]$/u.test(head);

/** A heading that begins a text or undefined. A bullet makes it a point of a list, save where nothing is behind its colon. */
export function headingOf(line: string, isBullet: boolean, current: Demand): Heading | undefined {
  const { label: head, value: rest, isMarked } = headAndRest(line);
  const wordCount = head.split(/\s+/u).length;
  const isAlone = isMarked && rest === '';
  if (!fitsHeading(head, wordCount) || (isBullet && !isAlone)) return undefined;
  const isWithin = (words: number) => isMarked || wordCount <= words;
  if (NICE_HEADING.test(head) && isWithin(4)) return { demand: 'nice', rest, isKnown: true };
  if (SKIP_HEADING.test(head) && isWithin(6)) return { demand: 'skip', rest, isKnown: true };
  if (!isMarked && looksLikeDemand(head)) return undefined;
  if (REQUIRED_HEADING.test(head) && isWithin(6)) return { demand: 'required', rest, isKnown: true };
  // An unknown heading ends what a known one said: "Your first hundred days:" is no benefit.
  return current !== 'required' && isAlone ? { demand: 'required', rest, isKnown: false } : undefined;
}

/** A dash parts a heading from the rest only where the heading is a plain one: "Experience designer – London" is none. */
function headAndRest(line: string): FactLabel & { isMarked: boolean } {
  const byColon = partAt(line, COLON);
  const byDash = partAt(line, DASH);
  const parts = byDash && PLAIN_HEADING.test(byDash.label) ? byDash : byColon;
  const head = (parts?.label ?? line).replace(/(?<![?!])[?!]+$/u, '').trim();
  return { label: head, value: parts?.value ?? '', isMarked: parts !== undefined };
}

function partAt(text: string, mark: RegExp): FactLabel | undefined {
  const match = mark.exec(text.slice(0, HEADING_MAX_LENGTH + 1));
  if (!match || match.index === 0) return undefined;
  const from = match.index + match[0].length;
  return { label: text.slice(0, match.index).trim(), value: text.slice(from).trim() };
}

/** "Experience with Python" begins like a heading and is a demand. */
function looksLikeDemand(head: string): boolean {
  if (
    /^(?:what|who|why|how|about|main duties|purpose of|overview|(?:general )?statement of|(?:illustrative |typical )?examples of)\b/iu.test(
      head,
    )
  )
    return false;
  return (
    /\b(?:in|with|of|using|to|for|on|as)\s+\S/iu.test(head) ||
    /^(?:preferred|desired|knowledge|experience|skills)\s+\S+\s+\S+/iu.test(head)
  );
}
