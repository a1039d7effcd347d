import { formOf } from './answer-forms.ts';
import { answerByForm } from './answer-story.ts';
import { withoutGaps } from './follow-ups.ts';
import { ANSWERED_BY_LINES } from './line-features.ts';
import { heardWords } from './question-words.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import { rankForPart } from './rank-part.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { phraseFact, sayFact } from './say-fact.ts';
import { MEASURED_CHANGE } from './shown-in.ts';
import { ownSentences } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { PERHAPS } from './tell-lines.ts';
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

/** An answer of gaps alone does not help: then the line that is nearest to the whole turn, called the nearest. */
export function orNearest(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, vectors, kind } = part;
  const said = withoutGaps(`${answer.paragraph1} ${answer.paragraph2}`);
  if (facts === null || vectors.size === 0 || ONLY_THE_PERSON.has(kind) || /\p{L}/u.test(said)) return answer;
  const near = rankForPart(part, facts).find(({ similarity }) => similarity >= LEAST_SIMILAR);
  return near === undefined ? answer : { paragraph1: phraseFact(near.fact, PERHAPS), paragraph2: '' };
}
const LEAST_SIMILAR = 0.3;
const ONLY_THE_PERSON = new Set('terms your-questions small-talk why-here leaving closing goals'.split(' '));

/** "How did you bring down the month-end close" names another line than the one told last. */
export function findNamedLine(
  { question, kinds, vectors, told, input: { context = '' } }: Part,
  { facts }: ResumeFacts,
): RankedFact | undefined {
  const [named] = rankFacts(facts, { question, context, shows: [], kinds, vectors, told: '' });
  if (named !== undefined && named.fit >= NAMED.fit && named.shared >= NAMED.shared) return named;
  const [best] = rankFacts(facts, { question, shows: [], kinds, vectors, told });
  if (best === undefined || best.similarity < NAMED.similarity || best.shared < NAMED.shared) return undefined;
  return wasTold(best.fact, told) ? undefined : best;
}
const NAMED = { similarity: 0.45, shared: 2, fit: 0.6 };

const ASKS_FOR_RESULT =
  /\bwhat did (?:it|that|this) (?:bring|change|do)\b|\b(?:result|outcome|difference|come of it)\b/;
const SAYS_RESULT = /\bwas\b.*\bnow\b|\bnow\b.*\bbefore\b/i;
const NEAR_BEHIND = 2;
/** "And what did it bring": the measured change right behind a line of the same job; empty where none is. */
export function sayResultOf(question: string, { order, employer }: ResumeFact, { facts }: ResumeFacts): string {
  if (!ASKS_FOR_RESULT.test(question)) return '';
  const result = facts.find(
    (fact) =>
      fact.order > order &&
      fact.order <= order + NEAR_BEHIND &&
      fact.employer === employer &&
      (MEASURED_CHANGE.test(fact.text) || SAYS_RESULT.test(fact.text)),
  );
  return result === undefined ? '' : sayFact(result);
}
