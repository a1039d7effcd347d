import { isTitle } from '../entities/classify-part.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { BEFORE_THING } from './deed-patterns.ts';
import { isBaseVerb, isLikelyVerb, isPastForm } from './verb-first.ts';

const MOST_WORDS = 24;
const MOST_ITEMS = 6;
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}][\p{L}\p{M}'’+#./&-]*|[£$€~]?\d[\d.,%]*/gu) ?? []).slice(0, MOST_WORDS);

/** Sorts of words by their form. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\d/u, 'number'],
  [/^(?:the|an?|my|our|all|each|every|both|some|any|no|this|that)$/iu, 'determiner'],
  [/^(?:and|or|but|so|then)$/iu, 'joining'],
  [
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|about|around|approx|over|up|roughly|maybe)$/iu,
    'amount',
  ],
  [BEFORE_THING, 'preposition'],
  [/^(?:of|per|than|under|off)$/iu, 'preposition'],
  [/^\p{Lu}{2,}s?$/u, 'capitals'],
];
/** Sorts of words by their end, for those that no list of verbs has. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/ing$/iu, 'ing'],
  [/(?:tion|sion|ment|ance|ence|ness|ity|sis|al|age|ship|ery)s?$/iu, 'deed'],
  [/(?:er|or|ist|ant)s?$/iu, 'doer'],
  [/[^su]s$/iu, 'plural'],
  [/^\p{Lu}/u, 'name'],
];
const firstOf = (sorts: typeof FORMS, word: string): string | undefined =>
  sorts.find(([pattern]) => pattern.test(word))?.[1];

/** What sort of word it may be, by lists of verbs and by its form. */
function sortOf(word: string): string {
  const low = word.toLowerCase();
  const verb = `${isPastForm(low) ? 'past' : ''}${isLikelyVerb(low) ? 'verb' : isBaseVerb(low) ? 'base' : ''}`;
  return firstOf(FORMS, word) ?? (verb || (firstOf(ENDS, word) ?? 'word'));
}

const STEM = 5;

/** The sort that comes most often. */
function mostSort(sorts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const sort of sorts) counts.set(sort, (counts.get(sort) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'none';
}

const suffix = (word: string): string => word.toLowerCase().slice(-3);
const isTool = (text: string): boolean => getSkillLexicon().skills.get(text)?.isTechnical === true;

/** Features of one thing in a row, for the models that say whether work can consist of it and whether it is a tool. */
export function itemFeatures(items: readonly string[], at: number, isPresent: boolean): string[] {
  const item = items[at] ?? '';
  const words = wordsOf(item);
  const sorts = words.map(sortOf);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const sortAt = (place: number): string => {
    const [word = ''] = wordsOf(items[place] ?? '');
    return word === '' ? 'none' : sortOf(word);
  };
  return [
    'bias',
    `size=${Math.min(words.length, 7)}`,
    `sorts=${sorts.slice(0, 3).join(' ')}`,
    `first=${sorts[0]}`,
    `last=${sorts.at(-1)}`,
    `first,size=${sorts[0]} ${Math.min(words.length, 3)}`,
    `first,last=${sorts[0]} ${sorts.at(-1)}`,
    `first,second=${sorts[0]} ${sorts[1] ?? 'none'}`,
    `first,row=${sorts[0]} ${at === 0 ? sortAt(1) : sortAt(0)}`,
    `place=${at === 0 ? 'first' : 'later'}`,
    `first,place=${sorts[0]} ${at === 0 ? 'first' : 'later'}`,
    `items=${Math.min(items.length, MOST_ITEMS)}`,
    `before=${at === 0 ? 'none' : sortAt(at - 1)}`,
    `behind=${sortAt(at + 1)}`,
    `end=${suffix(last)}`,
    `begin=${suffix(first)}`,
    `shape=${/^\p{Lu}/u.test(item) ? 'upper' : 'lower'}${/\s\p{Lu}\p{Ll}/u.test(item) ? '+names' : ''}`,
    `tool=${isTool(item) || words.some((word) => /\p{Lu}/u.test(word) && isTool(word))}`,
    `mixed=${/\p{Ll}\p{Lu}|\p{L}\d|\.js|#|\+\+/u.test(item)}`,
    `sign=${/["“/:~%£$€!?*]/u.exec(item)?.[0] ?? 'none'}`,
    `title=${isTitle(item)}`,
    `now,first=${isPresent ? 'now' : 'past'} ${sorts[0]}`,
    `kinds=${sorts.join(' ')}`,
    `shouted row=${items.filter((one) => /^\p{Lu}/u.test(one)).length > 1 + items.length / 2}`,
    `numbers in row=${items.some((one) => /\d/u.test(one))}`,
    `row of=${items.length > 1 ? mostSort(items.map((_, place) => sortAt(place))) : 'one'}`,
    `last sort,row of=${sorts.at(-1)} ${mostSort(items.map((one) => sortOf(wordsOf(one).at(-1) ?? '')))}`,
    ...words.map((word) => `word=${word.toLowerCase()}`),
    ...words.map((word) => `stem=${word.toLowerCase().slice(0, STEM)}`),
    ...sorts.map((sort) => `has=${sort}`),
  ];
}
