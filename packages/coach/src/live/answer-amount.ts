import type { AnswerForm } from './answer-forms.ts';
import { isUnknown, sayNotYet } from './answer-held.ts';
import { asParagraphs } from './answer-story.ts';
import type { RankedFact } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { ResumeLine } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { nearestLine, OWN_WORK } from './tell-lines.ts';

const COUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|fifty|hundred)\b/i;

const LEAST_OF_LINE = 0.25;
/** Where no count is near: the line that is most likely meant, else a gap for the number. */
function openAmount(form: AnswerForm, [best]: readonly RankedFact[]): SpokenAnswer {
  if (best === undefined || best.fit < LEAST_OF_LINE) return asParagraphs(form);
  return { paragraph1: phraseFact(best.fact, OWN_WORK), paragraph2: '' };
}

/** Work of one's own to compare an estimate with; empty where none is near. */
const sayScale = ([best]: readonly RankedFact[]): string =>
  best !== undefined && best.fit >= LEAST_OF_SCALE && best.shared > 0 && /\d/.test(best.fact.text)
    ? phraseFact(best.fact, 'To compare it with my own work:')
    : '';
const LEAST_OF_SCALE = 0.12;

/** How one works a number out, with work of one's own to compare it with. */
/** How an answer begins that has no number. */
export const NO_NUMBER = 'I would not want to guess';

export function answerEstimate(form: AnswerForm, question: string, ranked: readonly RankedFact[]): SpokenAnswer {
  const outline = asParagraphs(form, question);
  const scale = sayScale(ranked);
  return scale === '' ? outline : { paragraph1: outline.paragraph1, paragraph2: scale };
}

const ASKS_SIZE_OF =
  /\b(?:what|which) (?:size|volume|number|kind) of (?:an? )?([a-z]+(?: [a-z]+)?) (?:have|did|do|are|were) you\b/;

/** "What size of budget have you managed": no other number for a thing that the resume does not have. Null where it may have it. */
export function answerUncounted(part: Part, ranked: readonly RankedFact[]): SpokenAnswer | null {
  const thing = ASKS_SIZE_OF.exec(part.question)?.[1] ?? '';
  if (thing === '' || !isUnknown(thing, part)) return null;
  const near = ranked.find(({ fact }) => COUNT.test(fact.text));
  return {
    paragraph1: sayNotYet(thing),
    paragraph2: near === undefined ? '' : phraseFact(near.fact, 'What I have answered for so far:'),
  };
}

/** "How many people did you manage": the line with the number that is about it, else what a list holds, else a gap for the number. */
export function answerAmount(form: AnswerForm, ranked: readonly RankedFact[], listed?: ResumeLine): SpokenAnswer {
  const counts = ranked.filter(({ fact }) => COUNT.test(fact.text));
  const counted = counts.find(({ fits }) => fits)?.fact;
  if (counted !== undefined) return { paragraph1: phraseFact(counted), paragraph2: '' };
  if (listed !== undefined) return { paragraph1: `It was this: **${listed.text}**.`, paragraph2: '' };
  const near = nearestLine(counts);
  return near === undefined
    ? openAmount(form, ranked)
    : near.shared > 0
      ? { paragraph1: phraseFact(near.fact), paragraph2: '' }
      : { paragraph1: 'I would not want to guess that number.', paragraph2: phraseFact(near.fact, 'What I can say:') };
}
