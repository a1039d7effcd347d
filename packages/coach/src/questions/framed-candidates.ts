import anyJob from '../../data/questions/any-job.json' with { type: 'json' };
import { contentStems } from '../text/content-stems.ts';
import type { Candidate } from './candidate.ts';
import { classOfDuty } from './duty-class.ts';
import { kindOfDuty } from './duty-kind.ts';
import type { Occupation } from './occupations.ts';
import { type FollowingFrame, type GapFrame, QUESTION_FRAMES } from './question-frames.ts';
import { type Duty, isSameDuty } from './read-duties.ts';
import type { Requirement } from './read-requirements.ts';

const DUTY_LEADS = ['You would', 'In this job you would', 'Here you would'];
const NAMED_LEADS = ['One of your tasks would be this:', 'This would be one of your duties:'];
const WORKING_LEADS = ['Your work would include', 'Your tasks would include'];
const REQUIREMENT_LEADS = ['This job asks for', 'The job calls for'];
const WORK_LEADS = ['Let us talk about', 'Think of', 'A part of this work is'];
/** For work that most jobs have and this one may not. */
const POSSIBLE_WORK_LEADS = ['Let us talk about', 'Think of'];

/** "Take part in the committee" has no steps and nobody to deal with: little can be asked about it. */
const LOOSE_WEIGHT = 0.25;
/** A duty of so many words with a meaning says what the job is about; "own a station" and "take photos for the report" say less. */
const TELLING_WORDS = 5;
/** Beside so many duties of as many such words, those of fewer are not asked about. */
const FEWEST_TELLING = 3;
const ENOUGH_TELLING = 3;

function weighDuty({ text, certainty }: Duty): number {
  const telling = Math.min(1, contentStems(text).length / TELLING_WORDS) ** 2;
  return certainty * telling * (classOfDuty(text) === 'other' ? LOOSE_WEIGHT : 1);
}

/** Questions about each duty that the advertisement names; surer duties are asked more readily. */
export function askAboutDuties(duties: readonly Duty[], isLead: boolean): Candidate[] {
  const telling = duties.filter(({ text }) => contentStems(text).length >= FEWEST_TELLING);
  return (telling.length >= ENOUGH_TELLING ? telling : duties).flatMap((duty, at) => {
    const statement = sayDuty(duty, at);
    const weight = weighDuty(duty);
    return framesFor(duty.text, isLead).map((frame) => ({
      ...follow(frame, statement),
      source: 'advertisement' as const,
      anchor: duty.text,
      weight: weight * weighFrame(frame),
    }));
  });
}

/** "You would run the night audit.", "Your work would include tempering chocolate." */
function sayDuty({ form, text }: Duty, at: number): string {
  if (form === 'verb') return `${DUTY_LEADS[at % DUTY_LEADS.length]} ${text}.`;
  const isPlainWord = /^\p{Lu}\p{Ll}/u.test(text);
  const said = isPlainWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const leads = form === 'thing' ? WORKING_LEADS : NAMED_LEADS;
  return `${leads[at % leads.length]} ${said}.`;
}

/** Questions about what the advertisement asks for by name, such as a method, a standard or a program. */
export function askAboutRequirements(requirements: readonly Requirement[]): Candidate[] {
  return requirements.flatMap(({ text, isTool }, at) =>
    QUESTION_FRAMES.afterRequirement.map((frame) => ({
      ...follow(frame, `${REQUIREMENT_LEADS[at % REQUIREMENT_LEADS.length]} ${text}.`),
      source: 'advertisement' as const,
      anchor: text.replace(/^experience with /u, ''),
      weight: isTool ? NAMED_TOOL_WEIGHT : REQUIREMENT_WEIGHT,
    })),
  );
}
/** Fewer frames speak of a requirement than of a duty, and each says more about this job. */
const REQUIREMENT_WEIGHT = 4;
const NAMED_TOOL_WEIGHT = 1.5;

/** The words and duties of an advertisement, whether these duties are enough, and whether it is more than a note. */
export type Advertised = { words: ReadonlySet<string>; duties: readonly Duty[]; hasEnough: boolean; isWhole: boolean };

/**
 * Questions from the table's entry of an occupation: its duties, hard moments, tools and cautions. Beside an advertisement only entries that it
 * mentions count, because a usual duty of the occupation may be a colleague's work here, and no tools by their names alone.
 */
