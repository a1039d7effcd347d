import { isPresentTense } from './first-person.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { Told } from './plan-letter.ts';
import type { Demand } from './read-demands.ts';
import { type Known, situate } from './situate.ts';

/** Places that the letter has named so far, those of which it told an achievement, and the number of sentences and of those with "also". */
export type Progress = { named: Set<number>; told: Set<number>; last?: number; count: number; added: number };

/** "I also" more often than this sounds like a list. */
const MOST_ADDED = 2;
/** Two clauses of no more words than this make one sentence. */
const MOST_JOINED = 32;

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
  const sentences = joinPairs(told, Math.floor(seed / 2) % 2).map(({ deed, demand, lead: given = '' }) => {
    const { placeIndex, clause } = deed;
    const place = facts.places[placeIndex];
    const lead = demand ? phraseDemand(demand, wordings, seed + progress.count) : given;
    // "I also …" once in a row: the next sentence adds without saying so.
    isAdded = progress.told.has(placeIndex) && lead === '' && !isAdded && progress.added < MOST_ADDED;
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
    progress.added += isAdded ? 1 : 0;
    return `${lead}${capitalize(placed)}.`;
  });
  return sentences.join(' ');
}

/** Two short achievements of one place and tense behind each other as one sentence; `alone` of them at the start stand by themselves. */
function joinPairs(told: Told[], alone: number): Told[] {
  const joined: Told[] = [];
  for (const one of told) {
    const before = joined.at(-1);
    if (before && joined.length > alone && canJoin(before, one)) {
      const clause = `${before.deed.clause}, and ${one.deed.clause.slice(2)}`;
      joined[joined.length - 1] = { ...before, deed: { ...before.deed, clause } };
    } else joined.push(one);
  }
  return joined;
}

function canJoin(before: Told, { deed, demand, lead }: Told): boolean {
  const clauses = [before.deed.clause, deed.clause];
  const [first, second] = clauses.map((clause) => isPresentTense(clause.slice(2)));
  return (
    before.deed.placeIndex === deed.placeIndex &&
    demand === undefined &&
    lead === undefined &&
    first === second &&
    clauses.every((clause) => /^I (?!was\b|am\b|have\b|had\b)/u.test(clause) && !/[,;:()]/u.test(clause)) &&
    clauses.join(' ').split(' ').length <= MOST_JOINED
  );
}

function phraseDemand({ form, text }: Demand, wordings: ToneWordings, seed: number): string {
  return form === 'quote' ? '' : `${pick(wordings.demand[form], seed).replace('{demand}', () => text)} `;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
