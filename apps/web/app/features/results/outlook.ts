import { SKILLS, type Skill } from '@greenroom/contract/constants';
import { meanOf, scoreField } from '@greenroom/contract/scores';
import type { AnsweredQuestion } from './answered-question.ts';

/** `answers` is how many answers showed the skill; without one its score is null. */
export type SkillMean = { skill: Skill; score: number | null; answers: number };
type KnownMean = SkillMean & { score: number };

/** An answer and its score; null where it has none. */
export type Rated = { asked: AnsweredQuestion; score: number | null };

/**
 * - `lowest`: further below the best than the error of both means.
 * - `close`: the lowest, though too close to the others to rank them.
 * - `not-shown`: no answer showed it; there are no two skills to compare.
 */
export type SkillReason = 'lowest' | 'close' | 'not-shown';

export type Outlook = {
  means: SkillMean[];
  /** What went best: a skill where they are apart, else the answer with the highest score. */
  best: KnownMean | Rated | null;
  /** The skill to practise. */
  skill: SkillMean & { reason: SkillReason };
  /** The question with the most room: one without a score, else the lowest. */
  question: Rated | null;
  /** The answer with the lowest score: its first step is the advice. */
  weakest: AnsweredQuestion | null;
};

/** Two thirds of the ratings by people lie within so many points of a score (docs/validity.md). */
const HALF_WIDTH = 0.9;

/** Means of few answers are ranked only where they are further apart than their errors together. */
const isApart = (higher: KnownMean, lower: KnownMean): boolean =>
  higher.score - lower.score >= HALF_WIDTH * Math.sqrt(1 / higher.answers + 1 / lower.answers);

const isKnown = (mean: SkillMean): mean is KnownMean => mean.score !== null;

function skillMeans(questions: readonly AnsweredQuestion[]): SkillMean[] {
  return SKILLS.map((skill) => {
    const scores = questions.flatMap(({ feedback }) => feedback?.skillsScore[scoreField(skill)] ?? []);
    return { skill, score: meanOf(scores), answers: scores.length };
  });
}

function skillToPractise(means: readonly SkillMean[], isRanked: boolean): Outlook['skill'] {
  const known = means.filter(isKnown).sort((one, other) => other.score - one.score);
  const lowest = known.at(-1);
  if (lowest && known.length > 1) return { ...lowest, reason: isRanked ? 'lowest' : 'close' };
  // Every answer communicates: what was not shown is further down the list.
  const hidden = means.filter((mean) => !isKnown(mean) && mean.skill !== 'communication');
  const [first = { skill: 'teamwork' as const, score: null, answers: 0 }] = hidden;
  return { ...first, reason: 'not-shown' };
}

/** Where the results lead: what went best, and what to practise next. */
export function findOutlook(questions: readonly AnsweredQuestion[]): Outlook {
  const means = skillMeans(questions);
  const known = means.filter(isKnown).sort((one, other) => other.score - one.score);
  const [highest, lowest] = [known.at(0), known.at(-1)];
  const isRanked = highest !== undefined && lowest !== undefined && isApart(highest, lowest);
  const rated: Rated[] = questions.map((asked) => ({
    asked,
    score: asked.feedback?.overallScorePerResponse ?? null,
  }));
  const scored = rated
    .filter(({ score }) => score !== null)
    .sort((one, other) => (one.score ?? 0) - (other.score ?? 0));
  return {
    means,
    best: isRanked ? highest : (scored.at(-1) ?? null),
    skill: skillToPractise(means, isRanked),
    question: rated.find(({ score }) => score === null) ?? scored[0] ?? null,
    weakest: scored[0]?.asked ?? null,
  };
}