export function askAboutOccupation(occupation: Occupation, isLead: boolean, advertised?: Advertised): Candidate[] {
  const least = NAMED_SHARES[Math.min(advertised?.duties.length ?? 0, NAMED_SHARES.length - 1)] ?? 1;
  const isNamed = (text: string) => {
    const stems = contentStems(text);
    return (
      !(advertised?.isWhole || advertised?.hasEnough) ||
      stems.filter((word) => advertised.words.has(word)).length >= least * stems.length
    );
  };
  const { duties, situations, tools, cautions } = occupation;
  const work = {
    duties: duties.filter((duty) => isNamed(duty) && !advertised?.duties.some(({ text }) => isSameDuty(text, duty))),
    situations: situations.filter(isNamed),
    tools: advertised === undefined ? tools : [],
    cautions: cautions.filter(isNamed),
  };
  return askAboutWork(work, WORK_LEADS, isLead).map((candidate) => ({ ...candidate, source: 'occupation' }));
}

/** Questions about duties and hard moments that nearly every job has, for titles that name no occupation. */
export function askAboutAnyJob(weight: number, isLead: boolean): Candidate[] {
  return askAboutWork(anyJob, POSSIBLE_WORK_LEADS, isLead).map((candidate) => ({
    ...candidate,
    weight: candidate.weight * weight,
    source: 'general',
  }));
}

/** Of the words of an entry, those that the advertisement has too, by the number of duties that it names itself. */
const NAMED_SHARES = [0.3, 0.4, 0.6, 0.6, 0.67, 0.75];

type Framed = Omit<Candidate, 'source'>;
type Work = Pick<Occupation, 'duties' | 'situations' | 'tools' | 'cautions'>;

function askAboutWork(
  { duties, situations, tools, cautions }: Work,
  leads: readonly string[],
  isLead: boolean,
): Framed[] {
  const ofDuties = duties.flatMap((duty, at) =>
    framesFor(duty, isLead).map((frame) => ({
      ...follow(frame, `${leads[at % leads.length]} ${duty}.`),
      anchor: duty,
      weight: weighFrame(frame),
    })),
  );
  const ofMoments = situations.flatMap((situation) =>
    QUESTION_FRAMES.afterSituation.map((frame) => ({
      ...follow(frame, `${situation}.`),
      anchor: situation,
      weight: SITUATION_WEIGHT,
    })),
  );
  const ofPoints = cautions.flatMap((point) => fill(QUESTION_FRAMES.caution, '{point}', point));
  const ofTools = tools
    .flatMap((tool) => fill(QUESTION_FRAMES.tool, '{tool}', tool))
    .map((framed) => ({ ...framed, weight: TOOL_WEIGHT }));
  return [...ofDuties, ...ofMoments, ...ofPoints, ...ofTools];
}
/** There are fewer of them than of duties with their frames, and they are the most telling. */
const SITUATION_WEIGHT = 2;
/** The least telling: some of them are simple things. */
const TOOL_WEIGHT = 0.8;

/** The endings that fit a duty: those for every duty, and those for its class or its kind. */
function framesFor(duty: string, isLead: boolean): FollowingFrame[] {
  const [ofClass, ofKind] = [classOfDuty(duty), kindOfDuty(duty)];
  return QUESTION_FRAMES.afterDuty.filter(
    (frame) =>
      (frame.for === undefined || frame.for === ofClass) &&
      (frame.kind === undefined || frame.kind === ofKind) &&
      (isLead || !frame.isForLeads),
  );
}

/** An ending for one kind of duty is more precise than one that fits all. */
const KIND_WEIGHT = 5;
const weighFrame = ({ kind }: FollowingFrame): number => (kind === undefined ? 1 : KIND_WEIGHT);

function follow(
  { ask, type, difficulty, competency }: FollowingFrame,
  statement: string,
): Omit<Framed, 'anchor' | 'weight'> {
  return { type, difficulty, competency, text: `${statement} ${ask}` };
}

function fill(frames: readonly GapFrame[], gap: string, term: string): Framed[] {
  return frames.map(({ text, ...tags }) => ({ ...tags, text: text.replace(gap, () => term), anchor: term, weight: 1 }));
}
