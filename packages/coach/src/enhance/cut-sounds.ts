import { joinPattern } from '../text/join-pattern.ts';
import { CONDITION, GOVERNS, MAYBE_SUBORDINATOR, SUBORDINATOR } from './clause-patterns.ts';
import {
  BINDS,
  JOINING,
  NUMBER,
  OPEN_END,
  PARTICIPLE,
  PRONOUN,
  SAYS,
  SUBJECT,
  VERB,
  wordBefore,
} from './filler-neighbours.ts';

/** A sound that is never a word, with its comma and the word behind it. */
const SOUND = joinPattern(
  'giu',
  '(,?)(?:^|(?<=[.;:!?])|\\s{1,3})(?:u+h+m?|u+m+|e+r+m+|e+h+m+|h+m+|mm+)(?![\\p{L}\\d])([,.…]{0,3})\\s{0,3}([^\\s]{0,30})',
);
/** "For, um, for school shoes": a small word that is said again behind a sound. */
const AGAIN = joinPattern(
  'giu',
  String.raw`(?<!\p{L})(for|to|of|in|at|on|with|from|by|about|into|that|it|as|was|were|is|are)\s{0,2},?\s{1,3}(?:u+h+m?|u+m+|e+r+m+|e+h+m+|h+m+|mm+)[,.…]{0,3}\s{1,3}\1(?!\p{L})`,
);
/** So far back a condition or a reason can still be open. */
const FARTHEST = 160;
const LONGEST_SCOPE = 16;
/** Fewer words are no clause. */
const SHORTEST_CLAUSE = 4;
const RELATIVE = /^(?:that|which|who|what|where|how)$/u;

/** The sentence with a word that is said again behind a sound once. */
export const onceSaid = (sentence: string): string => sentence.replace(AGAIN, '$1');

/**
 * The sentence without sounds. Where one was between two sentences, they get a full stop; a comma stays where it separates something.
 */
export function cutSounds(sentence: string): string {
  return sentence.replace(SOUND, (_: string, comma: string, marks: string, next: string, at: number) => {
    const before = wordBefore(sentence, at);
    const plain = next.replace(/[,.;:!?]+$/u, '');
    if (next === '') return marks.replaceAll(',', '');
    if (before === '') return at === 0 ? next : ` ${next}`;
    if (
      SUBJECT.test(plain) &&
      !OPEN_END.test(before) &&
      !PRONOUN.test(before) &&
      endsClause(sentence.slice(Math.max(0, at - FARTHEST), at))
    )
      return `. ${next.charAt(0).toUpperCase()}${next.slice(1)}`;
    const hasComma = comma !== '' || marks.includes(',');
    const isBound = [BINDS, JOINING, NUMBER, PARTICIPLE].some((pattern) => pattern.test(plain));
    const isOpen = [OPEN_END, PRONOUN, SAYS, VERB].some((pattern) => pattern.test(before));
    return hasComma && !isBound && !isOpen ? `, ${next}` : ` ${next}`;
  });
}

/** Whether the words since the last stop are a whole clause, in which no condition, reason or time waits for the next one. */
function endsClause(text: string): boolean {
  const stretch = text.slice(Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark))) + 1);
  const words = stretch.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];
  const [last = ''] = words.slice(-1);
  if (words.length < SHORTEST_CLAUSE || GOVERNS.test(last) || SAYS.test(last)) return false;
  const opened = words.findLastIndex((word) =>
    [SUBORDINATOR, MAYBE_SUBORDINATOR, CONDITION, RELATIVE].some((pattern) => pattern.test(word)),
  );
  const subjects = words.slice(opened + 1).filter((word) => SUBJECT.test(word)).length;
  if (opened !== -1 && words.length - opened <= LONGEST_SCOPE && subjects < 2) return false;
  // "And then at some point" waits for its clause.
  return words.slice(words.findLastIndex((word) => JOINING.test(word)) + 1).some((word) => SUBJECT.test(word));
}
