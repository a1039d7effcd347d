import type { ResumeEducation, ResumeExperience, ResumeLine } from '@greenroom/contract/resume';
import { isDegree, isInstitution, isTitle } from '../entities/classify-part.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** A longer resume is not told in sentences. */
const MAX_PROSE_LENGTH = 8000;
const MAX_SENTENCE_LENGTH = 600;
const MAX_ENTRIES = 30;
const MAX_TITLE_WORDS = 8;
/** Names in a sentence are less sure than those in a header. */
const PROSE_CONFIDENCE = 0.6;
/** The date of a degree is no farther behind its school. */
const MAX_DATE_DISTANCE = 60;

const SENTENCE_END = /(?<=[\p{L}\p{N})][.!?])(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|Co|Ltd|\p{Lu})\.)\s+(?=[\p{Lu}“"])/u;
const NAME = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]{0,30}(?:\s(?:(?:of|and|the|for|de|du|la|van|der|&)\s){0,2}(?:\p{Lu}|\d)[\p{L}\p{N}'’&.-]{0,30}){0,7}`;
/** "I have been Farm Manager for Elm Trust", "I worked as a cook with P & L Stone", "my first job was Clerk at Elm Bank". */
const POST = new RegExp(
  String.raw`\b(?:(?:have been|had been|was|am)(?: (?:employed|hired|working|promoted|taken on))?(?: (?:as|to))?|became|(?:have |had )?worked as` +
    String.raw`|(?:started(?: out| off)?|began|joined) as)\s(?:an?\s|the\s|their\s|its\s)?(?<title>[\p{L}][^.;:!?]{2,70}?)\s(?:at|for|with)\s` +
    String.raw`(?:the\s)?(?<employer>${NAME}(?:,? (?:Inc|LLC|Ltd|Limited|PLC|plc|GmbH|P\.C)\b)?)`,
  'u',
);
/** "At Elm Shoes in Keighley, from 2006 to 2013, where I was a Sales Assistant", "joined Elm Trust in 2014 as a ranger". */
const POST_BEHIND = new RegExp(
  String.raw`\b(?:at|for|with|joined)\s(?:the\s)?(?<employer>${NAME}(?:,? (?:Inc|LLC|Ltd|Limited|PLC|plc|GmbH|P\.C)\b)?)[^.;:!?]{0,80}?` +
    String.raw`(?:,?\s(?:where|there) I (?:was|am|worked as|have been)|,?\sas)\s(?:an?|the|their)\s` +
    String.raw`(?<title>\p{L}[^.;:!?,]{2,60}?)(?=\s(?:and|who|which|in|for|from|until|till|since|with|on|at|between)\b|[.,;:!?]|$)`,
  'u',
);
/** "my Diploma in Farming through Elm College", "NCEA Level 2 from Elm High School", "a BSc, also at Elm University". */
const STUDY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<degree>(?:\p{Lu}|(?<=\s)level \d)[^.;!?]{1,90}?),?(?:\salso)?\s(?:at|from|through|with|by)\s(?:the\s)?(?<school>${NAME})`,
  'gu',
);

const LEVEL = /^level \d\b/iu;

/** Jobs of a resume that is told in sentences, each with the sentences that follow it. */
export function readProseJobs(lines: readonly ResumeLine[]): ResumeExperience[] {
  const jobs: ResumeExperience[] = [];
  let current: ResumeExperience | undefined;
  for (const sentence of sentencesOf(lines)) {
    const job = readJob(sentence);
    // What follows a post that is not read belongs to nobody's job that is.
    if (job === undefined && NO_WORK.test(sentence)) continue;
    if (job === undefined && tellsPost(sentence)) current = undefined;
    else if (job === undefined) addSentence(current?.achievements, sentence);
    else {
      current = job;
      jobs.push(job);
    }
  }
  return jobs.slice(0, MAX_ENTRIES);
}

function readJob(sentence: string): ResumeExperience | undefined {
  const dates = findDateRange(sentence);
  const { title = '', employer = '' } = (POST.exec(sentence) ?? namedBehind(sentence))?.groups ?? {};
  const name = title.replace(/\s*\([^()]*\)$/u, '').trim();
  const isPost =
    (isTitle(name) || isCapitalised(name)) && name.split(/\s+/u).length <= MAX_TITLE_WORDS && !/,/u.test(name);
  if (!dates || !isPost) return undefined;
  const { startDate, endDate } = dates;
  return {
    title: name,
    employer: trimName(employer),
    startDate,
    endDate,
    achievements: [],
    confidence: PROSE_CONFIDENCE,
  };
}

/** Time between jobs, the family, why a job ended, and who can be asked say nothing of the work. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`\b(?:(?:took|had|taking) (?:a|an|some|the) (?:year|time|few \p{L}+|career break|break)(?: out| off)?\b|(?:daughter|son|baby|child) was born|maternity leave|full-time carer`,
  String.raw`|I left (?:to|because|when|as)\b|made redundant|(?:happy|glad|willing) to be (?:asked|called|contacted)|knows? (?:that )?I am looking)`,
  String.raw`|^references?\b`,
);

/** Whether a sentence is about something other than work. */
export const isNoWork = (sentence: string): boolean => NO_WORK.test(sentence);

/** "In those weeks I did the rota": it says nothing without the sentence before it. */
const GOES_ON =
  /^(?:(?:in|during|after|before|since|from|at|by|with|for|of) (?:those|these|that|this)|that|those|these|this|both)\b/iu;
const LONGEST_JOINED = 320;

function addSentence(achievements: string[] | undefined, sentence: string): void {
  const last = achievements?.at(-1);
  if (achievements === undefined) return;
  if (last !== undefined && GOES_ON.test(sentence) && last.length + sentence.length < LONGEST_JOINED)
    achievements[achievements.length - 1] = `${last} ${sentence}`;
  else if (last !== undefined || !GOES_ON.test(sentence)) achievements.push(sentence);
}

/** "I joined Elm Trust in March 2014 as a ranger": a post at a named employer with a year, though without both its dates. */
const tellsPost = (sentence: string): boolean =>
  /\b(?:19|20)\d{2}\b/u.test(sentence) && (namedBehind(sentence) ?? POST.exec(sentence)) !== null;

/** Only with a title that is known as one: "joined the Guild in 2014 as a volunteer". */
function namedBehind(sentence: string): RegExpExecArray | null {
  const found = POST_BEHIND.exec(sentence);
  return found?.groups?.title !== undefined && isTitle(found.groups.title) ? found : null;
}

const isCapitalised = (name: string) => name.split(/\s+/u).every((word) => /^[\p{Lu}/&]/u.test(word));

/** Degrees and their schools that are told in sentences; outside a section of schools only what is a degree by its words. */
export function readProseSchools(lines: readonly ResumeLine[], isOfSchools = true): ResumeEducation[] {
  return sentencesOf(lines)
    .flatMap((sentence) =>
      [...sentence.matchAll(STUDY)].flatMap((match) => {
        const { degree = '', school = '' } = match.groups ?? {};
        const name = fromDegree(degree);
        if (name === undefined || !(isDegree(name) || LEVEL.test(name) || (isOfSchools && isInstitution(school))))
          return [];
        const [behind = ''] = sentence
          .slice(match.index + match[0].length)
          .slice(0, MAX_DATE_DISTANCE)
          .split(/(?<=\d)[.!?]\s/u);
        const date = findDateOrRange(behind);
        return [
          {
            degree: name,
            institution: trimName(school),
            startDate: date?.startDate ?? '',
            endDate: date?.endDate ?? '',
            confidence: PROSE_CONFIDENCE,
          },
        ];
      }),
    )
    .slice(0, MAX_ENTRIES);
}

/** "I took my BA in History" without what comes before its article; undefined for what is no name of a degree. */
function fromDegree(text: string): string | undefined {
  const name = text.replace(/^.*\b(?:my|the|an?)\s(?=\p{Lu}|level \d)/u, '').trim();
  return /^I\b/u.test(name) || name.length < 3 ? undefined : name;
}

const trimName = (name: string) => name.replace(/(?<=\p{L}{3})[.,]$/u, '').trim();

/** The sentences of wrapped lines. */
export function sentencesOf(lines: readonly ResumeLine[]): string[] {
  return lines
    .map(({ text }) => text.trim())
    .join(' ')
    .slice(0, MAX_PROSE_LENGTH)
    .split(SENTENCE_END)
    .map((sentence) => sentence.slice(0, MAX_SENTENCE_LENGTH));
}
