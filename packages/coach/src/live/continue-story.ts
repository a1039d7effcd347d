import type { Part } from './read-parts.ts';
import { heardIn } from './read-parts.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { MEASURED_CHANGE, tellsOfMishap } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, tellAlso } from './tell-lines.ts';
import { hasTelling, tellingBeyondTrade, wordsOfLine } from './telling-words.ts';
import { wasTold } from './told-lines.ts';

/** Of these one line of the resume is told, and what came of it may stand in another. */
const TELLS_LINE = new Set('experience general technical project approach trouble problem'.split(' '));

const isSameJob = (one: ResumeFact, other: ResumeFact): boolean =>
  one.employer === other.employer && one.title === other.title && one.isProject === other.isProject;

/** The line of the same job on the same subject: with a telling word of the turn that the first has too, a measured one before others. */
function nextOf(first: ResumeFact, part: Part, facts: ResumeFacts): ResumeFact | undefined {
  const firstWords = wordsOfLine(first.text);
  const heard = tellingBeyondTrade(heardIn(part.input), facts);
  const mayFollow = (fact: ResumeFact) =>
    fact.text !== first.text && isSameJob(fact, first) && !wasTold(fact, part.told) && !tellsOfMishap(fact.text);
  const hasHeard = (fact: ResumeFact, inFirst: boolean) => {
    const words = wordsOfLine(fact.text);
    return heard.some((stem) => hasTelling(stem, words) && (!inFirst || hasTelling(stem, firstWords)));
  };
  const next = facts.facts.filter(mayFollow);
  const onIt = next.filter((fact) => hasHeard(fact, true));
  return (
    onIt.find(({ text }) => MEASURED_CHANGE.test(text)) ??
    next.find((fact) => isBehind(fact, first) && hasHeard(fact, false)) ??
    onIt[0]
  );
}
const isBehind = (fact: ResumeFact, first: ResumeFact): boolean => fact.order === first.order + 1;

/** The same answer, with a further line on the same subject in place of a gap or of what any trade would say. */
export function continueStory(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { kind, facts } = part;
  const isOpen = answer.paragraph2 === '' || answer.paragraph2.includes('[') || kind === 'technical';
  if (facts === null || !isOpen || !TELLS_LINE.has(kind)) return answer;
  const first = facts.facts.find((fact) => {
    const said = answer.paragraph1;
    return (
      said.startsWith(phraseFact(fact)) || said === phraseFact(fact, OWN_WORK) || said === phraseFact(fact, 'Yes:')
    );
  });
  const next = first === undefined ? undefined : nextOf(first, part, facts);
  if (first === undefined || next === undefined) return answer;
  return {
    ...answer,
    paragraph1: phraseFact(first, answer.paragraph1.startsWith('Yes') ? 'Yes:' : ''),
    paragraph2: tellAlso(next, first),
  };
}
