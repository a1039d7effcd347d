import { contentStems } from '../text/content-stems.ts';
import { isMinorDuty } from './duty-topic.ts';

/** What an advertisement puts weight on: how many of its lines name a word, the words of the title, and those of each sentence that stresses something. */
export type Emphasis = {
  linesOf: ReadonlyMap<string, number>;
  title: readonly string[];
  stressed: readonly ReadonlySet<string>[];
};

/** What running text stresses comes before the third of a list. */
const BY_STRESS = 2.5;
const FEWEST_STRESSED = 2;

/** Named in this many lines, a word is what the job is about. */
const REPEATED = 2;
const MOST_REPEATED = 2;
const BY_REPETITION = 0.4;
/** Most advertisements begin with what matters. */
const FIRST = { duties: 3, weight: 1.5 };
const LATER_WEIGHT = 0.7;
const MINOR_WEIGHT = 0.03;
/** The work of the first line is the job, whatever it is. */
const FIRST_LINES = 1;
/** "Clean" and "cleaner". */
const SAME_LETTERS = 4;

/** The emphasis of an advertisement by the sentences that ask for something. */
export function readEmphasis(asking: string, roleName: string, stressed: Emphasis['stressed'] = []): Emphasis {
  const linesOf = new Map<string, number>();
  for (const line of asking.split('\n'))
    for (const stem of new Set(contentStems(line))) linesOf.set(stem, (linesOf.get(stem) ?? 0) + 1);
  return { linesOf, title: [...contentStems(roleName)], stressed };
}

/** True for work that comes with nearly every job, unless the title names it or the advertisement begins with it. */
export function isBeside(duty: string, at: number, { title }: Emphasis): boolean {
  const verb = duty.slice(0, SAME_LETTERS);
  const ofTitle = title.some((word) => word.startsWith(verb.trimEnd()));
  return isMinorDuty(duty) && at >= FIRST_LINES && !ofTitle;
}

type Place = { at: number; count: number; isMinor: boolean };

/** How near the `at`-th of `count` duties is to the heart of the job: about 0.02 to 2.7. */
export function weighHeart(duty: string, { at, count, isMinor }: Place, emphasis: Emphasis): number {
  const [, ...object] = contentStems(duty);
  const repeated = object.filter(
    (stem) => emphasis.title.includes(stem) || (emphasis.linesOf.get(stem) ?? 0) >= REPEATED,
  ).length;
  const isLate = at >= count / 2;
  const place = at < FIRST.duties ? FIRST.weight : isLate ? LATER_WEIGHT : 1;
  const stress = isStressed(duty, emphasis) ? BY_STRESS : 1;
  return (isMinor ? MINOR_WEIGHT : 1) * place * stress * (1 + BY_REPETITION * Math.min(MOST_REPEATED, repeated));
}

/** A sentence that stresses something has all words of a short duty or two of a longer one. */
export function isStressed(duty: string, { stressed, title }: Emphasis): boolean {
  const [, ...object] = contentStems(duty);
  return stressed.some((line) => {
    const shared = object.filter((stem) => line.has(stem));
    const isNamed = object.length > 0 && shared.length >= Math.min(FEWEST_STRESSED, object.length);
    return isNamed && !shared.every((stem) => title.includes(stem));
  });
}
