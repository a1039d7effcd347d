import { useEffect } from 'react';
import { storeCurrentRole } from '../state/current-role.ts';
import { keepCustomRole, useCustomRole } from '../state/custom-role.ts';
import { setRoleDescription, setRoleName, useFlow } from '../state/flow-store.ts';
import { CUSTOM_ROLE_ID, ROLE_PRESETS } from './role-presets-data.ts';

function setRole(roleName: string, roleDescription: string): void {
  setRoleName(roleName || null);
  setRoleDescription(roleDescription);
  storeCurrentRole(roleName);
}

type Role = { roleName: string | null; roleDescription: string };

/** The button that is pressed. A role that came from elsewhere, such as an interview that was resumed, is no one's preset. */
function pressedPreset(presetId: string, role: Role): string {
  const preset = ROLE_PRESETS.find(({ id }) => id === presetId);
  const isAsPreset = preset?.roleName === role.roleName && preset?.roleDescription === role.roleDescription;
  return isAsPreset ? presetId : CUSTOM_ROLE_ID;
}

function choosePreset(presetId: string): void {
  const role = useFlow.getState().roleInformation;
  if (pressedPreset(useCustomRole.getState().presetId, role) === CUSTOM_ROLE_ID) {
    keepCustomRole({ roleName: role.roleName ?? '', roleDescription: role.roleDescription });
  }
  const { roleName, roleDescription } = ROLE_PRESETS.find(({ id }) => id === presetId) ?? useCustomRole.getState();
  keepCustomRole({ presetId });
  setRole(roleName, roleDescription);
}

function writeName(roleName: string): void {
  keepCustomRole({ presetId: CUSTOM_ROLE_ID, roleName });
  setRoleName(roleName || null);
  storeCurrentRole(roleName);
}

function writeDescription(roleDescription: string): void {
  keepCustomRole({ presetId: CUSTOM_ROLE_ID, roleDescription });
  setRoleDescription(roleDescription);
}

export type RoleChoice = ReturnType<typeof useRoleChoice>;

/** The role as it is chosen: presets are read-only, the text typed for Custom Job is remembered. */
export function useRoleChoice() {
  const lastPressed = useCustomRole((state) => state.presetId);
  const role = useFlow((flow) => flow.roleInformation);
  const presetId = pressedPreset(lastPressed, role);
  const { roleName, roleDescription } = role;
  // Confirm cleared it, and a role that came from elsewhere never had it: the device check below asks for it.
  useEffect(() => storeCurrentRole(useFlow.getState().roleInformation.roleName ?? ''), []);
  return {
    presetId,
    isCustom: presetId === CUSTOM_ROLE_ID,
    roleName: roleName ?? '',
    roleDescription,
    hasRole: Boolean(roleName?.trim()),
    choosePreset,
    writeName,
    writeDescription,
  };
}
