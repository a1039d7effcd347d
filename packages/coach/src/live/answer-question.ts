import type { ParsedResume } from '@greenroom/contract/resume';
import { contentStems } from '../text/content-stems.ts';
import {
  answerAboutYou,
  answerEducation,
  answerProject,
  answerStrength,
  answerWhyHere,
  answerWhyYou,
} from './answer-about.ts';
import { answerBefore, answerClosing } from './answer-closing.ts';
import { answerExperience } from './answer-experience.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';
import { answerListing, findTeamSize } from './answer-listing.ts';
import { ASKS_FOR_COST, answerByForm, asParagraphs, COST_OF_CODE } from './answer-story.ts';
import { answerTerms } from './answer-terms.ts';
import { kindOf } from './choose-kind.ts';
import { findEvidence } from './find-evidence.ts';
import { findNamed, looselyNamed } from './find-named.ts';
import { joinSpelled } from './join-spelled.ts';
import { offerLines } from './offer-lines.ts';
import { plainQuestion, skillsAskedFor, topicOf } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { plainLine, type RankedFact, rankFacts, type Vectors, wasTold } from './rank-facts.ts';
import { type ResumeFact, type ResumeFacts, readResumeFacts } from './resume-facts.ts';
import { sayFact, tellFact } from './say-fact.ts';
import { type KnownAnswer, sayKnown } from './say-known.ts';
import { splitQuestion } from './split-question.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

export type AnswerInput = {
  question: string;
  /** The whole turn that the question ends: what was said before it tells what it is about. */
  context?: string;
  resume: ParsedResume | string | null;
  jobDescription: string;
  /** The question answered before, so that "why?" or "what happened then?" stays with its example. */
  lastQuestion?: string;
  /** What was answered before in this session, oldest first: what was told once is not told again while something else fits. */
  answered?: readonly { question: string; answer: string }[];
  /** The encoder's vectors of `vectorTexts`; without them the words alone decide. */
  vectors?: Vectors;
};

const PARAGRAPH_CHARS = 2000;
/** What is named in an introduction is still to be told: the interviewer asks for it next. */
const INTRODUCTION = /\b(?:about yourself|introduce yourself|your background|through your (?:resume|cv|career))\b/i;
const NO_VECTORS: Vectors = new Map();

type Part = {
  question: string;
  kind: string;
  skills: string[];
  facts: ResumeFacts | null;
  vectors: Vectors;
  told: string;
  input: AnswerInput;
};

/** The texts whose vectors an answer can use: the parts of the question and what they name, and the lines of the resume. */
export function vectorTexts(
  question: string,
  resume: ParsedResume | string | null,
  context = '',
): { question: string[]; resume: string[] } {
  const parts = splitQuestion(joinSpelled(question));
  const topics = parts.flatMap((part) => skillsAskedFor(part));
  return {
    question: [...new Set([...parts, ...topics, context].map(heardWords))].filter((text) => text !== ''),
    resume: (readResumeFacts(resume)?.facts ?? []).map(({ text }) => heardWords(text)),
  };
}

/**
 * An answer that the person can say aloud in about twenty seconds, made of nothing but the resume and the job: no employer, number
 * or tool that does not stand there. What only the person can know is left as a gap in square brackets, at most one a paragraph.
 * The same input gives the same answer.
 */
export function answerQuestion(input: AnswerInput): SpokenAnswer {
  const facts = readResumeFacts(input.resume);
  const vectors = input.vectors ?? NO_VECTORS;
  const told = heardWords(
    (input.answered ?? [])
      .filter(({ question }) => !INTRODUCTION.test(question))
      .map(({ answer }) => answer.replaceAll('**', ''))
      .join(' '),
  );
  const parts = splitQuestion(joinSpelled(input.question)).map((question): Part => {
    const loose = facts === null ? [] : findNamed(looselyNamed(question), facts);
    const askedOn = loose.length > 0 ? loose : skillAskedOn(question, input.lastQuestion ?? '');
    const skills = askedOn.length > 0 ? askedOn : skillsAskedFor(question);
    const guessed = askedOn.length > 0 ? 'experience' : kindOf(question, { skills, vectors, facts });
    const kind = guessed === 'follow-up' && saysMore(question, input.context ?? '') ? 'project' : guessed;
    return { question, kind, skills, facts, vectors, told, input };
  });
  const [first] = parts;
  if (first === undefined) return asParagraphs(formOf('general'));
  const own = parts.filter(
    ({ kind }, index) => index === 0 || (kind !== 'follow-up' && kind !== parts[index - 1]?.kind),
  );
  const answer = own.length > 1 ? answerInOrder(own) : answerPart(own[0] ?? first);
  return tidy(answer);
}

/** "I noticed the charity work on here. What's that about?" names a thing of its own, so it continues with nothing. */
const WORDS_OF_CONTEXT = 4;
const saysMore = (question: string, context: string): boolean => {
  const asked = new Set(contentStems(question));
  return contentStems(context).filter((word) => !asked.has(word)).length >= WORDS_OF_CONTEXT;
};

