import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { Told } from './plan-letter.ts';
import type { Demand } from './read-demands.ts';
import { type Known, situate } from './situate.ts';

/** Places that the letter has named so far, those of which it told an achievement, and the number of sentences. */
export type Progress = { named: Set<number>; told: Set<number>; last?: number; count: number };

/** A paragraph of achievements, each with the demand that it answers. */
export function phraseEvidence(
  told: Told[],
  facts: LetterFacts,
  wordings: ToneWordings,
  progress: Progress,
  seed: number,
): string {
  let previous: number | undefined;
  let isAdded = false;
  const sentences = told.map(({ deed, demand, lead: given = '' }) => {
    const { placeIndex, clause } = deed;
    const place = facts.places[placeIndex];
    const lead = demand ? phraseDemand(demand, wordings, seed + progress.count) : given;
    // "I also …" once in a row: the next sentence adds without saying so.
    isAdded = progress.told.has(placeIndex) && lead === '' && !isAdded;
    const employerOf = (index: number | undefined) => facts.places[index ?? -1]?.employer ?? '';
    const isKnown = [...progress.named].some((index) => employerOf(index) === employerOf(placeIndex));
    const known: Known = {
      isSame: previous === placeIndex,
      isLast: previous === undefined && progress.last === placeIndex,
      employer: !isKnown ? 'new' : employerOf(previous) === employerOf(placeIndex) ? 'same' : 'named',
      isNamed: progress.named.has(placeIndex),
      isFurther: isAdded,
    };
    const placed = place ? situate(clause, place, known, seed + progress.count) : clause;
    previous = placeIndex;
    progress.last = placeIndex;
    progress.named.add(placeIndex);
    progress.told.add(placeIndex);
    progress.count += 1;
    return `${lead}${capitalize(placed)}.`;
  });
  return sentences.join(' ');
}

function phraseDemand({ form, text }: Demand, wordings: ToneWordings, seed: number): string {
  return form === 'quote' ? '' : `${pick(wordings.demand[form], seed).replace('{demand}', () => text)} `;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
