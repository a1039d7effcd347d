import type { QuestionTags } from '../questions/find-question.ts';
import { joinPattern } from '../text/join-pattern.ts';

const SHORTEST_STORY_WORDS = 45;
const OWN_DEED =
  /\b(?:I|i)(?:'d|'ve)?\s+(?:\p{L}+ly\s+)?(?!was\b|am\b|had\b|have\b|think\b|know\b|felt\b|believe\b|would\b)\p{L}+/u;
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|twice|third|quarter|percent|none|nobody|every)\b/iu;
const RESULT = joinPattern(
  'iu',
  String.raw`\b(?:as a result|in the end|at the end|since then|now|afterwards|after that|finally|eventually|today|never again|it worked|so that|fell|rose`,
  String.raw`|dropped|went (?:up|down|from)|saved|passed|accepted|finished|from \S+ to)\b`,
);
const EXAMPLE = /\b(?:for example|for instance|once|last (?:week|month|year)|when I|in my last|at my)\b/iu;

/** What a listener still waits for, as questions; only what is surely not in the answer. At most two. */
export function findGaps(answer: string, { type }: Pick<QuestionTags, 'type'>): string[] {
  const gaps: string[] = [];
  const wordCount = answer.split(/\s+/).length;
  if (type === 'Behavioral') {
    if (wordCount < SHORTEST_STORY_WORDS) gaps.push('Which one case can you tell, and when was it?');
    if (!OWN_DEED.test(answer)) gaps.push('What did you do yourself?');
    if (!RESULT.test(answer)) gaps.push('How did it end?');
    else if (!NUMBER.test(answer)) gaps.push('Can you say how much, how many or how long?');
  } else if (!EXAMPLE.test(answer)) {
    gaps.push('When did you last do this yourself?');
  }
  return gaps.slice(0, 2);
}
