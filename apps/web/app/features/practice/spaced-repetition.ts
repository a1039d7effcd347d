import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs';

export type { Grade };
/** When a question was answered, in milliseconds since 1970, and how well: 1 again, 2 hard, 3 good, 4 easy. */
export type Review = { at: number; grade: Grade };

export const DAY_MS = 86_400_000;
/** With the usual parameters. Questions come back after whole days; nothing is left to chance, so a page drawn twice says the same. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** When what was reviewed is due again, in milliseconds since 1970. `reviews` are oldest first; null without one. */
export function findDueAt(reviews: readonly Review[]): number | null {
  const [first] = reviews;
  if (!first) return null;
  let card = createEmptyCard(first.at);
  for (const { at, grade } of reviews) card = scheduler.next(card, at, grade).card;
  return card.due.getTime();
}
