import type { AnswerForm } from './answer-forms.ts';
import { asParagraphs } from './answer-story.ts';
import type { RankedFact } from './rank-facts.ts';
import type { ResumeLine } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { nearestLine } from './tell-lines.ts';

const COUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|fifty|hundred)\b/i;

/** "How many people did you manage": the line with the number that is about it, else what a list holds, else a gap for the number. */
export function answerAmount(form: AnswerForm, ranked: readonly RankedFact[], listed?: ResumeLine): SpokenAnswer {
  const counts = ranked.filter(({ fact }) => COUNT.test(fact.text));
  const counted = counts.find(({ fits }) => fits)?.fact;
  if (counted !== undefined) return { paragraph1: phraseFact(counted), paragraph2: '' };
  if (listed !== undefined) return { paragraph1: `It was this: **${listed.text}**.`, paragraph2: '' };
  const near = nearestLine(counts);
  return near === undefined
    ? asParagraphs(form)
    : near.shared > 0
      ? { paragraph1: phraseFact(near.fact), paragraph2: '' }
      : { paragraph1: 'I would not want to guess that number.', paragraph2: phraseFact(near.fact, 'What I can say:') };
}
