import { asksForMishap } from './answer-story.ts';
import { coreOf } from './asked-core.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { tellsOfMishap } from './shown-in.ts';

/** The words around a part: of several parts that name a thing each, its own alone. */
export const contextOf = ({ question, isOneOfSeveral, input }: Part): string =>
  isOneOfSeveral === true && coreOf(question) !== '' ? question : (input.context ?? '');
export const rankForPart = (part: Part, facts: ResumeFacts): RankedFact[] => {
  const { question, kind, kinds, vectors, told } = part;
  return rankFacts(tellable(facts, kind, question).facts, {
    question,
    context: contextOf(part),
    shows: [],
    kinds,
    vectors,
    told,
  });
};
/** Without the mistakes, unless one is asked for. */
export function tellable(facts: ResumeFacts, kind: string, question: string): ResumeFacts {
  if (asksForMishap(kind, question)) return facts;
  const known = withoutMishaps.get(facts);
  if (known !== undefined) return known;
  const told = { ...facts, facts: facts.facts.filter(({ text }) => !tellsOfMishap(text)) };
  withoutMishaps.set(facts, told);
  return told;
}
const withoutMishaps = new WeakMap<ResumeFacts, ResumeFacts>();
