import type { ParsedResume } from '@greenroom/contract/resume';
import { answerExperience } from './answer-experience.ts';
import { ANSWER_KINDS, type AnswerKind, GENERAL_KIND } from './answer-kinds-data.ts';
import { findEvidence } from './find-evidence.ts';
import { plainQuestion, skillAskedFor, topicOf } from './question-topic.ts';
import { contentStems, type RankedFact, rankFacts } from './rank-facts.ts';
import { type ResumeFacts, readResumeFacts } from './resume-facts.ts';
import { sayFact, sayPlace } from './say-fact.ts';
import { type KnownAnswer, sayKnown } from './say-known.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

export type AnswerInput = {
  question: string;
  resume: ParsedResume | string | null;
  jobDescription: string;
  /** The question answered before, so that "why?" or "what happened then?" stays with its example. */
  lastQuestion?: string;
};

const PARAGRAPH_CHARS = 2000;
/** Score from which an achievement fits a question about the person well enough to be shown. */
const ENOUGH_TO_SHOW = 2.5;
const FOLLOW_UP_STEMS = 1;

/** Kinds of question where one speaks of oneself and the job together, so that a link to the job belongs in the answer. */
const SELLS = new Set(['about-you', 'why-here', 'why-you', 'strength', 'achievement', 'goals']);

const join = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, PARAGRAPH_CHARS);
const kindOf = (question: string): AnswerKind =>
  ANSWER_KINDS.find((kind) => kind.pattern.test(question)) ?? GENERAL_KIND;

/** Skills that stand in the resume and are asked for in the job, as spelled in the resume. */
function sharedSkills(facts: ResumeFacts, jobDescription: string): string[] {
  const job = ` ${plainQuestion(jobDescription)} `;
  return facts.skills.filter((skill) => skill.length > 1 && job.includes(` ${plainQuestion(skill)} `)).slice(0, 3);
}

const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.map((word) => `**${word}**`).join('')
    : `${words
        .slice(0, -1)
        .map((word) => `**${word}**`)
        .join(', ')} and **${words.at(-1)}**`;

function sayJobLink(facts: ResumeFacts, jobDescription: string): string {
  const shared = sharedSkills(facts, jobDescription);
  return shared.length === 0 ? '' : `That is close to what you ask for: ${listed(shared)}.`;
}

