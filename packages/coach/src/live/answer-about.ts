import { isTitle } from '../entities/classify-part.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { OWN_STRENGTHS, type OwnStrength } from './answer-forms.ts';
import { findLed } from './answer-listing.ts';
import { findAskedPaper } from './asked-paper.ts';
import { findEvidence } from './find-evidence.ts';
import { fitToJob, readJobWords } from './job-words.ts';
import { earlierJobs, sayOneself, sayPapers, withPresentJob } from './own-story.ts';
import type { Vectors } from './packed-vector.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact, ResumeFacts, ResumeJob } from './resume-facts.ts';
import { deedOf, phraseFact, sayFact, WORKS_ALONE, withArticle, withoutBrackets } from './say-fact.ts';
import { MEASURED_CHANGE, shownIn } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { tellAlso } from './tell-lines.ts';
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
  const [name = ''] = withoutBrackets(title.replace(/^(?:later|then|now)\s+/iu, '')).split(
    /,| (?:then|later)\b|\s\/$/u,
  );
  const said = withArticle(inTitleCase(name.trim()));
  if (employer === '' || WORKS_ALONE.test(title) || NO_EMPLOYER.test(employer)) return said;
  return employer === employerBefore ? `${said} there` : `${said} at **${withoutBrackets(employer)}**`;
}

const inTitleCase = (title: string): string =>
  /^[\p{Lu} ]{5,}$/u.test(title) ? title.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase()) : title;

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
function sayEarlier(facts: ResumeFacts, most = 2): string {
  const { jobs, title, employer } = facts;
  const latest = jobs.find((job) => job.title === title);
  const before = latest === undefined ? undefined : jobBefore(jobs, latest);
  const first = before === undefined ? undefined : jobBefore(jobs, before);
  const earlier = [before, first].filter((job) => job !== undefined);
  const told = (earlier.length > 0 ? earlier : earlierJobs(facts)).slice(0, most);
  const said = told.map((job, at) => sayJob(job, at === 0 ? employer : (told[at - 1]?.employer ?? '')));
  if (said.length === 0) return '';
  return `${earlier.length > 0 ? 'Before that' : 'Earlier'} I was ${said.join(', and earlier ')}.`;
}

/** "I have worked as a Baker at Crumb since 2019": the present post with its first year. */
function sayPresent(facts: ResumeFacts): string {
  const { title: fullTitle, employer, isCurrent, jobs } = facts;
  const post = jobs.filter((job) => job.isCurrent && job.title === fullTitle);
  const since = post.length === 1 ? (post[0]?.since ?? 0) : 0;
  const title = withoutBrackets(fullTitle);
  const open = `${title === '' ? '' : ` as ${withArticle(withTerms(fullTitle))}`} at **${employer}**`;
  if (since === 0 || !isCurrent || employer === '' || !saysToDate(since, facts.text)) return sayWho(facts);
  return `I have worked${open} since ${since}.`;
}
/** True if the end of the post follows its first year: "Second in Humanities since 2022" names another year. */
const saysToDate = (since: number, text: string): boolean =>
  new RegExp(
    `\\b${since}\\b(?: \\p{L}{3,9})?\\W{0,6}(?:to |till |until )?(?:the )?(?:present|now|today|current|date|ongoing|still)\\b`,
    'iu',
  ).test(text);

/** A post for some hours or some months is called so: "Receptionist (temporary, weekends)". */
const withTerms = (title: string): string =>
  /\((?:[^()]*\b)?(?:temporary|part[- ]time|weekends?|casual|cover|fixed[- ]term)\b[^()]*\)/iu.test(title)
    ? title
    : withoutBrackets(title);

/** A line that can be said as a sentence of one's own; a row of figures is a fragment. */
const isSpoken = ({ text }: ResumeFact): boolean => deedOf(text) !== undefined || /^I\b/u.test(text);

