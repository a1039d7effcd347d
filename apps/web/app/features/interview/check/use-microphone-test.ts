import { useCallback, useEffect, useRef, useState } from 'react';
import { classifyMicrophoneError, type MicrophoneProblem } from '~/audio/microphone/microphone-problem.ts';
import { type Microphone, openMicrophone } from '~/audio/microphone/open-microphone.ts';

const TEST_MS = 2000;
const LEVEL_STEP_MS = 100;
/** Below this, on the scale of 0 to 1, no one spoke into it: a quiet room is at about 0.1. */
const QUIET_LEVEL = 0.25;

export type MicrophoneTest =
  | { name: 'idle' }
  | { name: 'opening' }
  | { name: 'recording' }
  | { name: 'done'; recording: Blob; isQuiet: boolean }
  | { name: 'failed'; problem: MicrophoneProblem };

/** The highest level while two seconds pass. */
async function watchPeak(microphone: Microphone): Promise<number> {
  let peak = 0;
  for (let passedMs = 0; passedMs < TEST_MS; passedMs += LEVEL_STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, LEVEL_STEP_MS));
    peak = Math.max(peak, microphone.readLevel());
  }
  return peak;
}

/** Opens the microphone, records two seconds and hands them back. Leaving lets the device go. */
export function useMicrophoneTest() {
  const [test, setTest] = useState<MicrophoneTest>({ name: 'idle' });
  const microphone = useRef<Microphone | null>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      microphone.current?.close();
    };
  }, []);

  const run = useCallback(async () => {
    setTest({ name: 'opening' });
    try {
      const opened = await openMicrophone(() => setTest({ name: 'failed', problem: 'disconnected' }));
      if (hasLeft.current) return opened.close();
      microphone.current = opened;
      setTest({ name: 'recording' });
      const peak = await watchPeak(opened);
      if (hasLeft.current) return;
      const { blob } = await opened.finish();
      setTest((before) =>
        before.name === 'recording' ? { name: 'done', recording: blob, isQuiet: peak < QUIET_LEVEL } : before,
      );
    } catch (error) {
      setTest({ name: 'failed', problem: classifyMicrophoneError(error) });
    }
  }, []);

  const readLevel = useCallback(() => (microphone.current ? microphone.current.readLevel() : 0), []);
  return { test, run: () => void run(), readLevel };
}
