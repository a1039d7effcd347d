import type { Concern, ScoreRange } from '@greenroom/contract/feedback';
import { clamp, roundToTenth } from './curves.ts';
import { judgeModels } from './judge-models.ts';
import type { ReferenceMatch } from './match-reference.ts';

const WITH_CONCERN = 2;
const WITH_DANGER = 1.5;
/** Without a reference of our own the facts of a technical answer are not checked, so it gets no more than this. */
const UNCHECKED = 3.4;
/** An answer that may hold an admission, though not surely enough to say so, never scores as a sound one. */
const DOUBTFUL = 2.9;
const SURELY_SOUND = 3.7;
/** From the level of doubt on, each unit of the log odds of an admission takes so much off the score. */
const DOUBT_FALL = 1.2;
/** From here on an unchecked score rises this much slower, so that better answers still score higher. */
const UNCHECKED_BEND = 3.2;
const UNCHECKED_RISE = 0.12;
/** Share of the reference's points that must be heard before a technical answer counts as checked. */
const CHECKED_SHARE = 0.5;
const FEWEST_POINTS = 2;
/** No answer of fewer than 25 words to a question for an event is in the sets; those of 25 to 34 are rated 2 in the mean. */
const THIN = 2;
/** An answer that says the opposite of the reference. */
const CONTRADICTED = 2.4;

/** The score that is shown, 0 to 5 in tenths: the learned one within the limits that hold for any words. */
export function limitScore(
  learned: number,
  limits: {
    isTechnical: boolean;
    /** By how much the log odds of an admission are above the level of doubt (`doubtOf`). */
    doubt: number;
    concerns: readonly Concern[];
    reference: ReferenceMatch | null;
    /** Whether the words follow each other as people speak: points said in no order lift nothing. */
    isFluent: boolean;
    /** Whether an event is asked for, and the answer is shorter than any that people rated. */
    isThin: boolean;
  },
): number {
  const { isTechnical, doubt, concerns, reference, isFluent, isThin } = limits;
  let score = isTechnical ? limitByFacts(learned, isFluent ? reference : null) : learned;
  score -= DOUBT_FALL * Math.max(0, doubt);
  if (reference !== null && reference.contradicted.length > Math.max(1, reference.covered.length)) {
    score = Math.min(score, CONTRADICTED);
  }
  if (doubt >= 0 && learned < SURELY_SOUND) score = Math.min(score, DOUBTFUL - (SURELY_SOUND - learned) / 4);
  if (isThin) score = Math.min(score, THIN * room(learned));
  // The limits keep the order of the learned scores, so that of two such answers the better one still scores higher.
  if (concerns.some(({ kind }) => kind === 'safety') && isTechnical)
    score = Math.min(score, WITH_DANGER * room(learned));
  else if (concerns.length > 0) score = Math.min(score, WITH_CONCERN * room(learned));
  return roundToTenth(clamp(score < LOW ? LEAST + (score / LOW) * (LOW - LEAST) : score, LEAST, 5));
}
/** People rate no answer below 1; predictions below 1.5 are drawn together between the two, in their order. */
const LEAST = 1;
const LOW = 1.5;

/** Points known to be right lift a score; facts that were not checked bound it. */
function limitByFacts(learned: number, reference: ReferenceMatch | null): number {
  if (reference !== null && isChecked(reference)) {
    const byPoints = POINTS_BASE + POINTS_RISE * (reference.covered.length / reference.total);
    return Math.max(learned, (learned + byPoints) / 2);
  }
  if (learned <= UNCHECKED_BEND) return learned;
  return Math.min(UNCHECKED, UNCHECKED_BEND + (learned - UNCHECKED_BEND) * UNCHECKED_RISE);
}
/** An answer with half of the points is worth 3.5 by them, one with all of them 5. */
const POINTS_BASE = 2;
const POINTS_RISE = 3;

/** From 0.6 for the weakest to 1 for the best of the answers that concerns are raised on. */
const room = (learned: number) => 0.6 + 0.4 * clamp(learned / 3, 0, 1);

/** Whether enough of a reference answer was heard, and none of it denied. */
function isChecked(reference: ReferenceMatch | null): boolean {
  if (reference === null || reference.contradicted.length > 0 || !reference.isInOrder) return false;
  return reference.covered.length >= Math.max(FEWEST_POINTS, reference.total * CHECKED_SHARE);
}

/** Two thirds of the ratings by people lie within this range. */
export function rangeAround(score: number): ScoreRange {
  const { halfWidth } = judgeModels().settings;
  return { low: roundToTenth(clamp(score - halfWidth, 0, 5)), high: roundToTenth(clamp(score + halfWidth, 0, 5)) };
}
