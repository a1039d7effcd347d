import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { continueInterview } from '../state/continue.ts';
import { clearCurrentRole, useCurrentRole } from '../state/current-role.ts';
import { createInterview } from '../state/interview.ts';
import { resetChoices } from '../state/reset-choices.ts';
import { ROLE_PRESETS } from './role-presets-data.ts';
import { useRoleChoice } from './use-role-choice.ts';

const [preset] = ROLE_PRESETS;
const choose = () => renderHook(useRoleChoice).result;
const continuePilot = () =>
  continueInterview(
    createInterview({ id: 'one', roleName: 'Pilot', roleDescription: 'Planes.', options: DEFAULT_INTERVIEW_OPTIONS }),
  );

beforeEach(resetChoices);

it('fills in a preset, and gives back what was typed for Custom Job', () => {
  const choice = choose();
  act(() => choice.current.writeName('Baker'));
  act(() => choice.current.choosePreset(preset.id));
  expect(choice.current).toMatchObject({ presetId: preset.id, isCustom: false, roleName: preset.roleName });
  act(() => choice.current.choosePreset('custom'));
  expect(choice.current).toMatchObject({ presetId: 'custom', isCustom: true, roleName: 'Baker', roleDescription: '' });
});

it('can be written in again after an interview of a preset was saved', () => {
  const before = choose();
  act(() => before.current.choosePreset(preset.id));
  act(resetChoices);
  const choice = choose();
  expect(choice.current).toMatchObject({ isCustom: true, roleName: '', hasRole: false });
  act(() => choice.current.writeName('Baker'));
  expect(choice.current.hasRole).toBe(true);
});

it('shows the role of an interview that was gone on with as one’s own, whatever was pressed before', () => {
  const before = choose();
  act(() => before.current.choosePreset(preset.id));
  act(() => void continuePilot());
  const choice = choose();
  expect(choice.current).toMatchObject({ presetId: 'custom', isCustom: true, roleName: 'Pilot' });
  act(() => choice.current.choosePreset(preset.id));
  act(() => choice.current.choosePreset('custom'));
  expect(choice.current).toMatchObject({ roleName: 'Pilot', roleDescription: 'Planes.' });
});

it('is what the device check is for, also on the way back from an interview', () => {
  const choice = choose();
  act(() => choice.current.choosePreset(preset.id));
  act(clearCurrentRole);
  choose();
  expect(useCurrentRole.getState().roleName).toBe(preset.roleName);
});
