import { findNeed, type Need } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';

/** Lines of one place for one paragraph, behind the demand of the advertisement that the first of them shows. */
export type Proof = { need: Need | undefined; lines: string[] };

/** From this probability on a line follows the demand. */
const SHOWS = 0.25;

/**
 * The lines of a place, parted by the demands that they surely show, at most `most`, in the order of the advertisement. Each of the other lines follows the demand that it shows, else the
 * shortest paragraph. `taken` are demands that were named before; only lines that `isSaid` are sentences lead.
 */
export function splitProof(
  facts: LetterFacts,
  lines: readonly string[],
  most: number,
  { taken, isSaid }: { taken: ReadonlySet<number>; isSaid: (line: string) => boolean },
): Proof[] {
  const named = new Set(taken);
  const leading = lines.flatMap((line) => {
    const need = named.size - taken.size < most && isSaid(line) ? findNeed(facts, line, named) : undefined;
    if (need !== undefined) named.add(need.at);
    return need === undefined ? [] : [{ need, line }];
  });
  const proofs: Proof[] = leading
    .toSorted((one, other) => one.need.at - other.need.at)
    .map(({ need, line }) => ({ need, lines: [line] }));
  if (proofs.length === 0) return [{ need: undefined, lines: [...lines] }];
  const shareOf = ({ need }: Proof, line: string) =>
    facts.shows[need?.at ?? -1]?.[facts.evidence.findIndex((one) => one.line === line)] ?? 0;
  const others = lines.filter((one) => !leading.some(({ line }) => line === one));
  const unshown = others.filter((line) => {
    const [best] = proofs.toSorted((one, other) => shareOf(other, line) - shareOf(one, line));
    if (best === undefined || shareOf(best, line) < SHOWS) return true;
    best.lines.push(line);
    return false;
  });
  for (const line of unshown)
    proofs.toSorted((one, other) => one.lines.length - other.lines.length)[0]?.lines.push(line);
  return proofs;
}
