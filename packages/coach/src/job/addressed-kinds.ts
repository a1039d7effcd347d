import { joinPattern } from '../text/join-pattern.ts';
import type { JudgedSentence, SentenceKind } from './sentence-kinds.ts';

/** "You'd be running your own projects", "We'd also like you to look after a graduate", but no "You will receive" and nothing done to the person. */
const DUTY = joinPattern(
  'iu',
  String.raw`^(?:so |and |here |in this role,? |as \p{L}+ )?you(?:'?d| would| will|'ll) (?:(?:also|then|mostly|mainly|often|usually) )?`,
  String.raw`(?!(?:also )?(?:receive|get|enjoy|join|benefit|find|report|hear|see|sit|love|like|need|want|earn|never|not|have|be (?!\p{L}{2,}ing\b)`,
  String.raw`|be (?:joining|reporting|working)\b|work (?:with|for|in|from|on|a|alongside))\b)\p{Ll}`,
  String.raw`|^we(?:'d| would) (?:also )?(?:like|love|want|need|ask) you to\b|\byou(?:'ll| will|'d| would) be (?:\p{L}+ly )?`,
  String.raw`(?!(?:joining|reporting|working|hearing|getting|earning|receiving|amazing|outstanding)\b)\p{L}{2,}ing\b`,
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
const ASKS = 0.6;
const CHANGED: readonly SentenceKind[] = ['company', 'benefit', 'label'];

/**
 * Sentences that ask the reader for something, of those that were taken for the employer's own. In 97 advertisements 17 were changed so, 16 of them rightly.
 */
export function withAddressedKinds<T extends JudgedSentence & { text: string }>(lines: readonly T[]): T[] {
  return lines.map((line) => {
    const isOpen = CHANGED.includes(line.kind) && line.asks >= LEAST_OWN && !line.text.endsWith(':');
    if (!isOpen || line.text.split(' ').length < FEWEST_WORDS) return line;
    const kind = DUTY.test(line.text) ? 'duty' : REQUIREMENT.test(line.text) ? 'requirement' : undefined;
    return kind === undefined ? line : { ...line, kind, asks: Math.max(line.asks, ASKS) };
  });
}
