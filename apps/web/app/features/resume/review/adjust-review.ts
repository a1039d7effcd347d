import type { ResumeDemand, ResumeReview, ScorePart } from '@greenroom/contract/resume';
import { skillPoints } from '@greenroom/contract/resume-score';

/** What a person said of the demands of a review: struck ones do not count, ticked ones do, with where it was done ('' at first). */
export type Adjustments = { struck: string[]; ticked: Record<string, string> };

export const NO_ADJUSTMENTS: Adjustments = { struck: [], ticked: {} };

const CATEGORY_OF_PART: Partial<Record<ScorePart['name'], ResumeDemand['category']>> = {
  skills: 'hard',
  'soft-skills': 'soft',
};

/** The review as it would be with these adjustments, by the rule of the coach. Without any it is the review itself. */
export function adjustReview(review: ResumeReview, { struck, ticked }: Adjustments): ResumeReview {
  if (struck.length === 0 && Object.keys(ticked).length === 0) return review;
  const demands = review.demands
    .filter(({ name }) => !struck.includes(name))
    .map((demand): ResumeDemand => {
      const where = ticked[demand.name];
      return where === undefined ? demand : { ...demand, state: 'work', line: where };
    });
  const breakdown = review.breakdown.map((part) => movePart(part, review.demands, demands));
  const skillSet = (category: ResumeDemand['category']) => {
    const own = demands.filter((demand) => demand.category === category && demand.level !== 'nice');
    return {
      required: own.map(({ name }) => name),
      missing: own.filter(({ state }) => state === 'missing').map(({ name }) => name),
    };
  };
  const points = breakdown.reduce((sum, part) => sum + part.points, 0);
  return {
    ...review,
    demands,
    breakdown,
    scoreValue: Math.min(100, Math.max(0, Math.round(points))),
    hardSkills: skillSet('hard'),
    softSkills: skillSet('soft'),
  };
}

/** Moves a part by the difference that the adjustments make, so that everything else that the coach counted stays. */
function movePart(part: ScorePart, before: ResumeDemand[], after: ResumeDemand[]): ScorePart {
  const category = CATEGORY_OF_PART[part.name];
  if (category === undefined) return part;
  const change = skillPoints(after, category, part.maxPoints) - skillPoints(before, category, part.maxPoints);
  const points = Math.min(part.maxPoints, Math.max(0, part.points + change));
  return { ...part, points: Math.round(points * 10) / 10 };
}
