import type { CoverLetter, LetterOptions, LetterParagraph, ParagraphRequest } from '@greenroom/contract/cover-letter';
import type { ParsedResume } from '@greenroom/contract/resume';
import { GIVEN_NAMES } from '../entities/name-lists.ts';
import { correctResume } from '../resume/correct-resume.ts';
import { parseResumeText } from '../resume/parse-resume.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { rememberLast } from '../text/remember.ts';
import { type ClaimSources, createClaimSources } from './claim-sources.ts';
import { composeParagraphs } from './compose-paragraphs.ts';
import type { Vectors } from './deed.ts';
import { gatherFacts, type LetterFacts } from './letter-facts.ts';
import { WORDINGS } from './letter-wordings-data.ts';
import { soundParagraph } from './sound-sentence.ts';
import { spellOut } from './spell-out.ts';
import { type TraceSources, traceLetter } from './trace-claims.ts';
import { personName } from './written-name.ts';

/** `vectors` hold the texts of `textsOfLetter` as the sentence encoder sees them; without them words alone match. */
export type LetterInput = {
  resume: ParsedResume;
  jobDescription: string;
  options: LetterOptions;
  today: string;
  vectors?: Vectors;
};
export type ParagraphInput = ParagraphRequest & { today: string; vectors?: Vectors };

const MONTH_NAMES = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');
const MAX_LINE_LENGTH = 500;
const TRIES = 12;
/** Facts that give no words in so many wordings, of either order, give none in the others. */
const EMPTY_TRIES = 4;
/** Words of a name that a salutation can bear ("Dear Larch Harbour Lodge team"). */
const LONGEST_ADDRESSED = 3;

/**
 * A letter from the resume and the job alone; a fact that neither has leaves its field empty. The same input gives the same
 * letter. `today` is an ISO date; `facts` are passed where they were gathered before.
 */
export function writeLetter(
  input: LetterInput,
  facts = gatherFacts(input.resume, input.jobDescription, input.today, input.vectors),
): CoverLetter {
  const seed = seedOf(input.resume.text + input.jobDescription);
  const sources = { resume: input.resume, jobDescription: input.jobDescription };
  const write = (isApart: boolean) =>
    withSoundSentences(traceLetter(draftOf(input, facts, seed, isApart), sources).letter);
  const letter = write(false);
  // Told together, who applies and for what may be a claim that nothing bears out; each by itself is not.
  return isApplication(letter.introduction) ? letter : write(true);
}

/** The last reading: a sentence that is broken is left out. */
const withSoundSentences = (letter: CoverLetter): CoverLetter => ({
  ...letter,
  introduction: finished(letter.introduction),
  body: {
    paraOne: finished(letter.body.paraOne),
    paraTwo: finished(letter.body.paraTwo),
    paraThree: finished(letter.body.paraThree),
  },
  closing: finished(letter.closing),
});
const finished = (text: string): string => spellOut(soundParagraph(text));

/** Whether an opening still says that one applies. */
const isApplication = (introduction: string): boolean =>
  /\b(?:appl(?:y|ying|ication)|considered?|interested|to join)\b/u.test(introduction);

function draftOf(input: LetterInput, facts: LetterFacts, seed: number, isApart: boolean): CoverLetter {
  const { tone } = input.options;
  const { introduction, closing, ...body } = composeParagraphs(facts, input.options, seed, { isApart });
  const closings = WORDINGS[tone].closingLine;
  return {
    heading: {
      fullName: clip(personName(input.resume)),
      address: clip(input.resume.address),
      phoneNumber: clip(input.resume.phoneNumber),
      emailAddress: clip(input.resume.emailAddress),
      dateWritten: formatDate(
        input.today,
        isAmerican(`${input.resume.address}\n${input.resume.text}`, input.jobDescription),
      ),
      hiringManagerName: clip(facts.job.hiringManagerName),
      hiringCompanyName: clip(facts.job.company),
      hiringCompanyAddress: clip(facts.job.companyAddress),
    },
    salutation: salutation(tone, facts.job.hiringManagerName, facts.job.company),
    introduction,
    body,
    closing,
    closingLine: closings[seed % closings.length] ?? '',
    signOff: clip(personName(input.resume)),
  };
}

/**
 * One paragraph of a letter worded again, unlike the present one where the facts allow it. Each `attempt` words it
 * differently.
 */
export function rewriteParagraph(input: ParagraphInput): string {
  const resume = correctResume(readLastResume(input.resumeText), input.correctedResume);
  const facts = gatherFacts(resume, input.jobDescription, input.today, input.vectors);
  const sources = { resume, jobDescription: input.jobDescription };
  // Made once for all tries: most of the cost of a try.
  const claimSources = createClaimSources(sources, input.letter.heading.dateWritten);
  const present = paragraphOf(input.letter, input.paragraph);
  const seed = seedOf(input.resumeText + input.jobDescription);
  let text = present;
  let emptyTries = 0;
  for (let offset = 0; offset < TRIES; offset += 1) {
    const paragraphs = composeParagraphs(facts, input.options, seed + input.attempt + offset, {
      isReordered: (input.attempt + offset) % 2 === 1,
    });
    text = traceParagraph(input, paragraphs[input.paragraph], sources, claimSources);
    const isWhole = input.paragraph !== 'introduction' || isApplication(text);
    if (text !== present && text !== '' && isWhole) return text;
    if (text === '') emptyTries += 1;
    if (emptyTries === EMPTY_TRIES) return text;
  }
  return text;
}

