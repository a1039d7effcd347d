import type { ParsedResume } from '@greenroom/contract/resume';
import {
  answerAboutYou,
  answerEducation,
  answerProject,
  answerStrength,
  answerWhyHere,
  answerWhyYou,
} from './answer-about.ts';
import { answerAmount } from './answer-amount.ts';
import { answerBefore, answerClosing } from './answer-closing.ts';
import { answerExperience, isShown } from './answer-experience.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';
import { answerListing, answerSeveral, findTeamSize } from './answer-listing.ts';
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
import { findListedAmount, findListedWord } from './listed-lines.ts';
import { answerMissing, isOnResume, namesMeant, skillsHeard } from './missing-names.ts';
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
  const questions = splitQuestion(joinSpelled(input.question));
  const parts = questions.map((question, at): Part => {
    const spelled = spelledIn(questions, at, input);
    const loose = facts === null ? [] : findNamed([...looselyNamed(question), ...spelled], facts);
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
    (part, index) =>
      index === 0 ||
      (part.kind !== 'follow-up' &&
        part.kind !== 'small-talk' &&
        (part.kind !== parts[index - 1]?.kind || asksAfterOwn(part))),
  );
  // Pay and notice are asked in one breath and answered together.
  if (parts.length > 1 && parts.every(({ kind }) => kind === 'terms')) {
    const asked = parts.map(({ question }) => question).join(' ');
    return tidy(answerTerms(asked, first.facts?.lines ?? [], plainQuestion(input.context ?? '')));
  }
  const answer = own.length > 1 ? answerInOrder(own) : answerPart(own[0] ?? first);
  return tidy(answer);
}

/** "And B G P, where have you used that": a name spelled before the question is what it asks after. A task or a thing to explain is none. */
function spelledIn(questions: readonly string[], at: number, { context = '' }: AnswerInput): string[] {
  const question = questions[at] ?? '';
  if (ASKS_FOR_WORK.test(question) || asksToCount(plainQuestion(context))) return [];
  const has = (text: string, name: string) => text.split(' ').includes(name);
  return spelledNames(context).filter((name) =>
    questions.some((text) => has(text, name)) ? has(question, name) : at === 0,
  );
}
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
  const meant = namesMeant(question, part.input.context ?? '', part.input.jobDescription);
  const missing = meant.filter((name) => !isOnResume(name, facts));
  if (missing.length < meant.length && isShown(meant, facts)) return tellExperience(part, facts, meant);
  if (missing.length > 0) return answerMissing(missing, question, ranked, part.input.context ?? '');
  if (best?.fits === true) return { paragraph1: tellFact(best.fact), paragraph2: gapFor(question) };
  const listed = findListedWord(question, facts.lines);
  if (listed !== undefined) {
    return {
      paragraph1: `On my resume: **${listed.text}**.`,
      paragraph2: `The nearest that I have done: ${offerLines(ranked) ?? '[what, and where]'}.`,
    };
  }
  return {
    paragraph1: asksYesOrNo ? '**[Yes or no, and where]**.' : '**[Where, and what you did there]**.',
    paragraph2: `The nearest thing that I have done: ${offerLines(ranked) ?? '[what, and what carries over]'}.`,
  };
}
const tellExperience = (part: Part, facts: ResumeFacts, names: readonly string[]): SpokenAnswer =>
  answerExperience(names, facts, { ...part, ranked: rankForPart(part, facts), heard: heardIn(part.input) });
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
    const before = toldHere;
    told = `${told} ${said}`;
    toldHere = `${toldHere} ${said}`;
    // Two lines to choose from are offered once.
    if (second.includes('[choose:')) {
      const offered = heardWords(second);
      const isFirst =
        !hasOffered && !(part.facts?.facts ?? []).some((one) => wasTold(one, before) && wasTold(one, offered));
      hasOffered = true;
      return isFirst ? second : first;
    }
    return second.includes('[') ? first : `${first} ${second}`.trim();
  });
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}

const answerPart = (part: Part): SpokenAnswer =>
  answerFromLists(part) ?? (part.facts === null ? answerWithoutResume(part) : answerFromResume(part, part.facts));

