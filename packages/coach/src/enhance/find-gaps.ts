import { joinPattern } from '../text/join-pattern.ts';
import { GAPS, type Gap } from './gap-patterns.ts';
import type { WeighedSentence } from './shorten-answer.ts';

/** More questions than these are not answered by anybody. */
const MOST_GAPS = 2;
const LONGEST_QUOTE = 9;
/** With a number the sentence says how much. */
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|dozen|hundred|thousand|half|third|quarter|twice|double|per ?cent)\b/iu;
/**
 * Questions at the places of a story that leave out what a listener wants to know, each with the person's own words; none where no place
 * is sure. What the same sentence or one of the next two answers is not asked.
 */
export function findGaps(sentences: readonly WeighedSentence[]): string[] {
  if (sentences.some(({ text }) => NOT_THERE.test(text))) return [];
  const gaps: string[] = [];
  for (const gap of GAPS) {
    const { ask } = gap;
    if (gaps.some((found) => found.endsWith(ask))) continue;
    const quote = findQuote(sentences, gap);
    if (quote !== null && !gaps.some((found) => found.includes(quote))) gaps.push(`You say “${quote}”: ${ask}`);
    if (gaps.length === MOST_GAPS) return gaps;
  }
  const ours = askForOwnPart(sentences);
  return ours === null ? gaps : [...gaps, ours];
}

function findQuote(sentences: readonly WeighedSentence[], { pattern, isAboutNumber = false }: Gap): string | null {
  for (const [at, { text }] of sentences.entries()) {
    const found = pattern.exec(text)?.[1];
    if (found === undefined || found.split(' ').length > LONGEST_QUOTE || IMAGINED.test(text)) continue;
    const near = [-1, 0, 1, 2].map((distance) => sentences[at + distance]?.text ?? '').join(' ');
    if (isAboutNumber && NUMBER.test(near)) continue;
    if (!isAboutNumber && isExplained(sentences, at, text.slice(text.indexOf(found) + found.length))) continue;
    return found.charAt(0) === 'I' ? found : found.charAt(0).toLowerCase() + found.slice(1);
  }
  return null;
}

/** Not what happened, but what would or should. */
const IMAGINED =
  /\b(?:would|could|should|if|may|might|will|can|want(?:ed)? to|hope|'d|'ll|not|never|nobody|n't)\b|n't\b/iu;
/** The rest of the sentence or one of the next two tells it. */
const isExplained = (sentences: readonly WeighedSentence[], at: number, rest: string): boolean =>
  [rest, sentences[at + 1]?.text ?? '', sentences[at + 2]?.text ?? ''].some((text) => EXPLAINED.test(text.trim()));

/** Who was not there cannot tell more. */
const NOT_THERE = joinPattern(
  'iu',
  "\\bI (?:was not|wasn't|wasnt|was never) (?:in the room|there|present|on shift|involved|at work|asked)\\b|\\bI (?:did not|didn't|didnt|never) (?:see|hear|find out|witness)",
  "|\\bI (?:can't|cannot|don't|do not) (?:say|know) (?:what|how|why|whether|if|that|exactly)\\b",
);

const EXPLAINED =
  /^(?:for example|for instance|because|first|so |i (?!(?:was|am|think|believe|felt|feel|learn)))|\b(?:said|told|asked)\b|["“:]/iu;

const OFTEN = 4;
const SELDOM = 0.25;

/** Who only says "we" leaves open what was theirs. */
function askForOwnPart(sentences: readonly WeighedSentence[]): string | null {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [we, own] = [count(/\bwe\b/giu), count(/\b(?:I|my|me)\b/gu)];
  if (we < OFTEN || own > SELDOM * we) return null;
  return own === 0
    ? `You say “we” ${we} times and never “I”: which part was yours?`
    : `You say “we” ${we} times: which part was yours?`;
}
