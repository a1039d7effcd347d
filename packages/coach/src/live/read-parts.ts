import type { ParsedResume } from '@greenroom/contract/resume';
import { LOOKING_FOR } from './answer-about.ts';
import { ASKS_WHAT_ONE_IS, namesNoTerms } from './answer-terms.ts';
import { coreOf } from './asked-core.ts';
import { asksForIntroduction, asksToCount, kindOf } from './choose-kind.ts';
import { findNamed, looselyNamed } from './find-named.ts';
import { ASKS_ANEW, asksForPart, asksOnOfLast, saysMore, toldLast, withoutGaps } from './follow-ups.ts';
import { joinSpelled, spelledNames } from './join-spelled.ts';
import { asksToAgree } from './named-terms.ts';
import type { Vectors } from './packed-vector.ts';
import { guessKinds, type KindGuess } from './question-kind.ts';
import { plainQuestion, skillsAskedFor } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type ResumeFact, type ResumeFacts, readResumeFacts } from './resume-facts.ts';
import { splitQuestion, withLead } from './split-question.ts';
import { asksWhyNamed } from './why-named.ts';

export type AnswerInput = {
  question: string;
  /** The whole turn that the question ends: its earlier sentences give the subject. */
  context?: string;
  resume: ParsedResume | string | null;
  jobDescription: string;
  /** The question answered before, so that "why?" or "what happened then?" stays with its example. */
  lastQuestion?: string;
  /** Earlier answers of this session, oldest first: nothing is repeated while something else fits. */
  answered?: readonly { question: string; answer: string }[];
  /** The encoder's vectors of `vectorTexts`; without them the words alone decide. */
  vectors?: Vectors;
};

/** An introduction uses up no line: the interviewer asks for more of it next. */
const INTRODUCTION = /\b(?:about yourself|introduce yourself|your background|through your (?:resume|cv|career))\b/i;
/** Nor do the reasons for coming: the interviewer asks for the work behind them next. */
const IS_REASON = /\byou write: "/i;
const NO_VECTORS: Vectors = new Map();

/** One question of a turn, with what it asks for. `told` is what earlier answers said. */
export type Part = {
  question: string;
  kind: string;
  kinds: readonly KindGuess[];
  skills: string[];
  facts: ResumeFacts | null;
  vectors: Vectors;
  told: string;
  input: AnswerInput;
  /** Its turn asks for other things too, so only its own words count. */
  isOneOfSeveral?: boolean;
};

/** The turn alone where the question ends it: words that are heard twice seem to follow one another. */
export function turnOf(input: AnswerInput): string {
  const [turn, asked] = [input.context ?? '', input.question].map((text) => plainQuestion(text).split(' '));
  const isItsEnd = asked?.slice(-ENDING_WORDS).join(' ') === turn?.slice(-ENDING_WORDS).join(' ');
  return isItsEnd && input.context !== undefined ? input.context : heardIn(input);
}
const ENDING_WORDS = 3;

export const heardIn = ({ context = '', question }: AnswerInput): string => `${context} ${question}`;

/** The questions in a turn, in their order. */
export function readParts(input: AnswerInput): Part[] {
  const facts = readResumeFacts(input.resume);
  const vectors = input.vectors ?? NO_VECTORS;
  const told = heardWords(
    (input.answered ?? [])
      .filter(
        ({ question, answer }) =>
          !INTRODUCTION.test(question) && !IS_REASON.test(answer) && !answer.includes(LOOKING_FOR),
      )
      .map(({ answer }) => withoutGaps(answer))
      .join(' '),
  );
  const questions = withoutGreeting(splitQuestion(joinSpelled(withLead(input.question, input.context))), vectors);
  const parts = questions.map((question, at): Part => {
    const spelled = spelledIn(questions, at, input);
    const loose = facts === null ? [] : findNamed([...looselyNamed(question), ...spelled], facts);
    const askedOn = loose.length > 0 ? loose.slice(0, 1) : skillAskedOn(question, input.lastQuestion ?? '');
    const skills = askedOn.length > 0 ? askedOn : skillsAskedFor(question);
    const kinds = guessKinds(question, vectors.get(heardWords(question)));
    const guessed = askedOn.length > 0 ? 'experience' : kindOf(question, { skills, vectors, facts });
    const kind = byTurn(at === 0 ? inTurn(guessed, { question, kinds }, input, facts) : guessed, question, input);
    return { question, kind, kinds, skills, facts, vectors, told, input };
  });
  return opens(input, vectors) ? withIntroduction(parts) : parts;
}

/** The first question of an interview, which as a whole sounds like one for an introduction. */
function opens({ question, context = question, answered = [] }: AnswerInput, vectors: Vectors): boolean {
  if (answered.length > 0) return false;
  const [likeliest] = guessKinds(plainQuestion(context), vectors.get(heardWords(context)));
  return likeliest?.kind === 'about-you' && likeliest.probability >= LEAST_OF_OPENING;
}
/** Of 152 first turns by 19 writers 137 were as likely, and all but one of these asked for an introduction. */
const LEAST_OF_OPENING = 0.2;

