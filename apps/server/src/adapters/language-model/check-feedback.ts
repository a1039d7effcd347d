import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type {
  Evidence,
  FeedbackEntry,
  FeedbackRequest,
  SkillsFeedback,
  SkillsScore,
} from '@greenroom/contract/feedback';
import { checkConcerns, concernCeiling, overlaps } from './check-concerns.ts';
import { findQuote } from './find-quote.ts';
import type { FeedbackReply } from './reply-schemas.ts';

/** How far a model's score may lie from the built-in coach's, which cannot be talked into anything. In points of 5. */
const FARTHEST_FROM_BUILT_IN = 1.5;
const MAX_EVIDENCE = 12;
const SENTENCE_CHARS = 4000;

/** Words in an answer that speak to whoever scores it. */
const SPEAKS_TO_SCORER =
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,60}\b(?:instructions?|prompt|rules?|rubric|previous|above|prior)\b|\b(?:give|award|assign|grant|rate|score)\b[^.!?]{0,40}\b(?:five|5|full marks|maximum|perfect|highest|top) ?(?:\/ ?5|out of (?:5|five)|points?|score|marks?|rating|stars?)?\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|language model|assistant|grader|evaluator)\b/i;

const speaksToScorer = (answer: string): boolean => SPEAKS_TO_SCORER.test(answer);

const toTenth = (score: number): number => Math.round(Math.min(5, Math.max(0, score)) * 10) / 10;

function boundedScore(score: number | null, builtIn: number | null, ceiling: number | null): number | null {
  if (score === null) return null;
  const middle = builtIn ?? ceiling;
  if (middle === null) return toTenth(score);
  const bounded = Math.min(middle + FARTHEST_FROM_BUILT_IN, Math.max(middle - FARTHEST_FROM_BUILT_IN, toTenth(score)));
  return toTenth(ceiling === null ? bounded : Math.min(ceiling, bounded));
}

/** A skill without a number gets no sentence. */
const cutSentences = (feedback: SkillsFeedback, scores: SkillsScore): SkillsFeedback => {
  const cut = { ...feedback };
  for (const skill of SKILLS) {
    cut[`${skill}Feedback`] =
      scores[keyOf(skill)] === null ? '' : feedback[`${skill}Feedback`].slice(0, SENTENCE_CHARS);
  }
  return cut;
};
const keyOf = (skill: Skill): keyof SkillsScore => `${skill}Score`;

const lowest = (left: number | null, right: number | null): number | null =>
  left === null || right === null ? (left ?? right) : Math.min(left, right);

/** Communication is judged by the whole answer; another skill counts where a quote that holds shows it, or the built-in coach found it. */
function checkSkills(
  reply: FeedbackReply,
  builtIn: FeedbackEntry,
  evidence: readonly Evidence[],
  isTalkedTo: boolean,
): SkillsScore {
  const scores = { ...builtIn.skillsScore };
  for (const skill of SKILLS) {
    const key = keyOf(skill);
    const own = builtIn.skillsScore[key];
    const isShown = skill === 'communication' || own !== null || evidence.some((one) => one.skill === skill);
    scores[key] = isShown
      ? boundedScore(reply.skillsScore[key], own ?? builtIn.overallScorePerResponse, isTalkedTo ? own : null)
      : null;
  }
  return scores;
}

function checkEvidence(reply: FeedbackReply, answer: string): Evidence[] {
  return reply.evidence.slice(0, MAX_EVIDENCE).flatMap(({ skill, quote, comment }) => {
    const found = findQuote(quote, answer);
    return found === null ? [] : [{ skill, quote: found.slice(0, 1000), comment: comment.slice(0, SENTENCE_CHARS) }];
  });
}

/**
 * A model's judgement as an entry that can be trusted: quotes that are not in the answer are dropped; scores are clamped to
 * 0–5 in tenths and to 1.5 points around the built-in coach's; an answer that speaks to whoever scores it never gets more
 * than the built-in coach gives it; with a concern it gets at most 2. A skill needs a quote that shows it. Delivery is measured, not judged.
 */
export function checkFeedback(reply: FeedbackReply, request: FeedbackRequest, builtIn: FeedbackEntry): FeedbackEntry {
  const isTalkedTo = speaksToScorer(request.answer);
  const concerns = checkConcerns(reply.concerns, request.answer, builtIn.concerns);
  const ceiling = lowest(isTalkedTo ? builtIn.overallScorePerResponse : null, concernCeiling(concerns));
  const isSound = ({ quote }: Evidence) => !concerns.some((concern) => overlaps(concern.quote, quote));
  const own = builtIn.evidence.filter(isSound);
  const evidence = checkEvidence(reply, request.answer).filter(isSound);
  const skillsScore = checkSkills(reply, builtIn, evidence, isTalkedTo);
  return {
    overallScorePerResponse: boundedScore(reply.overallScorePerResponse, builtIn.overallScorePerResponse, ceiling),
    overallFeedbackPerResponse: reply.overallFeedbackPerResponse.trim().slice(0, SENTENCE_CHARS),
    concerns,
    skillsScore,
    skillsFeedback: cutSentences(reply.skillsFeedback, skillsScore),
    nextSteps: reply.nextSteps
      .map((step) => step.trim().slice(0, SENTENCE_CHARS))
      .filter((step) => step !== '')
      .slice(0, 2),
    evidence: evidence.length > 0 ? evidence : own,
    delivery: builtIn.delivery,
    scoredBy: 'language-model',
  };
}
