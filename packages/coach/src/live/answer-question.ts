import type { ParsedResume } from '@greenroom/contract/resume';
import {
  answerAboutYou,
  answerEducation,
  answerProject,
  answerStrength,
  answerWhyHere,
  answerWhyYou,
} from './answer-about.ts';
import { answerBefore, answerClosing } from './answer-closing.ts';
import { answerExperience, isShown } from './answer-experience.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';
import { answerListing, findTeamSize } from './answer-listing.ts';
import { ASKS_FOR_COST, answerByForm, asParagraphs, COST_OF_CODE, NEEDS_PROOF } from './answer-story.ts';
import { answerTerms } from './answer-terms.ts';
import { asksForIntroduction, asksToCount, kindOf } from './choose-kind.ts';
import { findEvidence } from './find-evidence.ts';
import { findNamed, looselyNamed } from './find-named.ts';
import {
  answerFollowUp,
  asksForPart,
  asksOnOfLast,
  firstOfFollowUp,
  saysMore,
  toldLast,
  withoutGaps,
} from './follow-ups.ts';
import { formOfCase } from './imagined-case.ts';
import { joinSpelled, spelledNames } from './join-spelled.ts';
import { answerMissing, isOnResume, namesMeant } from './missing-names.ts';
import { offerLines } from './offer-lines.ts';
import type { Vectors } from './packed-vector.ts';
import { gapFor } from './question-gaps.ts';
import { guessKinds, type KindGuess } from './question-kind.ts';
import { plainQuestion, skillsAskedFor, topicOf } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import { type ResumeFact, type ResumeFacts, readResumeFacts } from './resume-facts.ts';
import { tellFact } from './say-fact.ts';
import { type KnownAnswer, sayKnown } from './say-known.ts';
import { splitQuestion } from './split-question.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { wasTold } from './told-lines.ts';
import { isToolName } from './tool-names.ts';

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
/** An answer to a question in other words that introduced the person all the same. */
const LOOKING_FOR = 'What I am looking for next is [';
const NO_VECTORS: Vectors = new Map();

type Part = {
  question: string;
  kind: string;
  kinds: readonly KindGuess[];
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
      .filter(({ question, answer }) => !INTRODUCTION.test(question) && !answer.includes(LOOKING_FOR))
      .map(({ answer }) => withoutGaps(answer))
      .join(' '),
  );
  const parts = splitQuestion(joinSpelled(input.question)).map((question, at): Part => {
    const loose =
      facts === null ? [] : findNamed([...looselyNamed(question), ...spelledIn(question, at, input)], facts);
    const askedOn = loose.length > 0 ? loose.slice(0, 1) : skillAskedOn(question, input.lastQuestion ?? '');
    const skills = askedOn.length > 0 ? askedOn : skillsAskedFor(question);
    const kinds = guessKinds(question, vectors.get(heardWords(question)));
    const guessed = askedOn.length > 0 ? 'experience' : kindOf(question, { skills, vectors, facts });
    const kind = at === 0 ? inTurn(guessed, question, input, facts) : guessed;
    return { question, kind, kinds, skills, facts, vectors, told, input };
  });
  const [first] = parts;
  if (first === undefined) return asParagraphs(formOf('general'));
  const own = parts.filter(
    ({ kind }, index) =>
      index === 0 || (kind !== 'follow-up' && kind !== 'small-talk' && kind !== parts[index - 1]?.kind),
  );
  // Pay and notice are asked in one breath and answered together.
  if (parts.length > 1 && parts.every(({ kind }) => kind === 'terms')) {
    return tidy(answerTerms(parts.map(({ question }) => question).join(' '), first.facts?.lines ?? []));
  }
  const answer = own.length > 1 ? answerInOrder(own) : answerPart(own[0] ?? first);
  return tidy(answer);
}

/** "And B G P, where have you used that": a name spelled before the question is what it asks after. A task or a thing to explain is none. */
const spelledIn = (question: string, at: number, { context = '' }: AnswerInput): string[] =>
  at === 0 && !ASKS_FOR_WORK.test(question) && !asksToCount(plainQuestion(context)) ? spelledNames(context) : [];
const ASKS_FOR_WORK = /\b(?:write|explain|how would|what is|if i|calculate|pretend|suppose|imagine)\b/;

