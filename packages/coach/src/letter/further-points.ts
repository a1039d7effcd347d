import type { ParsedResume } from '@greenroom/contract/resume';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { stem } from '../text/stem.ts';
import type { LetterFacts } from './letter-facts.ts';
import { asPoints, startOf } from './point-lines.ts';
import { MOST_ASKING } from './rank-deeds.ts';

const MOST_FURTHER = 2;
/** With fewer words in common a line does not surely answer. */
const FEWEST_SHARED = 2;
/** What a person says of themselves is plain praise more often than a list is. */
const FEWEST_SHARED_SAID = 3;
const FEWEST_LISTED = 3;
const LEAST_CERTAINTY = 0.5;
const MOST_LINES = 120;
/** No resume has more lines. */
const MOST_READ = 600;
const MOST_CHARACTERS = 400;
/** A longer line without a full stop is continued in the next line. */
const LONGEST_OPEN = 75;
/** What the person wants, who can be asked, and what is listed as a paper. */
const ELSEWHERE = joinPattern(
  'iu',
  String.raw`\b(?:looking|seek\p{L}*|wish\p{L}*|objective|eager|keen|hobb\p{L}+|interests?|referees?|references?|curriculum|resume|diploma|degree|bachelor|bsc|msc`,
  String.raw`|certificat\p{L}+|licen[cs]e|school|college|university|passion\p{L}*|love|enjoy|like to|happiest|energy|motivated|punctual|volunteer\p{L}*|native|fluent`,
  String.raw`|mother tongue)\b|:\s*$`,
);
/** Sections whose lines answer nothing; they end at the next heading. */
const SKIPPED = joinPattern(
  'iu',
  String.raw`^\W*(?:interests?|hobbies|leisure|side|personal (?:details|information|data)|references?|referees|languages?|education|qualifications?`,
  String.raw`|certif\p{L}*|training|courses?|cpd|other|contact|publications)\b`,
);
const LONGEST_HEADING = 5;
const GENERAL = new Set(
  'year work experience team good strong skill day time job role full able ability use own new high level include provide well'
    .split(' ')
    .map(stem),
);

/**
 * Lines outside the jobs (summary, skills, tools and machines) that answer what the points told so far do not: a demand each, with at least two of its words.
 */
export function findFurther(
  { resume, asking, listedSkills }: LetterFacts,
  told: readonly string[],
  held: readonly string[],
): string[] {
  // What another part of the letter lists is not told twice.
  const isListed = (line: string) =>
    held.some((name) => line.includes(name)) ||
    listedSkills.filter(({ wording }) => line.toLowerCase().includes(wording.toLowerCase())).length >= FEWEST_LISTED;
  const lines = linesOutside(resume)
    .filter((line) => !isListed(line))
    .map((line) => ({
      line,
      stems: stemsOf(line),
      least: /\b(?:I|my)\b/iu.test(line) ? FEWEST_SHARED_SAID : FEWEST_SHARED,
    }));
  const known = told.map(stemsOf);
  const chosen: string[] = [];
  for (const { text, certainty } of asking.slice(0, MOST_ASKING)) {
    const asked = stemsOf(text);
    const shared = (stems: ReadonlySet<string>) => [...stems].filter((word) => asked.has(word)).length;
    const isAnswered = known.some((stems) => shared(stems) >= FEWEST_SHARED);
    if (certainty < LEAST_CERTAINTY || isAnswered || chosen.length === MOST_FURTHER) continue;
    const [best] = [...lines].sort((left, right) => shared(right.stems) - shared(left.stems));
    if (!best || shared(best.stems) < best.least) continue;
    chosen.push(best.line);
    known.push(best.stems);
  }
  return chosen;
}

const stemsOf = (text: string) =>
  new Set(contentStems(text).filter((word) => !GENERAL.has(word) && !/^\d+$/u.test(word)));

function linesOutside(resume: ParsedResume): string[] {
  const all = resume.text.split('\n').slice(0, MOST_READ);
  const inJobs = new Set(resume.experience.flatMap(({ achievements }) => achievements.map(startOf)));
  const first = all.findIndex((line) => inJobs.has(startOf(line)));
  const last = all.findLastIndex((line) => inJobs.has(startOf(line)));
  const names = [
    resume.fullName,
    ...resume.experience.flatMap(({ title, employer }) => [title, employer]),
    ...resume.education.flatMap(({ degree, institution }) => [degree, institution]),
    ...resume.certifications,
  ].filter((name) => name !== '');
  return all
    .filter(
      (line, at) =>
        first >= 0 &&
        line.length <= MOST_CHARACTERS &&
        (at < first || at > last) &&
        isWhole(line, all[at + 1] ?? '') &&
        !isSkipped(all, at),
    )
    .filter((line) => !ELSEWHERE.test(line) && !names.some((name) => line.includes(name)))
    .slice(0, MOST_LINES)
    .flatMap((line) => asPoints(line.replace(/^[^\p{L}\p{N}"“(]+/u, '')));
}

/** Whether a line surely ends where it is broken, and begins there. */
const isWhole = (line: string, next: string) =>
  !/^\p{Ll}/u.test(line.trim()) &&
  // A tagline or a row of a table.
  !/\S\s*\|\s*\S|\t|\S {4,}\S/u.test(line) &&
  !/^\s*\p{Ll}/u.test(next) &&
  (line.length <= LONGEST_OPEN || /[.!)]\s*$/u.test(line) || next.trim() === '');

/** Whether the heading above a line is of a section that answers nothing. */
function isSkipped(lines: readonly string[], at: number): boolean {
  for (let above = at; above >= Math.max(0, at - LONGEST_SECTION); above -= 1) {
    const line = lines[above] ?? '';
    const isAlone =
      line.trim() !== '' && (above === 0 || (lines[above - 1] ?? '').trim() === '' || line === line.toUpperCase());
    if (isAlone && line.trim().split(/\s+/u).length <= LONGEST_HEADING) return SKIPPED.test(line);
  }
  return false;
}
const LONGEST_SECTION = 25;
