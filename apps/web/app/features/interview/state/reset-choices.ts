import { forgetChosenQuestions } from './chosen-questions.ts';
import { clearCurrentRole } from './current-role.ts';
import { resetCustomRole } from './custom-role.ts';
import { resetFlow } from './flow-store.ts';

/**
 * Everything that was chosen for an interview starts again: the flow, what its questions were to be, the role of the device check, and what Prepare
 * shows as pressed.
 */
export function resetChoices(): void {
  resetFlow();
  forgetChosenQuestions();
  clearCurrentRole();
  resetCustomRole();
}
