import type { QuestionType, Skill } from '@greenroom/contract/constants';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';
import { selectOptions, useFlow } from './flow-store.ts';

/**
 * Questions to be asked again, or the skill that new ones are to aim at. Both hold as long as their role is the one in Prepare;
 * a `roleName` of null fits any role.
 */
type ChosenQuestions = { owner: string; roleName: string | null; questions: readonly string[]; skill?: Skill };

const none = (): ChosenQuestions => ({ owner: currentOwner(), roleName: '', questions: [] });
const NONE: readonly string[] = [];

const useChosenQuestions = create<ChosenQuestions>()(
  persist(none, { name: 'chosenQuestions', storage: savedInTab<ChosenQuestions>() }),
);

export function chooseQuestions(roleName: string, questions: readonly string[]): void {
  useChosenQuestions.setState({ owner: currentOwner(), roleName, questions }, true);
}
export function chooseSkill(roleName: string | null, skill: Skill): void {
  useChosenQuestions.setState({ owner: currentOwner(), roleName, questions: NONE, skill }, true);
}
export function forgetChosenQuestions(): void {
  useChosenQuestions.setState(none(), true);
}

const isFor = (chosen: ChosenQuestions, roleName: string | null): boolean =>
  chosen.roleName === null || roleName?.trim() === chosen.roleName;

/** The chosen questions of a role; empty where new ones are to be asked. */
export function chosenFor(roleName: string | null): readonly string[] {
  const chosen = useChosenQuestions.getState();
  return isFor(chosen, roleName) ? chosen.questions : NONE;
}

/** Questions of knowledge give no room for a skill. */
const hasRoomForSkill = (type: QuestionType): boolean => type !== 'Technical';

/** The skill that new questions for a role are to aim at, if any. */
export function skillFor(roleName: string | null, type: QuestionType): Skill | null {
  const chosen = useChosenQuestions.getState();
  return isFor(chosen, roleName) && hasRoomForSkill(type) ? (chosen.skill ?? null) : null;
}

/** `chosenFor` the role in Prepare. */
export function useChosenForRole(): readonly string[] {
  const roleName = useFlow((flow) => flow.roleInformation.roleName);
  return useChosenQuestions((chosen) => (isFor(chosen, roleName) ? chosen.questions : NONE));
}

/** The skill chosen for the role in Prepare, and whether its kind of questions has room for it. */
export function useSkillForRole(): { skill: Skill; hasRoom: boolean } | null {
  const roleName = useFlow((flow) => flow.roleInformation.roleName);
  const type = useFlow((flow) => selectOptions(flow).questionType);
  const skill = useChosenQuestions((chosen) => (isFor(chosen, roleName) ? chosen.skill : undefined));
  return skill ? { skill, hasRoom: hasRoomForSkill(type) } : null;
}

keepForOwner({
  readOwner: () => useChosenQuestions.getState().owner,
  adopt: (owner) => useChosenQuestions.setState({ owner }),
  reset: forgetChosenQuestions,
});
