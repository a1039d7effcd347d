import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { Deed } from './deed.ts';
import type { LetterFacts } from './letter-facts.ts';
import { inFirstPerson } from './read-wishes.ts';

const LEAST_SIMILARITY = 0.5;
const SHORTEST_THING = 4;
/** Of a topic such as "an event that went wrong", and of a line that tells of trouble. */
const TROUBLE_ASKED = /\b(?:mistakes?|wrong|fail\p{L}*|problems?|crisis|conflict|errors?|emergency)\b/iu;
const TROUBLE = joinPattern(
  'iu',
  String.raw`\b(?:wrong|fail\p{L}*|errors?|mistakes?|twice|nearly|torn|broken?|outage|crash\p{L}*|leak\p{L}*|bug|defect|lost|cancelled|missing|superseded`,
  String.raw`|power cut|stopped|recall\p{L}*|flood\p{L}*|emergency)\b`,
);
/** The achievement that an advertisement asks the letter to tell of; undefined where it asks for none or none fits. */
export function findStory({ wishes, deeds, vectors }: LetterFacts): Deed | undefined {
  const { topic } = wishes;
  if (topic === '') return undefined;
  const scored = deeds.map((deed) => ({ deed, score: similarityOf(topic, deed, vectors) }));
  return scored
    .filter(({ deed, score }) => isAbout(topic, deed, score))
    .sort((left, right) => right.score - left.score)[0]?.deed;
}

/** A line answers with the verb and the thing of the topic ("a role you have filled"), or with trouble where trouble is asked for. */
function isAbout(topic: string, { line }: Deed, similarity: number): boolean {
  const asked = new Set(contentStems(topic));
  const shared = new Set(contentStems(line).filter((word) => asked.has(word))).size;
  const verb = /^(?:I (?:have )?)?(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? '';
  const words = topic.toLowerCase().split(/[^\p{L}]+/u);
  const lineWords = new Set(line.toLowerCase().split(/[^\p{L}]+/u));
  const hasVerb = words.includes(verb);
  const hasThing = words.some((word) => word !== verb && word.length >= SHORTEST_THING && lineWords.has(word));
  if (TROUBLE_ASKED.test(topic)) return hasVerb || TROUBLE.test(line);
  return (hasVerb && hasThing) || (shared > 0 && similarity >= LEAST_SIMILARITY);
}

function similarityOf(topic: string, { line }: Deed, vectors: LetterFacts['vectors']): number {
  const [left, right] = [vectors.get(topic), vectors.get(line)];
  return left && right ? dotProduct(left, right) : 0;
}

/** What leads to the story; nothing without one. */
export function phraseTopic({ wishes }: LetterFacts, story: Deed | undefined): string {
  if (wishes.topic === '' || story === undefined) return '';
  const about = /^(?:what|which|how|who|why|when)\s/iu.test(wishes.topic) ? '' : 'about ';
  return `You ask ${about}${inFirstPerson(wishes.topic)}:`;
}