/** A question that asks for more of what was told last is a follow-up, and one that names a thing of its own is none. */
function inTurn(
  kind: string,
  question: string,
  { context = '', answered = [] }: AnswerInput,
  facts: ResumeFacts | null,
): string {
  const turn = plainQuestion(context);
  if (asksForIntroduction(turn) && answered.length <= FIRST_QUESTIONS) return 'about-you';
  if (kind === 'amount' && asksToCount(turn)) return 'estimation';
  if (kind === 'follow-up') return saysMore(question, context) ? 'experience' : kind;
  if (answered.length === 0 || FIXED.has(kind)) return kind;
  const told = facts === null ? [] : toldLast(facts.facts, answered.at(-1)?.answer ?? '');
  const asksOn = asksOnOfLast(question, context) || (!saysMore(question, context) && asksForPart(question, told));
  return asksOn ? 'follow-up' : kind;
}
/** An introduction is asked for at the beginning. */
const FIRST_QUESTIONS = 1;
const FIXED = new Set(
  'terms closing before your-questions weakness leaving why-here about-you hypothetical technical estimation'.split(
    ' ',
  ),
);

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

/** "Have you moved a company to a new system": no name to look for, so the line that answers most likely. */
function answerWithNearest(part: Part, facts: ResumeFacts): SpokenAnswer {
  const { question } = part;
  const ranked = rankForPart(part, facts);
  const [best] = ranked;
  const asksYesOrNo = YES_OR_NO.test(question) || !ASKS_OPENLY.test(question);
  const missing = namesMeant(question, part.input.context ?? '', part.input.jobDescription).filter(
    (name) => !isOnResume(name, facts),
  );
  if (missing.length > 0) return answerMissing(missing, question, ranked, part.input.context ?? '');
  if (best?.fits === true) return { paragraph1: tellFact(best.fact), paragraph2: gapFor(question) };
  return {
    paragraph1: asksYesOrNo ? '**[Yes or no, and where]**.' : '**[Where, and what you did there]**.',
    paragraph2: `The nearest thing that I have done: ${offerLines(ranked) ?? '[what, and what carries over]'}.`,
  };
}
const rankForPart = ({ question, kinds, vectors, told, input }: Part, { facts }: ResumeFacts): RankedFact[] =>
  rankFacts(facts, { question, context: input.context ?? '', shows: [], kinds, vectors, told });
const ASKS_OPENLY = /\b(?:what|which|where|when|who|how|why|tell|give|describe|talk|walk)\b/;
const YES_OR_NO =
  /^(?:(?:and|so|okay|well|now|then|but) )*(?:have|has|had|do|did|does|are|were|is|was|can|could|ever|any|done|got|you) /;

/** Each part in a separate paragraph, with its first sentences and the line of the resume where there is one. No line is told twice. */
function answerInOrder(parts: readonly Part[]): SpokenAnswer {
  let told = parts[0]?.told ?? '';
  let toldHere = '';
  let hasOffered = false;
  const [paragraph1 = '', paragraph2 = '', paragraph3] = parts.map((part) => {
    const { paragraph1: first, paragraph2: second } = answerPart({ ...part, told });
    const said = heardWords(withoutGaps(`${first} ${second}`));
    const isRepeated = (part.facts?.facts ?? []).some((fact) => wasTold(fact, toldHere) && wasTold(fact, said));
    if (isRepeated) return firstOfFollowUp(part.question);
    told = `${told} ${said}`;
    toldHere = `${toldHere} ${said}`;
    // Two lines to choose from are offered once.
    if (second.includes('[choose:')) {
      const isFirst = !hasOffered;
      hasOffered = true;
      return isFirst ? second : first;
    }
    return second.includes('[') ? first : `${first} ${second}`.trim();
  });
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}