/** Offices of which there is one ("Head of Sales") and plurals take no article. */
const withArticle = (title: string): string => {
  if (/^(?:head|chief|vice|vp|director of|owner|founder|co-?founder|c[etfoi]o)\b|s$/i.test(title))
    return `**${title}**`;
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} **${title}**`;
};

function sayWho(facts: ResumeFacts): string {
  const { title, employer, isCurrent, education, skills } = facts;
  if (title !== '' && employer !== '') {
    return isCurrent
      ? `I work as ${withArticle(title)} at **${employer}**.`
      : `Most recently I was ${withArticle(title)} at **${employer}**.`;
  }
  if (title !== '') return `I work as ${withArticle(title)}.`;
  if (employer !== '') return isCurrent ? `I work at **${employer}**.` : `Most recently I was at **${employer}**.`;
  if (education !== '') return `I studied ${education}.`;
  return skills.length > 0
    ? `My work is mostly about ${listed(skills.slice(0, 3))}.`
    : 'I am **[your role, in a few words]**.';
}

function sayDirect(kind: AnswerKind, facts: ResumeFacts, jobDescription: string): string {
  if (kind.direct === '') return sayWho(facts);
  const isUnproven = kind.name === 'why-you' && sharedSkills(facts, jobDescription).length === 0;
  return isUnproven ? kind.outline[0] : kind.direct;
}

function sayExample(best: RankedFact | undefined, second: RankedFact | undefined): string {
  if (best === undefined) return 'For example, [where you did this, what you did and what came of it].';
  const place = sayPlace(best.fact);
  const said = sayFact(best.fact);
  const first = place === '' ? said : said.startsWith('I ') ? `${place}, ${said}` : `${place}: ${said}`;
  const isSamePlace = second?.fits === true && second.fact.employer === best.fact.employer && second.score > 1;
  return isSamePlace ? join(first, sayFact(second.fact).replace(/^I (?!was)/, 'I also ')) : first;
}

/** Asks for a way of doing something; an example of it then comes second. */
const ASKS_HOW = /^(?:so |and |okay )*(?:how (?:do|would|did|can|are) |what (?:do|would) you )/;

function withoutResume(kind: AnswerKind, question: string): SpokenAnswer {
  const topic = topicOf(question);
  const isDifference = / (?:and|or|versus|vs) /.test(topic) && /difference|compare/.test(question);
  const fill = (line: string): string =>
    line
      .replace(
        '**{topic}** is [one plain sentence that says what it is and what it is for]',
        isDifference
          ? `the difference between **${topic.replace(/ (?:versus|vs|or) /, ' and ')}** is [one plain sentence]`
          : '$&',
      )
      .replace('{topic}', topic === '' ? 'it' : topic);
  const [first, second, third] = kind.outline;
  if (kind.wants === 'story' && ASKS_HOW.test(question)) {
    return { paragraph1: kind.direct, paragraph2: first, paragraph3: kind.close };
  }
  return { paragraph1: fill(first), paragraph2: fill(second), paragraph3: fill(third) };
}

function sayWhatIsKnown({ first, rest }: KnownAnswer): SpokenAnswer {
  return {
    paragraph1: first,
    paragraph2: rest === '' ? 'In practice I would look at [what matters in this job].' : rest,
  };
}

function answerTechnical(
  kind: AnswerKind,
  question: string,
  facts: ResumeFacts,
  ranked: readonly RankedFact[],
  known: KnownAnswer | null,
): SpokenAnswer {
  const outline = known === null ? withoutResume(kind, question) : sayWhatIsKnown(known);
  const topic = topicOf(question);
  const used = topic === '' ? undefined : ranked.find(({ fact }) => findEvidence(topic, fact.text) !== null);
  if (used === undefined) return outline;
  if (known !== null) return { ...outline, paragraph3: `In my own work: ${sayExample(used, undefined)}` };
  return {
    paragraph1: outline.paragraph1,
    paragraph2: outline.paragraph2,
    paragraph3: join(
      `In my own work: ${sayExample(used, undefined)}`,
      facts.skills.length > 0 ? 'There I learned [the trade-off or trap you met].' : '',
    ),
  };
}

/**
 * An answer that the person can say aloud, made of nothing but the resume and the job: no employer, number or tool that does
 * not stand there. What only the person can know is left as a gap in square brackets. The same input gives the same answer.
 */
export function answerQuestion(input: AnswerInput): SpokenAnswer {
  const question = plainQuestion(input.question);
  const kind = kindOf(question);
  const facts = readResumeFacts(input.resume);
  const known = kind.wants === 'personal' ? null : sayKnown(question, facts?.title ?? '', input.jobDescription);
  if (facts === null) return known === null ? withoutResume(kind, question) : sayWhatIsKnown(known);
  const skill = kind.wants === 'personal' ? '' : skillAskedFor(question);
  const follows = skill === '' && isFollowUp(question, kind, input.lastQuestion ?? '');
  const asked = follows ? plainQuestion(input.lastQuestion ?? '') : question;
  const ranked = rankFacts(facts.facts, asked, kindOf(asked).related, input.jobDescription);
  if (follows) return answerFollowUp(ranked);
  if (skill !== '') return answerExperience(skill, facts);
  if (kind.wants === 'technical' || known !== null) return answerTechnical(kind, question, facts, ranked, known);
  if (kind.name === 'amount') return answerAmount(kind, ranked);
  if (kind.name === 'questions-for-interviewer' || kind.name === 'terms') {
    return { paragraph1: kind.direct, paragraph2: kind.close };
  }
  if (kind.name === 'education' && facts.education !== '') {
    return { paragraph1: `I studied ${facts.education}.`, paragraph2: kind.outline[1], paragraph3: kind.close };
  }
  const atEmployer = ranked.filter(
    ({ fact }) => fact.employer !== '' && question.includes(plainQuestion(fact.employer)),
  );
  if (atEmployer[0] !== undefined && kind.name === 'general') return answerEmployer(atEmployer);
  const best = ranked[0];
  const hasExample = best !== undefined && suits(kind, best);
  return {
    paragraph1: sayDirect(kind, facts, input.jobDescription),
    paragraph2: hasExample
      ? sayHere(kind, facts, ranked)
      : kind.outline[kind.wants === 'story' && !NOT_A_STORY.has(kind.name) ? 0 : 1],
    paragraph3: join(kind.close, SELLS.has(kind.name) ? sayJobLink(facts, input.jobDescription) : ''),
  };
}

/** Kinds that are told like a story and whose first line is the story already. */
const NOT_A_STORY = new Set(['failure']);
/** Kinds that any good achievement suits; for the others it has to be about what was asked. */
const ANY_ACHIEVEMENT = new Set(['about-you', 'why-you', 'why-here', 'strength', 'goals', 'achievement']);
const WENT_WRONG = /fail|error|outage|incident|mistake|recover|fix|defect|complaint|rework/i;

function suits(kind: AnswerKind, best: RankedFact): boolean {
  if (kind.name === 'failure') return WENT_WRONG.test(best.fact.text);
  if (kind.wants === 'personal') return best.score > ENOUGH_TO_SHOW;
  if (kind.wants === 'story') return best.fits;
  return ANY_ACHIEVEMENT.has(kind.name) || best.sharesQuestion;
}

/** The example; "there" when the sentence before has just said where. */
function sayHere(kind: AnswerKind, facts: ResumeFacts, ranked: readonly RankedFact[]): string {
  const said = sayExample(ranked[0], ranked[1]);
  if (kind.direct !== '' || ranked[0] === undefined) return said;
  const { employer, title } = ranked[0].fact;
  const isThere = employer !== '' && employer === facts.employer && title === facts.title;
  return isThere
    ? said.replace(`${sayPlace(ranked[0].fact)}, `, 'There ').replace(`${sayPlace(ranked[0].fact)}: `, '')
    : said;
}

/** "how many people did you manage": the achievement with the number, else a gap for it. */
function answerAmount(kind: AnswerKind, ranked: readonly RankedFact[]): SpokenAnswer {
  const counted = ranked.find(({ fact, fits }) => fits && /\d/.test(fact.text));
  if (counted === undefined) return { paragraph1: kind.outline[0], paragraph2: kind.outline[1] };
  return { paragraph1: sayExample(counted, undefined), paragraph2: kind.close };
}

/** "what did you do at Northwind": what the resume says of that place. */
function answerEmployer(ranked: readonly RankedFact[]): SpokenAnswer {
  const title = ranked[0]?.fact.title ?? '';
  return {
    paragraph1: title === '' ? sayExample(ranked[0], undefined) : `I worked there as ${withArticle(title)}.`,
    paragraph2: title === '' ? sayExample(ranked[1], undefined) : sayExample(ranked[0], ranked[1]),
    paragraph3: 'What I still use from there is [one thing that helps with this job].',
  };
}

/** Kinds that a question has when it says little by itself. */
const GOES_ON = new Set(['general', 'approach', 'amount']);

/** A question of few words of its own ("why?", "what happened then?") goes on with the one before. */
function isFollowUp(question: string, kind: AnswerKind, lastQuestion: string): boolean {
  return lastQuestion.trim() !== '' && GOES_ON.has(kind.name) && contentStems(question).length <= FOLLOW_UP_STEMS;
}

function answerFollowUp(ranked: readonly RankedFact[]): SpokenAnswer {
  return {
    paragraph1: 'To stay with that example: **[the reason, or what came next, in one sentence]**.',
    paragraph2: sayExample(ranked[0], undefined),
    paragraph3: 'What decided it was [one detail that only you can know].',
  };
}
