/** One demand as the score counts it; see `resumeDemand` of `resume.ts`. */
export type ScoredDemand = {
  category: 'hard' | 'soft';
  level: 'must' | 'asked' | 'nice';
  weight: number;
  state: 'work' | 'listed' | 'unclear' | 'missing';
  /** The line of the resume that shows it, or may; '' where none does. */
  line: string;
};

/** A skill that is only listed counts for half of one that the work shows. */
const WORTH = { work: 1, listed: 0.5, unclear: 0, missing: 0 };
/** About half of the lines that may show a skill show at least a part of it. */
const WORTH_OF_LINE = 0.5;
/** No resume covers everything: this share of the demands earns nearly all points. All of them are left for a resume that shows every demand. */
const GOOD_COVERAGE = 0.5;
const GOOD_SHARE = 0.95;
/** A few demands that people of many trades answer earn less than their share. */
const STEEPNESS = 1.3;
/** A demand that is a plus adds something where it is shown and costs little where it is not. */
const NICE_SHARE = 0.35;

/** The share of the demands of one category that is shown, from 0 to 1, weighted by how strongly they are asked for. */
export function demandCoverage(demands: readonly ScoredDemand[], category: ScoredDemand['category']): number {
  let total = 0;
  let shown = 0;
  for (const demand of demands) {
    if (demand.category !== category) continue;
    const weight = demand.level === 'nice' ? demand.weight * NICE_SHARE : demand.weight;
    total += weight;
    shown += weight * (demand.state === 'unclear' && demand.line !== '' ? WORTH_OF_LINE : WORTH[demand.state]);
  }
  return total === 0 ? 0 : shown / total;
}

/**
 * Points of the part "skills" or "soft-skills", to a tenth. The coach and the screen count by this one rule, so that the score follows
 * when a person strikes a demand or ticks one.
 */
export function skillPoints(
  demands: readonly ScoredDemand[],
  category: ScoredDemand['category'],
  maxPoints: number,
): number {
  const coverage = demandCoverage(demands, category);
  const share =
    coverage < GOOD_COVERAGE
      ? (coverage / GOOD_COVERAGE) ** STEEPNESS * GOOD_SHARE
      : GOOD_SHARE + ((coverage - GOOD_COVERAGE) / (1 - GOOD_COVERAGE)) * (1 - GOOD_SHARE);
  return Math.round(share * maxPoints * 10) / 10;
}
