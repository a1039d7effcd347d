import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';

/** From this probability on a duty is named before the line that shows it. */
const SURE = 0.7;
const FEWEST_SHARED = 2;
const LONGEST = 16;
/** Whom such words mean changes with who speaks. */
const OF_SPEAKERS = /\b(?:we|us|you|your|yours|yourself|I|my|me)\b/iu;

/**
 * The duty in the advertisement that the given line surely shows: "somebody to train two clerks", "somebody for packing and loading". The two share at least
 * two words. Undefined if there is none.
 */
export function findNeed({ demands, evidence, shows, duties, tasks }: LetterFacts, line: string): string | undefined {
  const place = evidence.findIndex((one) => one.line === line);
  const found = demands.flatMap(({ text, isDuty, isNice }, at) => {
    const share = shows[at]?.[place] ?? 0;
    if (isNice || share < SURE) return [];
    const duty = isDuty ? dutyOf(text, line, duties) : undefined;
    const task = dutyOf(text, line, tasks);
    return duty !== undefined
      ? [{ duty: `somebody to ${duty}`, share }]
      : task !== undefined
        ? [{ duty: `somebody for ${task}`, share }]
        : [];
  });
  return found.toSorted((left, right) => right.share - left.share)[0]?.duty;
}

/** The duty within a sentence of the advertisement that has most words of the line. */
function dutyOf(sentence: string, line: string, duties: readonly string[]): string | undefined {
  const low = sentence.toLowerCase();
  const known = new Set(contentStems(line));
  const sharedOf = (duty: string) => contentStems(duty).filter((stem) => known.has(stem)).length;
  return duties
    .filter((duty) => low.includes(duty.slice(1).toLowerCase()) && isSayable(duty) && sharedOf(duty) >= FEWEST_SHARED)
    .toSorted((one, other) => sharedOf(other) - sharedOf(one))[0]
    ?.replace(/\bour\b/gu, 'your');
}

const isSayable = (duty: string): boolean =>
  duty.split(' ').length <= LONGEST &&
  !/\b(?:when|where|if|as|and|or|of|for|to|with|the|in|on|by|than|that|which)$/iu.test(duty) &&
  !OF_SPEAKERS.test(duty) &&
  !/[:()"“]/u.test(duty) &&
  /^\p{Ll}/u.test(duty);
