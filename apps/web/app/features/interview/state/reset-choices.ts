import { clearCurrentRole } from './current-role.ts';
import { resetCustomRole } from './custom-role.ts';
import { resetFlow } from './flow-store.ts';

/**
 * Everything that was chosen for an interview starts again: the flow, the role of the device check, and what Prepare
 * shows as pressed.
 */
export function resetChoices(): void {
  resetFlow();
  clearCurrentRole();
  resetCustomRole();
}
