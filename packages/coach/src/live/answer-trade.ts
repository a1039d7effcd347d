import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isKnownVerb } from '../questions/bare-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { BESIDE_STEPS, isCase, sayOwn, stepsFor } from './answer-case.ts';
import { plainQuestion } from './question-topic.ts';
import { heardIn, type Part, turnOf } from './read-parts.ts';
import { lowerFirst } from './say-fact.ts';
import { markAsked, SENTENCE } from './say-known.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { nearestOfTrade } from './trade-questions.ts';

/**
 * Of 72 turns for knowledge or a case, read by one reader, four were as near as `least` and all of these were rightly answered; from 0.7 on eight of
 * twelve. Before steps that are known for the case a question has to be nearer.
 */
const NEAR = { least: 0.81, beforeSteps: 0.86 };
const ASKS_FOR_WAY = new Set(['hypothetical', 'technical', 'approach', 'opinion', 'design']);
/** Asks what was done, which no way of doing it answers. */
const ASKS_FOR_PAST = joinPattern(
  '',
  String.raw`\b(?:(?:did|have|had|has|were|was) you|you(?:'ve| have) (?:put|written|got)|(?:it|you) (?:says?|write|wrote) (?:here|on|you|that you)|i (?:see|saw|read|notice\w*)`,
  String.raw`|a time|an example|how (?:long|many|much|often) (?:does|do|did|have))\b`,
);

const DETERMINER =
  /^(?:the|a|an|it|them|him|her|what|who|which|whether|how|all|each|every|both|at|for|to|with|on|in|down|my|their|same)$/u;

/** "What changed, and is anyone else affected?" */
const ASKS = /^(?:what|who|where|when|which|how|why|is|are|did|does|has|since)\b[^.!]*\?$/iu;

/** "Check the bank file" as what one would do, and questions as what one would ask. A list of points is said unchanged. */
function inFirstPerson(sentence: string): string {
  if (ASKS.test(sentence)) return `I would ask: ${lowerFirst(sentence)}`;
  const [first = '', second = ''] = sentence.toLowerCase().split(' ');
  const isVerb = PRESENT_VERBS.has(first) || isKnownVerb(first);
  return isVerb && DETERMINER.test(second) ? `I would ${lowerFirst(sentence)}` : sentence;
}

/** The core of a good answer to a question that interviewers of the trade ask, where the turn asks nearly the same; it says how one does it and claims nothing. */
export function answerByTrade(first: Part, own: readonly Part[]): SpokenAnswer | null {
  const { facts, input, vectors } = first;
  const heard = turnOf(input);
  const asksForWay = isCase(first, own) || own.every(({ kind }) => ASKS_FOR_WAY.has(kind));
  if (!asksForWay || ASKS_FOR_PAST.test(plainQuestion(heardIn(input)))) return null;
  const near = nearestOfTrade(heard, {
    jobDescription: input.jobDescription,
    ownTitle: facts?.title ?? '',
    vectors,
  });
  const least = stepsFor(first) === undefined ? NEAR.least : NEAR.beforeSteps;
  if (near === undefined || near.nearness < least) return null;
  const sentences = (near.core.match(SENTENCE) ?? [near.core]).map((sentence) => inFirstPerson(sentence.trim()));
  const half = Math.ceil(sentences.length / 2);
  const said = facts === null ? '' : sayOwn(first, facts, BESIDE_STEPS);
  const paragraph1 = markAsked(sentences.slice(0, half).join(' '), plainQuestion(heard));
  const paragraph2 = sentences.slice(half).join(' ');
  return said === '' ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3: said };
}