/** "Is it Tsvetanka, am I saying that right? Tell me a little about you": what is no other question belongs to the introduction. */
function withIntroduction(parts: readonly Part[]): Part[] {
  const [first, ...others] = parts.filter(({ kind }) => !ASKED_BESIDE.has(kind));
  const besides = parts.filter(({ kind }) => ASKED_BESIDE.has(kind));
  const whole = others.find(({ kind }) => kind === 'about-you') ?? first;
  return whole === undefined ? [...parts] : [{ ...whole, kind: 'about-you' }, ...besides];
}
const ASKED_BESIDE = new Set('why-here why-you leaving motivation goals terms your-questions'.split(' '));

/** "Did you get parked okay? … take us through your background": small talk before the interview gets no answer. */
function withoutGreeting(questions: readonly string[], vectors: Vectors): readonly string[] {
  const [first = '', ...rest] = questions;
  const [likeliest] = guessKinds(first, vectors.get(heardWords(first)));
  const isGreeting = likeliest?.kind === 'small-talk' && likeliest.probability >= SURE_OF_GREETING;
  return isGreeting && rest.length > 0 ? rest : questions;
}
const SURE_OF_GREETING = 0.45;

/** The kind as the whole turn has it. */
function byTurn(guessed: string, question: string, { context = question, jobDescription }: AnswerInput): string {
  if (!KEEPS.has(guessed) && isWhy(question) && asksWhyNamed(plainQuestion(context), jobDescription)) return 'why-here';
  const kind = termsOr(guessed, question, plainQuestion(context));
  return OF_STRENGTH.has(kind) && OF_WEAKNESS.test(context) ? 'weakness' : kind;
}

/** Asks for a yes to hours, a place or a contract that the turn names, however its kind was guessed; or was taken for terms and names none. */
function termsOr(kind: string, question: string, turn: string): string {
  if (IMAGINES.test(turn) && ASKS_WHAT_ONE_DOES.test(question)) return 'hypothetical';
  if (kind === 'terms' && ASKS_WHAT_ONE_IS.test(question)) return 'experience';
  if (kind === 'education' && !ASKS_FOR_STUDIES.test(question)) return 'experience';
  if (!KEEPS.has(kind) && asksToAgree(question, turn)) return 'terms';
  if (kind === 'general' && WHY_CHANGE.test(question)) return 'leaving';
  if (MAY_IMAGINE.has(kind) && ASKS_WHAT_ONE_WOULD_DO.test(question)) return 'hypothetical';
  if (kind !== 'terms' || !namesNoTerms(question, turn)) return kind;
  return ASKS_WHAT_ONE_DOES.test(question) ? 'hypothetical' : 'general';
}
/** "Why the change", "why not just stay a mate": the reasons of the person. */
const WHY_CHANGE =
  /\bwhy (?:the (?:change|switch|move|jump)|not (?:just |simply )?(?:stay|carry|crack|keep|stick|finish|go))\b/;
/** "How would you approach …", "what would you want to check": of no story, and of nothing that was done. */
const MAY_IMAGINE = new Set('general trouble conflict failure problem approach'.split(' '));
const ASKS_WHAT_ONE_WOULD_DO =
  /^(?:(?:so|and|okay|right|now|well) )*(?:.* )?(?:(?:what|who|how) would you (?:want to |first )?(?:ask|check|do|measure|test|approach|handle|deal|manage|tell|go about))\b/;
/** Asks for the studies as a whole; any other paper or training is looked up by its name. */
const ASKS_FOR_STUDIES =
  /\b(?:study|studied|studies|degrees?|universit\w+|college|education|thesis|dissertation|graduat\w+|major(?:ed)?|school)\b/;
