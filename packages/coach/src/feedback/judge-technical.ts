import { tokenize, toPhraseText } from '../text/tokens.ts';
import type { AnswerAnalysis } from './analyse-answer.ts';
import { clamp, decay, saturate } from './curves.ts';
import { type ReferenceMatch, rateCovered } from './match-reference.ts';
import type { RelevanceMeasure } from './measure-relevance.ts';
import type { SubstanceMeasure } from './measure-substance.ts';
import { TECHNICAL_TOPICS, type TechnicalTopic } from './technical-topics-data.ts';

/** What a technical answer shows. Strengths are 0 to 1. */
export type TechnicalJudgement = {
  topicName: string | null;
  /** How much of the subject is covered; for a subject outside the table it is judged by substance alone. */
  coverage: number;
  explanation: number;
  /** The speaker says that they do not know. */
  isUnknowing: boolean;
  foundConcepts: readonly { name: string; first: number; last: number }[];
  missingConcepts: readonly string[];
  /** "How do you…?": whoever says "I" tells how, and no story. */
  asksForPractice: boolean;
  /** Judged beside our own good answer to the question, and not by the table of subjects. */
  isByReference: boolean;
  /** Wrong claims, each with what is right and the words that made it. */
  wrongClaims: readonly { correction: string; first: number; last: number }[];
};

const NOT_KNOWING =
  /\b(i (really )?(don't|dont|do not) (really )?know|no idea|not (really )?(sure|familiar)|never (used|heard|learned)|can't remember|forgot)\b/g;

const PRACTICE = /\b((do|would|will|should|can|did) you|your)\b/;

type Input = {
  analysis: AnswerAnalysis;
  question: string;
  substance: SubstanceMeasure;
  relevance: RelevanceMeasure;
  reference: ReferenceMatch | null;
};

export function judgeTechnical({ analysis, question, substance, relevance, reference }: Input): TechnicalJudgement {
  const asked = toPhraseText(tokenize(question).map((token) => token.word));
  const text = toPhraseText(analysis.words).replaceAll(' sequel ', ' sql ');
  const topics = TECHNICAL_TOPICS.filter((topic) => topic.asked.test(asked));
  const known = topics.flatMap((topic) => topic.concepts);
  const heard = known.flatMap(({ name, signs }) => locate(signs, text).map((span) => ({ name, ...span })));
  const isByReference = reference !== null && !isAboutTopic(heard.length, reference.covered.length);
  const [concepts, found] = isByReference ? [[], []] : [known, heard];
  const wrongClaims = topics.flatMap((topic) => findWrongClaims(topic, text));
  const perLength = 0.6 + (analysis.words.length / 160) ** 0.8;
  const explanation = saturate(
    (substance.causeCount +
      1.3 * substance.contrastCount +
      1.6 * substance.exampleCount +
      0.25 * substance.uncommonCount) /
      perLength,
    4,
  );
  const bySubstance = saturate(
    0.5 * relevance.sharedCount + 0.3 * substance.uncommonCount + 0.6 * substance.toolCount,
    4,
  );
  const needed = clamp(concepts.length * 0.55, 2, 5);
  const byConcepts =
    concepts.length === 0
      ? Math.max(
          bySubstance,
          0.55 * bySubstance + 0.5 * explanation,
          isByReference ? rateCovered(reference) + 0.15 * bySubstance : 0,
        )
      : 0.85 * Math.tanh((1.15 * found.length) / needed) + 0.15 * bySubstance;
  const unknowing = [...text.matchAll(NOT_KNOWING)].length;
  return {
    topicName: topics[0]?.name ?? null,
    coverage: byConcepts * decay(wrongClaims.length, 0.8) * decay(unknowing, 1.5),
    explanation,
    isUnknowing: unknowing > 0,
    foundConcepts: found,
    missingConcepts: concepts
      .map((concept) => concept.name)
      .filter((name) => !found.some((concept) => concept.name === name)),
    asksForPractice: PRACTICE.test(asked),
    isByReference,
    wrongClaims,
  };
}

/** "You join a product without tests" names a subject of the table by chance: the answer tells which of the two it is about. */
function isAboutTopic(concepts: number, points: number): boolean {
  return concepts > points || (concepts >= 2 && concepts === points);
}

function findWrongClaims(topic: TechnicalTopic, text: string): TechnicalJudgement['wrongClaims'] {
  return topic.wrong.flatMap(({ claim, correction }) =>
    locate(claim, text)
      .filter((span) => !isDenied(text, span.first))
      .map((span) => ({ correction, ...span })),
  );
}

/** "It is a myth that an index makes writes faster" is right. */
function isDenied(text: string, first: number): boolean {
  const before = text
    .split(' ')
    .filter(Boolean)
    .slice(Math.max(0, first - 6), first)
    .join(' ');
  return /\b(not|never|isn't|doesn't|myth|misconception|wrong|mistake|people think|some think)\b/.test(before);
}

/** The words that a pattern first matches, as token indexes; empty when it does not. */
function locate(pattern: RegExp, text: string): { first: number; last: number }[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const first = countWords(text.slice(0, match.index));
  return [{ first, last: first + Math.max(1, countWords(match[0])) - 1 }];
}

function countWords(text: string): number {
  return text.split(' ').filter(Boolean).length;
}
