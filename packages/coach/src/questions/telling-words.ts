import topics from '../../data/questions/duty-topics.json' with { type: 'json' };
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { isKnownVerb } from './bare-verbs.ts';
import { OCCUPATIONS } from './occupations.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'-]*[\p{L}\p{N}+#]/gu;
/** A word that the table uses in so many fields tells nothing of a trade. */
const FIELDS_OF_ANY = 8;
/** The second word of a trade makes a duty a little more telling. */
const SECOND = 0.4;
/** "Clean" and "cleaner". */
const SAME_LETTERS = 5;

/** Without the ending of a plural: a stem would make "reactors" a reaction. */
const singular = (word: string): string => word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '');

/** Words of any workplace that few entries of the table need. */
const EVERYDAY: ReadonlySet<string> = new Set(topics.everyday.map(singular));

const fieldsOf: ReadonlyMap<string, number> = countFields();

function countFields(): Map<string, number> {
  const fields = new Map<string, Set<string>>();
  for (const { field, duties, situations, tools, cautions } of OCCUPATIONS)
    for (const text of [...duties, ...situations, ...tools, ...cautions])
      for (const word of text.toLowerCase().match(WORD) ?? []) {
        const known = fields.get(singular(word)) ?? new Set();
        fields.set(singular(word), known.add(field));
      }
  return new Map([...fields].map(([word, known]) => [word, known.size]));
}

/** From 0 for a word of any workplace to 1 for one of a single trade. */
function tellingOf(word: string): number {
  const [stem] = contentStems(word);
  if (stem === undefined || word.length < 3 || /^\d/u.test(word) || COMMON_WORDS.has(word) || EVERYDAY.has(stem))
    return 0;
  return Math.max(0, 1 - (fieldsOf.get(stem) ?? 0) / FIELDS_OF_ANY);
}

/**
 * How much a duty says of its trade, from 0 for "answer the phone" to about 2 for words that few trades and the title have. Its verb counts only where
 * it is the verb of a trade.
 */
export function tellingWeight(duty: string, title: readonly string[]): number {
  const words = (duty.toLowerCase().match(WORD) ?? []).filter((word, at) => at > 0 || !isKnownVerb(word));
  const [first = 0, second = 0] = words.map(tellingOf).toSorted((one, other) => other - one);
  const starts = new Set(title.map((word) => word.slice(0, SAME_LETTERS)));
  const isOfTitle = contentStems(duty).some((stem) => starts.has(stem.slice(0, SAME_LETTERS)));
  return first + SECOND * second + (isOfTitle ? OF_TITLE : 0);
}
const OF_TITLE = 0.6;
