import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { JudgedSentence, SentenceKind } from './sentence-kinds.ts';

/** "You'd be running your own projects", "We'd also like you to look after a graduate", but no "You will receive" and nothing done to the person. */
const DUTY = joinPattern(
  'iu',
  String.raw`^(?:so |and |here |in this role,? |as \p{L}+ )?you(?:'?d| would| will|'ll) (?:(?:also|then|mostly|mainly|often|usually) )?`,
  String.raw`(?!(?:also )?(?:receive(?! (?:requests|requisitions|goods|deliveries|orders|calls|stock|samples)\b)`,
  String.raw`|get|enjoy|join|benefit|find|report|hear|see|sit|love|like|need|want|earn|never|not|have|be (?!\p{L}{2,}ing\b)`,
  String.raw`|be (?:joining|reporting|working)\b|work (?:with|for|in|from|on|a|alongside))\b)\p{Ll}`,
  String.raw`|^we(?:'d| would) (?:also )?(?:like|love|want|need|ask) you to\b|\byou(?:'ll| will|'d| would) be (?:\p{L}+ly )?`,
  String.raw`(?!(?:joining|reporting|working|hearing|getting|earning|receiving|amazing|outstanding)\b)\p{L}{2,}ing\b`,
);
/** "In this role you plan 25 tours", "You check every tank", "When a unit fails, you find a solution": what is done, in the present. */
const DONE = joinPattern(
  'iu',
  String.raw`^(?:(?:in this (?:role|post|job|position)|as (?:an? |our |the )?[\p{L} /-]{3,40}|in (?:summer|winter|spring|autumn|season|quiet weeks)`,
  '|day[- ]to[- ]day|every day|each (?:day|week|morning|shift)|on (?:a|an|any) (?:typical|normal|given|average) (?:day|shift|week)',
  String.raw`|(?:when|if|once) [^,.;]{5,90}),? )?you(?:'ll|'d| will| would)? (?:(?:also|then|mostly|mainly|often|usually) )?(\p{Ll}+)\s`,
);
/** "You work in a team", "you keep your tips": no duty by itself. */
const NO_DUTY =
  /^(?:work|report|get|have|need|own|open|love|like|want|know|join|learn|grow|earn|read|deal|see|receive)$/iu;
const isDone = (text: string): boolean => {
  const verb = DONE.exec(text)?.[1]?.toLowerCase() ?? '';
  return !NO_DUTY.test(verb) && (PRESENT_VERBS.has(verb) || MORE_VERBS.has(verb));
};
/** Verbs of duties with which lines of resumes seldom begin. */
const MORE_VERBS = new Set(
  'find follow release travel inform greet help step run cover stand bring call talk visit'.split(' '),
);

/** "We are looking for a chartered member with five years behind them", "You'll need a driving licence". */
const REQUIREMENT = joinPattern(
  'iu',
  String.raw`^(?:we(?:'re| are)|\p{Lu}[\p{L} &]{2,40} (?:is|are)) (?:currently )?(?:looking for|seeking|hiring|recruiting) .{3,120}?\b(?:with|who|experienced?|qualified`,
  String.raw`|registered|chartered|members?)\b|^you(?:'ll| will) (?:also )?(?:need|bring)\b`,
  String.raw`|\b(?:can|will) only (?:consider|accept|take)\b|^who we are looking for:? `,
  String.raw`|^(?:an? |the )?\p{L}[\p{L} /&,-]{3,80} (?:is|are|would be) (?:very |most |also )?(?:welcome|essential|required|useful|handy|an advantage|a plus)\b`,
);
const FEWEST_WORDS = 5;
/** A sentence that asks less than this by its own words stays what it is. */
const LEAST_OWN = 0.15;
const LEAST_DONE = 0.02;
const ASKS = 0.6;
const CHANGED: readonly SentenceKind[] = ['company', 'benefit', 'label'];

/**
 * Sentences that ask the reader for something, of those that were taken for the employer's own. In 97 advertisements 17 were changed so, 16 of them rightly.
 */
export function withAddressedKinds<T extends JudgedSentence & { text: string }>(lines: readonly T[]): T[] {
  return lines.map((line) => {
    const isOpen = CHANGED.includes(line.kind) && !line.text.endsWith(':');
    const least = isDone(line.text) ? LEAST_DONE : LEAST_OWN;
    if (!isOpen || line.asks < least || line.text.split(' ').length < FEWEST_WORDS) return line;
    const kind =
      DUTY.test(line.text) || isDone(line.text) ? 'duty' : REQUIREMENT.test(line.text) ? 'requirement' : undefined;
    return kind === undefined ? line : { ...line, kind, asks: Math.max(line.asks, ASKS) };
  });
}
