import type { ResumeEducation } from '@greenroom/contract/resume';
import { isDegree, isInstitution, isLocation } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isAcademic } from './degree-kinds.ts';
import { withArticle } from './letter-phrases.ts';

/** "Bachelor of Science", "BSc (Hons)": the degree, then its field. */
const KIND = joinPattern(
  'u',
  String.raw`^((?:(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)?(?: [Dd]egree)?(?: (?:of|in) (?:Applied )?(?:Science|Arts|Engineering|Business Administration`,
  String.raw`|Commerce|Laws|Education|Fine Arts|Philosophy|Social Work|Technology|Music|Architecture))?|A\.?A\.?S?|B\.? ?(?:A|S|Sc|Com|Ed|Eng|Tech|BA|FA|SN|SW|Arch|Mus|Pharm)`,
  String.raw`|M\.? ?(?:A|S|Sc|Com|Ed|Eng|Tech|BA|FA|SN|SW|Arch|Phil|Pharm|Res|Chem|Math|Phys)|LL\.?[BM]`,
  String.raw`|Ph\.? ?D|HN[CD]|PGCE|PGDE|FdA|FdSc)\b\.?(?:,? \(?Hon(?:ou)?rs?s?\)?|,? \(?Hons?\.?\)?)?)(?:\s*[,:–—-]?\s+|$)(.*)$`,
);
/** The class of a degree and how it was studied are no part of its name. */
const NOTES = joinPattern(
  'iu',
  String.raw`\s*\((?:part[- ]time|full[- ]time|distance|evenings?|online|[^()]*\b(?:GPA|class|hons?ours)\b[^()]*)\)`,
  String.raw`|,?\s+(?:2[:.][12]|first[- ]class|upper second|lower second)(?: hon(?:ou)?rs)?\b`,
  String.raw`|\s[12](?=,|$)|,?\s*\b(?:C?GPA:? \d[\d./ ]*|(?:magna |summa )?cum laude|with (?:distinction|merit|hon(?:ou)?rs))\b`,
);
const DATE =
  /[\s,(–—-]*((?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? )?(?:19|20)\d\d)(?:\s*[–—-]\s*((?:\p{L}{3,9}\.? )?(?:19|20)\d\d))?\)?\s*$/u;
const PART = /,\s+|\s+[–—|-]\s+|\s*\t\s*/u;
/** "Fall River, MA" */
const STATE = /^(?:MA|MS)$/u;
/** Programs and their makers. */
const NO_DEGREE = /^M\.?S\.? (?:Office|Excel|Word|Project|Access|Teams|Certified)\b/u;
const LONGEST_FIELD = 7;
/** "the University of Antwerp", but "Ghent University". */
const WITH_ARTICLE = /^(?:University|Institute|College|Academy|School) of\b/u;

/** A degree as a line of a resume names it, as one says it: "a BSc in Geography from the University of Leeds (2013)". Undefined where its parts are not sure. */
export function phraseDegree(item: string, education: readonly ResumeEducation[] = []): string | undefined {
  const plain = item.replace(/[\s.;]+$/u, '').replace(/\s*\((?:part[- ]time|online|evenings)\)/giu, '');
  const [whole = '', start = '', end = ''] = DATE.exec(plain) ?? [];
  const named = (whole === '' ? plain : plain.slice(0, -whole.length)).replaceAll(new RegExp(NOTES, 'giu'), '');
  const parts = named.split(PART).filter((part) => part !== '');
  const at = parts.findIndex(isKind);
  const [, kind = '', within = ''] = KIND.exec(parts[at] ?? '') ?? [];
  if (kind === '') return undefined;
  const school = parts.find((part, place) => place !== at && isSchool(part)) ?? schoolOf(parts[at] ?? '', education);
  const field = fieldOf(within, parts[at + 1] ?? '');
  if (field.split(' ').length > LONGEST_FIELD || /[:;]/u.test(field)) return undefined;
  const from = school === '' ? '' : ` from ${WITH_ARTICLE.test(school) ? 'the ' : ''}${school}`;
  const date = (end || start).trim();
  return `${withArticle(withField(kind.trim(), field.trim()))}${from}${date === '' ? '' : ` (${date})`}`.replace(
    /\(([^()]+)\) \(([^()]+)\)$/u,
    '($1, $2)',
  );
}

const isKind = (part: string, place: number): boolean =>
  KIND.test(part) && !NO_DEGREE.test(part) && !(place > 0 && STATE.test(part)) && (isDegree(part) || isAcademic(part));

/** The field behind the degree, in the same part or in the next one. */
function fieldOf(within: string, next: string): string {
  const told = within.replace(/^[Dd]egree(?: in)? ?/u, '');
  return told === '' && !isSchool(next) && !isLocation(next) && !/\d/u.test(next) ? next : told;
}

/** The school of the entry with that degree, where the line itself names none. */
const schoolOf = (degree: string, education: readonly ResumeEducation[]): string =>
  education.find((entry) => degree !== '' && entry.degree.startsWith(degree) && isSchool(entry.institution))
    ?.institution ?? '';

const isSchool = (part: string): boolean =>
  isInstitution(part) || /\b(?:University|College|Institute|Academy|School|Polytechnic)\b/u.test(part);

/** "BSc in Geography"; what has its "in" already gets the field in brackets. */
function withField(kind: string, field: string): string {
  if (field === '') return kind;
  if (/^(?:in|of) /u.test(field)) return `${kind} ${field}`;
  return / in /u.test(kind) ? `${kind} (${field})` : `${kind} in ${field}`;
}
