import { findNamedSkills } from '../skills/named-skills.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import type { Told } from './plan-letter.ts';
import type { Demand } from './read-demands.ts';
import { type Known, situate } from './situate.ts';

/** Places that the letter has named so far, those of which it told an achievement, the wordings it has used, and the number of sentences. */
export type Progress = { named: Set<number>; told: Set<number>; wordings: Set<string>; last?: number; count: number };

/** A paragraph of achievements, each with the demand that it answers. */
export function tellEvidence(
  told: Told[],
  facts: LetterFacts,
  wordings: ToneWordings,
  progress: Progress,
  seed: number,
): string {
  let previous: number | undefined;
  let isAdded = false;
  const sentences = told.map(({ deed, demand }) => {
    const { placeIndex, clause } = deed;
    const place = facts.places[placeIndex];
    const wording = demand ? chooseWording(demand, clause, facts, wordings, progress, seed) : '{Placed}.';
    // "I also …" once in a row: the next sentence adds without saying so.
    isAdded = progress.told.has(placeIndex) && wording.startsWith('{Placed}') && !isAdded;
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
    return wording
      .replace('{Placed}', () => capitalize(placed))
      .replace('{placed}', () => placed)
      .replace('{demand}', () => demand?.text ?? '');
  });
  return sentences.join(' ');
}

/** A demand and the achievement in one sentence; in two where the demand has a figure or a skill that is not the person's. */
function chooseWording(
  { form, text }: Demand,
  clause: string,
  facts: LetterFacts,
  wordings: ToneWordings,
  progress: Progress,
  seed: number,
): string {
  if (form === 'quote') return '{Placed}.';
  const all = namesMore(text, facts.resume.text) ? wordings.demandApart[form] : wordings.demand[form];
  // Behind a clause with parts of its own an addition would belong to the last of them.
  const fitting = /[,;:.]/u.test(clause) ? all.filter((wording) => !wording.startsWith('{Placed}')) : all;
  const fresh = fitting.filter((wording) => !progress.wordings.has(wording));
  const wording = pick(fresh.length > 0 ? fresh : fitting, seed + progress.count);
  progress.wordings.add(wording);
  return wording;
}

/** Whether a demand has a number or a tool that the resume does not have. */
function namesMore(demand: string, resumeText: string): boolean {
  if (/\d/u.test(demand)) return true;
  const known = new Set(findNamedSkills(resumeText).map(({ name }) => name));
  return findNamedSkills(demand).some(({ name, category }) => category === 'hard' && !known.has(name));
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