/** "What about fuel tankers?" after "have you worked with …". */
const ASKS_ON_OF_SKILL = /^(?:(?:and|so|okay) )*(?:what|how) about (?:the |a |an )?([^?]{2,60})$/;

/** The skill that is asked after with "what about", when the question before asked after one. */
function skillAskedOn(question: string, lastQuestion: string): string[] {
  const named = ASKS_ON_OF_SKILL.exec(question)?.[1];
  return named === undefined || skillsAskedFor(plainQuestion(lastQuestion)).length === 0 ? [] : [named];
}

const tidy = (answer: SpokenAnswer): SpokenAnswer => {
  const [paragraph1 = '', paragraph2 = '', paragraph3] = [answer.paragraph1, answer.paragraph2, answer.paragraph3 ?? '']
    .filter((text) => text !== '')
    .map((text) => text.slice(0, PARAGRAPH_CHARS));
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
};

/** "Have you moved a company to a new system": no name to look for, so the line that is nearest in meaning. */
function answerWithNearest({ question, vectors, told, input }: Part, facts: ResumeFacts): SpokenAnswer {
  const ranked = rankFacts(facts.facts, { question, context: input.context ?? '', shows: [], vectors, told });
  const [best] = ranked;
  return best?.fits === true
    ? {
        paragraph1: tellFact(best.fact, 'The nearest to that on my resume:'),
        paragraph2: 'What carries over is [one thing].',
      }
    : {
        paragraph1: '**[Yes or no, and since when]**.',
        paragraph2: `The nearest thing that I have done: ${offerLines(ranked) ?? '[what, and what carries over]'}.`,
      };
}

/** Each part in a separate paragraph, with its first sentences and the line of the resume where there is one. */
function answerInOrder(parts: readonly Part[]): SpokenAnswer {
  let told = parts[0]?.told ?? '';
  const [paragraph1 = '', paragraph2 = '', paragraph3] = parts.map((part) => {
    const { paragraph1: first, paragraph2: second } = answerPart({ ...part, told });
    told = `${told} ${heardWords(first.replaceAll('**', ''))} ${heardWords(second.replaceAll('**', ''))}`;
    const isShort = !second.includes('[') || !first.includes('[');
    return isShort && !second.includes('[') ? `${first} ${second}`.trim() : first;
  });
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}

function answerPart(part: Part): SpokenAnswer {
  const { question, kind, facts, vectors, told, input } = part;
  const known = PERSONAL.has(kind) ? null : sayKnown(question, facts?.title ?? '', input.jobDescription);
  if (kind === 'terms') return answerTerms(question, facts?.lines ?? []);
  if (kind === 'closing') return answerClosing(facts?.facts ?? [], told);
  if (kind === 'before') return answerBefore(facts);
  const listing = facts === null ? null : answerListing(question, facts);
  if (listing !== null) return listing;
  const team = findTeamSize(question, facts?.facts ?? []);
  if (team !== undefined) return answerAmount(formOf('amount'), [], team);
  if (facts === null) return known === null ? asParagraphs(formOf(kind), question) : sayWhatIsKnown(known, undefined);
  if (kind === 'experience' && part.skills.length > 0) {
    return answerExperience(part.skills, facts, { vectors, told, question });
  }
  if (kind === 'experience' || (kind === 'failure' && ASKS_WHETHER.test(question)))
    return answerWithNearest(part, facts);
  const form = formOf(kind);
  const last = input.answered?.at(-1);
  const isFollowUp = kind === 'follow-up' && (last !== undefined || (input.lastQuestion ?? '') !== '');
  const asked = isFollowUp ? (last?.question ?? input.lastQuestion ?? '') : question;
  const ranked = rankFacts(facts.facts, {
    question: asked,
    context: isFollowUp ? '' : (input.context ?? ''),
    shows: form.shows,
    vectors,
    told: isFollowUp ? '' : told,
  });
  const about = { facts, ranked, jobDescription: input.jobDescription, vectors, told };
  const named = isFollowUp ? findNamedLine(part, facts) : undefined;
  if (named !== undefined) return answerProject({ ...about, ranked: [named] }, question);
  if (isFollowUp) return answerFollowUp(question, ranked, facts, last?.answer ?? '');
  if (known !== null) return sayWhatIsKnown(known, findUse(question, facts.facts));
  switch (kind) {
    case 'about-you':
      return answerAboutYou(about);
    case 'why-you':
      return answerWhyYou(about);
    case 'why-here':
      return answerWhyHere(about);
    case 'strength':
    case 'others-say':
      return answerStrength(about, kind === 'others-say');
    case 'project':
      return answerProject(about, question);
    case 'education':
      return answerEducation(about, question);
    case 'amount':
      return answerAmount(form, ranked);
    case 'coding':
      return ASKS_FOR_COST.test(question) ? COST_OF_CODE : asParagraphs(form, question);
    case 'technical':
      return answerTechnical(form, question, findUse(question, facts.facts));
    default:
      return asksOnOf(ranked, last?.answer ?? '')
        ? answerFollowUp(question, ranked, facts, last?.answer ?? '')
        : answerByForm(form, question, ranked);
  }
}