/** "Say it is Monday morning and …: what would you check, and what do you tell him?" */
const IMAGINES =
  /^(?:(?:so|and|okay|right|now|um|well|alright) )*(?:imagine|suppose|picture|let's say|let us say|pretend|say (?:it|you|we|a|an|the|one|there|your|that)\b)/;
const ASKS_WHAT_ONE_DOES = /\b(?:what|who|how) (?:would|do|will|are) you (?!think\b|feel\b|know\b)/;
/** Asks for the reason in one of its usual forms: "why …", "… attracts you". */
const isWhy = (question: string): boolean => /\b(?:why|attracts?|appeals?|draws?|drew|interests?)\b/.test(question);
const KEEPS = new Set('why-here leaving about-you own-job closing'.split(' '));

/** "What is your biggest weakness, what would your chef tell me?" */
const OF_STRENGTH = new Set(['others-say', 'strength']);
const OF_WEAKNESS =
  /^(?!.*\bstrengths?\b).*(?:\bweak(?:ness\w*|est|er)?\b|\bcould be better at\b|\b(?:work on|improve)\b)/is;

/** True if a turn introduces the person: other questions in it belong to the introduction. */
export const isIntroduction = ([first, ...rest]: readonly Part[]): boolean =>
  first?.kind === 'about-you' && rest.every(({ kind }) => BESIDE_INTRODUCTION.has(kind));
/** "… and what is it that you do now?" */
const BESIDE_INTRODUCTION = new Set('about-you own-job general experience project follow-up'.split(' '));

/** True if several parts are about terms, some of them of a doubtful kind. */
export const areTerms = (parts: readonly Part[]): boolean =>
  parts.length > 1 && parts.some(({ kind }) => kind === 'terms') && parts.every(isOfTerms);
/** A part about terms, or one of a doubtful kind. */
const isOfTerms = ({ question, kind, kinds: [first] }: Part): boolean =>
  kind === 'terms' ||
  (!(kind === 'experience' && coreOf(question) !== '') &&
    !ASKS_FOR_STATUS.test(question) &&
    DOUBTFUL.has(kind) &&
    (first?.probability ?? 0) < SURE_OF_PART);
/** "Where are you with the PE", "how is your Welsh". */
const ASKS_FOR_STATUS =
  /\b(?:where are you|how far (?:along )?are you|how are you getting on) (?:with|in|on|through)\b|\bhow(?:'s| is) your (?!notice\b)\p{L}+(?:$| and\b)/u;
const DOUBTFUL = new Set(['general', 'follow-up', 'experience', 'amount']);
const SURE_OF_PART = 0.5;

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

/** A question that asks for more of the last answer is a follow-up; one that names another thing is none. */
function inTurn(
  kind: string,
  { question, kinds }: Pick<Part, 'question' | 'kinds'>,
  { context = '', answered = [] }: AnswerInput,
  facts: ResumeFacts | null,
): string {
  const turn = plainQuestion(context);
  if (introduces(kind, kinds, turn, answered.length)) return 'about-you';
  if (kind === 'about-you' && hasIntroduced(answered)) return nextKind(kind, kinds);
  if (asksToCount(turn) && !NEVER_COUNTED.has(kind)) return 'estimation';
  if (kind === 'follow-up') return saysMore(question, context) || ASKS_ANEW.test(question) ? 'experience' : kind;
  if (answered.length === 0 || FIXED.has(kind)) return kind;
  return asksOnOf(question, context, toldLast(facts?.facts ?? [], answered.at(-1)?.answer ?? '')) ? 'follow-up' : kind;
}
const asksOnOf = (question: string, context: string, told: readonly ResumeFact[]): boolean =>
  asksOnOfLast(question, context) || (!saysMore(question, context) && asksForPart(question, told));

/** The same introduction is not asked for again. */
const nextKind = (kind: string, kinds: readonly KindGuess[]): string =>
  kinds.find((guess) => guess.kind !== kind)?.kind ?? kind;
const hasIntroduced = (answered: AnswerInput['answered'] = []): boolean =>
  answered.some(({ question, answer }) => answer.includes(LOOKING_FOR) || asksForIntroduction(plainQuestion(question)));
/** "What are you looking for, roughly" and "how many years" ask for no sum. */
const NEVER_COUNTED = new Set('terms about-you experience leadership follow-up'.split(' '));

/** Asks for an introduction, or is the first question of an interview and hardly anything else is known of it. */
function introduces(kind: string, kinds: readonly KindGuess[], turn: string, answers: number): boolean {
  if (asksForIntroduction(turn)) return answers <= FIRST_QUESTIONS;
  const mayBe = kinds.some((guess) => guess.kind === 'about-you' && guess.probability >= LEAST_OF_INTRODUCTION);
  return (
    answers === 0 &&
    mayBe &&
    !ASKS_FOR_STORY.test(turn) &&
    !NAMES_SUBJECT.test(turn) &&
    !ASKS_WHAT_ONE_WOULD.test(turn) &&
    (kind === 'general' || kind === 'follow-up')
  );
}
const LEAST_OF_INTRODUCTION = 0.05;
const ASKS_FOR_STORY = /\b(?:a|one|any) (?:time|situation|example|occasion|case)\b/;
/** "Tell us about a child you worked with", "take me through how you did that": one thing, and no introduction. */
const NAMES_SUBJECT =
  /\b(?:tell|telling|talk|talking|walk|walking|take|taking|run) (?:me |us )?(?:a (?:little )?bit |a little |something |more )?(?:about|through) (?:how|what|when|that|this|the|an?|one|some\w*)\b/;
/** "Say it is three in the morning … talk us through what you'd do" */
const ASKS_WHAT_ONE_WOULD =
  /\bwhat(?:'s| is)? (?:you'd|would you|you would|do you) do\b|\bhow (?:is|would|will|does) (?:that|this|it)\b/;
/** An introduction is asked for at the beginning. */
const FIRST_QUESTIONS = 1;
const FIXED = new Set(
  'terms own-job closing before your-questions weakness leaving why-here about-you hypothetical technical estimation'.split(
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
