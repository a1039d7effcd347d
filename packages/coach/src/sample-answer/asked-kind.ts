import type { Vectors } from '../live/packed-vector.ts';
import { guessKinds, type KindGuess } from '../live/question-kind.ts';
import { heardWords } from '../live/question-words.ts';
import type { SPECIAL_PATTERNS } from './special-patterns.ts';

type SpecialName = (typeof SPECIAL_PATTERNS)[number]['name'];

/** From this probability on nearly every kind is right in questions that were not learned from. */
const SURE_OF_KIND = 0.5;
/** The words of a question that has special points are many: the learned kind finds the rest. */
const SPECIAL_OF_KIND: Readonly<Record<string, SpecialName>> = {
  'about-you': 'about-you',
  'why-here': 'why-us',
  'why-you': 'why-hire',
  goals: 'five-years',
  leaving: 'leaving',
  strength: 'strength',
  weakness: 'weakness',
};
/** Any of the best lines of a resume answers these: no line has to be much likelier than the next. */
const SHOWN_BY_ANY_RESULT: ReadonlySet<string> = new Set(['achievement', 'initiative']);

/** What a question asks for, as learned for the live assistant. Nothing is known of it without the encoder's vector. */
export type AskedKind = {
  special: SpecialName | undefined;
  /** It asks what the person likes or wants, and for no case. */
  isMotivation: boolean;
  /** It asks for something the person has achieved or begun. */
  asksForResult: boolean;
  /** It describes a case that did not happen: of twelve lines that fitted such questions three were right. */
  isHypothetical: boolean;
  /** That is sure: it asks what the person would do, and for no story. */
  isImagined: boolean;
};

export function readAskedKind(question: string, vectors: Vectors): AskedKind {
  const vector = vectors.get(heardWords(question));
  const first: KindGuess | undefined = vector && guessKinds(question, vector)[0];
  const sure = first !== undefined && first.probability >= SURE_OF_KIND ? first.kind : '';
  return {
    special: SPECIAL_OF_KIND[sure],
    isMotivation: sure === 'motivation',
    asksForResult: SHOWN_BY_ANY_RESULT.has(sure),
    isHypothetical: first?.kind === 'hypothetical',
    isImagined: sure === 'hypothetical',
  };
}
