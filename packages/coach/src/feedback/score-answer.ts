import type { FeedbackEntry, FeedbackRequest, NotScoredReason, SkillsScore } from '@greenroom/contract/feedback';
import { findInBank } from '../questions/find-question.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { findNotScoredReason } from './check-scoreable.ts';
import { chooseNextSteps } from './choose-next-steps.ts';
import { clamp, roundToTenth } from './curves.ts';
import { findAskedSkills } from './find-asked-skills.ts';
import { findEvasion } from './find-evasion.ts';
import { findParts } from './find-parts.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { isOffTopic } from './is-off-topic.ts';
import { judgeTechnical } from './judge-technical.ts';
import { matchReference } from './match-reference.ts';
import { type DeliveryMeasure, measureDelivery, toDelivery } from './measure-delivery.ts';
import { measureRelevance } from './measure-relevance.ts';
import { measureSubstance } from './measure-substance.ts';
import { NOT_SCORED_SENTENCES, NOT_SCORED_STEPS } from './not-scored-data.ts';
import { interviewerWords } from './others-words.ts';
import { pickVariant } from './pick-variant.ts';
import { asksForWholeInterview, inferQuestionKind, type QuestionKind } from './question-kind.ts';
import { type RatedSkill, rateSkills } from './rate-skills.ts';
import { type Measures, rateCriteria, rateOverall } from './rubric.ts';
import { type Judged, writeOverall } from './write-overall.ts';
import { writeSkillTexts } from './write-skill-texts.ts';

/**
 * Judges one answer by the rubric of docs/rubric.md. Scores run from 0 to 5 in steps of 0.1; an answer that cannot be
 * judged has null scores and a `notScoredReason`. Deterministic; every quote stands verbatim in `input.answer`.
 */
export function scoreAnswer(input: FeedbackRequest): FeedbackEntry {
  const analysis = analyseAnswer(input.answer, input.question);
  const delivery = measureDelivery(analysis, input.durationMs);
  const substance = measureSubstance(analysis);
  const reason = findNotScoredReason(analysis, input.question, delivery, substance);
  if (reason !== null) return withoutScore(reason, input, delivery);

  const inBank = findInBank(input.question);
  const kind = asksForWholeInterview(interviewerWords(input.answer))
    ? 'interview'
    : inferQuestionKind(input.question, inBank?.type ?? input.type);
  const parts = findParts(analysis, kind);
  const reference = HOW_KINDS.has(kind) ? matchReference(analysis, input.question, inBank?.answer) : null;
  const relevance = measureRelevance({
    analysis,
    question: input.question,
    role: input.role ?? '',
    kind,
    parts,
    substance,
    reference,
  });
  const technical =
    kind === 'technical'
      ? judgeTechnical({ analysis, question: input.question, substance, relevance, reference })
      : null;
  const points = technical?.isByReference === false ? null : reference;
  const measures: Measures = { kind, delivery, substance, relevance, parts, technical, reference: points };
  if (isOffTopic(measures)) return withoutScore('off-topic', input, delivery);

  const criteria = rateCriteria(measures);
  const overall = roundToTenth(clamp(rateOverall(criteria, measures), 0, 5));
  const asked = findAskedSkills(input.question, inBank);
  const skills = rateSkills(analysis, { criteria, overall, asked, parts });
  const evasion = findEvasion(analysis, input.question, kind, parts);
  const judged: Judged = { analysis, measures, criteria, overall, evasion, asked };
  const nextSteps = chooseNextSteps(judged);
  return {
    overallScorePerResponse: overall,
    overallFeedbackPerResponse: writeOverall(judged, nextSteps),
    skillsScore: toSkillsScore(skills),
    skillsFeedback: writeSkillTexts(judged, skills),
    nextSteps,
    evidence: gatherEvidence(judged, skills),
    delivery: toDelivery(delivery),
    scoredBy: 'built-in-coach',
  };
}

/** Kinds that ask how something is done, so that an answer can be laid beside a good one. */
const HOW_KINDS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['technical', 'situational']);

function toSkillsScore(skills: readonly RatedSkill[]): SkillsScore {
  const score = (name: RatedSkill['skill']) => skills.find((rated) => rated.skill === name)?.score ?? null;
  return {
    communicationScore: score('communication'),
    teamworkScore: score('teamwork'),
    problemSolvingScore: score('problemSolving'),
    adaptabilityScore: score('adaptability'),
    creativityScore: score('creativity'),
    leadershipScore: score('leadership'),
  };
}

function withoutScore(reason: NotScoredReason, input: FeedbackRequest, delivery: DeliveryMeasure): FeedbackEntry {
  const sentence = 'Not scored: there was not enough of an answer to judge this.';
  const step = NOT_SCORED_STEPS[reason];
  return {
    overallScorePerResponse: null,
    overallFeedbackPerResponse: pickVariant(NOT_SCORED_SENTENCES[reason], input.answer),
    skillsScore: toSkillsScore([]),
    skillsFeedback: {
      communicationFeedback: sentence,
      teamworkFeedback: sentence,
      problemSolvingFeedback: sentence,
      adaptabilityFeedback: sentence,
      creativityFeedback: sentence,
      leadershipFeedback: sentence,
    },
    notScoredReason: reason,
    nextSteps: step === undefined ? [] : [step],
    evidence: [],
    delivery: toDelivery(delivery),
    scoredBy: 'built-in-coach',
  };
}
