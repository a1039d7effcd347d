import type { LetterFacts } from './letter-facts.ts';
import { isNotHeld } from './not-held.ts';
import { paperName } from './paper-name.ts';
import { isRunOut } from './run-out.ts';
import { listedThings } from './tell-row.ts';

const MOST = 6;
const MOST_READ = 600;
const LONGEST_LINE = 300;
const LONGEST_WORDS = 5;
const MOST_SERIES = 12;
/** "CS30", "6G", "AZ-104", "CSCS", "IPAF": how papers are named. */
const CODE = /^(?:\p{Lu}{1,5}-?\d{1,4}[A-Za-z]?|\p{Lu}{3,6})$/u;
/** "CS30/31/38/39" */
const SERIES = /\b(\p{Lu}{1,4})(\d{1,3})((?:\/\d{1,3}){1,8})/gu;
const OF_PAPERS =
  /^(?:tickets|papers|certs|certificates|certifications|cards|licen[cs]es|qualifications|coding|training)\b[^:]{0,20}:\s*/iu;
/** Written in capitals and no paper. */
const NO_PAPER =
  /^(?:CV|UK|USA|NHS|GCSE|GCSES|SQL|AWS|API|HTML|CSS|EOE|PPE|ID|HR|IT|GP|PAYE|PTO|DOE|FTE|AND|THE|FOR|MUST|NOT|YOU|ALL|OTE|VAT|BSC|MSC|BTEC|PHD|MBA)$/u;
const WEAK =
  /[:+]|\b(?:training|exempt\p{L}*|yearly|course|PIN|not?|lapsed|expired|ran out|run out|booked|pending|learning|studying|until|no)\b/iu;

/** Papers named by a code that the advertisement names as well, beside those that `told` has: "I hold CS30, CS31 and CS38." Else ''. */
export function phraseTickets({ resume, jobDescription, today }: LetterFacts, told: string): string {
  const asked = codesIn(jobDescription);
  if (asked.size === 0) return '';
  const rows = resume.text
    .split('\n', MOST_READ)
    .filter((line) => line.length <= LONGEST_LINE && OF_PAPERS.test(line.replace(/^[^\p{L}]+/u, '')))
    .map((line) => line.replace(/^[^\p{L}]+/u, '').replace(OF_PAPERS, ''));
  const items = [...rows, ...resume.certifications]
    .flatMap((line) => line.split(/,\s+(?![^()]*\))|\.\s+|;\s+|\s\|\s/u))
    .filter((item) => !WEAK.test(item) && !isNotHeld(item, resume.text) && !isRunOut(item, today))
    .map((item) => paperName(item.trim()).replace(/\s*\([^()]*\)|,? passed$|,? since (?:19|20)\d\d.*$/gu, ''))
    .filter((item) => item.split(' ').length <= LONGEST_WORDS)
    .flatMap((item) => (/^(?:\p{Lu}{1,5}\d{1,4} ?){2,}/u.test(item) ? item.split(' ') : [item]));
  const held = items.filter((item) =>
    (item.match(/[\p{L}\d-]+/gu) ?? []).some(
      (word) => asked.has(word) && !new RegExp(String.raw`(?<![\p{L}\d])${word}(?![\p{L}\d])`, 'u').test(told),
    ),
  );
  const names = [...new Set(held)].slice(0, MOST);
  return names.length === 0 ? '' : `I ${/\bI hold\b/u.test(told) ? 'also ' : ''}hold ${listedThings(names)}.`;
}

/** The codes in a text, a series by each of its numbers. */
function codesIn(text: string): Set<string> {
  const series = [...text.matchAll(SERIES)]
    .slice(0, MOST_SERIES)
    .flatMap(([, letters = '', first = '', rest = '']) =>
      [first, ...rest.split('/')].filter((number) => number !== '').map((number) => `${letters}${number}`),
    );
  const words = text.match(/(?<![\p{L}\d@])[\p{L}\d-]{2,8}(?![\p{L}\d])/gu) ?? [];
  return new Set([...series, ...words.filter((word) => CODE.test(word) && !NO_PAPER.test(word))]);
}
