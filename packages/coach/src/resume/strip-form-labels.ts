import type { ResumeLine } from '@greenroom/contract/resume';

/** What the European form and others like it print before each value, the longest first. */
const LABELS =
  'name and address of employer|name and type of organi[sz]ation(?: providing education and training)?|name of (?:the ' +
  ')?(?:employer|institution|organi[sz]ation)|title of (?:the )?qualification(?: awarded)?|occupation or position held|position held|main ' +
  'activities(?: and responsibilities)?|type of business or sector|principal subjects(?:\\/occupational skills covered)?|surname\\(s\\) \\/ ' +
  'first name\\(s\\)|first name\\(s\\) \\/ surname\\(s\\)|full name|name|dates?|period|employer|occupation|position|job ' +
  'title|e-mail(?:\\(s\\))?|email|telephone(?:\\(s\\))?|phone|mobile|address(?:\\(es\\))?|nationality|date of birth';
const LABEL = new RegExp(`^(?:${LABELS})\\s*:?(?:\\t|\\s+)(?=\\S)`, 'iu');
/** So many labels, of so many kinds, make a form; "Position" alone may begin a sentence. */
const FEWEST_LINES = 5;
const FEWEST_KINDS = 4;

/** The lines of a form without its labels, so that their values read as in any other resume; other lines as they are. */
export function stripFormLabels(lines: ResumeLine[]): ResumeLine[] {
  const found = lines.flatMap((line) => LABEL.exec(line.text.trim())?.[0].trim().toLowerCase() ?? []);
  if (found.length < FEWEST_LINES || new Set(found).size < FEWEST_KINDS) return lines;
  return lines.map((line) => ({ ...line, text: line.text.trim().replace(LABEL, '') }));
}
