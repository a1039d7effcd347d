import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { toMonthNumber } from '../entities/dates.ts';
import { EXPIRED, OPEN } from '../evidence/credential-patterns.ts';
import { contentStems } from '../text/content-stems.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import { statementsOutside } from './evidence-lines.ts';
import { judgeWanted } from './judge-wanted.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { BAD_NEWS, CUT, NO_WORK, SAYING } from './point-lines.ts';
import { withPoints } from './point-text.ts';
import { practicalItems } from './practical-lines.ts';
import { isRunOut } from './run-out.ts';
import { SELF_PRAISE } from './self-praise.ts';
import { isLicenceOfElsewhere } from './sure-paper.ts';

const MOST = { Short: 2, Medium: 4, Long: 6 } as const;
/** From here on three of four lines of writers left out were good for the employer, and one of twenty must not have been there. */
const LEAST_WANTED = { Short: 0.6, Medium: 0.6, Long: 0.5 } as const;
const MOST_UNFIT = 0.2;
/** Who has no work to tell has little else. */
const WITHOUT_WORK = { wanted: 0.15, unfit: 0.4 };
/** Of 90 lines that answered a demand for a paper, a language or hours so surely, recruiters wanted 73. */
const LEAST_ASKED = 0.5;
/** A line with so much of its words told before says nothing new. */
const SAID = 0.7;

type AlsoWish = {
  facts: LetterFacts;
  length: LetterOptions['length'];
  wordings: ToneWordings;
  seed: number;
  /** What the letter says before. */
  said: string;
};

/** Papers, schools, skills and what else the resume says outside its jobs, in its own words, where this employer would want it; else ''. */
export function tellAlso({ facts, length, wordings, seed, said }: AlsoWish): string {
  const lines = statementsOutside(facts.resume).map((line) => ({ line, placeIndex: undefined }));
  const hasWork = facts.deeds.length > 0;
  const least = hasWork ? LEAST_WANTED[length] : WITHOUT_WORK.wanted;
  const most = hasWork ? MOST_UNFIT : WITHOUT_WORK.unfit;
  const chosen = judgeWanted(lines, facts)
    .filter(({ wanted, asked }) => wanted >= least || asked >= LEAST_ASKED)
    .filter(({ line, unfit }) => unfit < most && isFit(line, facts))
    .toSorted((one, other) => Math.max(other.wanted, other.asked) - Math.max(one.wanted, one.asked))
    .map(({ line }) => line);
  const told = [said];
  const points: string[] = [];
  for (const line of [...chosen.map((one) => withState(one, facts)), ...practicalItems(facts)]) {
    if (points.length >= MOST[length]) break;
    if (isSaid(line, told.join('\n'))) continue;
    told.push(line);
    points.push(/^\p{Ll}\p{Ll}/u.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line);
  }
  return points.length === 0 ? '' : withPoints(pick(wordings.also, seed), points);
}

/** Of 98 lines outside the jobs that one of these patterns finds, recruiters wanted 10, and 50 must not be told. */
const NOT_TOLD = [BAD_NEWS, SAYING, NO_WORK, CUT, SELF_PRAISE, LEANS, EXPIRED];
/** A wish of the person is no reason for the employer: "No more night agency please, I want fixed contract". */
const WISH =
  /\b(?:please|I(?:['’]d| would)? (?:like|want|wish|hope|prefer)|look(?:ing)? for|seeking|want(?:s|ing)? (?:to|a)|hop(?:e|ing) (?:to|for)|happy to)\b/iu;

const isFit = (line: string, { jobDescription, today }: LetterFacts): boolean =>
  !WISH.test(line) &&
  !NOT_TOLD.some((pattern) => pattern.test(line)) &&
  !isRunOut(line, today) &&
  !isLicenceOfElsewhere(line, jobDescription);

/** A degree that is not earned yet says so, also where the resume has that on another line. */
function withState(line: string, { resume, today }: LetterFacts): string {
  const entry = resume.education.find(({ degree }) => degree !== '' && line.includes(degree));
  if (entry === undefined || OPEN.test(line) || line.includes(entry.endDate || '\n')) return line;
  if (entry.endDate === 'Present') return `${line}, since ${entry.startDate}`.replace(/, since $/u, ', in progress');
  const [end, now] = [toMonthNumber(entry.endDate, today), toMonthNumber(today.slice(0, 7), today)];
  return end !== undefined && now !== undefined && end > now ? `${line}, expected ${entry.endDate}` : line;
}

function isSaid(line: string, before: string): boolean {
  const known = new Set(contentStems(before));
  const words = [...new Set(contentStems(line))];
  return words.length === 0 || words.filter((word) => known.has(word)).length >= SAID * words.length;
}
