import type { RankedFact } from './rank-facts.ts';
import { rankForPart } from './rank-part.ts';
import { heardIn, type Part } from './read-parts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK } from './tell-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** Before a line that may well be the wrong one: the person decides whether it answers. */
const PERHAPS = 'From your resume, perhaps:';
/**
 * Of 25 lines that a stranger judged, those with a telling word of the turn, with two words of it or above this probability were right two
 * times in three, the others one time in six.
 */
const SURE = { fit: 0.6, shared: 2 };
const ASKS_FOR_LINE = new Set(
  'experience general trouble hypothetical approach project conflict failure problem customer pressure leadership teamwork'.split(
    ' ',
  ),
);

function isDoubtful({ fact, fit, shared }: RankedFact, telling: readonly string[]): boolean {
  if (fit >= SURE.fit || shared >= SURE.shared) return false;
  const words = wordsOfLine(fact.text);
  return !telling.some((stem) => hasTelling(stem, words));
}

/** The same answer, with a line that has too little of the question offered as no more than possible. */
export function withDoubt(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, kind, vectors, input } = part;
  if (facts === null || vectors.size === 0 || !ASKS_FOR_LINE.has(kind)) return answer;
  const telling = tellingWords(heardIn(input));
  const doubtful = rankForPart(part, facts).filter((line) => isDoubtful(line, telling));
  const offered = new Map(
    doubtful.flatMap(({ fact }) => [
      [phraseFact(fact, OWN_WORK), phraseFact(fact, PERHAPS)],
      [phraseFact(fact), phraseFact(fact, PERHAPS)],
    ]),
  );
  const first = offered.get(answer.paragraph1) ?? answer.paragraph1;
  const second = offered.get(answer.paragraph2) ?? answer.paragraph2;
  return { ...answer, paragraph1: first, paragraph2: second };
}
