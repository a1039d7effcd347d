import { storeCurrentRole } from '../state/current-role.ts';
import { keepCustomRole, useCustomRole } from '../state/custom-role.ts';
import { setRoleDescription, setRoleName, useFlow } from '../state/flow-store.ts';
import { CUSTOM_ROLE_ID, ROLE_PRESETS } from './role-presets-data.ts';

function setRole(roleName: string, roleDescription: string): void {
  setRoleName(roleName || null);
  setRoleDescription(roleDescription);
  storeCurrentRole(roleName);
}

function choosePreset(presetId: string): void {
  const custom = useCustomRole.getState();
  const { roleName, roleDescription } = ROLE_PRESETS.find((preset) => preset.id === presetId) ?? custom;
  keepCustomRole({ presetId });
  setRole(roleName, roleDescription);
}

function writeName(roleName: string): void {
  keepCustomRole({ roleName });
  setRoleName(roleName || null);
  storeCurrentRole(roleName);
}

function writeDescription(roleDescription: string): void {
  keepCustomRole({ roleDescription });
  setRoleDescription(roleDescription);
}

export type RoleChoice = ReturnType<typeof useRoleChoice>;

/** The role as it is chosen: presets are read-only, what was typed for Custom Job is remembered. */
export function useRoleChoice() {
  const presetId = useCustomRole((state) => state.presetId);
  const { roleName, roleDescription } = useFlow((flow) => flow.roleInformation);
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