/** Terms, the last words, the job before, and questions that a list of the resume answers. */
function answerFromLists({ question, kind, facts, told, input }: Part): SpokenAnswer | null {
  if (kind === 'terms') return answerTerms(question, facts?.lines ?? [], plainQuestion(input.context ?? ''));
  if (kind === 'closing') return answerClosing(facts?.facts ?? [], told);
  if (kind === 'before') return answerBefore(facts);
  if (facts === null) return null;
  const listing = answerListing(question, facts);
  if (listing !== null) return listing;
  const team = findTeamSize(question, facts.facts);
  return team === undefined ? null : { paragraph1: tellFact(team), paragraph2: '' };
}

const knownFor = ({ question, kind, facts, input }: Part): KnownAnswer | null =>
  PERSONAL.has(kind) ? null : sayKnown(question, facts?.title ?? '', input.jobDescription);

function answerWithoutResume(part: Part): SpokenAnswer {
  const known = knownFor(part);
  return known === null ? asParagraphs(formOf(part.kind), part.question) : sayWhatIsKnown(known, undefined);
}

function answerFromResume(part: Part, facts: ResumeFacts): SpokenAnswer {
  const { question, kind, input } = part;
  if (kind === 'experience') return answerExperiencePart(part, facts);
  if (kind === 'failure' && ASKS_WHETHER.test(question)) return answerWithNearest(part, facts);
  const hasLast = input.answered?.length !== undefined && input.answered.length > 0;
  if (kind === 'follow-up' && (hasLast || (input.lastQuestion ?? '') !== '')) return answerFollowUpPart(part, facts);
  const known = knownFor(part);
  return known === null ? answerOfKind(part, facts) : sayWhatIsKnown(known, findUse(question, facts.facts));
}

function answerExperiencePart(part: Part, facts: ResumeFacts): SpokenAnswer {
  if (!namesSkill(part, facts)) return answerWithNearest(part, facts);
  const several = skillsHeard(part.question, facts.skills);
  return several.length > 1 ? answerSeveral(several, facts.facts) : tellExperience(part, facts, part.skills);
}

function answerFollowUpPart(part: Part, facts: ResumeFacts): SpokenAnswer {
  const named = findNamedLine(part, facts);
  return named === undefined
    ? answerFollowUp(part.question, facts, part.input.answered?.at(-1)?.answer ?? '')
    : { paragraph1: tellFact(named.fact), paragraph2: gapFor(part.question) };
}

function answerOfKind(part: Part, facts: ResumeFacts): SpokenAnswer {
  const { question, kind, kinds, vectors, told, input } = part;
  const form = kind === 'hypothetical' ? formOfCase(plainQuestion(heardIn(input))) : formOf(kind);
  const query = { question, context: input.context ?? '', shows: form.shows, kinds, vectors, told };
  const ranked = rankFacts(facts.facts, query);
  const about = { facts, ranked, jobDescription: input.jobDescription, vectors, told };
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
      return answerAmount(form, ranked, findListedAmount(question, facts.lines));
    case 'coding':
      return ASKS_FOR_COST.test(question) ? COST_OF_CODE : asParagraphs(form, question);
    case 'technical':
      return answerTechnical(form, question, findUse(question, facts.facts) ?? findRelated(ranked));
    default:
      return answerByFormOrLast(part, form, ranked, facts);
  }
}

/** The only line that fits was told just now: then the question asks for more of it. */
function answerByFormOrLast(
  { question, kind, input }: Part,
  form: AnswerForm,
  ranked: readonly RankedFact[],
  facts: ResumeFacts,
): SpokenAnswer {
  const last = input.answered?.at(-1)?.answer ?? '';
  return !NEEDS_PROOF.has(kind) && asksOnOf(ranked, last)
    ? answerFollowUp(question, facts, last)
    : answerByForm(form, question, ranked);
}

/** What is asked after is on the resume, or is a name and can be denied. An ordinary noun ("figures") is neither. */
const namesSkill = ({ skills, input }: Part, facts: ResumeFacts): boolean =>
  skills[0] !== undefined && (isShown(skills.slice(0, 1), facts) || isToolName(skills[0], heardIn(input)));

/** A further part that names a skill of its own. */
const asksAfterOwn = (part: Part): boolean =>
  part.kind === 'experience' && part.facts !== null && namesSkill(part, part.facts);

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
