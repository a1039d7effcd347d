import { readEmployerWords } from '../job/employer-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { particularsOf } from './choose-reason.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { isUnnamed, leadAgain } from './situate.ts';
import { styleOf, tellDeed } from './tell-deed.ts';
import { tellingStems } from './telling-stems.ts';

const MOST_DEEDS = 40;
const LONGEST = 28;
const FEWEST_SHARED = 2;
/** Words that name nothing say less. */
const FEWEST_WITHOUT_NAME = 3;
/** The employer's part is a separate sentence: its names and numbers are no claim of the person. */
const WORDINGS = ['I read that {reason}.', 'You write that {reason}.'];

/**
 * Why here: something particular that the advertisement says of its employer, with a line of the person's own work on the very same thing. Empty where no two
 * share a telling name or two telling words. `told` is the work that the letter has told.
 */
export function phraseLink(facts: LetterFacts, told: string, seed: number): string {
  const { deeds, places, job, jobDescription } = facts;
  const reasons = [...particularsOf(jobDescription), readEmployerWords(jobDescription)].filter(
    (reason) => reason !== '' && reason.split(' ').length <= LONGEST,
  );
  const own = deeds.slice(0, MOST_DEEDS).filter(({ line, placeIndex }) => {
    const place = places[placeIndex];
    return place !== undefined && !isUnnamed(place) && place.employer !== '' && !told.includes(line);
  });
  const pairs = reasons.flatMap((reason) =>
    own.map((deed) => ({ reason, deed, worth: likeness(reason, deed.line, job.roleTitle) })),
  );
  const [best] = pairs.filter(({ worth }) => worth >= FEWEST_SHARED).toSorted((one, other) => other.worth - one.worth);
  const place = places[best?.deed.placeIndex ?? -1];
  const deed = best === undefined ? undefined : tellDeed(best.deed.line, styleOf(place));
  if (best === undefined || place === undefined || deed?.kind !== 'deed' || deed.text.split(' ').length > LONGEST)
    return '';
  const lead = leadAgain(place);
  return `${pick(WORDINGS, seed).replace('{reason}', () => best.reason)} ${lead} I ${deed.text}.`;
}

/** How many telling words two texts share; a name counts for two. */
function likeness(reason: string, line: string, role: string): number {
  const known = new Set(contentStems(line.replaceAll('-', ' ')));
  const shared = tellingStems(reason, role).filter((stem) => known.has(stem));
  const names = shared.filter((stem) => isNamedIn(stem, reason) && isNamedIn(stem, line));
  return names.length === 0 && shared.length < FEWEST_WITHOUT_NAME ? 0 : shared.length + names.length;
}

/** Whether a word with this stem has a capital within the text. */
const isNamedIn = (stem: string, text: string): boolean =>
  (text.match(/(?<=\p{Ll},? )\p{Lu}\p{L}+/gu) ?? []).some((word) => contentStems(word).includes(stem));
