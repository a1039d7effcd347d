import { toPhraseText } from '../text/tokens.ts';
import type { AnswerAnalysis } from './analyse-answer.ts';
import type { FoundPart } from './find-parts.ts';
import type { QuestionKind } from './question-kind.ts';

/** A way round the question that interviewers hear every day: what they make of it, and what to say instead. */
export type Evasion = { remark: string; step: string };

type Rule = Evasion & {
  kinds: readonly QuestionKind[];
  asked: RegExp;
  said: RegExp;
  /** With one of these told, the answer is no evasion, whatever it begins with. */
  redeemedBy: readonly string[];
};

const DENIAL =
  /\b(never|(don't|do not|haven't|have not|can't|cannot|couldn't|rarely|hardly) (\w+ ){0,3}(fail|failed|failures?|mistakes?|wrong|think of|remember|recall|come up with|weakness|weaknesses|conflicts?|disagreements?|disagree|any|one))\b/;
const VIRTUE = /\b(perfectionist|work too hard|works too hard|care too much|too dedicated|too committed)\b/;

const either = (left: RegExp, right: RegExp): RegExp => new RegExp(`${left.source}|${right.source}`);

const RULES: readonly Rule[] = [
  {
    kinds: ['story'],
    asked: /\b(fail|failed|failure|mistakes?|went wrong|regret)\b/,
    said: either(DENIAL, VIRTUE),
    redeemedBy: ['situation', 'result'],
    remark: 'Interviewers ask this to hear how you learn, and take "that hardly happens" for an evasion.',
    step: 'Choose one real, small mistake: what it cost, what you did the same day, what you do differently since.',
  },
  {
    kinds: ['weakness'],
    asked: /./,
    said: either(DENIAL, VIRTUE),
    redeemedBy: ['effect', 'remedy'],
    remark: 'A strength in disguise is what most people say here, and it is heard as an evasion.',
    step: 'Name one real weakness that you work on, and what you do about it every week.',
  },
  {
    kinds: ['story'],
    asked: /\b(conflict|disagree\w*|difficult (colleague|coworker|person|customer|client)|argument)\b/,
    said: either(DENIAL, /\b(get along|gets along|got along) (\w+ ){0,2}(everyone|everybody|all)\b/),
    redeemedBy: ['situation', 'result'],
    remark:
      'Interviewers ask this to see how you deal with others when it is hard; that it never happens does not tell them.',
    step: 'Choose one small disagreement about the work: what each of you wanted, what you said, what you agreed on.',
  },
  {
    kinds: ['motivation'],
    asked: /\bwhy (do|did|are|would) you\b|\binterest/,
    said: /\b(pay|paid|salary|money|wages|benefits|hours)\b|\bneed (a|the|this|any) job\b|\b(close|near) (to )?(my |where i )?(home|house|live|place)\b|\bshort commute\b/,
    redeemedBy: ['evidence', 'benefit'],
    remark: 'These reasons are honest, and every employer could be meant by them.',
    step: 'Put first what you like about this very work, with a moment that shows it; pay and distance can wait.',
  },
];

/** Signs by chance do not redeem an answer. */
const IS_TOLD = 0.5;

/** Finds the way round this question that the answer takes; null for an answer that faces it. */
export function findEvasion(
  analysis: AnswerAnalysis,
  question: string,
  kind: QuestionKind,
  parts: readonly FoundPart[],
): Evasion | null {
  const asked = question.toLowerCase();
  const said = toPhraseText(analysis.words);
  const isTold = (key: string) => (parts.find(({ part }) => part.key === key)?.strength ?? 0) >= IS_TOLD;
  return (
    RULES.find(
      (rule) =>
        rule.kinds.includes(kind) && rule.asked.test(asked) && rule.said.test(said) && !rule.redeemedBy.some(isTold),
    ) ?? null
  );
}
