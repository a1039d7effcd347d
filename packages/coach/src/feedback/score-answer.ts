import type { FeedbackEntry, FeedbackRequest, NotScoredReason } from '@greenroom/contract/feedback';
import { findInBank } from '../questions/find-question.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { findNotScoredReason } from './check-scoreable.ts';
import { chooseSteps, countWords } from './choose-steps.ts';
import { describeDelivery, type Said } from './describe-delivery.ts';
import { findAskedSkills } from './find-asked-skills.ts';
import { doubtOf, findConcerns } from './find-concerns.ts';
import { judgeAnswer, stretchesToRead } from './judge-answer.ts';
import { limitScore, rangeAround } from './limit-score.ts';
import { matchClaims } from './match-claims.ts';
import { isWholeReference, matchReference } from './match-reference.ts';
import { measureDelivery } from './measure-delivery.ts';
import type { Vectors } from './model-inputs.ts';
import { NOT_SCORED_SENTENCES, NOT_SCORED_STEPS } from './not-scored.ts';
import { pickVariant } from './pick-variant.ts';
import { readWords } from './read-words.ts';
import { isFluent } from './word-order.ts';
import {
  type Judged,
  rateSkills,
  toSkillsScore,
  writeCheck,
  writeEvidence,
  writeOverall,
  writeSkills,
} from './write-feedback.ts';

const NOTHING_SHOWN = {
  communication: null,
  teamwork: null,
  problemSolving: null,
  adaptability: null,
  creativity: null,
  leadership: null,
};

/** The shortest rated answers to questions for an event have so many. */
const FEWEST_RATED_WORDS = 25;

/** Sentences of an answer that are encoded, about 900 words; of a longer one the rest counts by its words alone. */
const MOST_ENCODED = 60;

/** The texts whose vectors `scoreAnswer` needs: the question, the sentences of the answer and its stretches. None where nothing can be scored. */
export function textsToEncode({ question, answer }: Pick<FeedbackRequest, 'question' | 'answer'>): string[] {
  const read = readWords(answer, question);
  if (read.pieces.length === 0) return [];
  const parts = [...read.pieces.slice(0, MOST_ENCODED), ...stretchesToRead(read)];
  return [question, ...new Set(parts.map(({ text }) => text))];
}

/**
 * Judges one answer by the learned models (docs/rubric.md). `vectors` holds the sentence encoder's vector of each text that
 * `textsToEncode` names. Scores run from 0 to 5 in steps of 0.1; an answer that cannot be judged has null scores and a
 * `notScoredReason`. Deterministic; every quote is verbatim in `input.answer`.
 */
export function scoreAnswer(input: FeedbackRequest, vectors: Vectors, judge = judgeAnswer): FeedbackEntry {
  const analysis = analyseAnswer(input.answer, input.question);
  const delivery = measureDelivery(analysis);
  const said = describeDelivery(input, delivery);
  const read = readWords(input.answer, input.question);
  const reason = findNotScoredReason(analysis, read, input.question, delivery);
  if (reason !== null) return withoutScore(reason, input, said);

  const inBank = findInBank(input.question);
  const judgement = judge(read, input.question, inBank, vectors);
  const points = matchReference(analysis, input.question, inBank?.answer);
  const reference = judgement.isTechnical ? points : null;
  const claims = judgement.isTechnical ? matchClaims(analysis, input.question, inBank?.answer) : [];
  const isModel = isWholeReference(points);
  const concerns = isModel && claims.length === 0 ? [] : findConcerns(judgement, input.answer, claims);
  const doubt = isModel ? Number.NEGATIVE_INFINITY : doubtOf(judgement);
  const isInDoubt = doubt >= 0;
  const score = limitScore(judgement.overall, {
    isTechnical: judgement.isTechnical,
    doubt,
    concerns,
    reference,
    isFluent: isFluent(read),
    isThin: judgement.isStory && countWords(input.answer) < FEWEST_RATED_WORDS,
  });
  const judged: Judged = {
    judgement,
    score,
    range: rangeAround(score),
    text: input.answer,
    concerns,
    isDoubtful: isInDoubt,
    reference,
    asked: findAskedSkills(input.question, inBank),
  };
  const skills = rateSkills(judged);
  const steps = concerns.length > 0 ? [] : chooseSteps({ judgement, text: input.answer, isDoubtful: isInDoubt });
  const overall = writeOverall(judged);
  return {
    overallScorePerResponse: score,
    overallRange: judged.range,
    overallFeedbackPerResponse: overall === '' && steps.length === 0 ? writeCheck(judged) : overall,
    concerns,
    skillsScore: toSkillsScore(skills),
    skillsFeedback: writeSkills(judged, skills),
    nextSteps: steps,
    evidence: writeEvidence(judged),
    ...said,
    scoredBy: 'built-in-coach',
  };
}

function withoutScore(reason: NotScoredReason, input: FeedbackRequest, said: Said): FeedbackEntry {
  const step = NOT_SCORED_STEPS[reason];
  return {
    overallScorePerResponse: null,
    overallFeedbackPerResponse: pickVariant(NOT_SCORED_SENTENCES[reason], input.answer),
    concerns: [],
    skillsScore: toSkillsScore(NOTHING_SHOWN),
    skillsFeedback: {
      communicationFeedback: '',
      teamworkFeedback: '',
      problemSolvingFeedback: '',
      adaptabilityFeedback: '',
      creativityFeedback: '',
      leadershipFeedback: '',
    },
    notScoredReason: reason,
    nextSteps: step === undefined ? [] : [step],
    evidence: [],
    ...said,
    scoredBy: 'built-in-coach',
  };
}
