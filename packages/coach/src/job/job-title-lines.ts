import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { TITLE_LABEL } from './job-section-patterns.ts';

const LABELLED = /^([^:.!?;|\n]{1,40}?)(?:\s*:\s*|\s+[-–—]+\s+)(.{2,200})/u;
/** What ends a title on its line: the end of a sentence, a mark between parts, a dash, the next label. */
const TITLE_END = /,?\s+(?=\p{Lu}[^:,.;|]{1,40}:)|(?<=[.!?])\s+(?=[\p{Lu}\d"“(•-])|\s*[;|•●▪◦·]\s*|\s+[-–—/]+\s+/u;
const SENTENCE_WORD = /\b(?:you|your|we|our|us|is|are|will|must|can|who|this|to)\b/iu;
const MAX_TITLE_WORDS = 10;
/** A value of so few words is a title although none of them is known as a position: "Role: Payroll". */
const MAX_FREE_WORDS = 4;

/** The label of a title with which a text begins: "Position: Data Analyst", but not "Role: you run the payroll". */
export function titleLabelOf(text: string): string | undefined {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  return TITLE_LABEL.test(label) && isTitleValue(value) ? label : undefined;
}

/** Whether a line is below "Position" or "Role:" as its value. "Role" may also be a heading above duties. */
export function isTitleBelow(label: string, line: string): boolean {
  return TITLE_LABEL.test(label.replace(/\s*:$/u, '')) && isTitleValue(line) && endsInPosition(line);
}

function isTitleValue(value: string): boolean {
  const title = (value.split(TITLE_END)[0] ?? '').replace(/[^\p{L}\p{N})]+$/u, '');
  const words = title.split(/\s+/u);
  if (words.length > MAX_TITLE_WORDS || SENTENCE_WORD.test(title)) return false;
  if (endsInPosition(title)) return true;
  const first = words[0]?.toLowerCase() ?? '';
  const isDuty = (DUTY_VERBS.includes(first) || first.endsWith('ing')) && /^\S+\s+\p{Ll}/u.test(title);
  return !isDuty && (isTitle(title) || (words.length <= MAX_FREE_WORDS && !title.includes(',')));
}

const endsInPosition = (text: string) =>
  isTitle(
    text
      .replace(/[\s.]+$/u, '')
      .split(/\s+/u)
      .at(-1) ?? '',
  );
