import senses from '../../data/letter/verb-senses.json' with { type: 'json' };
import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { BEFORE_THING, OFTEN_DESCRIBES } from './deed-patterns.ts';
import { isPast } from './first-person.ts';

/** Verbs that are seldom nouns: "Prepare", "Oversee". */
const SURE_VERBS: ReadonlySet<string> = new Set(senses.sure);
/** Verbs with the form of a common noun: "Process", "Run". */
const AMBIGUOUS_VERBS: ReadonlySet<string> = new Set(senses.ambiguous);
/** Past forms that are nouns or adjectives as well: "Rose pruning", "Ground floor". */
const AMBIGUOUS_PAST: ReadonlySet<string> = new Set(
  'rose saw shot split cut set spread forecast broadcast cast felt ground wound left bound lit met wore found'.split(
    ' ',
  ),
);
const PREPOSITION = /^(?:of|for|in|at|on|to|from|by|as|and|or|with|is|are|was|were|per)$/u;
/** Irregular past forms with which a line of a resume begins more seldom. */
const FURTHER_PAST: ReadonlySet<string> = new Set(
  'went came learnt stuck struck woke tore shook sank dug hung swung swam stole hid froze crept slept spun strung swore withstood'.split(
    ' ',
  ),
);
const PREFIX = /^(?:re|out|over|under|co-|re-)(?=\p{L}{3})/u;

/** The past form of a verb, also behind a prefix: "redid", "oversold". */
export const isPastForm = (word: string): boolean =>
  isPast(word) || FURTHER_PAST.has(word) || (PREFIX.test(word) && isPast(word.replace(PREFIX, '')));

/** A verb of which a list of work seldom has the noun. */
export const isLikelyVerb = (word: string): boolean => SURE_VERBS.has(word) || PRESENT_VERBS.has(word);

export const isBaseVerb = (word: string): boolean => SURE_VERBS.has(word) || AMBIGUOUS_VERBS.has(word);

/** "operate" of "operates", where the verb is surely one; else undefined. */
export function withoutThirdPerson(word: string): string | undefined {
  if (word === 'does' || word === 'goes') return word.slice(0, 2);
  const bases = [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
  return /s$/u.test(word)
    ? bases.find((base) => base !== word && (SURE_VERBS.has(base) || PRESENT_VERBS.has(base)))
    : undefined;
}

/** Whether a line surely begins with a verb, without a look at the lines around it. */
export const isSureDeed = (line: string): boolean => {
  const [first = '', second = ''] = line.toLowerCase().split(/\s+/u);
  if (first === 'i' || SURE_VERBS.has(first)) return second !== 'of';
  return (
    (isPastForm(first) && !OFTEN_DESCRIBES.has(first) && !AMBIGUOUS_PAST.has(first)) ||
    (AMBIGUOUS_VERBS.has(first) && BEFORE_THING.test(second) && !PREPOSITION.test(second))
  );
};
