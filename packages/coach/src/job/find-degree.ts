import { joinPattern } from '../text/join-pattern.ts';
import type { JobClause } from './job-sections.ts';

/** A degree that a job asks for. `level` is 2 (some degree) to 5 (doctorate); `subject` are the words behind "in", which may be ''. */
export type DegreeDemand = { level: number; subject: string; sentence: string; isMust: boolean };
/** Offsets of the subjects of a degree in a clause: words there name a field of study, not a demanded skill. */
export type DegreeSpan = { level: number; start: number; end: number };

const LEVELS: [number, RegExp][] = [
  [5, /\b(?:ph\.?\s?d|doctora(?:te|l)|dphil)\b/iu],
  [
    4,
    /\b(?:master(?:['’]?s)?|m\.?\s?sc|mba|ll\.?m|m\.?com|msn|m\.?phil|m\.?tech|m\.?eng|m\.?a(?=\.?\s(?:in|of)\b)|m\.?s(?=\.?\s(?:in|degree)\b))\b/iu,
  ],
  [
    3,
    joinPattern(
      'iu',
      String.raw`\b(?:bachelor(?:['’]?s)?|b\.?\s?sc|ll\.?b|b\.?comm?|bba|bsn|b\.ed|b\.e(?=\.)|b\.?pharm|mbbs|b\.?eng|b\.?tech|undergraduate degree`,
      String.raw`|b\.?a(?=\.?\s(?:in|of|degree|\(hons)\b)|b\.?s(?=\.?\s(?:in|degree)\b))\b`,
    ),
  ],
  [
    2,
    /\b(?:university degree|college degree|academic degree|degree|diploma)(?=\s(?:in|of|level|at level|or|from|required|preferred)\b|[.,;)]|$)/iu,
  ],
];
const NO_DEGREE = joinPattern(
  'iu',
  String.raw`\b(?:high school|school|secondary|no|without a|not need a|don['’]t need a|degree of|not a must|not required|not necessary|supervis\p{L}+`,
  String.raw`|thes[ei]s|candidates|students|programmes?|master (?:craftsm\p{L}+|builder|mariner|baker|butcher|electrician|plumber|tailor|chef|technician`,
  String.raw`|mechanic|carpenter|plan|data|file|schedule)s?)\b`,
);
const SUBJECT = joinPattern(
  'iu',
  String.raw`^[^.;]*?\b(?:degrees?|diploma|science|arts|bachelor(?:['’]?s)?|master(?:['’]?s)?|ph\.?\s?d|b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|b\.?s|m\.?s`,
  String.raw`|b\.?tech|b\.?eng|m\.?eng)\.?(?:\s(?:level|required|preferred|at level \d{1,2}))?\s+(?:in|of)\s+`,
);
const SUBJECT_END = joinPattern(
  'iu',
  String.raw`[.;]|\s(?:with|plus|from|required|preferred|is|are|would|will|who|that)\s|,?\s(?:and|or)\s+(?:\d|an?\s(?:equivalent|minimum)|at least`,
  String.raw`|equivalent|proven|relevant|strong|experience|several)|\bor (?:a )?(?:related|similar|equivalent|comparable)`,
);

/** The degree that a clause speaks of, with the place of its subjects, or undefined. */
export function findDegreeSpan(text: string): DegreeSpan | undefined {
  const found = LEVELS.flatMap(([level, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ level, at: match.index }] : [];
  });
  const first = found.sort((left, right) => left.at - right.at)[0];
  if (first === undefined || NO_DEGREE.test(text)) return undefined;
  // Of "Bachelor's or Master's degree" the lower one is enough.
  const level = Math.min(...found.map((one) => one.level).filter((one) => one > 2), first.level > 2 ? first.level : 5);
  const rest = text.slice(first.at);
  const lead = SUBJECT.exec(rest);
  if (lead === null) return { level: found.some((one) => one.level > 2) ? level : 2, start: first.at, end: first.at };
  const start = first.at + lead[0].length;
  const end = SUBJECT_END.exec(text.slice(start))?.index;
  return {
    level: found.some((one) => one.level > 2) ? level : 2,
    start,
    end: end === undefined ? text.length : start + end,
  };
}

/** The degree that a job asks for, the least of several, or undefined. `isMust` is false where it is a plus. */
export function findDegree(clauses: readonly JobClause[]): DegreeDemand | undefined {
  const degrees = clauses.flatMap(({ text, demand, kind }): DegreeDemand[] => {
    if (demand === 'skip' || (kind !== undefined && kind !== 'requirement')) return [];
    const span = findDegreeSpan(text);
    if (span === undefined) return [];
    const isMust = demand === 'required' && !/\bor (?:an? )?(?:equivalent|comparable|similar)\b/iu.test(text);
    return [{ level: span.level, subject: text.slice(span.start, span.end).trim(), sentence: text, isMust }];
  });
  return degrees.sort((left, right) => left.level - right.level)[0];
}
