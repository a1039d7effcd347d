import type { ParsedResume } from '@greenroom/contract/resume';
import { askedTerms } from './asked-terms.ts';
import type { Vectors } from './deed.ts';
import { gatherFacts, type LetterFacts } from './letter-facts.ts';
import { phraseWhy } from './phrase-why.ts';
import { missingPractical } from './practical-lines.ts';
import { readAsks } from './read-asks.ts';
import { isRunOut } from './run-out.ts';
import { isSurePaper } from './sure-paper.ts';
import { findStory } from './write-story.ts';

/** What a letter is made of, with the date of today. */
type ToDoInput = { resume: ParsedResume; jobDescription: string; today: string; vectors?: Vectors };

const INSTEAD = {
  form: 'The advertisement takes application forms only. Use this letter as notes for the form.',
  'no letter': 'The advertisement wants no cover letter. Use this one as notes, or send the resume alone.',
  questions: 'The advertisement asks you to answer questions as well. Answer them in your application.',
} as const;

/** An instruction that names the topic says nothing more. */
const SAME_TOPIC = 20;

const JOBS_UNREAD =
  'Your present and earlier jobs could not be read from your resume with certainty, so the letter names none. Correct them under “Check what we read”, then write the letter anew.';

/** Whether a job has a name, or the resume tells of no work. */
function isJobRead({ places }: LetterFacts): boolean {
  const jobs = places.filter(({ isProject, achievements }) => !isProject && achievements.length > 0);
  return jobs.length === 0 || jobs.some(({ title, employer }) => title + employer !== '');
}

/** What the advertisement wants of the letter and only the person can write, as sentences to the person. It stands beside the letter, never in it.
 * `facts` are passed where they were gathered before. */
export function findToDo(
  { resume, jobDescription, today, vectors }: ToDoInput,
  facts = gatherFacts(resume, jobDescription, today, vectors),
): string[] {
  const { topic, programs, instead, instructions } = facts.wishes;
  const isQuestion = /^(?:what|which|how|who|why|when)\s/iu.test(topic);
  const wanted = isQuestion
    ? `The advertisement asks: “${topic}?” Answer it in a sentence or two.`
    : `The advertisement asks you to write about ${topic}. Add a sentence or two.`;
  return [
    ...(isJobRead(facts) ? [] : [JOBS_UNREAD]),
    ...(instead ? [INSTEAD[instead]] : []),
    ...ranOutPapers(facts).map(
      (paper) => `“${paper}” names a date that is over, so the letter leaves it out. Renew it, or correct the date.`,
    ),
    ...instructions
      .filter((sentence) => topic === '' || !sentence.includes(topic.slice(0, SAME_TOPIC)))
      .map((sentence) => `The advertisement says: “${sentence}”`),
    ...askedTerms(facts.jobDescription, resume.text),
    ...missingPractical(facts),
    ...askedFurther(facts),
    ...(topic === '' || findStory(facts) ? [] : [wanted]),
    ...(programs === 'unwanted'
      ? ['The advertisement wants a letter that no program wrote: take this one as notes and say it in your own words.']
      : []),
    ...reasonToAdd(facts),
  ];
}

/** What to add on why the person applies there; nothing where no letter is wanted. */
function reasonToAdd(facts: LetterFacts): string[] {
  const { company } = facts.job;
  const { instead } = facts.wishes;
  if (instead !== undefined && instead !== 'questions') return [];
  const asked =
    'The advertisement asks why you want to work there, and the letter does not say it. Add your own reason.';
  if (company === '') return isWhyAsked(facts) ? [asked] : [];
  if (phraseWhy(facts, 0) !== '')
    return [`The letter says of ${company} only what the advertisement does. Add your own reason if you can.`];
  return isWhyAsked(facts)
    ? [asked]
    : [`The letter does not say why you want to work at ${company}. Add a sentence if you can.`];
}

const isWhyAsked = ({ jobDescription }: LetterFacts): boolean =>
  readAsks(jobDescription).some(({ kind }) => kind === 'why');

const ADDRESSED = /^address(?:ed)?\b/iu;

/** What else the application must have or say, in the words of the advertisement; a topic that the letter tells of is left out. */
function askedFurther({ jobDescription, wishes, job }: LetterFacts): string[] {
  const isSaidAlready = (text: string) =>
    (wishes.topic !== '' && text.includes(wishes.topic.slice(0, SAME_TOPIC))) ||
    wishes.instructions.some((sentence) => sentence.includes(text.slice(0, SAME_TOPIC)));
  return readAsks(jobDescription)
    .filter(({ kind, text }) => /^(?:tell|send|hours)$/u.test(kind) && !isSaidAlready(text))
    .filter(({ text }) => !ADDRESSED.test(text) || job.hiringManagerName === '')
    .map(({ text }) => `The advertisement says: “${text}”`);
}

/** Papers that the advertisement asks for and that name a date that is over. */
const ranOutPapers = ({ evidence, shows, today }: LetterFacts): string[] =>
  evidence.flatMap(({ line, placeIndex }, place) => {
    const isAsked = shows.some((ofDemand) => (ofDemand[place] ?? 0) >= LEAST_ASKED);
    return placeIndex === undefined && isAsked && isSurePaper(line) && isRunOut(line, today) ? [line] : [];
  });
/** The probability from which 0.87 of the papers of a writer left out answered something that is asked for. */
const LEAST_ASKED = 0.3;
