import type { RankedFact } from './rank-facts.ts';
import { rankForPart } from './rank-part.ts';
import { heardIn, type Part } from './read-parts.ts';
import { phraseFact } from './say-fact.ts';
import { tellsOfMishap } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, PERHAPS } from './tell-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/**
 * Below all of these, without a telling word of the turn, four of five lines that a stranger judged were wrong. Bounds chosen on few
 * examples: a higher bar would doubt many lines that are right.
 */
const SURE = { fit: 0.35, judged: 0.1, subjects: 0.5, shared: 2 };
const ASKS_FOR_LINE = new Set(
  'experience general trouble hypothetical approach project conflict failure problem customer pressure leadership teamwork'.split(
    ' ',
  ),
);

function isDoubtful(line: RankedFact, telling: readonly string[]): boolean {
  const { fact, fit, judged, subjects, shared, tellsOutcome } = line;
  if (tellsOutcome || tellsOfMishap(fact.text)) return false;
  if (fit >= SURE.fit || judged >= SURE.judged || subjects >= SURE.subjects || shared >= SURE.shared) return false;
  const words = wordsOfLine(fact.text);
  return !telling.some((stem) => hasTelling(stem, words));
}

/** The same answer, with a line that has too little of the question offered as possible. */
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
  return { ...answer, paragraph1: first };
}
