import type { AnswerForm } from './answer-forms.ts';
import { asParagraphs } from './answer-story.ts';
import { findEvidence } from './find-evidence.ts';
import { topicOf } from './question-topic.ts';
import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { KnownAnswer } from './say-known.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK } from './tell-lines.ts';

/** The line that names the topic of a question of knowledge, word for word. */
export function findUse(question: string, facts: readonly ResumeFact[]): ResumeFact | undefined {
  const topic = topicOf(question);
  return topic === '' ? undefined : facts.find(({ text }) => findEvidence(topic, text) !== null);
}

/** The line about the same thing in other words: "what is a control chart", "Trained 25 leaders in reading control charts". */
export const findRelated = (ranked: readonly RankedFact[]): ResumeFact | undefined =>
  ranked.slice(0, MOST_RELATED).find(({ shared }) => shared >= WORDS_OF_RELATED)?.fact;
const WORDS_OF_RELATED = 2;
const MOST_RELATED = 2;

export function sayWhatIsKnown({ first, rest }: KnownAnswer, use: ResumeFact | undefined): SpokenAnswer {
  const paragraphs = { paragraph1: first, paragraph2: rest };
  return use === undefined ? paragraphs : { ...paragraphs, paragraph3: phraseFact(use) };
}

/** A line with two words of the question may be less likely by itself. */
const LEAST_OF_NEAR = { one: 0.38, two: 0.2 };

/** What a thing is, and where the person worked with it: a line that names it, else the nearest one. */
export function answerTechnical(
  form: AnswerForm,
  question: string,
  use: ResumeFact | undefined,
  ranked: readonly RankedFact[],
): SpokenAnswer {
  const outline = asParagraphs(form, question);
  if (use !== undefined) return { paragraph1: phraseFact(use), paragraph2: '' };
  const [near] = ranked;
  const isNear =
    near !== undefined && near.shared > 0 && near.fit >= (near.shared > 1 ? LEAST_OF_NEAR.two : LEAST_OF_NEAR.one);
  return isNear ? { paragraph1: phraseFact(near.fact, OWN_WORK), paragraph2: '' } : outline;
}
