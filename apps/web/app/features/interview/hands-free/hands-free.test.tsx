import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Microphone } from '~/audio/microphone/open-microphone.ts';
import { createSpeaker } from '~/audio/voice/create-speaker.ts';
import { voiceView } from '../session/voice-status.ts';
import { createVoiceAnswer } from '../speech/voice-answer.ts';
import { changeAccommodations } from '../state/accommodations.ts';
import { EMPTY_DRAFT } from '../state/interview.ts';
import { HandsFree } from './hands-free.tsx';

const onSubmit = vi.fn();
const onTurnOff = vi.fn();
const onHeard = vi.fn();
let level = 0;

/** A microphone that is as loud as the test says, and a voice that reads until it is let go. */
function build() {
  const reading = Promise.withResolvers<void>();
  const speaker = createSpeaker(async () => [
    {
      isThere: async () => true,
      speak: (_, { onStart }) => {
        onStart();
        return { done: reading.promise, pause: () => undefined, resume: () => undefined };
      },
    },
  ]);
  const microphone: Microphone = {
    track: {} as MediaStreamTrack,
    readLevel: () => level,
    finish: async () => ({ blob: new Blob(['sound']), durationMs: 12_000 }),
    close: () => undefined,
  };
  const voice = createVoiceAnswer({
    limitMs: () => 180_000,
    openMicrophone: async () => microphone,
    listenLive: () => ({ finish: async () => '', close: () => undefined }),
    transcribe: async () => ({ text: 'I did it.', isDoubtful: false, words: [], sound: null }),
    problemOf: () => 'failed',
    orderEngines: () => ['local-engine'],
    onHeard,
  });
  const show = (draft = EMPTY_DRAFT) => (
    <HandsFree
      voice={voice}
      speaker={speaker}
      draft={draft}
      onRecord={voice.record}
      onSubmit={onSubmit}
      onTurnOff={onTurnOff}
      viewOf={voiceView}
    />
  );
  return { voice, speaker, endReading: reading.resolve, show };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  level = 0;
});
afterEach(() => {
  changeAccommodations({ withoutTimer: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('hands-free', () => {
  it('records once the question is read, and ends after five seconds of silence', async () => {
    const { voice, speaker, endReading, show } = build();
    void speaker.play('question-0', 'Why now?');
    render(show());
    await pass(3000);
    expect(voice.store.getState().recorder.name).toBe('idle');
    endReading();
    await pass(1500);
    expect(voice.store.getState().recorder.name).toBe('recording');

    await pass(20_000);
    expect(voice.store.getState().recorder.name).toBe('recording');
    level = 0.7;
    await pass(2000);
    level = 0;
    await pass(4000);
    expect(screen.getAllByText(/^Silent\. Your answer ends in \d s/)).toHaveLength(2);
    await pass(3000);
    expect(voice.store.getState().recorder.name).toBe('idle');
    const [text, durationMs] = onHeard.mock.calls[0] ?? [];
    expect(text).toBe('I did it.');
    // The silence at the end makes nobody a slow speaker.
    expect(durationMs).toBeLessThan(7500);
  });

  it('submits what was heard, unless the person holds or corrects it', async () => {
    const { voice, show } = build();
    const { rerender } = render(show());
    await pass(1500);
    voice.stop();
    await pass(500);
    const draft = { text: 'I did it.', wasSpoken: true, durationMs: 12_000 };
    rerender(show({ ...draft, isDoubtful: true } as typeof draft));
    await pass(6000);
    rerender(show({ ...draft, text: 'I did it well.' }));
    await pass(6000);
    rerender(show(draft));
    await pass(2000);
    fireEvent.click(screen.getByRole('button', { name: 'Let me correct it' }));
    await pass(6000);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('counts no seconds where the person wants no clock', async () => {
    changeAccommodations({ withoutTimer: true });
    const { voice, show } = build();
    const { rerender, container } = render(show());
    await pass(1500);
    level = 0.7;
    await pass(2000);
    level = 0;
    await pass(4000);
    expect(screen.getAllByText(/^Silent\. Your answer ends soon/)).toHaveLength(2);
    expect(container.textContent).not.toMatch(/\d/);
    voice.stop();
    await pass(500);
    rerender(show({ text: 'I did it.', wasSpoken: true, durationMs: 12_000 }));
    expect(screen.getByText('It is submitted in a moment.')).toBeTruthy();
    expect(container.textContent).not.toMatch(/\d/);
  });

  it('submits by itself after five seconds', async () => {
    const { voice, show } = build();
    const { rerender } = render(show());
    await pass(1500);
    fireEvent.click(screen.getByRole('button', { name: 'I am done' }));
    await pass(500);
    expect(voice.store.getState().recognition.name).toBe('heard');
    rerender(show({ text: 'I did it.', wasSpoken: true, durationMs: 12_000 }));
    await pass(4000);
    expect(onSubmit).not.toHaveBeenCalled();
    await pass(1500);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not begin again by itself after a recording was thrown away', async () => {
    const { voice, show } = build();
    render(show());
    await pass(1500);
    act(voice.discard);
    await pass(3000);
    expect(voice.store.getState().recorder.name).toBe('idle');
  });

  it('is switched off where it runs', async () => {
    render(build().show());
    fireEvent.click(screen.getByRole('button', { name: 'Turn hands-free off' }));
    expect(onTurnOff).toHaveBeenCalledOnce();
  });
});
