import { afterEach, expect, it, vi } from 'vitest';
import { canMeasureHere } from '~/audio/delivery/measure-recording.ts';
import { changeAccommodations } from '../state/accommodations.ts';
import { wantedMeasure } from './use-voice-answer.ts';

vi.mock('~/audio/delivery/measure-recording.ts', () => ({ canMeasureHere: vi.fn() }));

afterEach(() => changeAccommodations({ withoutDelivery: false, withoutPace: false }));

it.each([
  ['not where the browser can', true, {}, undefined],
  ['where the browser cannot', false, {}, 'all'],
  ['without pace and pauses where they are not to be judged', false, { withoutPace: true }, 'voice'],
  ['not where how one sounds is not to be judged', false, { withoutDelivery: true }, undefined],
])('the server is asked to measure: %s', (_, canMeasure, settings, wanted) => {
  vi.mocked(canMeasureHere).mockReturnValue(canMeasure);
  changeAccommodations(settings);
  expect(wantedMeasure()).toBe(wanted);
});