/** The only line that fits was told just now: the question asks for more of it. */
function asksOnOf([first, second]: readonly RankedFact[], lastAnswer: string): boolean {
  if (first === undefined || !first.fits || first.shared === 0 || second?.fits === true) return false;
  return wasTold(first.fact, heardWords(lastAnswer.replaceAll('**', '')));
}

/** "How did you bring down the month-end close" names another line than the one told last. */
function findNamedLine({ question, vectors, told }: Part, { facts }: ResumeFacts): RankedFact | undefined {
  const [best] = rankFacts(facts, { question, shows: [], vectors, told });
  if (best === undefined || best.similarity < NAMED.similarity || best.shared < NAMED.shared) return undefined;
  return wasTold(best.fact, told) ? undefined : best;
}
const NAMED = { similarity: 0.45, shared: 2 };

/** "Have you ever had to sack someone" is taken for a failure, and names none. */
const ASKS_WHETHER =
  /^(?:(?:so|and|okay|well|now) )*have you (?:ever )?(?!.*\b(?:fail\w*|mistakes?|wrong|errors?|miss\w*|regret\w*|lost|badly)\b)/;
/** Kinds of which only the person knows: nothing that is known in general answers them. */
const PERSONAL = new Set(
  'about-you why-here why-you strength others-say weakness failure achievement experience project education terms leaving goals motivation outside your-questions small-talk follow-up amount'.split(
    ' ',
  ),
);
/** The line that names the topic of a question of knowledge, word for word. */
function findUse(question: string, facts: readonly ResumeFact[]): ResumeFact | undefined {
  const topic = topicOf(question);
  return topic === '' ? undefined : facts.find(({ text }) => findEvidence(topic, text) !== null);
}

function sayWhatIsKnown({ first, rest }: KnownAnswer, use: ResumeFact | undefined): SpokenAnswer {
  const paragraphs = { paragraph1: first, paragraph2: rest };
  return use === undefined ? paragraphs : { ...paragraphs, paragraph3: tellFact(use) };
}

function answerTechnical(form: AnswerForm, question: string, use: ResumeFact | undefined): SpokenAnswer {
  const outline = asParagraphs(form, question);
  return use === undefined ? outline : { ...outline, paragraph3: tellFact(use) };
}

const COUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|fifty|hundred)\b/i;

/** "How many people did you manage": the line with the number that is about it, else a gap for the number. */
function answerAmount(form: AnswerForm, ranked: readonly RankedFact[], team?: ResumeFact): SpokenAnswer {
  const counted = team ?? ranked.find(({ fact, fits }) => fits && COUNT.test(fact.text))?.fact;
  if (counted === undefined) return asParagraphs(form);
  return { paragraph1: tellFact(counted), paragraph2: '' };
}

/** "Why", "what happened then", "tell me more": stays with what was told last, and adds what stands beside it. */
function answerFollowUp(
  question: string,
  ranked: readonly RankedFact[],
  facts: ResumeFacts,
  lastAnswer: string,
): SpokenAnswer {
  const told = heardWords(lastAnswer.replaceAll('**', ''));
  const last = facts.facts.find((fact) => wasTold(fact, told)) ?? (told === '' ? ranked[0]?.fact : undefined);
  const beside = facts.facts.find(
    (fact) =>
      last !== undefined && fact !== last && fact.employer === last.employer && !told.includes(plainLine(fact.text)),
  );
  const more =
    beside === undefined
      ? 'What decided it was [one detail that only you can know].'
      : sayFact(beside).replace(/^I /, 'There I also ');
  return {
    paragraph1: firstOfFollowUp(question),
    paragraph2: told === '' && last !== undefined ? tellFact(last) : more,
  };
}

const FOLLOW_UPS: readonly { pattern: RegExp; first: string }[] = [
  {
    pattern: /differently|again|today|same way/,
    first: 'Today I would **[the one thing you would do earlier or leave out]**.',
  },
  {
    pattern: /learn|take away|took away|take from/,
    first: 'I learned to **[one thing that you do differently since]**.',
  },
  {
    pattern: /result|outcome|turn out|end up|come of|did it work|go down|happened|received/,
    first: 'In the end **[what came of it, in one sentence]**.',
  },
  { pattern: /react|say|they|feel/, first: 'They **[what they said or did]**.' },
  { pattern: /\bwhy|reason|how come|how so/, first: 'Because **[the reason, in one sentence]**.' },
];
const firstOfFollowUp = (question: string): string =>
  FOLLOW_UPS.find(({ pattern }) => pattern.test(question))?.first ??
  'To say more about it: **[the next thing that you did]**.';