/** Who would lead is asked for the number of people first. */
const LEADS_OTHERS = /\b(?:lead(?:er)?|supervisor|manager|head|foreman|chef|captain|coordinator|charge)\b/iu;
/** True for a career changer: there are projects, and no earlier job title shares a word with the advertised one. */
const isNewTrade = (wanted: string, { jobs, facts }: ResumeFacts): boolean => {
  const held = new Set(jobs.flatMap(({ title }) => contentStems(title)));
  const asked = contentStems(wanted);
  return asked.length > 0 && facts.some(({ isProject }) => isProject) && !asked.some((stem) => held.has(stem));
};

const isFragment = (fact: ResumeFact): boolean => !/^(?:I|My work|As|In)\b/u.test(sayFact(fact));

/** Who the person is, the present post and the ones before. */
export function sayIntroduction(read: ResumeFacts): string {
  const facts = withPresentJob(read);
  return joined(sayOneself(facts), sayPresent(facts), sayEarlier(facts, 1));
}

/** Who the person is and the jobs before, the work that the advertisement asks for most, the papers and the aim. */
export function answerAboutYou({ facts: read, ranked, jobDescription, vectors, told, aim }: AboutInput): SpokenAnswer {
  const facts = withPresentJob(read);
  const fresh = ranked.map(({ fact }) => fact).filter((fact) => !wasTold(fact, told) && isSpoken(fact));
  const own = fresh.toSorted((one, other) => weightOf(other) - weightOf(one));
  const job = readJobWords(jobDescription);
  const { duty, lines } = fitToJob(fresh, job, vectors);
  const fitting = duty === undefined ? [] : lines.slice(0, 1);
  const any = ranked.map(({ fact }) => fact).filter((fact) => !wasTold(fact, told) && !isFragment(fact));
  const here = [...own, ...any].find((fact) => isLatest(fact, facts));
  const team = LEADS_OTHERS.test(job.title) ? findLed(any.filter((fact) => isLatest(fact, facts))) : undefined;
  const built = isNewTrade(job.title, facts)
    ? own.find(({ isProject, employer }) => isProject && employer !== '')
    : undefined;
  const best = fitting[0] ?? built ?? here ?? own.find(({ employer, isProject }) => employer !== '' || isProject);
  const work = [...new Set([team, best])].filter((fact) => fact !== undefined);
  const shared = sharedSkills(facts, jobDescription);
  const present = sayPresent(facts);
  const papers = sayPapers(facts, findAskedPaper(jobDescription, facts.lines), jobDescription);
  return {
    paragraph1: joined(sayOneself(facts), present, sayEarlier(facts)),
    paragraph2: joined(
      ...work.map((fact, at) => sayInIntroduction(fact, facts, work[at - 1])),
      best === undefined && shared.length > 0 ? `I bring ${listed(shared)}.` : '',
      // Without a post, the first paragraph has named the studies already.
      papers.replace(present, '').trim(),
      sayLanguages(facts, jobDescription),
    ),
    // A duty of the advertisement says nothing of the person.
    paragraph3: aim === '' ? '' : `${LOOKING_FOR} **${aim}**.`,
  };
}
const sayInIntroduction = (fact: ResumeFact, facts: ResumeFacts, before?: ResumeFact): string =>
  before !== undefined
    ? tellAlso(fact, before)
    : isLatest(fact, facts) && facts.employer !== ''
      ? sayFact(fact).replace(/^I (?=\p{Ll})/u, facts.isCurrent ? 'Here I ' : 'There I ')
      : phraseFact(fact);

/** A language of the resume that the advertisement names. */
function sayLanguages({ lines }: ResumeFacts, jobDescription: string): string {
  const asked = lines.filter(({ kind, text }) => {
    const [name = ''] = text.match(/\p{Lu}\p{Ll}{3,}/u) ?? [];
    return (
      kind === 'language' &&
      /^\p{Lu}[^:]*$/u.test(text) &&
      name !== '' &&
      name !== 'English' &&
      jobDescription.includes(name) &&
      // "Languages: Kotlin" are for programs.
      getSkillLexicon().skills.get(name)?.isTechnical !== true
    );
  });
  return asked.length === 0 ? '' : `I speak ${listed(asked.map(({ text }) => text))}.`;
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
