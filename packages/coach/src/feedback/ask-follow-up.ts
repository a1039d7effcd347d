import { findInBank } from '../questions/find-question.ts';
import { isForbiddenQuestion } from '../questions/forbidden-question.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { findNotScoredReason } from './check-scoreable.ts';
import { countWords, findSentence, isFlagged, isQuotable, isWhole, toQuote } from './choose-steps.ts';
import { composeText, type TextName } from './compose-text.ts';
import { findConcerns, isDoubtful } from './find-concerns.ts';
import { findSteps } from './find-steps.ts';
import { type JudgedSentence, type Judgement, judgeAnswer } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';
import { measureDelivery } from './measure-delivery.ts';
import type { Vectors } from './model-inputs.ts';
import { asksForStory } from './question-kind.ts';
import { readWords } from './read-words.ts';

/** Words at the start of a spoken sentence that a quote does without. */
const LEAD_IN = /^(?:(?:and|so|then|but|well|um+|uh+|yeah|yes|right|okay|ok|anyway|now|first|firstly|also)\b[\s,]*)+/i;
/** The person's own action, told from its start. */
const OWN_ACTION =
  /^i\s+(?!(?:think|guess|mean|feel|felt|was|am|believe|suppose|would|know|knew|had been|have been|said|say|um|uh|like)\b)[a-z']+/i;
/** A claim about oneself that an example would show. */
const OWN_CLAIM = /^(?:i(?:'m|'ve| am| have)?|my)\s+(?!(?:think|guess|mean|believe|suppose|would)\b)[a-z']+/i;
/** Parts of a story, and a promise at its end: an example of them makes no sense. */
const NO_CLAIM =
  /^(?:my (?:task|role|job|goal|aim|action|learning|lesson|takeaway|result)\b|i(?:'m| am) (?:confident|sure|certain|happy|excited|looking)\b)/i;
const SHORTEST_QUOTE_WORDS = 6;
const LONGEST_QUOTE_WORDS = 20;
const HESITATION = /\b(?:um+|uh+|erm?|you know|i mean)\b/i;
/** A slip was not decided on. */
const SLIP = /\b(?:wrong|mistake\w*|forgot|forgotten|missed|broke|dropped|error|accident\w*|late|failed|lost)\b/i;
const REASON = /\b(because|since|so that|so|as|otherwise|in case|to make sure|that's why|which meant|if)\b/i;
/** The person's reason, where it is in a sentence beside the action. */
const REASON_BESIDE = joinPattern(
  'i',
  "\\b(?:because|so that|in case|otherwise|to make sure|to be sure|that way|that's why|which meant|the reason|i (?:thought|wanted",
  "|knew|felt|reckoned|figured|hoped|was (?:afraid|worried|sure))|i(?:'d| would) like)\\b",
);
/** One of several ways was taken: of any other action the reason is mostly plain. */
const CHOICE =
  /\b(?:decided|chose|chosen|picked|volunteered|insisted|refused|turned down|declined|rather than|went against)\b/i;
const SENTENCES_BEHIND = 2;
const PLAINLY_HOLLOW = 0.4;

/** The texts whose vectors it needs are those of `textsToEncode`. */
export type FollowUpInput = { question: string; answer: string };

/**
 * One follow-up on an answer, in the person's words; null where none is plainly fitting: technical and hypothetical questions, answers
 * that cannot be scored, raise a concern or may hold an admission, and answers with no sentence that is surely worth asking about.
 */
export function askFollowUp({ question, answer }: FollowUpInput, vectors: Vectors): string | null {
  if (!asksForStory(question)) return null;
  const analysis = analyseAnswer(answer, question);
  const read = readWords(answer, question);
  if (findNotScoredReason(analysis, read, question, measureDelivery(analysis)) !== null) return null;
  const judgement = judgeAnswer(read, question, findInBank(question), vectors);
  if (judgement.isTechnical || isDoubtful(judgement) || findConcerns(judgement, answer).length > 0) return null;
  const followUp = chooseFollowUp(judgement);
  return followUp !== null && isForbiddenQuestion(followUp) ? null : followUp;
}

function chooseFollowUp(judgement: Judgement): string | null {
  if (isOffSubject(judgement)) return null;
  const hollow = findHollow(judgement);
  if (hollow) return compose('follow-up-example', hollow);
  if (findSteps(judgement).includes('case') && judgement.overall >= TELLS_SOMETHING)
    return composeText('follow-up-case', textOf(judgement));
  const ownPart = askOwnPart(judgement);
  if (ownPart) return ownPart;
  const action = findSentence(
    judgement,
    'action',
    (sentence) => isOwnAction(sentence) && !REASON.test(sentence.text) && !hasReasonBeside(judgement, sentence),
  );
  return action && compose('follow-up-reason', action);
}

/** What an answer says beside the subject is not worth asking about. */
const isOffSubject = (judgement: Judgement): boolean =>
  isFlagged(judgement, 'unanswered') || findSteps(judgement).includes('straight');

/** Below, people mostly say that there was nothing to tell, and have no moment of it. */
const TELLS_SOMETHING = 1.4;

const textOf = ({ sentences }: Judgement): string => sentences.map(({ text }) => text).join(' ');

/** "We" without the own part, as readers would remark. Only with a sentence about "we" to quote: without one five of eleven had told their part. */
function askOwnPart(judgement: Judgement): string | null {
  const lacksOwn = judgement.remarks['lacks-own'] ?? 0;
  if (!judgement.isStory || lacksOwn < (judgeModels().settings.remarks['lacks-own'] ?? Number.POSITIVE_INFINITY))
    return null;
  const told = judgement.sentences.find(
    (sentence) =>
      isQuotable(sentence) &&
      isWhole(sentence.text) &&
      isShort(sentence) &&
      OF_US.test(quoteOf(sentence)) &&
      !UNSURE.test(sentence.text),
  );
  return told ? compose('follow-up-own', told) : null;
}
/** "We had" and "we'd" mostly say what there was. */
const OF_US = /^we(?:'ve)? (?!(?:are|were|had|have|all|can|do|should|need)\b)[a-z']+/i;
const UNSURE = /\b(?:um+|uh+|erm?|you know|i mean|i think|like,)/i;

function hasReasonBeside({ sentences }: Judgement, sentence: JudgedSentence): boolean {
  const at = sentences.indexOf(sentence);
  return sentences.slice(Math.max(0, at - 1), at + 1 + SENTENCES_BEHIND).some(({ text }) => REASON_BESIDE.test(text));
}

function findHollow(judgement: Judgement): JudgedSentence | null {
  if (!isFlagged(judgement, 'hollow')) return null;
  const found = judgement.sentences.filter(
    (sentence) =>
      isQuotable(sentence) &&
      isWhole(sentence.text) &&
      isShort(sentence) &&
      sentence.labels.hollow >= PLAINLY_HOLLOW &&
      OWN_CLAIM.test(quoteOf(sentence)) &&
      !NO_CLAIM.test(quoteOf(sentence)),
  );
  found.sort((left, right) => right.labels.hollow - left.labels.hollow);
  return found[0] ?? null;
}

/** The sentence without its lead-in and its stop. */
const quoteOf = (sentence: JudgedSentence): string => toQuote(sentence).replace(LEAD_IN, '');

const isShort = (sentence: JudgedSentence): boolean => countWords(quoteOf(sentence)) <= LONGEST_QUOTE_WORDS;
function isOwnAction(sentence: JudgedSentence): boolean {
  const quote = quoteOf(sentence);
  return (
    isWhole(sentence.text) &&
    isShort(sentence) &&
    countWords(quote) >= SHORTEST_QUOTE_WORDS &&
    OWN_ACTION.test(quote) &&
    CHOICE.test(quote) &&
    !HESITATION.test(quote) &&
    !SLIP.test(quote)
  );
}

function compose(name: TextName, sentence: JudgedSentence): string {
  return composeText(name, sentence.text, { quote: quoteOf(sentence) });
}
