import anyJob from '../../data/questions/any-job.json' with { type: 'json' };
import { contentStems } from '../text/content-stems.ts';
import type { Candidate } from './candidate.ts';
import { dutyKindsOf } from './duty-kind.ts';
import type { Occupation } from './occupations.ts';
import { type FollowingFrame, type GapFrame, QUESTION_FRAMES } from './question-frames.ts';
import type { Duty } from './read-duties.ts';

/** "be serving" is said as "serve"-like speech: "You would be serving in the shop." */
const DUTY_LEADS = ['You would', 'In this job you would', 'Here you would'];
const WORK_LEADS = ['Let us talk about', 'Think of', 'A part of this work is'];
/** For work that most jobs have and this one may not. */
const POSSIBLE_WORK_LEADS = ['Let us talk about', 'Think of'];

/** Questions about each duty that the advertisement names; surer duties are asked more readily. */
export function askAboutDuties(duties: readonly Duty[]): Candidate[] {
  return duties.flatMap((duty, at) => {
    const lead = DUTY_LEADS[at % DUTY_LEADS.length] ?? 'You would';
    const statement =
      duty.form === 'verb'
        ? `${lead} ${duty.text}.`
        : `${duty.text.charAt(0).toUpperCase()}${duty.text.slice(1)} is part of this job.`;
    return framesFor(duty.text).map((frame) => ({
      ...follow(frame, statement),
      source: 'advertisement' as const,
      anchor: duty.text,
      weight: duty.certainty,
    }));
  });
}

/**
 * Questions from the table's entry of an occupation: its duties, hard moments, tools and cautions. With the words of an advertisement in `named`,
 * only entries that it mentions count, because a usual duty of the occupation may be a colleague's work here.
 */
export function askAboutOccupation(occupation: Occupation, named?: ReadonlySet<string>): Candidate[] {
  const isNamed = (text: string) => {
    const stems = contentStems(text);
    return named === undefined || stems.filter((word) => named.has(word)).length >= NAMED_SHARE * stems.length;
  };
  const { duties, situations, tools, cautions } = occupation;
  const work = {
    duties: duties.filter(isNamed),
    situations: situations.filter(isNamed),
    tools: tools.filter(isNamed),
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

/** Of the words of a duty, those that the advertisement has too. */
const NAMED_SHARE = 0.6;

type Framed = Omit<Candidate, 'source'>;
type Work = Pick<Occupation, 'duties' | 'situations' | 'tools' | 'cautions'>;

function askAboutWork({ duties, situations, tools, cautions }: Work, leads: readonly string[]): Framed[] {
  const ofDuties = duties.flatMap((duty, at) =>
    framesFor(duty).map((frame) => ({
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
  const ofTools = tools.flatMap((tool) => fill(QUESTION_FRAMES.tool, '{tool}', tool));
  return [...ofDuties, ...ofMoments, ...ofPoints, ...ofTools];
}
/** There are fewer of them than of duties with their frames, and they are the most telling. */
const SITUATION_WEIGHT = 2;

/** The frames that make sense behind a duty of this kind. */
function framesFor(duty: string): FollowingFrame[] {
  const kinds = dutyKindsOf(duty);
  return QUESTION_FRAMES.afterDuty.filter(
    (frame) => frame.for === undefined || frame.for.some((kind) => kinds.includes(kind)),
  );
}

function follow({ ask, for: _, ...tags }: FollowingFrame, statement: string): Omit<Framed, 'anchor' | 'weight'> {
  return { ...tags, text: `${statement} ${ask}` };
}

function fill(frames: readonly GapFrame[], gap: string, term: string): Framed[] {
  return frames.map(({ text, ...tags }) => ({ ...tags, text: text.replace(gap, () => term), anchor: term, weight: 1 }));
}
