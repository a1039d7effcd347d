import type { Part } from './read-parts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { phraseFact, sayFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEN = 10;
const HUNDRED = 100;
/** "Twenty", as spoken behind which a unit may follow. */
const tensOf = (word: string): number => (TENS.indexOf(word) < 0 ? 0 : (TENS.indexOf(word) + 2) * TEN);

/** The number that begins at a word, and over how many words it goes: "thirty four", "60"; -1 where none does. */
function numberAt(words: readonly string[], at: number): { value: number; count: number } {
  const word = words[at] ?? '';
  if (/^\d/.test(word)) return { value: Number(word), count: 1 };
  const tens = tensOf(word);
  if (tens === 0) return { value: UNITS.indexOf(word), count: 1 };
  const unit = UNITS.indexOf(words[at + 1] ?? '');
  return unit > 0 && unit < TEN ? { value: tens + unit, count: 2 } : { value: tens, count: 1 };
}

/** The numbers from ten on in a spoken turn, in words or digits: "thirty four percent", "60 days". */
export function numbersHeard(turn: string): Set<number> {
  const words = turn.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const found = new Set<number>();
  for (let at = 0; at < words.length; ) {
    const { value, count } = numberAt(words, at);
    at += count;
    if (value >= TEN && words[at] !== 'hundred') found.add(value);
  }
  return found;
}

const numbersIn = (line: string): Set<number> =>
  new Set((line.match(/(?<![\d.,])\d{2,}(?![\d.,]*\d)/g) ?? []).map(Number).filter((value) => value >= TEN));

/** Two figures of one line are heard together by chance hardly ever. */
const ENOUGH = 2;
const SAYS_HOW = /^(?:what did it|how (?:I|we) did it|(?:I|we) did it|by \p{L}+ing\b)/iu;
const NEAR_BEHIND = 3;
const MAY_BE_FIGURES = new Set(
  'general follow-up approach experience problem trouble achievement about-you project'.split(' '),
);

/** "Thirty four percent down to nineteen, how did you do that": the line with these figures, and the line behind it that says how. Null where none has two of them. */
export function answerFigures({ kind, facts, input }: Part): SpokenAnswer | null {
  if (facts === null || !MAY_BE_FIGURES.has(kind)) return null;
  const heard = numbersHeard(`${input.context ?? ''} ${input.question}`.slice(0, HUNDRED * TEN));
  if (heard.size < ENOUGH) return null;
  const sharedOf = ({ text }: ResumeFact) => [...numbersIn(text)].filter((value) => heard.has(value)).length;
  const [best] = facts.facts.toSorted((one, other) => sharedOf(other) - sharedOf(one) || one.order - other.order);
  if (best === undefined || sharedOf(best) < ENOUGH) return null;
  const how = facts.facts.find(
    ({ text, order, employer }) =>
      employer === best.employer && order > best.order && order <= best.order + NEAR_BEHIND && SAYS_HOW.test(text),
  );
  return { paragraph1: phraseFact(best), paragraph2: how === undefined ? '' : sayFact(how) };
}
