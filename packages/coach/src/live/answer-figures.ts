import { contentStems } from '../text/content-stems.ts';
import { numbersIn } from './heard-numbers.ts';
import { ownPartGap } from './question-gaps.ts';
import { heardWords } from './question-words.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { phraseFact, sayFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** "Accuracy went from ninety eight point one to ninety nine point four": the only line with these numbers, and with a word of the question. */
function findByFigures(question: string, facts: readonly ResumeFact[]): ResumeFact | undefined {
  const heard = numbersIn(question);
  if (heard.size === 0) return undefined;
  const asked = new Set(contentStems(heardWords(question)));
  const rated = facts.map((fact) => {
    const numbers = [...numbersIn(fact.text)].filter((number) => heard.has(number)).length;
    const words = contentStems(heardWords(fact.text)).filter((stem) => asked.has(stem)).length;
    return { fact, numbers, words };
  });
  const [best, next] = rated.toSorted((one, other) => other.numbers - one.numbers || other.words - one.words);
  if (best === undefined || best.numbers === 0 || (best.numbers < SEVERAL && best.words === 0)) return undefined;
  return next !== undefined && next.numbers === best.numbers && next.words === best.words ? undefined : best.fact;
}
/** Two figures of one line are heard together by chance hardly ever. */
const SEVERAL = 2;

const SAYS_HOW = /^(?:what did it|how (?:I|we) did it|(?:I|we) did it|by \p{L}+ing\b)/iu;
const NEAR_BEHIND = 3;
const LONGEST_TURN = 1000;
const MAY_BE_FIGURES = new Set(
  'general follow-up approach experience problem trouble achievement about-you project amount leadership technical change'.split(
    ' ',
  ),
);

/** "Thirty four percent down to nineteen, how did you do that": the line with these figures, and the line behind it that says how. Null where no line surely has them. */
export function answerFigures({ kind, facts, input }: Part): SpokenAnswer | null {
  if (facts === null || !MAY_BE_FIGURES.has(kind)) return null;
  const best = findByFigures(`${input.context ?? ''} ${input.question}`.slice(0, LONGEST_TURN), facts.facts);
  if (best === undefined) return null;
  const how = facts.facts.find(
    ({ text, order, employer }) =>
      employer === best.employer && order > best.order && order <= best.order + NEAR_BEHIND && SAYS_HOW.test(text),
  );
  const gap = ownPartGap(heardWords(`${input.context ?? ''} ${input.question}`), best.text);
  return { paragraph1: phraseFact(best), paragraph2: how === undefined ? gap : sayFact(how) };
}
