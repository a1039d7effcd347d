import type { LetterOptions } from '@greenroom/contract/cover-letter';
import type { Deed } from './deed.ts';
import type { JudgedLine } from './judge-wanted.ts';

/** So many lines a letter tells, and of one place; a place further back gets fewer. */
const MOST = { Short: 2, Medium: 8, Long: 12 } as const;
const MOST_OF_LATEST = { Short: 2, Medium: 5, Long: 7 } as const;
const MOST_OF_EARLIER = { Short: 1, Medium: 3, Long: 4 } as const;
const MOST_PLACES = { Short: 2, Medium: 4, Long: 5 } as const;
/** A letter has at least this many lines, also if no line is surely wanted. */
const FEWEST = { Short: 2, Medium: 3, Long: 4 } as const;
/** From here on three of four lines of writers left out were good for the employer, and more than a third of those had to be in the letter. */
const LEAST_GAIN = { Short: 0.42, Medium: 0.42, Long: 0.15 } as const;

const gainOf = ({ wanted, unfit }: JudgedLine): number => wanted - unfit;

/** The lines of the work that a recruiter would want most, the surest first; `told` are in the letter already. */
export function chooseWanted(lines: readonly JudgedLine[], length: LetterOptions['length'], told: number): Deed[] {
  const latest = Math.min(...lines.map(({ placeIndex = 0 }) => placeIndex));
  const chosen: Deed[] = [];
  const isFull = (placeIndex: number): boolean => {
    const count = chosen.filter((one) => one.placeIndex === placeIndex).length;
    const places = new Set(chosen.map((one) => one.placeIndex)).size;
    const most = placeIndex === latest ? MOST_OF_LATEST[length] : MOST_OF_EARLIER[length];
    return count >= most || (count === 0 && places >= MOST_PLACES[length]);
  };
  for (const one of lines.toSorted((left, right) => gainOf(right) - gainOf(left))) {
    const { line, placeIndex } = one;
    if (placeIndex === undefined || isFull(placeIndex) || chosen.some((other) => other.line === line)) continue;
    if (chosen.length + told >= MOST[length]) break;
    if (chosen.length >= FEWEST[length] && gainOf(one) < LEAST_GAIN[length]) break;
    chosen.push({ line, placeIndex });
  }
  return chosen;
}
