import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordingPlayer } from './recording-player.tsx';

let duration = Number.POSITIVE_INFINITY;
const play = vi.fn(async () => undefined);
const pause = vi.fn();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockImplementation(() => duration);
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});
afterEach(() => {
  vi.restoreAllMocks();
  play.mockClear();
  pause.mockClear();
});

const draw = (isPlayedAtOnce: boolean) => {
  render(<RecordingPlayer recording={new Blob(['sound'])} isPlayedAtOnce={isPlayedAtOnce} />);
  const audio = document.querySelector('audio');
  if (!audio) throw new Error('the player is expected');
  return audio;
};

it('finds the length of a recording that has none in its file, and plays from its start', () => {
  duration = Number.POSITIVE_INFINITY;
  const audio = draw(true);
  fireEvent.loadedMetadata(audio);
  expect(audio.currentTime).toBeGreaterThan(1000);
  expect(play).not.toHaveBeenCalled();
  duration = 2.5;
  fireEvent.durationChange(audio);
  expect(audio.currentTime).toBe(0);
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole('slider', { name: 'Play from' }).getAttribute('max')).toBe('2.5');
});

it('has our own buttons: one that plays and stops, and a place to play from', async () => {
  duration = 8;
  const audio = draw(false);
  expect(audio.controls).toBe(false);
  fireEvent.loadedMetadata(audio);
  expect(play).not.toHaveBeenCalled();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.play(audio);
  expect(play).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.change(screen.getByRole('slider', { name: 'Play from' }), { target: { value: '3' } });
  expect(audio.currentTime).toBe(3);
});
