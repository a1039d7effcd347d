import { RECORDING_LIMIT_MS } from '@greenroom/contract/constants';
import type { HeardSpeech } from '@greenroom/contract/speech';
import { describe, expect, it, vi } from 'vitest';
import type { Microphone, OpenMicrophone } from '~/audio/microphone/open-microphone.ts';
import { waitUntil } from '~/testing/wait-until.ts';
import type { EngineName } from './engines.ts';
import { createVoiceAnswer } from './voice-answer.ts';

/** A microphone, an engine and their switches. */
function buildVoice(order: EngineName[] = ['local-engine']) {
  const recording = { blob: new Blob(['sound']), durationMs: 4200 };
  const microphone: Microphone = {
    track: {} as MediaStreamTrack,
    readLevel: () => 0.5,
    finish: vi.fn(async () => recording),
    close: vi.fn(),
  };
  let unplug: () => void = () => undefined;
  let failLive: () => void = () => undefined;
  const [hearing, secondHearing] = [Promise.withResolvers<HeardSpeech>(), Promise.withResolvers<HeardSpeech>()];
  const onHeard = vi.fn();
  const transcribe = vi.fn(() => secondHearing.promise).mockImplementationOnce(() => hearing.promise);
  const openMicrophone = vi.fn<OpenMicrophone>(async (onUnplugged) => {
    unplug = onUnplugged;
    return microphone;
  });
  const voice = createVoiceAnswer({
    limitMs: () => RECORDING_LIMIT_MS,
    openMicrophone,
    listenLive: (_, { onFailed }) => {
      failLive = onFailed;
      return { finish: async () => 'Heard live.', close: () => undefined };
    },
    transcribe,
    problemOf: () => 'not-understood',
    orderEngines: () => order,
    onHeard,
  });
  const recorded = async () => {
    voice.record();
    await waitUntil(() => expect(voice.store.getState().recorder.name).toBe('recording'));
  };
  return {
    voice,
    openMicrophone,
    microphone,
    recording,
    hearing,
    secondHearing,
    onHeard,
    transcribe,
    recorded,
    unplug: () => unplug(),
    failLive: () => failLive(),
  };
}

describe('an answer by voice', () => {
  it('is recorded, heard and handed over with its duration', async () => {
    const { voice, hearing, onHeard, recorded } = buildVoice();
    await recorded();
    voice.stop();
    hearing.resolve({ text: 'What I said.', isDoubtful: true, words: [], sound: null });
    await waitUntil(() => expect(onHeard).toHaveBeenCalledWith('What I said.', 4200, true));
  });

  it('is given to the server when the live engine fails, from its beginning', async () => {
    const { voice, transcribe, recorded, failLive } = buildVoice(['browser', 'local-engine']);
    await recorded();
    failLive();
    voice.stop();
    await waitUntil(() => expect(transcribe).toHaveBeenCalledOnce());
  });

  it('says nothing any more once the question was left', async () => {
    const { voice, hearing, onHeard, transcribe, recorded } = buildVoice();
    const leave = voice.enter();
    await recorded();
    voice.stop();
    await waitUntil(() => expect(transcribe).toHaveBeenCalledOnce());
    leave();
    hearing.resolve({ text: 'Too late.', isDoubtful: false, words: [], sound: null });
    await hearing.promise;
    await Promise.resolve();
    expect(onHeard).not.toHaveBeenCalled();
    expect(voice.store.getState().recognition.name).toBe('idle');
  });

  it('is not what was made of an earlier recording that was given up', async () => {
    const { voice, hearing, secondHearing, onHeard, transcribe, recorded } = buildVoice();
    await recorded();
    voice.stop();
    await waitUntil(() => expect(transcribe).toHaveBeenCalledOnce());
    voice.discard();
    await recorded();
    voice.stop();
    await waitUntil(() => expect(transcribe).toHaveBeenCalledTimes(2));
    hearing.resolve({ text: 'The first try.', isDoubtful: true, words: [], sound: null });
    await hearing.promise;
    await Promise.resolve();
    expect(voice.store.getState().recognition.name).toBe('transcribing');
    secondHearing.resolve({ text: 'The second try.', isDoubtful: false, words: [], sound: null });
    await waitUntil(() => expect(onHeard).toHaveBeenCalled());
    expect(onHeard.mock.calls).toEqual([['The second try.', 4200, false]]);
  });

  it('is not transcribed when it was given up while its last sound was on its way', async () => {
    const { voice, microphone, recording, transcribe, recorded } = buildVoice();
    const finishing = Promise.withResolvers<typeof recording>();
    microphone.finish = () => finishing.promise;
    await recorded();
    voice.stop();
    voice.discard();
    finishing.resolve(recording);
    await finishing.promise;
    await Promise.resolve();
    expect(voice.store.getState()).toMatchObject({ recorder: { name: 'idle' }, recording: null });
    expect(transcribe).not.toHaveBeenCalled();
  });

  it('lets the microphone go when it comes after the person left', async () => {
    const { voice, microphone, openMicrophone } = buildVoice();
    const device = Promise.withResolvers<typeof microphone>();
    openMicrophone.mockReturnValue(device.promise);
    const leave = voice.enter();
    voice.record();
    await waitUntil(() => expect(openMicrophone).toHaveBeenCalled());
    leave();
    device.resolve(microphone);
    await waitUntil(() => expect(microphone.close).toHaveBeenCalled());
  });

  it('does not ask for the microphone when the person left at once', async () => {
    const { voice, openMicrophone } = buildVoice();
    const leave = voice.enter();
    voice.record();
    leave();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(openMicrophone).not.toHaveBeenCalled();
  });

  it('keeps the recording of a microphone that went away, to be used on request', async () => {
    const { voice, transcribe, recorded, unplug } = buildVoice();
    await recorded();
    unplug();
    await waitUntil(() => expect(voice.store.getState().recording).not.toBeNull());
    expect(voice.store.getState().recorder).toMatchObject({ name: 'failed', problem: 'disconnected' });
    expect(transcribe).not.toHaveBeenCalled();
    voice.transcribeAgain();
    expect(transcribe).toHaveBeenCalledOnce();
  });
});
