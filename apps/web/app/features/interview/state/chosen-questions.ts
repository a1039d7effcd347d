import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';
import { useFlow } from './flow-store.ts';

/** Questions to be asked again, for a role. They hold as long as that role is the one in Prepare. */
type ChosenQuestions = { owner: string; roleName: string; questions: readonly string[] };

const none = (): ChosenQuestions => ({ owner: currentOwner(), roleName: '', questions: [] });
const NONE: readonly string[] = [];

const useChosenQuestions = create<ChosenQuestions>()(
  persist(none, { name: 'chosenQuestions', storage: savedInTab<ChosenQuestions>() }),
);

export function chooseQuestions(roleName: string, questions: readonly string[]): void {
  useChosenQuestions.setState({ owner: currentOwner(), roleName, questions });
}
export function forgetChosenQuestions(): void {
  useChosenQuestions.setState(none());
}

/** The chosen questions of a role; empty where new ones are to be asked. */
export function chosenFor(roleName: string | null): readonly string[] {
  const chosen = useChosenQuestions.getState();
  return roleName !== null && roleName.trim() === chosen.roleName ? chosen.questions : NONE;
}

/** `chosenFor` the role in Prepare. */
export function useChosenForRole(): readonly string[] {
  const roleName = useFlow((flow) => flow.roleInformation.roleName);
  return useChosenQuestions((chosen) => (roleName?.trim() === chosen.roleName ? chosen.questions : NONE));
}

keepForOwner({
  readOwner: () => useChosenQuestions.getState().owner,
  adopt: (owner) => useChosenQuestions.setState({ owner }),
  reset: forgetChosenQuestions,
});
