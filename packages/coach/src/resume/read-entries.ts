import type { ResumeEducation, ResumeExperience } from '@greenroom/contract/resume';
import { isCompany, isDegree, isInstitution, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { assignFields } from './assign-fields.ts';
import { JOB_SCORES, SCHOOL_SCORES } from './field-scores.ts';
import type { Entry } from './find-entries.ts';
import { splitPosts } from './post-entries.ts';
import type { ResumeRow } from './resume-rows.ts';
import { labelledUnits, splitUnits } from './split-header.ts';

const MAX_ACHIEVEMENTS = 100;
const MAX_FIELD_LENGTH = 2000;
/** Confidence that an employer keeps when it is taken over from the position above. */
const INHERITED = 0.7;
/** At most this for a job without dates: they may have been lost, or it is none. */
const UNDATED = 0.55;
const LOST_SCHOOL = 0.3;
/** Sizes that differ by less are one size. */
const SAME_SIZE = 0.4;
/** Time that a resume accounts for without a job. */
const NO_JOB = new RegExp(
  String.raw`\b(?:parental|maternity|paternity|family|sick|medical) leave\b|\b(?:career break|sabbatical|elternzeit|unemployed|job[- ]seeking` +
    '|gap year|travel(?:l?ing)?(?: and .*)?$|(?:carer|caring) (?:for|of) (?:my|an?|the|own) |at home with )',
  'iu',
);

/** "Electrician (nights)", "Teaching Assistant (part-time)": how one worked is no part of the title. */
const FORM_OF_WORK = joinPattern(
  'iu',
  String.raw`\s*\((?:(?:part|full|half)[-‑– ]?time|\d+ hours?(?: a week| per week)?|nights?|days?`,
  String.raw`|shifts?|seasonal|temporary|temp|casual|contract|fixed[- ]term|permanent|volunteer|unpaid|freelance|remote)(?:,[^()]*)?\)$`,
  String.raw`|,\s(?:(?:part|full|half)[-‑– ]?time|seasonal|piece[- ]rate|zero[- ]hours?|casual|fixed[- ]term)\.?$`,
);

/** "then embalmer when I qualified in 2019" tells more than the title. */
const CLAUSE = /[\s,]+(?:when|after|once|since|until|till|where|while|because) I\s.*$/u;
/** "My last post was Senior Library Assistant", "Before that I was a Library Assistant": the title is behind it. */
const TOLD_LEAD = joinPattern(
  'iu',
  '^(?:(?:before|after|since) (?:that|this|then)|then|previously|earlier|now|currently|at present),? I (?:was|am|worked as|became) (?:an? |the )?',
  '|^my (?:last|first|present|current|previous|latest|earlier|second) (?:job|post|role|position) (?:is|was|has been) (?:as )?(?:an? |the )?',
);
/** "At the same service's central library". */
const TOLD_PLACE = /^(?:at|with) (?=the |\p{Lu})/u;

/** "Elm School (special school, ages 3-19)": two statements in brackets say of what kind an employer is. */
const REMARK = /(?<=\S)\s+\(\p{Ll}[^()\p{Lu},]*,[^()\p{Lu}]*\)$/u;

/** Jobs of a section. A further position below the same employer takes over the employer's name. */
export function readJobs(found: Entry[]): ResumeExperience[] {
  const entries = splitPosts(found);
  const fields = assignFields(withSharedHeads(entries).map(unitsOf), JOB_SCORES);
  const jobs: ResumeExperience[] = [];
  entries.forEach((entry, index) => {
    const { head = '', body = '', confidence = 0 } = fields[index] ?? {};
    const named = nameAlone(entry, head, body);
    const previous = jobs.at(-1);
    const isPromotion =
      named.employer === '' &&
      named.title !== '' &&
      entry.startDate !== '' &&
      previous !== undefined &&
      namesOnlyTitle(entry);
    const isBreak = NO_JOB.test(head) && (body === '' || (NO_JOB.exec(head)?.index === 0 && !isCompany(body)));
    if (isBreak || (named.title === '' && named.employer === '')) return;
    jobs.push({
      title: clip(named.title.replace(TOLD_LEAD, '').replace(FORM_OF_WORK, '').replace(CLAUSE, '')),
      employer: clip(isPromotion ? previous.employer : named.employer.replace(TOLD_PLACE, '').replace(REMARK, '')),
      startDate: entry.startDate,
      endDate: entry.endDate,
      achievements: entry.details.map(clip).slice(0, MAX_ACHIEVEMENTS),
      confidence: isPromotion
        ? inheritedConfidence(entry, named, previous, confidence)
        : datedConfidence(entry, named, confidence),
    });
  });
  return withoutTowns(jobs);
}

const TOWN_IN_BRACKETS = /(?<=\S)\s+\((?=\p{Lu}\p{Ll})[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}\)$/u;
const FEWEST_TOWNS = 2;

/** "Harmonia (Lipník nad Bečvou)": brackets behind most employers hold their towns, in any words. */
function withoutTowns(jobs: ResumeExperience[]): ResumeExperience[] {
  const employers = new Set(jobs.map(({ employer }) => employer));
  const towns = [...employers].filter((employer) => TOWN_IN_BRACKETS.test(employer));
  if (towns.length < FEWEST_TOWNS || 2 * towns.length < employers.size) return jobs;
  return jobs.map((job) => ({ ...job, employer: job.employer.replace(TOWN_IN_BRACKETS, '') }));
}

/** "Elm Hospital, Leeds" below a title may be its employer, not the one above. */
function namesOther({ details }: Entry): boolean {
  const [first = ''] = details;
  return first.length <= MAX_NAME_LENGTH && /^\p{Lu}/u.test(first) && !/[.;]$/u.test(first) && isCompany(first);
}
const MAX_NAME_LENGTH = 60;

/**
 * An employer that is named once above several posts, each in a line of its own style with its dates: every post is read with that line. A line
 * of a title shares nothing, nor does one that begins with its own dates.
 */
function withSharedHeads(entries: Entry[]): Entry[] {
  let shared: { above: ResumeRow[]; post: ResumeRow } | undefined;
  return entries.map((entry) => {
    const [first, ...others] = entry.headers;
    const post = entry.headers.at(-1);
    if (!first || !post || entry.startDate === '') {
      shared = undefined;
      return entry;
    }
    if (others.length === 0 && shared && isSetLike(first, shared.post))
      return { ...entry, headers: [...shared.above, first] };
    const isShared = others.length === 1 && !isSetLike(first, post) && first.isBold && !isTitle(first.text);
    shared = isShared ? { above: [first], post } : undefined;
    return entry;
  });
}

const isSetLike = (one: ResumeRow, other: ResumeRow) =>
  one.isBold === other.isBold && Math.abs(one.fontSize - other.fontSize) < SAME_SIZE;

/** Confidence of a post that takes over the employer above. */
function inheritedConfidence(entry: Entry, named: Named, previous: ResumeExperience, confidence: number): number {
  if (previous.employer === '' || !isTitle(named.title)) return datedConfidence(entry, named, confidence);
  return Math.min(namesOther(entry) ? UNDATED : INHERITED, previous.confidence ?? 1);
}

const datedConfidence = ({ startDate }: Entry, { title, employer }: Named, confidence: number) =>
  startDate === '' || isOddName(title, employer) ? Math.min(UNDATED, confidence) : confidence;

/** A degree for a title or an employer, or a place, a remark or a post for an employer: read by the order of the lines alone. */
const isOddName = (title: string, employer: string): boolean =>
  (isDegree(title) && !isTitle(title)) ||
  (isDegree(employer) && !isInstitution(employer)) ||
  (!isCompany(employer) &&
    (isLocation(employer) || isTown(employer) || /^\p{Ll}/u.test(employer) || isTitle(employer)));

type Named = { title: string; employer: string };

/** One part alone is a title or an employer by what it says, and a title where it says nothing. */
function nameAlone(entry: Entry, head: string, body: string): Named {
  if (head !== '' || body === '' || isCompany(body)) return { title: head, employer: body };
  return entry.headers.length === 1 && isTitle(body) ? { title: body, employer: '' } : { title: head, employer: body };
}

/** Nothing but a title and a place: where there is more, it may be another employer that was not recognised. */
function namesOnlyTitle({ headers }: Entry): boolean {
  return headers.length === 1 && !/[(,|]/u.test((headers[0]?.text ?? '').replace(/\t.*/u, ''));
}

/** Schools of a section, each degree with its own school. */
export function readSchools(entries: Entry[]): ResumeEducation[] {
  const fields = assignFields(
    entries.map((entry) => unitsOf(entry.headers.length > 1 ? entry : withFirstDetail(entry))),
    SCHOOL_SCORES,
  );
  return entries
    .map((entry, index) => {
      const { head = '', body = '', confidence = 0 } = fields[index] ?? {};
      return {
        institution: clip(body),
        degree: clip(head),
        startDate: entry.startDate,
        endDate: entry.endDate,
        confidence: isMixed(head, body) ? LOST_SCHOOL : confidence,
      };
    })
    .filter((school) => school.institution !== '' || school.degree !== '');
}

/** A degree that still has a school in it, beside a school that is a remark. */
function isMixed(degree: string, school: string): boolean {
  return school.startsWith('(') || (isInstitution(degree) && !isInstitution(school));
}

/** A school below a one-line header may look like a line of text. */
function withFirstDetail(entry: Entry): Entry {
  const [first] = entry.details;
  if (entry.headers.some(({ text }) => isInstitution(text))) return entry;
  if (first === undefined || !isInstitution(first) || first.length > 110) return entry;
  return { ...entry, headers: [...entry.headers, { text: first, isBullet: false, isBold: false, fontSize: 0, x: 0 }] };
}

const unitsOf = (entry: Entry) =>
  entry.headers.flatMap(({ text, field }) => (field ? labelledUnits(text, field) : splitUnits(text)));

function clip(text: string): string {
  return text.replace(/\t/gu, ' ').trim().slice(0, MAX_FIELD_LENGTH);
}
