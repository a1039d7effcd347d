import { asksWhyHere, asksWhyLeaving } from './choose-kind.ts';
import { asksAfterOwn } from './further-parts.ts';
import type { Part } from './read-parts.ts';
import { asksWhyNamed } from './why-named.ts';

/** The parts that each ask for another thing. */
export const ownParts = (parts: readonly Part[]): Part[] =>
  parts.filter(
    (part, index) =>
      (index === 0 && (part.kind !== 'small-talk' || parts.length === 1)) ||
      (part.kind !== 'follow-up' &&
        part.kind !== 'small-talk' &&
        (part.kind !== parts[index - 1]?.kind || asksAfterOwn(part))),
  );

/** "Why us, and how do you see …": the question may be the second one alone. */
export function withWhy(own: readonly Part[], first: Part, turn: string): readonly Part[] {
  const asksWhy = asksWhyHere(turn) || (!asksWhyLeaving(turn) && asksWhyNamed(turn, first.input.jobDescription));
  const isUnheard = first.facts !== null && asksWhy && !own.some(({ kind }) => kind === 'why-here');
  return isUnheard && own.length < MOST_PARTS ? [{ ...first, question: turn, kind: 'why-here' }, ...own] : own;
}

const MOST_PARTS = 3;
