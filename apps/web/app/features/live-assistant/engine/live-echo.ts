/** Words of one side with the time in which they were spoken; null where that is not known. */
export type Spoken = { text: string; atMs: number; fromMs: number | null; toMs: number | null };

/** Finals of the same words on both sides arrive this close together. */
const SAME_MOMENT_MS = 6000;
/** A sound that is spoken over another lies within it; a repetition comes after. */
const EDGE_MS = 300;
/** Of the words in order, so that a recogniser may mishear some. */
const ALIKE_SHARE = 0.6;
const FEWEST_WORDS = 3;
/** A voice comes back out of a call with its delay; loudspeakers reach the microphone at once. */
const SHORTEST_RETURN_MS = 150;
const LONGEST_RETURN_MS = 2500;
/** The same delay at both ends: a microphone that hears noise begins at any time. */
const DELAY_VARIES_MS = 400;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** How many of the words are in the other text in the same order (longest common subsequence). */
function countCommon(words: readonly string[], others: readonly string[]): number {
  let row = new Array<number>(others.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    for (const [index, other] of others.entries()) {
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** True when a text is heard in the other one too. Very short ones must be the same: everybody says "yes". */
export function isHeardIn(text: string, other: string): boolean {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  if (words.length === 0) return false;
  if (words.length < FEWEST_WORDS) return words.join(' ') === others.join(' ');
  return countCommon(words, others) / words.length >= ALIKE_SHARE;
}

function isSameMoment(one: Spoken, other: Spoken): boolean {
  if (Math.abs(one.atMs - other.atMs) > SAME_MOMENT_MS) return false;
  if (one.fromMs === null || other.fromMs === null) return true;
  const middleMs = (one.fromMs + (one.toMs ?? one.atMs)) / 2;
  return middleMs >= other.fromMs - EDGE_MS && middleMs <= (other.toMs ?? other.atMs) + EDGE_MS;
}

/** True when the tab gives the person's own voice back: it starts and ends later, by the same delay. */
function isReturned(own: Spoken, tab: Spoken): boolean {
  if (own.fromMs === null || own.toMs === null || tab.fromMs === null || tab.toMs === null) return false;
  const delayMs = tab.fromMs - own.fromMs;
  const isDelay = delayMs >= SHORTEST_RETURN_MS && delayMs <= LONGEST_RETURN_MS;
  return isDelay && Math.abs(tab.toMs - own.toMs - delayMs) <= DELAY_VARIES_MS;
}

/**
 * The speaker when microphone and tab heard the same words: the interviewer's, out of the loudspeakers, unless the tab
 * gave the person's own voice back. Null when they are not the same words.
 */
export function whoseWords(own: Spoken, tab: Spoken): 'interviewer' | 'person' | null {
  if (isReturned(own, tab)) return isHeardIn(tab.text, own.text) ? 'person' : null;
  return isSameMoment(own, tab) && isHeardIn(own.text, tab.text) ? 'interviewer' : null;
}
