import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type {
  Evidence,
  FeedbackEntry,
  FeedbackRequest,
  SkillsFeedback,
  SkillsScore,
} from '@greenroom/contract/feedback';
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

const cutSentences = (feedback: SkillsFeedback): SkillsFeedback => {
  const cut = { ...feedback };
  for (const skill of SKILLS) cut[`${skill}Feedback`] = feedback[`${skill}Feedback`].slice(0, SENTENCE_CHARS);
  return cut;
};
const keyOf = (skill: Skill): keyof SkillsScore => `${skill}Score`;

function checkEvidence(reply: FeedbackReply, answer: string): Evidence[] {
  return reply.evidence.slice(0, MAX_EVIDENCE).flatMap(({ skill, quote, comment }) => {
    const found = findQuote(quote, answer);
    return found === null ? [] : [{ skill, quote: found.slice(0, 1000), comment: comment.slice(0, SENTENCE_CHARS) }];
  });
}

/**
 * A model's judgement as an entry that can be trusted: quotes that are not in the answer are dropped; scores are clamped to
 * 0–5 in tenths and to 1.5 points around the built-in coach's; an answer that speaks to whoever scores it never gets more
 * than the built-in coach gives it. Delivery is measured, not judged.
 */
export function checkFeedback(reply: FeedbackReply, request: FeedbackRequest, builtIn: FeedbackEntry): FeedbackEntry {
  const isTalkedTo = speaksToScorer(request.answer);
  const overallCeiling = isTalkedTo ? builtIn.overallScorePerResponse : null;
  const skillsScore = { ...builtIn.skillsScore };
  for (const skill of SKILLS) {
    const key = keyOf(skill);
    const own = builtIn.skillsScore[key];
    skillsScore[key] = boundedScore(
      reply.skillsScore[key],
      own ?? builtIn.overallScorePerResponse,
      isTalkedTo ? own : null,
    );
  }
  const evidence = checkEvidence(reply, request.answer);
  return {
    overallScorePerResponse: boundedScore(
      reply.overallScorePerResponse,
      builtIn.overallScorePerResponse,
      overallCeiling,
    ),
    overallFeedbackPerResponse: reply.overallFeedbackPerResponse.trim().slice(0, SENTENCE_CHARS),
    concerns: builtIn.concerns,
    skillsScore,
    skillsFeedback: cutSentences(reply.skillsFeedback),
    nextSteps: reply.nextSteps
      .map((step) => step.trim().slice(0, SENTENCE_CHARS))
      .filter((step) => step !== '')
      .slice(0, 2),
    evidence: evidence.length > 0 ? evidence : builtIn.evidence,
    delivery: builtIn.delivery,
    scoredBy: 'language-model',
  };
}
