import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpeakerState } from '~/audio/voice/create-speaker.ts';
import { BeginSoon } from './begin-soon.tsx';

let level = 0;
let status: SpeakerState['status'] = 'playing';
const speaker = {
  read: () => ({ id: 'question-0', status }),
  watch: () => () => undefined,
} as unknown as Parameters<typeof BeginSoon>[0]['speaker'];
const onRecord = vi.fn();
const onInterrupted = vi.fn();
const close = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const show = (isEchoCancelled = true) => {
  const open = async () => ({ readLevel: () => level, isEchoCancelled, close });
  return render(<BeginSoon speaker={speaker} onRecord={onRecord} onInterrupted={onInterrupted} open={open} />);
};

beforeEach(() => {
  vi.useFakeTimers();
  level = 0.1;
  status = 'playing';
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('speaking while the question is read', () => {
  it('begins the recording', async () => {
    show();
    await pass(3000);
    expect(screen.queryByText(/Speak to interrupt it/)).not.toBeNull();
    expect(onRecord).not.toHaveBeenCalled();
    level = 0.7;
    await pass(600);
    expect(onInterrupted).toHaveBeenCalledOnce();
    expect(onRecord).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalled();
  });

  it('does nothing where the echo of the voice is not cancelled, and says so', async () => {
    show(false);
    await pass(3000);
    level = 0.7;
    await pass(3000);
    expect(onRecord).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalled();
    expect(screen.queryByText(/Speaking does not interrupt it here/)).not.toBeNull();
  });

  it('listens only while the voice plays', async () => {
    show();
    await pass(2000);
    status = 'paused';
    level = 0.7;
    await pass(3000);
    expect(onInterrupted).not.toHaveBeenCalled();
  });

  it('lets the microphone go with the question', async () => {
    const { unmount } = show();
    await pass(500);
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
