import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Deed } from './match-evidence.ts';
import { inFirstPerson } from './read-wishes.ts';
import { sentencesOf } from './tell-line.ts';

const LEAST_SIMILARITY = 0.42;
const LEAST_SHARED = 2;
/** A sentence behind an achievement that says how it ended. */
const OUTCOME = /^(?:The|It|They|He|She|All|Nobody|No one|Nothing) .*\b(?:\p{L}+ed|is|are|was|were|got|went|came|said|found|took|paid)\b/u;

/** The achievement that an advertisement asks the letter to tell of; undefined where it asks for none or none fits. */
export function findStory({ wishes, deeds, vectors }: LetterFacts): Deed | undefined {
  const { topic } = wishes;
  if (topic === '') return undefined;
  const asked = new Set(contentStems(topic));
  const topicVector = vectors.get(topic);
  const scored = deeds.map((deed) => {
    const vector = vectors.get(deed.line);
    const shared = new Set(contentStems(deed.line).filter((word) => asked.has(word))).size;
    const isFitting = topicVector && vector ? dotProduct(topicVector, vector) >= LEAST_SIMILARITY : shared >= LEAST_SHARED;
    return { deed, isFitting, score: topicVector && vector ? dotProduct(topicVector, vector) : shared };
  });
  return scored.filter(({ isFitting }) => isFitting).sort((left, right) => right.score - left.score)[0]?.deed;
}

/** What leads to the story, or a gap where the person has to write it. */
export function tellTopic({ wishes }: LetterFacts, story: Deed | undefined): string {
  if (wishes.topic === '') return '';
  return story ? `You ask about ${inFirstPerson(wishes.topic)}.` : `[Write here about ${wishes.topic}.]`;
}

/** The sentence of the resume behind a story that tells how it ended. */
export function tellOutcome({ places }: LetterFacts, { line, placeIndex }: Deed): string {
  const achievement = places[placeIndex]?.achievements.find((text) => text.includes(line)) ?? '';
  const sentences = sentencesOf(achievement);
  const next = sentences[sentences.indexOf(line) + 1] ?? '';
  return OUTCOME.test(next) && !/\b(?:us|we|our|me|you)\b|[:;|]/iu.test(next) ? next : '';
}
