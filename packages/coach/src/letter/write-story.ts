import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Deed } from './deed.ts';
import { isPast } from './first-person.ts';
import type { LetterFacts } from './letter-facts.ts';
import { withPoints } from './point-text.ts';
import { OUTCOME } from './rank-deeds.ts';
import { inFirstPerson } from './read-wishes.ts';

const LEAST_SIMILARITY = 0.5;
const SHORTEST_THING = 4;
/** A result in figures makes a better story. */
const RESULT = 0.2;
/** Of a topic such as "an event that went wrong", and of a line that tells of trouble. */
const TROUBLE_ASKED = /\b(?:mistakes?|wrong|fail\p{L}*|problems?|crisis|conflict|errors?|emergency)\b/iu;
const TROUBLE = joinPattern(
  'iu',
  String.raw`\b(?:wrong|fail\p{L}*|errors?|mistakes?|twice|nearly|torn|broken?|outage|crash\p{L}*|leak\p{L}*|bug|defect|lost|cancelled|missing|superseded`,
  String.raw`|power cut|stopped|recall\p{L}*|flood\p{L}*|emergency)\b`,
);
/** Of a topic such as "a change that improved the yield". */
const CHANGE_ASKED = /\b(?:improv\p{L}*|change you made|achiev\p{L}*|result you)\b/iu;
/** What one would do is no story of what one has done. */
const WOULD = /^(?:how|what|which|where|when|why) (?:you would|you'd|would you)\b/iu;
/** The achievement that an advertisement asks the letter to tell of; undefined where it asks for none or none fits. */
export function findStory({ wishes, deeds, vectors }: LetterFacts): Deed | undefined {
  const { topic } = wishes;
  if (topic === '' || WOULD.test(topic)) return undefined;
  const scored = deeds.map((deed) => ({ deed, score: similarityOf(topic, deed, vectors) }));
  const worthOf = ({ deed, score }: (typeof scored)[number]) => score + (OUTCOME.test(deed.line) ? RESULT : 0);
  return scored
    .filter(({ deed, score }) => isAbout(topic, deed, score))
    .sort((left, right) => worthOf(right) - worthOf(left))[0]?.deed;
}

/** A line answers with the verb and the thing of the topic ("a role you have filled"), or with trouble where trouble is asked for. */
function isAbout(topic: string, { line }: Deed, similarity: number): boolean {
  const asked = new Set(contentStems(topic));
  const shared = new Set(contentStems(line).filter((word) => asked.has(word))).size;
  const verb = /^(?:I (?:have )?)?(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? '';
  const words = topic.toLowerCase().split(/[^\p{L}]+/u);
  const lineWords = new Set(line.toLowerCase().split(/[^\p{L}]+/u));
  const hasVerb = words.includes(verb);
  const lineStems = new Set(contentStems(line));
  const isIn = (word: string) => lineWords.has(word) || contentStems(word).some((stem) => lineStems.has(stem));
  const hasThing = words.some((word) => word !== verb && word.length >= SHORTEST_THING && isIn(word));
  const hasDeed = words.some((word) => word.length >= SHORTEST_THING && isPast(word) && lineWords.has(word));
  if (TROUBLE_ASKED.test(topic))
    return TROUBLE.test(line)
      ? hasDeed || shared > 0 || similarity >= LEAST_SIMILARITY
      : hasVerb && hasThing && shared > 0;
  if (CHANGE_ASKED.test(topic)) return OUTCOME.test(line) && shared > 0;
  return (hasVerb && hasThing) || (shared > 0 && similarity >= LEAST_SIMILARITY);
}

function similarityOf(topic: string, { line }: Deed, vectors: LetterFacts['vectors']): number {
  const [left, right] = [vectors.get(topic), vectors.get(line)];
  return left && right ? dotProduct(left, right) : 0;
}

/** The story behind what the advertisement asks for, as a point. Empty without a story. */
export function phraseStory({ wishes }: LetterFacts, story: Deed | undefined): string {
  if (wishes.topic === '' || story === undefined) return '';
  const about = /^(?:what|which|how|who|why|when)\s/iu.test(wishes.topic) ? '' : 'about ';
  const asked = `You ask ${about}${inFirstPerson(wishes.topic)}`;
  return withPoints(`${asked}:`, [story.line]);
}
