import type { ParsedResume } from '@greenroom/contract/resume';
import { ANSWER_KINDS, type AnswerKind, GENERAL_KIND } from './answer-kinds-data.ts';
import { plainQuestion, skillAskedFor, topicOf } from './question-topic.ts';
import { contentStems, type RankedFact, rankFacts } from './rank-facts.ts';
import { type ResumeFacts, readResumeFacts } from './resume-facts.ts';
import { sayFact, sayPlace } from './say-fact.ts';

export type AnswerInput = {
  question: string;
  resume: ParsedResume | string | null;
  jobDescription: string;
  /** The question answered before, so that "why?" or "what happened then?" stays with its example. */
  lastQuestion?: string;
};
/** At most three short paragraphs to say aloud; `**bold**` marks the words to hold on to, `[…]` what only the person knows. */
export type SpokenAnswer = { paragraph1: string; paragraph2: string; paragraph3?: string };

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
  return shared.length === 0 ? '' : `It is close to what you ask for here: ${listed(shared)}.`;
}

function sayWho(facts: ResumeFacts): string {
  const { title, employer, isCurrent, education, skills } = facts;
  if (title !== '' && employer !== '') {
    return isCurrent
      ? `I work as **${title}** at **${employer}**.`
      : `Most recently I was **${title}** at **${employer}**.`;
  }
  if (title !== '') return `My work is that of **${title}**.`;
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

/** The topic spelled as in the resume, since what was heard has lost its case. */
function spelledAs(topic: string, facts: ResumeFacts): string {
  return facts.skills.find((skill) => skill.toLowerCase() === topic) ?? topic;
}

function sayExample(best: RankedFact | undefined, second: RankedFact | undefined): string {
  if (best === undefined) return 'For example, [where you did this, what you did and what came of it].';
  const place = sayPlace(best.fact);
  const said = sayFact(best.fact);
  const first = place === '' ? said : said.startsWith('I ') ? `${place}, ${said}` : `${place}: ${said}`;
  const isSamePlace = second?.fits === true && second.fact.employer === best.fact.employer && second.score > 1;
  return isSamePlace ? join(first, sayFact(second.fact).replace(/^I (?!was)/, 'I also ')) : first;
}

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
  return { paragraph1: fill(first), paragraph2: fill(second), paragraph3: fill(third) };
}

function answerExperience(
  facts: ResumeFacts,
  ranked: readonly RankedFact[],
  topic: string,
  jobDescription: string,
): SpokenAnswer {
  const stems = contentStems(topic);
  const spelled = spelledAs(topic, facts);
  const stands = stems.length > 0 && stems.some((stem) => contentStems(facts.haystack).includes(stem));
  const best = ranked[0];
  if (stands) {
    const closest = ranked.find(({ fact }) => contentStems(fact.text).some((stem) => stems.includes(stem)));
    if (closest !== undefined) {
      return {
        paragraph1: `Yes, I have worked with **${spelled}**.`,
        paragraph2: sayExample(closest, undefined),
        paragraph3: join('What I would say I know best about it is [one thing].', sayJobLink(facts, jobDescription)),
      };
    }
    return {
      paragraph1: `Yes, **${spelled}** is among the skills that I list.`,
      paragraph2:
        `I used it for [what for, and how long]. ${best === undefined ? '' : `Beside it: ${sayExample(best, undefined)}`}`.trim(),
    };
  }
  return {
    paragraph1: `Not in what my resume shows, and I would rather say so: **${topic}** would be something that I [have touched or would learn].`,
    paragraph2:
      best?.fits !== true
        ? 'The closest that I have done is [the nearest thing, and what carries over].'
        : `The closest that I have done is this. ${sayExample(best, undefined)}`,
    paragraph3: 'I would get up to speed by [a first small task and who would review it].',
  };
}

function answerTechnical(
  kind: AnswerKind,
  question: string,
  facts: ResumeFacts,
  ranked: readonly RankedFact[],
): SpokenAnswer {
  const outline = withoutResume(kind, question);
  const used = ranked.find((candidate) => candidate.sharesQuestion);
  if (used === undefined) return outline;
  return {
    paragraph1: outline.paragraph1,
    paragraph2: outline.paragraph2,
    paragraph3: join(
      `In my own work it came up here. ${sayExample(used, undefined)}`,
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
  if (facts === null) return withoutResume(kind, question);
  const skill = kind.wants === 'personal' ? '' : skillAskedFor(question);
  const follows = skill === '' && isFollowUp(question, kind, input.lastQuestion ?? '');
  const asked = follows ? plainQuestion(input.lastQuestion ?? '') : question;
  const ranked = rankFacts(facts.facts, asked, kindOf(asked).related, input.jobDescription);
  if (follows) return answerFollowUp(ranked);
  if (skill !== '') return answerExperience(facts, ranked, skill, input.jobDescription);
  if (kind.wants === 'technical') return answerTechnical(kind, question, facts, ranked);
  if (kind.name === 'questions-for-interviewer' || kind.name === 'terms') {
    return { paragraph1: kind.direct, paragraph2: kind.close };
  }
  if (kind.name === 'education' && facts.education !== '') {
    return { paragraph1: `I studied ${facts.education}.`, paragraph2: kind.outline[1], paragraph3: kind.close };
  }
  const best = ranked[0];
  const isPersonal = kind.wants === 'personal';
  const hasExample =
    kind.wants === 'story' ? best?.fits === true : !isPersonal || (best !== undefined && best.score > ENOUGH_TO_SHOW);
  return {
    paragraph1: sayDirect(kind, facts, input.jobDescription),
    paragraph2: hasExample ? sayExample(best, ranked[1]) : kind.outline[kind.wants === 'story' ? 0 : 1],
    paragraph3: join(kind.close, SELLS.has(kind.name) ? sayJobLink(facts, input.jobDescription) : ''),
  };
}

/** A question of few words of its own ("why?", "what happened then?") goes on with the one before. */
function isFollowUp(question: string, kind: AnswerKind, lastQuestion: string): boolean {
  return lastQuestion.trim() !== '' && kind.name === 'general' && contentStems(question).length <= FOLLOW_UP_STEMS;
}

function answerFollowUp(ranked: readonly RankedFact[]): SpokenAnswer {
  return {
    paragraph1: 'To stay with that example: **[the reason, or what came next, in one sentence]**.',
    paragraph2: sayExample(ranked[0], undefined),
    paragraph3: 'What decided it was [one detail that only you can know].',
  };
}
