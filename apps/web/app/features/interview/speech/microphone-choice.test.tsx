import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMicrophone, readChosenMicrophone } from '~/audio/microphone/chosen-microphone.ts';
import { MicrophoneChoice } from './microphone-choice.tsx';

const device = (deviceId: string, label: string, kind = 'audioinput') => ({ deviceId, label, kind });
const DEFAULT = device('default', 'Default - Built-in');
const BUILT_IN = device('built-in', 'Built-in');
const HEADSET = device('headset', 'Headset');

/** The machine's devices, and a way to plug and pull. */
function stubDevices(first: object[]) {
  let devices = first;
  const target = Object.assign(new EventTarget(), { enumerateDevices: async () => devices });
  vi.stubGlobal('navigator', { mediaDevices: target });
  return (next: object[]) =>
    act(async () => {
      devices = next;
      target.dispatchEvent(new Event('devicechange'));
    });
}
const show = () => act(async () => void render(<MicrophoneChoice occasion="idle" />));
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Microphone' });

beforeEach(() => chooseMicrophone(null));

describe('the choice among microphones', () => {
  it.each([
    ['there is only one', [DEFAULT, BUILT_IN, device('speaker', 'Speaker', 'audiooutput')]],
    ['none was allowed yet, so that they have no names', [device('', ''), device('', '')]],
    ['there is none', []],
  ])('is not offered when %s', async (_, devices) => {
    stubDevices(devices);
    await show();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('offers each once, the system’s own first, and remembers what was chosen', async () => {
    stubDevices([DEFAULT, BUILT_IN, HEADSET]);
    await show();
    expect(Array.from(select().options, ({ text }) => text)).toEqual(['System default', 'Built-in', 'Headset']);
    await userEvent.setup().selectOptions(select(), 'Headset');
    expect(readChosenMicrophone()).toBe('headset');
    await userEvent.setup().selectOptions(select(), 'System default');
    expect(readChosenMicrophone()).toBeNull();
  });

  it('stands folded behind its name until it is wanted, or something is wrong', async () => {
    const plug = stubDevices([DEFAULT, BUILT_IN, HEADSET]);
    await act(async () => void render(<MicrophoneChoice occasion="idle" isFolded />));
    expect(screen.getByText('System default')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change the microphone' }));
    await userEvent.setup().selectOptions(select(), 'Headset');
    cleanup();
    await act(async () => void render(<MicrophoneChoice occasion="idle" isFolded />));
    expect(screen.getByText('Headset')).toBeTruthy();
    await plug([DEFAULT, BUILT_IN]);
    expect(screen.getByRole('status').textContent).toContain('is not connected');
  });

  it('says when the chosen one is pulled out, and takes it again when it is back', async () => {
    chooseMicrophone('headset');
    const plug = stubDevices([DEFAULT, BUILT_IN, HEADSET]);
    await show();
    expect(select().value).toBe('headset');
    expect(screen.getByRole('status').textContent).toBe('');
    await plug([DEFAULT, BUILT_IN]);
    expect(screen.getByRole('status').textContent).toBe(
      'The microphone you chose is not connected. Another one is used until it is back.',
    );
    await plug([DEFAULT, BUILT_IN, HEADSET]);
    expect(select().value).toBe('headset');
  });
});
