import type { Difficulty } from '@greenroom/contract/constants';
import frames from '../../data/questions/frames.json' with { type: 'json' };
import type { DutyClass } from './duty-class.ts';
import type { DutyKind } from './duty-kind.ts';
import type { AskedType, Competency } from './question-types.ts';

type Tags = { type: AskedType; difficulty: Difficulty; competency: Competency };
/**
 * Said behind a sentence that names a duty, a requirement or a situation. `for` is the class and `kind` the kind of duties that it fits;
 * all, if absent. `isForLeads` fits only those who lead people.
 */
export type FollowingFrame = Tags & {
  ask: string;
  for?: DutyClass;
  kind?: DutyKind;
  isForLeads?: true;
};
/** A whole question with one gap: "{point}" or "{tool}". */
export type GapFrame = Tags & { text: string };

/** How the duties, situations, tools and cautions of an occupation or an advertisement become questions. */
export const QUESTION_FRAMES = frames as unknown as {
  afterDuty: readonly FollowingFrame[];
  afterRequirement: readonly FollowingFrame[];
  afterSituation: readonly FollowingFrame[];
  caution: readonly GapFrame[];
  tool: readonly GapFrame[];
};
