import type { ResumeExperience } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isCompany, isDegree, isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withoutTown, writtenCompany } from './written-company.ts';

const LONGEST_TITLE = 80;
const LONGEST_EMPLOYER = 90;
/** A label of a form, a date or a heading, where a title or an employer could be. */
const NO_NAME = joinPattern(
  'iu',
  '^(?:duration|period|dates?|from|company|employer|organi[sz]ation|client|designation|position|title|role|location|responsibilities|duties',
  '|key|project|experience|employment|work|january|february|march|april|may|june|july|august|september|october|november|december',
  String.raw`|present|current|now|till|\d[\d\s./–-]*)(?:\s*:.*)?$`,
);
const EMPLOYER_LABEL = /^(?:company|employer|organi[sz]ation|firm)\s{0,3}:\s{0,3}/iu;
/** Words that say where one works, not as what: "Company Driver" is no employer. */
const HOUSE =
  /\b(?:Ltd|Limited|Inc|LLC|LLP|plc|GmbH|Corp|Co|Pty|Group|Services|School|Hospital|University|Council|Trust|Care|Partners)\b|&/u;

/** Title and employer of a job that a letter may name: both empty where the entry is not sure, each where it does not look like one. */
export function knownHeader(job: ResumeExperience, text: string): { title: string; employer: string } {
  const sure = plausibleHeader(job, text);
  const isShoutedHead = isHeadInCapitals(job.employer, text);
  if (isCertainEntry(job)) return sure;
  const isDated = job.startDate !== '' && job.endDate !== '' && job.startDate !== job.endDate;
  if (isDated && isOnePart(job, sure)) return sure;
  const confidence = job.confidence ?? 0;
  // Words that name both leave little that the order of the lines could have mixed up.
  const isWorded = confidence >= WORDED && namesDoer(sure.title) && isCompany(sure.employer);
  const isPlain = confidence >= LIKELY && (isPlainName(sure.employer) || isShoutedHead);
  const isKnown = isPlain || isWrittenAsEmployer(job, sure, text);
  if (!isDated || !(isWorded || isKnown)) return { title: '', employer: '' };
  return isWorded || isTitle(sure.title) ? sure : { title: '', employer: sure.employer };
}

/** Of a head with one part nothing can be mixed up: "2014-now NORTHERN CROSS BUSES, Hunslet Lane depot". */
function isOnePart(job: ResumeExperience, sure: { title: string; employer: string }): boolean {
  if (job.title === '')
    return isPlainName(sure.employer) && /^\p{Lu}/u.test(sure.employer) && !NO_HOUSE.test(sure.employer);
  const isAlone = job.employer === '' || (sure.employer === '' && (job.confidence ?? 0) >= LIKELY);
  return isAlone && namesDoer(sure.title);
}
/** What sort of employer it was. */
const NO_HOUSE =
  /^(?:various|several|different|family|self|private|local|agency|agencies|freelance)\b|\b(?:factory|agency|business)$/iu;

/**
 * Title and employer as they were read, each empty where it does not look like one, however sure the entry is. `isPlaced` where the layout of the resume shows which
 * is which: then an employer may be named like a position ("Elm Consulting Engineers"), and a title be one that no list knows.
 */
export function plausibleHeader(
  job: ResumeExperience,
  text: string,
  isPlaced = false,
): { title: string; employer: string } {
  // "Supply Chain Clerk: Demand and Acquisition" is a clerk and the field of work.
  const title = job.title
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^([^:]{3,60}):\s.*$/u, (whole, head: string) => (isTitle(head) ? head : whole));
  const employer = namedEmployer(job.employer.replace(EMPLOYER_LABEL, ''), text);
  return {
    title: sureTitle(isPlaced ? { ...job, confidence: 1 } : job, title),
    employer: isSureEmployer(employer, isPlaced) || isHeadInCapitals(job.employer, text) ? employer : '',
  };
}

const sureTitle = (job: ResumeExperience, title: string): string =>
  isSureTitle(title) || isReadTitle(job, title) ? title : '';

/** What the learned reader surely calls a title, though no list knows it: "Encargado of 3 greenhouses". */
const isReadTitle = ({ confidence = 0 }: ResumeExperience, title: string): boolean =>
  confidence >= SURELY_READ &&
  title.split(' ').length <= MOST_TITLE_WORDS &&
  !/:/u.test(title) &&
  !NO_NAME.test(title) &&
  !isLocation(title) &&
  !isTown(title) &&
  !/^(?:then|later|after|before|previously)\b|\b(?:was|were|and then|after)\b/iu.test(title);
const SURELY_READ = 0.8;
const MOST_TITLE_WORDS = 6;

/** The beginning of a line with a legal form, or of two lines where one resume names an employer of two posts. */
function isWrittenAsEmployer(
  { employer, confidence = 0 }: ResumeExperience,
  sure: { title: string; employer: string },
  text: string,
): boolean {
  const isRepeated = isTitle(sure.title) && isPlainName(sure.employer) && beginsTwice(sure.employer, text);
  const isLegal = LEGAL_FORM.test(sure.employer) && `\n${text}`.includes(`\n${employer}`);
  return isLegal || (confidence >= WORDED && isRepeated);
}

