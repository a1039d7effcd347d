import type { ResumeLine } from '@greenroom/contract/resume';
import { findDateRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LabelledField, LabelledLine } from './resume-rows.ts';

/** What the European form and others like it print before each value, the longest first. */
const LABELS =
  'name and address of employer|name and type of organi[sz]ation(?: providing education and training)?|name of (?:the ' +
  ')?(?:employer|institution|organi[sz]ation)|title of (?:the )?qualification(?: awarded)?|occupation or position held|position held|main ' +
  'activities(?: and responsibilities)?|type of business or sector|principal subjects(?:\\/occupational skills covered)?|surname\\(s\\) \\/ ' +
  'first name\\(s\\)|first name\\(s\\) \\/ surname\\(s\\)|name(?: \\/| and)? surname|surname(?: \\/| and)? name|full name|name|dates?|period|employer|occupation|position|job ' +
  'title|e-mail(?:\\(s\\))?|email|telephone(?:\\(s\\))?|phone|mobile|address(?:\\(es\\))?|nationality|date of birth' +
  // Words that begin sentences too count with a colon alone.
  '|(?:full names?|first names?|forenames?|given names?|surname|last name|family name|company(?: name)?|organi[sz]ation|designation|job role|role' +
  '|duration|tenure|cell|residential)(?=\\s*:)';
const LABEL = new RegExp(`^(?:${LABELS})\\s*:?(?:\\t|\\s+)(?=\\S)`, 'iu');
/** Labels of a title or degree, and of an employer or school, in languages of Europe. */
const HEAD_LABEL = joinPattern(
  'iu',
  '^(?:(?:position|post|job|role|title|rank|occupation)(?: held| title| role| name)?|occupation or position held|designation|function|capacity',
  '|cargo|puesto|fun[cç](?:ión|ão)|poste|fonction|funktion|stelle|stilling|befattning|tjänst|functie|ruolo|mansione|posizione|stanowisko',
  '|pozice|beosztás|munkakör|funcți[ae]|qualification|degree|course)$',
);
const BODY_LABEL = joinPattern(
  'iu',
  '^(?:(?:name of (?:the )?|name and address of (?:the )?)?(?:employer|company|organi[sz]ation|firm|establishment|workplace|institut(?:e|ion)',
  '|school|college|university)(?: name)?|worked (?:at|for)|empresa|entreprise|société|employeur|arbeitgeber|firma|unternehmen|arbeidsgiver',
  '|arbeidsplass|arbetsgivare|arbejdsgiver|werkgever|bedrijf|azienda|datore di lavoro|zaměstnavatel|pracodawca|munkáltató|angajator',
  '|empregador|empleador)$',
);

const fieldOf = (label: string): LabelledField | undefined => {
  const words = label.replace(/[\s:：]+$/u, '');
  return HEAD_LABEL.test(words) ? 'head' : BODY_LABEL.test(words) ? 'body' : undefined;
};

const withField = (line: ResumeLine, text: string, label: string): LabelledLine => {
  const field = fieldOf(label);
  return { ...line, text, ...(field && { field }) };
};