function answerPart(part: Part): SpokenAnswer {
  const { question, kind, facts, vectors, told, input } = part;
  const known = PERSONAL.has(kind) ? null : sayKnown(question, facts?.title ?? '', input.jobDescription);
  if (kind === 'terms') return answerTerms(question, facts?.lines ?? [], plainQuestion(input.context ?? ''));
  if (kind === 'closing') return answerClosing(facts?.facts ?? [], told);
  if (kind === 'before') return answerBefore(facts);
  const listing = facts === null ? null : answerListing(question, facts);
  if (listing !== null) return listing;
  const team = findTeamSize(question, facts?.facts ?? []);
  if (team !== undefined) return answerAmount(formOf('amount'), [], team);
  if (facts === null) return known === null ? asParagraphs(formOf(kind), question) : sayWhatIsKnown(known, undefined);
  if (kind === 'experience' && namesSkill(part, facts)) {
    const ranked = rankForPart(part, facts);
    return answerExperience(part.skills, facts, { ranked, vectors, told, question, heard: heardIn(input) });
  }
  if (kind === 'experience' || (kind === 'failure' && ASKS_WHETHER.test(question)))
    return answerWithNearest(part, facts);
  const form = kind === 'hypothetical' ? formOfCase(plainQuestion(heardIn(input))) : formOf(kind);
  const last = input.answered?.at(-1);
  const isFollowUp = kind === 'follow-up' && (last !== undefined || (input.lastQuestion ?? '') !== '');
  const asked = isFollowUp ? (last?.question ?? input.lastQuestion ?? '') : question;
  const ranked = rankFacts(facts.facts, {
    question: asked,
    context: isFollowUp ? '' : (input.context ?? ''),
    shows: form.shows,
    kinds: part.kinds,
    vectors,
    told: isFollowUp ? '' : told,
  });
  const about = { facts, ranked, jobDescription: input.jobDescription, vectors, told };
  const named = isFollowUp ? findNamedLine(part, facts) : undefined;
  if (named !== undefined) return { paragraph1: tellFact(named.fact), paragraph2: gapFor(question) };
  if (isFollowUp) return answerFollowUp(question, facts, last?.answer ?? '');
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
      return answerProject(about, question) ?? answerWithNearest(part, facts);
    case 'education':
      return answerEducation(about, question);
    case 'amount':
      return answerAmount(form, ranked);
    case 'coding':
      return ASKS_FOR_COST.test(question) ? COST_OF_CODE : asParagraphs(form, question);
    case 'technical':
      return answerTechnical(form, question, findUse(question, facts.facts) ?? findRelated(ranked));
    default:
      return !NEEDS_PROOF.has(kind) && asksOnOf(ranked, last?.answer ?? '')
        ? answerFollowUp(question, facts, last?.answer ?? '')
        : answerByForm(form, question, ranked);
  }
}

/** What is asked after is on the resume, or is a name and can be denied. An ordinary noun ("figures") is neither. */
const namesSkill = ({ skills, input }: Part, facts: ResumeFacts): boolean =>
  skills[0] !== undefined && (isShown(skills.slice(0, 1), facts) || isToolName(skills[0], heardIn(input)));

const heardIn = ({ context = '', question }: AnswerInput): string => `${context} ${question}`;

/** The only line that fits was told just now: the question asks for more of it. */
function asksOnOf([first, second]: readonly RankedFact[], lastAnswer: string): boolean {
  if (first === undefined || !first.fits || first.shared === 0 || second?.fits === true) return false;
  return wasTold(first.fact, heardWords(withoutGaps(lastAnswer)));
}

/** "How did you bring down the month-end close" names another line than the one told last. */
function findNamedLine({ question, kinds, vectors, told }: Part, { facts }: ResumeFacts): RankedFact | undefined {
  const [best] = rankFacts(facts, { question, shows: [], kinds, vectors, told });
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

/** The line about the same thing in other words: "what is a control chart", "Trained 25 leaders in reading control charts". */
const findRelated = ([first]: readonly RankedFact[]): ResumeFact | undefined =>
  first !== undefined && first.shared >= WORDS_OF_RELATED ? first.fact : undefined;
const WORDS_OF_RELATED = 2;

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
  const counts = ranked.filter(({ fact }) => COUNT.test(fact.text));
  const counted = team ?? counts.find(({ fits }) => fits)?.fact;
  if (counted === undefined) {
    const offers = offerLines(counts);
    return offers === null
      ? asParagraphs(form)
      : { paragraph1: form.view, paragraph2: `On my resume there is this: ${offers}.` };
  }
  return { paragraph1: tellFact(counted), paragraph2: '' };
}
