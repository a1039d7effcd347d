import type { HeardSpeech, TimedWord } from '@greenroom/contract/speech';
import { createStore } from 'zustand/vanilla';
import type { OpenMicrophone, Recording } from '~/audio/microphone/open-microphone.ts';
import { createHearing, type HearingPorts } from './hearing.ts';
import type { RecognitionState } from './recognition-machine.ts';
import { createRecorder } from './recorder.ts';
import { IDLE_RECORDER, type RecorderState } from './recorder-machine.ts';

export type VoiceAnswerState = {
  recorder: RecorderState;
  recognition: RecognitionState;
  /** The last recording of this question, to be heard again or given to another engine. */
  recording: Recording | null;
  /** Where its words are; empty where the engine does not say. */
  words: readonly TimedWord[];
  /** How it sounds, if the server measured it. */
  sound: HeardSpeech['sound'];
};
export type VoiceAnswerPorts = Omit<HearingPorts, 'onState' | 'onHeard' | 'transcribe'> & {
  transcribe: (recording: Blob, signal: AbortSignal) => Promise<HeardSpeech>;
  openMicrophone: OpenMicrophone;
  /** The longest answer. */
  limitMs: () => number;
  /** `isDoubtful`: most of the words are probably wrong. */
  onHeard: (text: string, durationMs: number, isDoubtful: boolean) => void;
  /** Told how long the text of a recording took. */
  measure?: (durationMs: number, tookMs: number) => void;
};
export type VoiceAnswer = ReturnType<typeof createVoiceAnswer>;

/** One answer by voice: a recorder and who hears it. Once left, nothing comes out of it any more. */
export function createVoiceAnswer({ openMicrophone, limitMs, onHeard, measure, ...engines }: VoiceAnswerPorts) {
  const store = createStore<VoiceAnswerState>(() => ({
    recorder: IDLE_RECORDER,
    recognition: { name: 'idle' },
    recording: null,
    words: [],
    sound: null,
  }));
  let hasLeft = false;
  let isDoubtful = false;
  /** Silence at the end that is no part of the answer. */
  let silentMs = 0;

  const transcribe: HearingPorts['transcribe'] = async (recording, signal) => {
    const startedAt = performance.now();
    const heard = await engines.transcribe(recording, signal);
    isDoubtful = heard.isDoubtful;
    store.setState({ words: heard.words, sound: heard.sound });
    measure?.(store.getState().recording?.durationMs ?? 0, performance.now() - startedAt);
    return heard.text;
  };
  const hearing = createHearing({
    ...engines,
    transcribe,
    onState: (recognition) => store.setState({ recognition }),
    onHeard: (text) => {
      if (!hasLeft) onHeard(text, (store.getState().recording?.durationMs ?? silentMs) - silentMs, isDoubtful);
    },
  });
  const recorder = createRecorder({
    openMicrophone,
    limitMs,
    onState: (next) => {
      store.setState({ recorder: next });
      // What a live engine was hearing is cut off with the microphone; the recording is complete up to there.
      if (next.name === 'failed') hearing.reset();
    },
    onStarted: hearing.begin,
    onRecorded: (recording, isWhole) => {
      store.setState({ recording });
      if (isWhole) hearing.recorded(recording.blob);
    },
  });
  const discard = () => {
    hearing.reset();
    recorder.discard();
  };

  return {
    store,
    record: () => {
      store.setState({ recording: null, words: [], sound: null });
      isDoubtful = false;
      silentMs = 0;
      hearing.reset();
      recorder.record();
    },
    stop: recorder.stop,
    /** Ends an answer by itself after a silence. */
    stopAfterSilence: (lastedMs: number) => {
      silentMs = lastedMs;
      recorder.stop();
    },
    /** Forgets the recording and the work on it. */
    discard,
    /** Gives the recording that is there to the engines once more: after a failure, or when the microphone went away. */
    transcribeAgain: () => {
      const { recording } = store.getState();
      recorder.discard();
      if (recording) hearing.again(recording.blob);
    },
    readLevel: recorder.readLevel,
    readSound: recorder.readSound,
    /** To be called on entering the question; answers how to leave it. */
    enter: () => {
      hasLeft = false;
      return () => {
        hasLeft = true;
        discard();
      };
    },
  };
}