/** A person has one paragraph after the other written again, and the texts to encode come first. */
export const readLastResume = rememberLast(parseResumeText, getSkillLexicon);

function traceParagraph(
  input: ParagraphInput,
  text: string,
  sources: TraceSources,
  claimSources: ClaimSources,
): string {
  const draft = { ...input.letter, introduction: text, body: { paraOne: '', paraTwo: '', paraThree: '' }, closing: '' };
  return finished(traceLetter(draft, sources, claimSources).letter.introduction);
}

function paragraphOf(letter: CoverLetter, paragraph: LetterParagraph): string {
  return paragraph === 'introduction' || paragraph === 'closing' ? letter[paragraph] : letter.body[paragraph];
}

function salutation(tone: LetterOptions['tone'], addressee: string, company: string): string {
  // The letter is in English, where no one is "Dear Frau Vogel".
  const managerName = withoutGivenName(
    addressee
      .replace(/^Frau (?=\S+$)/u, 'Ms ')
      .replace(/^Herr (?=\S+$)/u, 'Mr ')
      .replace(/^(?:Frau|Herr) /u, ''),
  );
  if (managerName !== '') return tone === 'Warm' ? `Hello ${managerName},` : `Dear ${managerName},`;
  if (tone === 'Formal') return 'Dear Hiring Manager,';
  if (tone === 'Warm' && /^The /u.test(company)) return `Hello everyone at ${company},`;
  const isLong =
    /^The /u.test(company) ||
    company.split(' ').length > LONGEST_ADDRESSED ||
    /[&,]|\b(?:Council|University|Hospital|Trust)\b/u.test(company);
  const team = company === '' || isLong ? 'hiring team' : `${company} team`;
  return `${tone === 'Warm' ? 'Hello' : 'Dear'} ${team},`;
}

/** "Mr Steve Hanley" and "Mrs H. Lockwood" are addressed as "Mr Hanley" and "Mrs Lockwood"; except where the last word is a given name, or three words may be in any order. */
function withoutGivenName(name: string): string {
  const [, honorific = '', given = '', surname = ''] =
    /^((?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?) (\S+(?: \p{Lu}\p{Ll}+)*?) ((?:(?:van|von|der|den|de|du|la|le|del|di|da|dos|bin|al|el|\p{L}\.) )*\S+)$/iu.exec(
      name,
    ) ?? [];
  const isGiven = /^\p{Lu}\.$/u.test(given) || !GIVEN_NAMES.has(surname.toLowerCase());
  return honorific !== '' && isGiven ? `${honorific} ${surname}` : name;
}

/** "20 November 2026" of an ISO date, "November 20, 2026" as it is written in America; empty for anything else. */
function formatDate(today: string, isMonthFirst: boolean): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/u.exec(today);
  const month = MONTH_NAMES[Number(match?.[2]) - 1];
  if (!match || !month) return '';
  const day = Number(match[3]);
  return isMonthFirst ? `${month} ${day}, ${match[1]}` : `${day} ${month} ${match[1]}`;
}

/** Where the month comes first: states, ZIP codes, dollars without a country and words that only Americans use. */
function isAmerican(resumeText: string, jobDescription: string): boolean {
  const signs = (text: string) => (text.slice(0, MOST_READ).match(AMERICAN) ?? []).length;
  const others = (text: string) => (text.slice(0, MOST_READ).match(ELSEWHERE) ?? []).length;
  const text = `${resumeText}\n${jobDescription}`;
  return signs(text) > others(text);
}
const MOST_READ = 20_000;
const AMERICAN = joinPattern(
  'gu',
  String.raw`\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[DAEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?:[ ,]+\d{5})?(?=[\s,.;|]|$)`,
  String.raw`|\b(?:Ontario|Alberta|Manitoba|Saskatchewan|Quebec|ON|BC|AB)\b|\b401\(?k\)?|\bPTO\b|\bGPA\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\(\d{3}\) \d{3}`,
);
const ELSEWHERE = joinPattern(
  'gu',
  String.raw`[£€₹]|\bR ?\d{2,}|\+(?:4\d|6[14]|27|91|353|3\d)\b|\b0[1-9]\d{2,3} \d{3}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`,
  String.raw`|\b(?:NSW|VIC|Vic|QLD|Qld|WA \d{4}|SA \d{4}|TAFE|AHPRA|NDIS|KwaZulu|Gauteng|NZ|New Zealand|Aotearoa|Waikato|NCEA|UK|Ireland)\b`,
  String.raw`|\b(?:organis|specialis|programme|labour|colour|centre|licence|enquir)\p{L}*|\b(?:CV|GCSE|superannuation|Abitur|Bachelier|GmbH|Pty|Ltd)\b`,
);

/** A number from a text, so that two applications do not read alike and one always reads the same (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  }
  return hash % 10_007;
}

function clip(text: string): string {
  return text.slice(0, MAX_LINE_LENGTH);
}
