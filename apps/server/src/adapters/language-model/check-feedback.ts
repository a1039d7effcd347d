import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type {
  Concern,
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
/** How far the overall score may lie outside the scores of the skills, and how far a skill above the ceiling of a concern. */
const FARTHEST_FROM_SKILLS = 1;
const MAX_EVIDENCE = 12;
const SENTENCE_CHARS = 4000;

/** Words in an answer that address its scorer. */
const SPEAKS_TO_SCORER = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\b[^.!?]{0,60}\b(?:instructions?|prompt|rules?|rubric|previous|above|prior)\b`,
    String.raw`\b(?:give|award|assign|grant|rate|score)\b[^.!?]{0,40}\b(?:five|5|full marks|maximum|perfect|highest|top)` +
      String.raw` ?(?:/ ?5|out of (?:5|five)|points?|score|marks?|rating|stars?)?\b`,
    String.raw`\bsystem prompt\b`,
    String.raw`\byou are (?:now )?(?:an? )?(?:ai|language model|assistant|grader|evaluator)\b`,
  ].join('|'),
  'i',
);

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
  limits: { isTalkedTo: boolean; concernCeiling: number | null },
): SkillsScore {
  const scores = { ...builtIn.skillsScore };
  const highest = limits.concernCeiling === null ? null : limits.concernCeiling + FARTHEST_FROM_SKILLS;
  for (const skill of SKILLS) {
    const key = keyOf(skill);
    const own = builtIn.skillsScore[key];
    const isShown = skill === 'communication' || own !== null || evidence.some((one) => one.skill === skill);
    scores[key] = isShown
      ? boundedScore(
          reply.skillsScore[key],
          own ?? builtIn.overallScorePerResponse,
          lowest(limits.isTalkedTo ? own : null, highest),
        )
      : null;
  }
  return scores;
}

/** An overall score far above or below every skill of the same reply contradicts them, so it is brought to the nearest one. */
function nearSkills(overall: number, skills: SkillsScore): number {
  const shown = Object.values(skills).filter((score) => score !== null);
  if (shown.length === 0) return overall;
  const [low, high] = [Math.min(...shown) - FARTHEST_FROM_SKILLS, Math.max(...shown) + FARTHEST_FROM_SKILLS];
  return Math.min(high, Math.max(low, overall));
}

/** The sentences to the person. With a concern the advice on it comes alone if the model's own score ignores the concern. */
function checkMessages(reply: FeedbackReply, concerns: readonly Concern[], ceiling: number | null) {
  const [first] = concerns;
  if (first !== undefined && ceiling !== null && reply.overallScorePerResponse > ceiling + FARTHEST_FROM_SKILLS) {
    return first.advice.slice(0, SENTENCE_CHARS);
  }
  return reply.overallFeedbackPerResponse.trim().slice(0, SENTENCE_CHARS);
}

function checkSteps(reply: FeedbackReply, concerns: readonly Concern[]): string[] {
  if (concerns.length > 0) return [];
  const steps = reply.nextSteps.map((step) => step.trim().slice(0, SENTENCE_CHARS));
  return steps.filter((step) => step !== '').slice(0, 2);
}

function checkEvidence(reply: FeedbackReply, answer: string): Evidence[] {
  return reply.evidence.slice(0, MAX_EVIDENCE).flatMap(({ skill, quote, comment }) => {
    const found = findQuote(quote, answer);
    return found === null ? [] : [{ skill, quote: found.slice(0, 1000), comment: comment.slice(0, SENTENCE_CHARS) }];
  });
}

/**
 * A model's judgement as an entry that can be trusted: quotes that are not in the answer are dropped; scores are clamped to
 * 0–5 in tenths and to 1.5 points around the built-in coach's; an answer that addresses its scorer never gets more
 * than the built-in coach gives it; with a concern it gets at most 2, its skills at most 3, and no next steps. The overall score stays near
 * the skills. A skill needs a quote that shows it. Delivery is measured, not judged.
 */
export function checkFeedback(reply: FeedbackReply, request: FeedbackRequest, builtIn: FeedbackEntry): FeedbackEntry {
  const isTalkedTo = speaksToScorer(request.answer);
  const concerns = checkConcerns(reply.concerns, request.answer, builtIn.concerns);
  const withConcern = concernCeiling(concerns);
  const ceiling = lowest(isTalkedTo ? builtIn.overallScorePerResponse : null, withConcern);
  const isSound = ({ quote }: Evidence) => !concerns.some((concern) => overlaps(concern.quote, quote));
  const own = builtIn.evidence.filter(isSound);
  const evidence = checkEvidence(reply, request.answer).filter(isSound);
  const skillsScore = checkSkills(reply, builtIn, evidence, { isTalkedTo, concernCeiling: withConcern });
  const overall = nearSkills(reply.overallScorePerResponse, skillsScore);
  return {
    overallScorePerResponse: boundedScore(overall, builtIn.overallScorePerResponse, ceiling),
    overallFeedbackPerResponse: checkMessages(reply, concerns, withConcern),
    concerns,
    skillsScore,
    skillsFeedback: cutSentences(reply.skillsFeedback, skillsScore),
    nextSteps: checkSteps(reply, concerns),
    evidence: evidence.length > 0 ? evidence : own,
    ...(builtIn.delivery && { delivery: builtIn.delivery }),
    ...(builtIn.sound && { sound: builtIn.sound }),
    scoredBy: 'language-model',
  };
}
