import { isTitle } from '../entities/classify-part.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { OWN_STRENGTHS, type OwnStrength } from './answer-forms.ts';
import { findAskedPaper } from './asked-paper.ts';
import { findEvidence } from './find-evidence.ts';
import { fitToJob, isHeldAlready, type JobWords, readJobWords } from './job-words.ts';
import { earlierJobs, sayOneself, sayPapers, withPresentJob } from './own-story.ts';
import type { Vectors } from './packed-vector.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact, ResumeFacts, ResumeJob } from './resume-facts.ts';
import { deedOf, phraseFact, sayFact, WORKS_ALONE, withArticle, withoutBrackets } from './say-fact.ts';
import { MEASURED_CHANGE, shownIn } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { wasTold } from './told-lines.ts';

export type AboutInput = {
  facts: ResumeFacts;
  ranked: readonly RankedFact[];
  jobDescription: string;
  vectors: Vectors;
  told: string;
  /** What the resume says that the person looks for. */
  aim: string;
  /** What the resume says of why a job ends or the person turns to other work. */
  reason: string;
};

/** From this probability on a line shows a strength well enough to name it. */
const SHOWS_STRENGTH = 0.5;

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const listed = (words: readonly string[]): string => {
  const marked = words.map((word) => `**${word}**`);
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} and ${marked.at(-1)}`;
};

/** A skill that one works with. That one may drive a car is no reason to be chosen. */
export const isCraft = (skill: string): boolean =>
  !/\bdriv(?:er|ing)\b|licen[cs]e/i.test(skill) &&
  (/\p{Lu}/u.test(skill.slice(1)) || findNamedSkills(skill).length > 0);

/** Skills that are in the resume and are asked for in the job, as spelled in the resume. */
function sharedSkills(facts: ResumeFacts, jobDescription: string): string[] {
  const job = ` ${plainQuestion(jobDescription)} `;
  return facts.skills
    .filter((skill) => skill.length > 1 && isCraft(skill) && job.includes(` ${plainQuestion(skill)} `))
    .slice(0, 3);
}

/** "I work as a Baker at Crumb." */
export function sayWho({ title: fullTitle, employer, isCurrent, education, skills }: ResumeFacts): string {
  const title = withoutBrackets(fullTitle);
  if (title !== '' && employer !== '')
    return isCurrent
      ? `I work as ${withArticle(title)} at **${employer}**.`
      : `Most recently I was ${withArticle(title)} at **${employer}**.`;
  if (title !== '') return `I work as ${withArticle(title)}.`;
  if (employer !== '') return isCurrent ? `I work at **${employer}**.` : `Most recently I was at **${employer}**.`;
  if (education !== '') return `I studied ${education}.`;
  return skills.length > 0
    ? `My work is mostly about ${listed(skills.slice(0, 3))}.`
    : 'I am **[your role, in a few words]**.';
}

export const isLatest = (fact: ResumeFact, facts: ResumeFacts): boolean =>
  !fact.isProject && fact.employer === facts.employer && fact.title === facts.title;

/** An introduction asks for no line in particular: those with a result come first, then those that tell of a deed. */
const weightOf = ({ text }: ResumeFact): number =>
  Number(deedOf(text) !== undefined) + Number(MEASURED_CHANGE.test(text)) + Number(/\d/.test(text)) / 2;

/** A heading or a ward that was read as an employer: "Before teaching". */
const NO_EMPLOYER = /^(?:before|after|while|during|previous\w*|earlier)\b/i;
/** "an Operator there", "a Technician at Polyform"; who works alone has a region and no employer. */
function sayJob({ title, employer }: ResumeJob, employerBefore: string): string {
  const said = withArticle(
    withoutBrackets(title.replace(/^(?:later|then|now)\s+/iu, '').replace(/(?:,| (?:then|later)\b) .*$/u, '')),
  );
  if (employer === '' || WORKS_ALONE.test(title) || NO_EMPLOYER.test(employer)) return said;
  return employer === employerBefore ? `${said} there` : `${said} at **${withoutBrackets(employer)}**`;
}

/** The job right before another: the next in the resume, earlier by its years, and without a gap in which one may be missing. */
function jobBefore(jobs: readonly ResumeJob[], later: ResumeJob): ResumeJob | undefined {
  const before = jobs.find(({ place }) => place === later.place + 1);
  if (before === undefined || before.isCurrent || !isTitle(before.title) || before.title === later.title)
    return undefined;
  const isEarlier = before.since > 0 && before.since < later.since && before.until >= later.since - LONGEST_GAP;
  const isNext = jobs.every((job) => job === before || job.since <= before.since || job.since >= later.since);
  return isEarlier && isNext ? before : undefined;
}
const LONGEST_GAP = 1;

/** "Before that I was a Technician at Polyform, and earlier an Operator there." "Before that" is said only of jobs that surely came right before; empty where none is known. */
function sayEarlier(facts: ResumeFacts): string {
  const { jobs, title, employer } = facts;
  const latest = jobs.find((job) => job.title === title);
  const before = latest === undefined ? undefined : jobBefore(jobs, latest);
  const first = before === undefined ? undefined : jobBefore(jobs, before);
  const earlier = [before, first].filter((job) => job !== undefined);
  const told = earlier.length > 0 ? earlier : earlierJobs(facts);
  const said = told.map((job, at) => sayJob(job, at === 0 ? employer : (told[at - 1]?.employer ?? '')));
  if (said.length === 0) return '';
  return `${earlier.length > 0 ? 'Before that' : 'Earlier'} I was ${said.join(', and earlier ')}.`;
}

/** Who the person is and the jobs before, what was done in the latest one, and what is looked for. */
export function answerAboutYou({ facts: read, ranked, jobDescription, vectors, told, aim }: AboutInput): SpokenAnswer {
  const facts = withPresentJob(read);
  const fresh = ranked
    .filter(({ fact }) => !wasTold(fact, told))
    .toSorted((one, other) => weightOf(other.fact) - weightOf(one.fact));
  const here = fresh.find(({ fact }) => isLatest(fact, facts));
  const best = here ?? fresh[0];
  const shared = sharedSkills(facts, jobDescription);
  const bring = shared.length > 0 ? `I also bring ${listed(shared)}.` : '';
  return {
    paragraph1: joined(sayOneself(facts), sayWho(facts), sayEarlier(facts)),
    paragraph2: joined(
      best === undefined
        ? bring
        : here === undefined
          ? phraseFact(best.fact)
          : sayFact(best.fact).replace(/^I (?=\p{Ll})/u, facts.isCurrent ? 'Here I ' : 'There I '),
      sayPapers(facts, findAskedPaper(jobDescription, facts.lines)),
    ),
    // The person's own aim says more than the title of the post.
    paragraph3: aim === '' ? sayNext(readJobWords(jobDescription), facts, vectors) : `${LOOKING_FOR} **${aim}**.`,
  };
}

/** What is looked for: the advertised post and one of its duties; empty where the advertisement names neither. */
function sayNext(job: JobWords, facts: ResumeFacts, vectors: Vectors): string {
  const { title } = job;
  const { duty } = fitToJob(facts.facts, job, vectors);
  if (title === '' && duty === undefined) return '';
  // Who is a class teacher does not want to become one.
  const isSame = isHeldAlready(title, facts.title);
  const post = title === '' || isSame ? 'work like yours' : `to work as ${withArticle(title)}`;
  return duty === undefined ? `${LOOKING_FOR} ${post}.` : `${LOOKING_FOR} ${post}: you want somebody to **${duty}**.`;
}
/** Begins the last sentence of an introduction. */
export const LOOKING_FOR = 'What I am looking for next is';

/** A result or a deed proves more than a duty that shows the strength a little more surely. */
const ratingOf = ({ fact, probability }: { fact: ResumeFact; probability: number }): number =>
  probability + WEIGHT_OF_PROOF * weightOf(fact) + (fact.isCurrent ? WEIGHT_OF_PROOF : 0);
const WEIGHT_OF_PROOF = 0.2;

/** The strength that the lines show most surely, by its two best lines, with the line that shows it best. */
function ownStrength(
  facts: readonly ResumeFact[],
  vectors: Vectors,
  told: string,
): { strength: OwnStrength; fact: ResumeFact } | null {
  const shown = facts.flatMap((fact) => {
    const vector = vectors.get(heardWords(fact.text));
    return vector === undefined || wasTold(fact, told) ? [] : [{ fact, shows: shownIn(vector) }];
  });
  const rated = OWN_STRENGTHS.flatMap((strength) => {
    const byProbability = shown
      .map(({ fact, shows }) => ({ fact, probability: shows.get(strength.shows) ?? 0 }))
      .toSorted((one, other) => other.probability - one.probability);
    const [first, second] = byProbability;
    const told = byProbability.filter(({ probability }) => probability >= SHOWS_STRENGTH);
    if (first === undefined || first.probability < SHOWS_STRENGTH) return [];
    const [best] = told.toSorted((one, other) => ratingOf(other) - ratingOf(one));
    return [{ strength, fact: best?.fact ?? first.fact, rating: first.probability + (second?.probability ?? 0) }];
  });
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  return best === undefined ? null : { strength: best.strength, fact: best.fact };
}

/** Without a sure strength: the surest proofs, and no words for others to say. */
function sayWhatOthersSaw(facts: readonly ResumeFact[]): SpokenAnswer {
  const [first, second] = facts.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (first === undefined)
    return {
      paragraph1: 'I think they would say that I am **[one word that they have really used of you]**.',
      paragraph2: 'It showed when [a moment, with what came of it].',
    };
  return {
    paragraph1: phraseFact(first, 'I would let this speak for me:'),
    paragraph2: second === undefined ? '' : phraseFact(second, 'And'),
  };
}

export function answerStrength({ facts, ranked, vectors, told }: AboutInput, isSaidByOthers: boolean): SpokenAnswer {
  const own = ownStrength(facts.facts, vectors, told) ?? ownStrength(facts.facts, vectors, '');
  const close = isSaidByOthers ? '' : 'That is what I would bring here too.';
  if (own === null && isSaidByOthers) return sayWhatOthersSaw(ranked.map(({ fact }) => fact));
  if (own === null) {
    return {
      paragraph1: 'I would say **[your strength in one word or two]**.',
      paragraph2: ranked[0]
        ? phraseFact(ranked[0].fact, 'For example,')
        : 'It showed when [a moment, with what came of it].',
      paragraph3: close,
    };
  }
  const first = isSaidByOthers
    ? `I think they would say that **${own.strength.they}**.`
    : `I would say **${own.strength.is}**.`;
  return { paragraph1: first, paragraph2: phraseFact(own.fact, 'For example,'), paragraph3: close };
}

/** The skills of the resume that a plain question names; an everyday word ("go") is none there. */
const skillsNamedIn = (question: string, skills: readonly string[]): string[] =>
  skills
    .map((skill) => plainQuestion(skill.replace(/\s*\([^()]*\)/g, '')))
    .filter((skill) => !COMMON_WORDS.has(skill) && ` ${question} `.includes(` ${skill} `));

/** Asks for the latest job as a whole. */
const ASKS_FOR_LATEST =
  /\b(?:current(?:ly)?|present|latest|last|day[- ]to[- ]day|daily|typical|right now|these days|your (?:job|work|role|responsibilities|duties))\b/;

/** "What did you do at Northwind", "tell me about the migration": the place or the line that is named, or the latest job. Null where none is meant. */
export function answerProject({ facts, ranked, told }: AboutInput, question: string): SpokenAnswer | null {
  const employed = ranked.filter(({ fact }) => fact.employer !== '' && question.includes(plainQuestion(fact.employer)));
  const skills = skillsNamedIn(question, facts.skills);
  const withSkill = ranked.filter(({ fact }) => skills.some((skill) => findEvidence(skill, fact.text) !== null));
  const named = employed[0] ? employed : withSkill;
  const fitting = ranked.filter(({ fits }) => fits);
  const latest = ranked.filter(({ fact }) => isLatest(fact, facts));
  const [about = []] = [named, fitting].filter((lines) => lines.length > 0);
  if (about.length === 0 && ranked.length > 0 && !ASKS_FOR_LATEST.test(question)) return null;
  const chosen = about.length > 0 ? about : latest.length > 0 ? latest : ranked;
  const [first, second] = chosen.toSorted(
    (one, other) => Number(wasTold(one.fact, told)) - Number(wasTold(other.fact, told)),
  );
  if (first === undefined) return { paragraph1: sayWho(facts), paragraph2: '' };
  const next = chosen.find((one) => one !== first && one.fact.employer === first.fact.employer) ?? second;
  return {
    paragraph1: phraseFact(first.fact),
    paragraph2:
      next === undefined || next.fact.employer !== first.fact.employer
        ? ''
        : sayFact(next.fact).replace(/^I (?!was)/, 'I also '),
  };
}

const ASKS_FOR_THESIS = /\b(?:thesis|dissertation|final (?:paper|project))\b/;

export function answerEducation({ facts }: AboutInput, question: string): SpokenAnswer {
  const thesis = facts.lines.find(({ kind }) => kind === 'thesis')?.text.replace(/^[^:–-]*[:–-]\s*/u, '');
  if (thesis !== undefined && ASKS_FOR_THESIS.test(question)) {
    return {
      paragraph1: `My thesis was about this: **${thesis}**.`,
      paragraph2: 'What I found was [the result, in one sentence].',
    };
  }
  const certificate = facts.lines.find(({ kind }) => kind === 'certificate');
  return {
    paragraph1: facts.education === '' ? 'I studied **[subject]** at [where].' : `I studied ${facts.education}.`,
    paragraph2: certificate === undefined ? '' : `Besides that I hold **${certificate.text}**.`,
  };
}
