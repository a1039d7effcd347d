import type { Delivery } from '@greenroom/contract/feedback';
import { findHits, type Hit } from '../text/lexicon.ts';
import type { AnswerAnalysis } from './analyse-answer.ts';
import { FILLERS, HEDGES, NEGATIONS } from './lexicons.ts';

/** How an answer was said. Shares are of all words, 0 to 1. */
export type DeliveryMeasure = {
  wordCount: number;
  fillerShare: number;
  fillerCounts: ReadonlyMap<string, number>;
  fillerTokens: ReadonlySet<number>;
  hedgeShare: number;
  negationShare: number;
  /** Words said twice in a row and phrases begun again. */
  restartShare: number;
};

/** After these, `like` is a verb or a comparison, not a filler. */
const LIKE_IS_MEANT_AFTER = new Set(
  `would i'd we'd you'd they'd feel feels felt feeling look looks looked sound sounds sounded seem seems seemed things
  something anything stuff people i we you they didn't don't really also do did to more much what that's places
  companies others work act acts behave`.split(/\s+/),
);
/** After these, `kind of` and `sort of` name a kind. */
const KIND_IS_MEANT_AFTER = new Set([
  'what',
  'this',
  'that',
  'any',
  'some',
  'every',
  'which',
  'a',
  'the',
  'one',
  'other',
  'same',
  'certain',
]);
const MEANT_DOUBLES = new Set(['very', 'really', 'that', 'had', 'so', 'much', 'many', 'bye', 'no', 'yes']);

export function measureDelivery(analysis: AnswerAnalysis): DeliveryMeasure {
  const words = analysis.words.map(spellHesitation);
  const wordCount = words.length;
  const fillers = findHits(FILLERS, words, analysis.stems).filter((hit) => isFiller(words, hit));
  const fillerCounts = new Map<string, number>();
  const fillerTokens = new Set<number>();
  for (const hit of fillers) {
    const word = words.slice(hit.first, hit.last + 1).join(' ');
    fillerCounts.set(word, (fillerCounts.get(word) ?? 0) + 1);
    for (let index = hit.first; index <= hit.last; index += 1) fillerTokens.add(index);
  }
  const share = (count: number) => (wordCount === 0 ? 0 : count / wordCount);
  return {
    wordCount,
    fillerShare: share(fillers.length),
    fillerCounts,
    fillerTokens,
    hedgeShare: share(findHits(HEDGES, words, analysis.stems).length),
    negationShare: share(findHits(NEGATIONS, words, analysis.stems).length),
    restartShare: share(countRestarts(words, fillerTokens) + countCutOffs(analysis)),
  };
}

/** "ummm" and "uhhh" are written as long as they lasted; they count as what they are. */
function spellHesitation(word: string): string {
  if (!HESITATION.test(word) || FILLERS.exact.has(word)) return word;
  return word.includes('m') ? 'um' : 'uh';
}
const HESITATION = /^(u+h*m+|u+h+|e+h*r+m*|a+h+|h+m+|m+h*m+)$/;

function isFiller(words: readonly string[], hit: Hit): boolean {
  const word = words[hit.first] ?? '';
  const before = words[hit.first - 1] ?? '';
  if (word === 'like') return isFillerLike(before, words[hit.first + 1] ?? '');
  if ((word === 'kind' || word === 'sort') && hit.last > hit.first) return !KIND_IS_MEANT_AFTER.has(before);
  if (word === 'you' && words[hit.first + 1] === 'know') return !/^(do|did|if|what|how|as|let|that)$/.test(before);
  return true;
}

/** After "I", `like` is a verb unless another verb follows: "I like divided the slides". */
const LIKE_FILLS_BEFORE =
  /(ed$|^(was|were|had|have|did|went|just|got|kind|um|uh|would|could|made|took|said|think|don't|didn't|really|always|never|want|know|ran|wrote|built|found|gave|came|thought)$)/;

/** "Techniques like blotting" gives an example; "the slides like I said" does not. */
const PLURAL = /^[a-z]{3,}[^siu]s$/;
const LIKE_GOES_ON =
  /^(i|we|you|he|she|they|it|um|uh|every|all|really|just|super|very|so|in|on|at|and|when|the|a|an|my|our|not|right|basically|two|three|four|five)$/;

/** "It was like a club" fills; "a club like the other one" and "would like" mean it. */
function isFillerLike(before: string, after: string): boolean {
  if (/^(i|we|you|they|people|he|she)$/.test(before)) return LIKE_FILLS_BEFORE.test(after);
  if (LIKE_IS_MEANT_AFTER.has(before) || (PLURAL.test(before) && !LIKE_GOES_ON.test(after))) return false;
  return (
    !/^(this|that|the|a|an|my|me|to)$/.test(after) ||
    /^(was|were|is|are|it's|just|um|uh|like|so|then|i'm)$/.test(before)
  );
}

/** A word, or a phrase of up to four words, said again at once. */
function countRestarts(words: readonly string[], fillerTokens: ReadonlySet<number>): number {
  const spoken = words.filter((_, index) => !fillerTokens.has(index));
  let restarts = 0;
  let lastRepeat = -1;
  for (let index = 1; index < spoken.length; index += 1) {
    const length = repeatedLength(spoken, index);
    const isMeant = length === 1 && MEANT_DOUBLES.has(spoken[index] ?? '');
    if (length === 0 || isMeant || (length > 1 && index - lastRepeat < length)) continue;
    restarts += 1;
    lastRepeat = index;
  }
  return restarts;
}

/** How many words up to `index` are the same as those right before them; 0 when none are. */
function repeatedLength(spoken: readonly string[], index: number): number {
  for (let length = 1; length <= LONGEST_REPEAT; length += 1) {
    let same = 0;
    while (same < length && spoken[index - same] === spoken[index - same - length] && index - same - length >= 0) {
      same += 1;
    }
    if (same === length) return length;
  }
  return 0;
}
const LONGEST_REPEAT = 4;

/** Transcribers end a word that was broken off with a hyphen: "we w- we had". */
function countCutOffs({ text, tokens }: AnswerAnalysis): number {
  return tokens.filter(({ end }) => /^-(?=[\s,.]|$)/.test(text.slice(end, end + 2))).length;
}

/** The part of the measure that is shown, without the pace. */
export function toDelivery(measure: DeliveryMeasure): Omit<Delivery, 'wordsPerMinute'> {
  const fillers = [...measure.fillerCounts].map(([word, count]) => ({ word, count }));
  fillers.sort((left, right) => right.count - left.count || left.word.localeCompare(right.word, 'en'));
  return { words: measure.wordCount, fillers };
}
