/** Plain counts of an answer beside its words; names and order belong to the trained weights. */
export const ANSWER_COUNTS = [
  'ln-words',
  'ln-words-squared',
  'share-of-i',
  'share-of-we',
  'share-of-you',
  'share-of-numbers',
  'share-of-past',
  'share-of-causes',
  'share-of-negations',
  'share-of-conditions',
  'share-of-long-words',
  'share-of-distinct-words',
] as const;

const set = (words: string) => new Set(words.split(' '));
const SELF = set("i i'd i'm i've i'll my me myself mine");
const WE = set("we we're we've we'd our us ours");
const YOU = set("you your you'd you've you're yours");
const NUMBERS = set(
  'two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred thousand half dozen',
);
const PAST = set(
  'was were went told said rang asked took put got made had did came found gave sat wrote called knew saw left thought brought ran kept',
);
const CAUSES = set('because so since why therefore');
const NEGATIONS = set("don't didn't not never no wasn't couldn't isn't can't won't nothing nobody");
const CONDITIONS = set("would i'd could should if when unless until before");
const LONG_WORD = 8;

/** @param words as `readWords` gives them */
export function countAnswer(words: readonly string[]): number[] {
  const total = Math.max(1, words.length);
  const share = (test: (word: string) => boolean) => words.filter(test).length / total;
  const length = Math.log(total);
  return [
    length,
    length * length,
    share((word) => SELF.has(word)),
    share((word) => WE.has(word)),
    share((word) => YOU.has(word)),
    share((word) => NUMBERS.has(word) || /\d/.test(word)),
    share((word) => PAST.has(word) || (word.length > 4 && word.endsWith('ed'))),
    share((word) => CAUSES.has(word)),
    share((word) => NEGATIONS.has(word)),
    share((word) => CONDITIONS.has(word)),
    share((word) => word.length >= LONG_WORD),
    new Set(words).size / Math.sqrt(total),
  ];
}
