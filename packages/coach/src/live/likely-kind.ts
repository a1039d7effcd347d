import { formOf } from './answer-forms.ts';
import { answerByForm } from './answer-story.ts';
import { withoutGaps } from './follow-ups.ts';
import { ANSWERED_BY_LINES } from './line-features.ts';
import { heardWords } from './question-words.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { ownSentences } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { wasTold } from './told-lines.ts';

/** A doubtful kind is left open, but a line that answers a question of the likeliest kind is better than an empty form. Null where none does. */
export function answerByLikelyKind(
  { question, kinds: [likeliest], input }: Part,
  open: SpokenAnswer,
  ranked: readonly RankedFact[],
  facts: ResumeFacts,
): SpokenAnswer | null {
  if (likeliest === undefined || !ANSWERED_BY_LINES.includes(likeliest.kind)) return null;
  if (/\p{L}/u.test(withoutGaps(open.paragraph1))) return null;
  const told = answerByForm(formOf(likeliest.kind), question, ranked, ownSentences(facts, input.resume));
  const said = heardWords(withoutGaps(`${told.paragraph1} ${told.paragraph2}`));
  return !told.paragraph1.includes('[') && ranked.some(({ fact }) => wasTold(fact, said)) ? told : null;
}

/** "How did you bring down the month-end close" names another line than the one told last. */
export function findNamedLine(
  { question, kinds, vectors, told }: Part,
  { facts }: ResumeFacts,
): RankedFact | undefined {
  const [best] = rankFacts(facts, { question, shows: [], kinds, vectors, told });
  if (best === undefined || best.similarity < NAMED.similarity || best.shared < NAMED.shared) return undefined;
  return wasTold(best.fact, told) ? undefined : best;
}
const NAMED = { similarity: 0.45, shared: 2 };
