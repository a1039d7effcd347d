import type { Difficulty } from '@greenroom/contract/constants';
import frames from '../../data/questions/frames.json' with { type: 'json' };
import type { DutyClass } from './duty-class.ts';
import type { DutyKind } from './duty-kind.ts';
import type { AskedType, Competency } from './question-types.ts';
import type { SubjectKind } from './requirement-words.ts';

type Tags = { type: AskedType; difficulty: Difficulty; competency: Competency };
/** Said behind a sentence that describes a situation. */
export type FollowingFrame = Tags & { ask: string };
/** A whole question with one gap: "{thing}", "{work}", "{point}" or "{tool}". */
export type GapFrame = Tags & { text: string };
/**
 * A question around a duty: "{duty}" begins with a verb, "{doing}" with the same verb in "-ing". `for` is the class and `kind` the kind of duties that it fits; all, if absent.
 * `isForLeads` fits only those who lead people, `isFuture` those too who have not done this before. `isApart` says that the
 * duty is part of the job, which has to be sure.
 */
export type DutyFrame = GapFrame & {
  for?: DutyClass;
  kind?: DutyKind;
  isForLeads?: boolean;
  isFuture?: boolean;
  isApart?: boolean;
};
/** A question around something that is asked for by name, of one kind. */
export type RequirementFrame = GapFrame & { for: SubjectKind };

/** How the duties, situations, tools and cautions of an occupation or an advertisement become questions. */
export const QUESTION_FRAMES = frames as unknown as {
  duty: readonly DutyFrame[];
  thing: readonly GapFrame[];
  /** For work that no other frame can take in: "This job includes {work}." */
  work: readonly GapFrame[];
  requirement: readonly RequirementFrame[];
  afterSituation: readonly FollowingFrame[];
  caution: readonly GapFrame[];
  tool: readonly GapFrame[];
};
