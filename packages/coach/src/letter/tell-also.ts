import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { contentStems } from '../text/content-stems.ts';
import { isWeak } from './asked-papers.ts';
import { statementsOutside } from './evidence-lines.ts';
import { judgeWanted } from './judge-wanted.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { withPoints } from './point-text.ts';
import { practicalItems } from './practical-lines.ts';

const MOST = { Short: 2, Medium: 4, Long: 6 } as const;
/** From here on three of four lines of writers left out were good for the employer, and one of twenty must not have been there. */
const LEAST_WANTED = 0.6;
const MOST_UNFIT = 0.2;
/** A line with so much of its words told before says nothing new. */
const SAID = 0.7;

type AlsoWish = {
  facts: LetterFacts;
  length: LetterOptions['length'];
  wordings: ToneWordings;
  seed: number;
  /** What the letter says before. */
  said: string;
};

/** Papers, schools, skills and what else the resume says outside its jobs, in its own words, where this employer would want it; else ''. */
export function tellAlso({ facts, length, wordings, seed, said }: AlsoWish): string {
  const lines = statementsOutside(facts.resume).map((line) => ({ line, placeIndex: undefined }));
  const wanted = judgeWanted(lines, facts)
    .filter((one) => one.wanted >= LEAST_WANTED && one.unfit < MOST_UNFIT && !isWeak(one.line))
    .toSorted((one, other) => other.wanted - one.wanted)
    .map(({ line }) => line);
  const told = [said];
  const points: string[] = [];
  for (const line of [...wanted, ...practicalItems(facts)]) {
    if (points.length >= MOST[length]) break;
    if (isSaid(line, told.join('\n'))) continue;
    told.push(line);
    points.push(/^\p{Ll}\p{Ll}/u.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line);
  }
  return points.length === 0 ? '' : withPoints(pick(wordings.also, seed), points);
}

function isSaid(line: string, before: string): boolean {
  const known = new Set(contentStems(before));
  const words = [...new Set(contentStems(line))];
  return words.length === 0 || words.filter((word) => known.has(word)).length >= SAID * words.length;
}
