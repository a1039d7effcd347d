import anyJob from '../../data/questions/any-job.json' with { type: 'json' };
import { contentStems } from '../text/content-stems.ts';
import type { Candidate } from './candidate.ts';
import { classOfDuty, type DutyClass } from './duty-class.ts';
import type { Occupation } from './occupations.ts';
import { type FollowingFrame, type GapFrame, QUESTION_FRAMES } from './question-frames.ts';
import { type Duty, isSameDuty } from './read-duties.ts';

const DUTY_LEADS = ['You would', 'In this job you would', 'Here you would'];
const QUOTE_LEADS = ['The advertisement lists', 'One of the duties listed is', 'In the advertisement it says'];
const WORK_LEADS = ['Let us talk about', 'Think of', 'A part of this work is'];
/** For work that most jobs have and this one may not. */
const POSSIBLE_WORK_LEADS = ['Let us talk about', 'Think of'];

/** "Take part in the committee" has no steps and nobody to deal with: little can be asked about it. */
const LOOSE_WEIGHT = 0.25;
/** A duty of so many words with a meaning says what the job is about; "own a station" and "take photos for the report" say less. */
const TELLING_WORDS = 5;

function weighDuty({ text, certainty }: Duty): number {
  const telling = Math.min(1, contentStems(text).length / TELLING_WORDS) ** 2;
  return certainty * telling * (classOfDuty(text) === 'other' ? LOOSE_WEIGHT : 1);
}

/** Questions about each duty that the advertisement names; surer duties are asked more readily. */
export function askAboutDuties(duties: readonly Duty[]): Candidate[] {
  return duties.flatMap((duty, at) => {
    const { form, text } = duty;
    const leads = form === 'verb' ? DUTY_LEADS : QUOTE_LEADS;
    const lead = leads[at % leads.length] ?? 'You would';
    const statement = form === 'verb' ? `${lead} ${text}.` : `${lead} "${text}".`;
    const weight = weighDuty(duty);
    return framesFor(classOfDuty(text)).map((frame) => ({
      ...follow(frame, statement),
      source: 'advertisement' as const,
      anchor: text,
      weight,
    }));
  });
}

/** The words and duties of an advertisement, whether these duties are enough, and whether it is more than a note. */
export type Advertised = { words: ReadonlySet<string>; duties: readonly Duty[]; hasEnough: boolean; isWhole: boolean };

/**
 * Questions from the table's entry of an occupation: its duties, hard moments, tools and cautions. Beside an advertisement only entries that it
 * mentions count, because a usual duty of the occupation may be a colleague's work here, and no tools by their names alone.
 */
export function askAboutOccupation(occupation: Occupation, advertised?: Advertised): Candidate[] {
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
  return askAboutWork(work, WORK_LEADS).map((candidate) => ({ ...candidate, source: 'occupation' }));
}

/** Questions about duties and hard moments that nearly every job has, for titles that name no occupation. */
export function askAboutAnyJob(weight: number): Candidate[] {
  return askAboutWork(anyJob, POSSIBLE_WORK_LEADS).map((candidate) => ({
    ...candidate,
    weight: candidate.weight * weight,
    source: 'general',
  }));
}

/** Of the words of an entry, those that the advertisement has too, by the number of duties that it names itself. */
const NAMED_SHARES = [0.3, 0.3, 0.5, 0.5, 0.5, 0.6];

type Framed = Omit<Candidate, 'source'>;
type Work = Pick<Occupation, 'duties' | 'situations' | 'tools' | 'cautions'>;

function askAboutWork({ duties, situations, tools, cautions }: Work, leads: readonly string[]): Framed[] {
  const ofDuties = duties.flatMap((duty, at) =>
    framesFor(classOfDuty(duty)).map((frame) => ({
      ...follow(frame, `${leads[at % leads.length]} ${duty}.`),
      anchor: duty,
      weight: 1,
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

/** Endings for one class of duties are the more telling where they fit. */
function framesFor(dutyClass: DutyClass | undefined): FollowingFrame[] {
  return QUESTION_FRAMES.afterDuty.filter((frame) => frame.for === undefined || frame.for === dutyClass);
}

function follow({ ask, for: _, ...tags }: FollowingFrame, statement: string): Omit<Framed, 'anchor' | 'weight'> {
  return { ...tags, text: `${statement} ${ask}` };
}

function fill(frames: readonly GapFrame[], gap: string, term: string): Framed[] {
  return frames.map(({ text, ...tags }) => ({ ...tags, text: text.replace(gap, () => term), anchor: term, weight: 1 }));
}
