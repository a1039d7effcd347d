import { isCompany, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { NO_PERSON_WORDS } from './job-label-patterns.ts';
import { PLAIN_HEADING } from './job-section-patterns.ts';

const NAME = String.raw`(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{1,20})`;
/** The words after such a name: when, where or how to call, or nothing. */
const BEHIND = String.raw`(?=\s*(?:[.,;!)(\n]|$|\+?\d)|\s+(?:on|at|in the|between|any|before|after|from|with|directly|for (?:a|an|more|further)|if|or|and)\b)`;
const FIRST_NAMES = [
  new RegExp(
    String.raw`\b(?:[Rr]ing|[Cc]all|[Pp]hone|[Tt]ext|[Aa]sk for|[Tt]alk to|[Ss]peak (?:to|with)|[Ww]rite to|[Mm]essage|WhatsApp)\s+${NAME}${BEHIND}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Ss]end|[Mm]ail|[Ee]-?mail|[Aa]pp|[Tt]ext|[Dd]rop)\s+(?:us |me )?(?:your|a|an?) (?:CV|cv|r[ée]sum[ée]|letter|application)(?: and (?:a|an|your)(?: \p{Ll}+){1,3})?` +
      String.raw`\s+to\s+${NAME}${BEHIND}`,
    'gu',
  ),
];
/** "Questions about the post: Jelmer, team manager Glass West". */
const BEFORE_POST = new RegExp(
  String.raw`\b(?:[Qq]uestions?|[Ee]nquir(?:y|ies)|[Cc]ontact|[Ii]nformation)\b[^.!?:\n]{0,40}:\s+${NAME},\s+(?:(?:our|the|your)\s)?([^,.;)\n]{2,40})`,
  'gu',
);
const NO_PERSON = new Set(NO_PERSON_WORDS.split('|'));
/** Departments and weekdays, which are not people. */
const OFFICE = joinPattern(
  'iu',
  '^(?:reception|reservations?|recruitment|recruiting|payroll|personnel|admin(?:istration)?|management|operations|sales|support|security|switchboard|human|careers?|talent|people',
  '|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$',
);

/** The first name of the person to call or write to, if the advertisement gives no full name; '' if there is none. */
export function findFirstName(text: string): string {
  const named = FIRST_NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const posted = [...text.matchAll(BEFORE_POST)].flatMap(([, name = '', post = '']) => (isTitle(post) ? [name] : []));
  return [...named, ...posted].find((name) => isFirstName(name, text)) ?? '';
}

/** Not a common word, a company or a place, and never written in small letters in the same text. */
function isFirstName(name: string, text: string): boolean {
  const small = name.toLowerCase();
  // "Write to Larkin at jobs@larkin.example" names the house.
  if (new RegExp(String.raw`@[\w.-]{0,30}${small}`, 'iu').test(text)) return false;
  if (COMMON_WORDS.has(small) || NO_PERSON.has(small) || OFFICE.test(name) || PLAIN_HEADING.test(name)) return false;
  if (isCompany(name) || isTitle(name) || isLocation(name) || isTown(name)) return false;
  return !new RegExp(String.raw`(?<![\p{L}@./-])${small}(?![\p{L}@.-]\p{L}|\p{L})`, 'u').test(text);
}
