import { findNeed } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';

/** Lines of one place that are told together, behind the duty of the advertisement that the first of them shows. */
export type Proof = { need: string | undefined; lines: string[] };

/** With fewer lines a place is one paragraph. */
const FEWEST = 3;

/** The lines of a place in one paragraph or two, each led by the duty that its first line shows. Only a second duty parts them. */
export function splitProof(facts: LetterFacts, lines: readonly string[]): Proof[] {
  const [first = '', ...others] = lines;
  const need = findNeed(facts, first);
  const second = others.find((line) => {
    const found = findNeed(facts, line);
    return found !== undefined && found !== need;
  });
  if (second === undefined || lines.length < FEWEST) return [{ need, lines: [...lines] }];
  const rest = others.filter((line) => line !== second);
  const half = Math.ceil(rest.length / 2);
  return [
    { need, lines: [first, ...rest.slice(0, half)] },
    { need: findNeed(facts, second), lines: [second, ...rest.slice(half)] },
  ];
}