/** "1) Organisation : Elm Ltd", "(a) Position Held:- Clerk" and "Period = 2019 - 2021", perhaps with a number before the label. */
const LOOSE_LABEL =
  /^\s*(\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s*)?(\p{L}[\p{L}/'’ ]{1,32})(\s*[:：]\s*[-–]?|\s+[=–-])\s*(?=\S)/u;
const DATES_LABEL = /^(?:dates?|period|duration|tenure|years?|from(?: ?[–-] ?to)?)$/iu;

/** "Start date: January 2020     End date: Present" on one line. */
const BOTH_DATES =
  /^\s*(?:from|started?|start date|date started|joined)\s*[:：]\s*([^:：\t]{4,30}?)[\s,;|]{1,12}(?:to|until|till|ended|end|end date|left)\s*[:：]\s*/iu;

/** Labels as "Organisation: Elm Ltd", however they are parted from their values. */
export function tidyLabels(lines: ResumeLine[]): ResumeLine[] {
  return lines.map((line) => {
    const range = line.text.replace(BOTH_DATES, '$1 – ');
    if (range !== line.text && findDateRange(range)?.start === 0) return { ...line, text: `Dates: ${range}` };
    const [whole = '', , label = ''] = LOOSE_LABEL.exec(line.text) ?? [];
    const words = label.trim();
    if (whole === '' || !(fieldOf(words) || DATES_LABEL.test(words))) return line;
    return { ...line, text: `${words}: ${line.text.slice(whole.length)}` };
  });
}

/** So many labels, of so many kinds, make a form; "Position" alone may begin a sentence. */
const FEWEST_LINES = 5;
const FEWEST_KINDS = 4;

/** Labels of parts that the European form has below the duties and any other resume above them. */
const OWNER = /^(?:name and (?:address|type) of|name of|employer)/iu;
const POST = /^(?:occupation|position|job title|title of)/iu;
const PERSON = /^(?:surname|first name|name \/|full name|name$)/iu;

/**
 * The lines of a form without its labels, so that their values read as in any other resume; other lines as they are. An employer below the duties comes
 * right behind the post, and "Lepp, Anna" is turned.
 */
export function stripFormLabels(lines: ResumeLine[]): ResumeLine[] {
  const labels = lines.map((line) => LABEL.exec(line.text.trim())?.[0].trim().toLowerCase() ?? '');
  const found = labels.filter((label) => label !== '');
  if (found.length < FEWEST_LINES || new Set(found).size < FEWEST_KINDS) return lines;
  const values: ResumeLine[] = [];
  // Where each entry begins with its employer, the next one's must not move up to this one's post.
  const isOwnerFirst = labels.findIndex((label) => OWNER.test(label)) < labels.findIndex((label) => POST.test(label));
  let afterPost = -1;
  for (const [index, line] of lines.entries()) {
    const label = labels[index] ?? '';
    const text = line.text.trim().replace(LABEL, '');
    if (POST.test(label)) afterPost = values.length + 1;
    if (OWNER.test(label) && afterPost > 0 && !isOwnerFirst) {
      values.splice(afterPost, 0, withField(line, text, label));
      afterPost = -1;
    } else if (label === '') values.push(line);
    else values.push(withField(line, PERSON.test(label) ? givenNameFirst(text) : text, label));
  }
  return values;
}

const givenNameFirst = (name: string): string =>
  name.replace(/^([\p{L}'’-]+(?: [\p{L}'’-]+)?), ([\p{L}'’. -]+)$/u, '$2 $1');

const GIVEN = /^(?:(?:full|first|given) ?names?|forenames?)\s*:\s*(?=\S)/iu;
const FAMILY = /^(?:surname|last name|family name)\s*:\s*(?=\S)/iu;

/** "Full names: Lwazi" and "Surname: Mkhize" on two lines, in either order, as one name. */
export function joinNamesInTwo(lines: ResumeLine[]): ResumeLine[] {
  const texts = lines.map(({ text }) => text.trim());
  const isFirst = texts.map((text, index) => {
    const next = texts[index + 1] ?? '';
    return (GIVEN.test(text) && FAMILY.test(next)) || (FAMILY.test(text) && GIVEN.test(next));
  });
  return lines.flatMap((line, index) => {
    if (isFirst[index - 1]) return [];
    if (!isFirst[index]) return [line];
    const pair = [texts[index] ?? '', texts[index + 1] ?? ''];
    if (FAMILY.test(pair[0] ?? '')) pair.reverse();
    return [{ ...line, text: `Name: ${pair.map((part) => part.replace(GIVEN, '').replace(FAMILY, '')).join(' ')}` }];
  });
}

const FROM = /^(?:from|started?|start date|date started|joined)\s*[:：]\s*(?=\S)/iu;
const TO = /^(?:to|until|till|ended|end|left|end date|date left)\s*[:：]\s*(?=\S)/iu;

/** "From: March 2019" above "To: Present" as one range of dates. */
export function joinLabelledDates(lines: ResumeLine[]): ResumeLine[] {
  const texts = lines.map(({ text }) => text.trim());
  const isFrom = texts.map((text, index) => {
    const range = `${text.replace(FROM, '')} – ${(texts[index + 1] ?? '').replace(TO, '')}`;
    return FROM.test(text) && TO.test(texts[index + 1] ?? '') && findDateRange(range) !== undefined;
  });
  return lines.flatMap((line, index) => {
    if (isFrom[index - 1]) return [];
    if (!isFrom[index]) return [line];
    const end = (texts[index + 1] ?? '').replace(TO, '');
    return [{ ...line, text: `Dates: ${(texts[index] ?? '').replace(FROM, '')} – ${end}` }];
  });
}

const OWN_LABEL = /^(\p{L}[\p{L} /]{1,28})[:：]\s+(?=\S)/u;
const FEWEST_IN_BLOCK = 2;
const FEWEST_BLOCKS = 2;

/**
 * Lines without labels in any words: "Dates: 2019 – 2021", "Company: Elm Ltd" and "Role: Clerk" on lines that follow one another, where one label
 * of them stands before dates and all are repeated.
 */
export function stripRepeatedLabels(lines: ResumeLine[]): ResumeLine[] {
  const labels = lines.map((line) => OWN_LABEL.exec(line.text.trim())?.[1]?.toLowerCase());
  const blocks = blocksOf(labels).filter(
    (block) => block.length >= FEWEST_IN_BLOCK && block.some((index) => findDateRange(lines[index]?.text ?? '')),
  );
  const counts = new Map<string, number>();
  for (const index of blocks.flat()) counts.set(labels[index] ?? '', (counts.get(labels[index] ?? '') ?? 0) + 1);
  const stripped = new Set(blocks.flat().filter((index) => (counts.get(labels[index] ?? '') ?? 0) >= FEWEST_BLOCKS));
  if (stripped.size === 0) return lines;
  return lines.map((line, index) =>
    stripped.has(index) ? withField(line, line.text.trim().replace(OWN_LABEL, ''), labels[index] ?? '') : line,
  );
}

/** The places of labels that follow one another, stretch by stretch. */
function blocksOf(labels: readonly (string | undefined)[]): number[][] {
  const blocks: number[][] = [];
  labels.forEach((label, index) => {
    if (label === undefined) return;
    const last = blocks.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else blocks.push([index]);
  });
  return blocks;
}