/** "CARRINGTON STREET CHEMIST, Toowoomba": a line with an employer in capitals and its town in small letters. */
const isHeadInCapitals = (employer: string, text: string): boolean =>
  /^\p{Lu}[^\p{Ll}]{5,60}$/u.test(employer) &&
  employer.includes(' ') &&
  text
    .split('\n')
    .some(
      (line) =>
        line.trim().startsWith(`${employer},`) && /, \p{Lu}\p{Ll}[\p{L} ]{1,30}(?:\s{2,}.*)?$/u.test(line.trim()),
    );

/** A legal form at the beginning of a line names an employer. */
const LEGAL_FORM =
  /(?:\s|^)(?:Ltd|Limited|GmbH|S\.A|sp\. z o\.o|LLC|Inc|plc|PLC|AG|B\.V|SARL|SRL|Oy|AB|Pty Ltd|\(Pty\) Ltd)\b\.?/u;

const beginsTwice = (employer: string, text: string): boolean => `\n${text}`.split(`\n${employer}`).length > 2;

/**
 * From here on a job is named where both of its parts look like what they are. Of 62 resumes by strangers this named 9 more present jobs, all of
 * them rightly.
 */
const LIKELY = 0.5;
const WORDED = 0.35;
const namesDoer = (title: string) => isTitle(title) || NAMES_DOER.test(title);
const isPlainName = (employer: string) =>
  /^\p{L}[\p{L}&.,'’-]*(?: [\p{L}&.,'’-]+)+$/u.test(employer) && !isTitle(employer) && !isDegree(employer);

const isSureTitle = (title: string) =>
  title.length <= LONGEST_TITLE &&
  !/^(?:then|later|after|before|previously)\b/iu.test(title) &&
  (isTitle(title) || NAMES_DOER.test(title)) &&
  !/:/u.test(title) &&
  !NO_NAME.test(title) &&
  !isLocation(title) &&
  !isTown(title);

/** What no list of positions knows, by the end of its last word before a bracket or a comma: "Medical Technologist (Chemistry)". */
export const NAMES_DOER =
  /^(?:[\p{L}&/'’-]+ ){0,4}\p{L}{2,}(?:ist|er|or|ian|ant|eer|man|woman|person|hand|smith|wright|aide|lead|trainee|apprentice)(?:\s*[(,–—-].*)?$/iu;

const isSureEmployer = (employer: string, isPlaced: boolean) =>
  employer.length <= LONGEST_EMPLOYER &&
  !/:/u.test(employer) &&
  !NO_NAME.test(employer) &&
  !isTown(employer) &&
  (isPlaced || !isTitle(employer) || HOUSE.test(employer));

/** "Post held" is the label of a form: it comes with every job. */
const isFormLabel = (name: string, text: string): boolean =>
  name !== '' &&
  text.split('\n').filter((line) => line.startsWith(name) && /^\s*[:=]/u.test(line.slice(name.length))).length > 1;

/** A ward is no employer, nor is a town. */
const WITHIN_A_HOUSE =
  /^(?:(?:\p{L}+ ){0,3}(?:ward|suite|unit)|(?:(?:operating|main|day|surgical|cardiac|orthopaedic|emergency|obstetric) )?theatres?)(?: \w{1,3})?$/iu;

/** "Through an agency on a few sites" is a note. */
const NO_HOUSE_START =
  /^(?:through|via|with|for|at|on|from|in|around|round|near|mostly|mainly|various|several|different|many|some|then|before|after|later|own)\b/iu;

/** "Elm & Alder Counties" is where one worked. */
const COUNTIES = /\b(?:Counties|Boroughs|Districts)$/u;

/** The name without its town, a note in brackets ("now closed") or, where a description was read for it, the name before that. */
function namedEmployer(employer: string, text: string): string {
  const bare = employer.replace(/\s*\((?:\p{Ll}[^()]*|\p{Lu}{1,3})\)/gu, '').trim();
  if (
    NO_HOUSE_START.test(bare) ||
    /^(?:[Ss]ame|[Tt]wo|[Tt]hree|[Ff]our) \p{Ll}/u.test(bare) ||
    WITHIN_A_HOUSE.test(bare) ||
    COUNTIES.test(bare) ||
    isLocation(bare) ||
    isFormLabel(bare, text)
  )
    return '';
  if (!/^(?:\d+ )?\p{Ll}/u.test(bare)) return withoutTown(writtenCompany(bare));
  const line = text.split('\n').find((one) => one.includes(employer)) ?? '';
  const [head = ''] = line.split(/\s+[-–—|]\s+/u);
  const [name = ''] = head.trim().split(', ');
  const isName = head !== line && /^\p{Lu}/u.test(name) && !isTitle(name);
  return writtenCompany(isName ? name : bare);
}
