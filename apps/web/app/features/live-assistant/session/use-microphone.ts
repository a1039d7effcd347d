import { useCallback, useEffect, useRef, useState } from 'react';
import type { MicrophoneProblem } from '~/audio/microphone/microphone-problem.ts';
import { captureMicrophone, type MicrophoneCapture } from '~/features/live-assistant/engine/live-microphone.ts';
import { microphoneMessages } from './session-messages.ts';

export type OwnMicrophone = {
  track: MediaStreamTrack | null;
  isAsking: boolean;
  /** What went wrong, in words for its place on the screen. */
  problem: string | null;
  turn(isOn: boolean): void;
  /** It is not heard any more, for a reason that someone else noticed. */
  lose(text: string): void;
  /** Releases the device; its message stays. */
  release(): void;
};

/** The person's own microphone: off until it is asked for, and let go when the screen is left. */
export function useMicrophone(): OwnMicrophone {
  const [capture, setCapture] = useState<MicrophoneCapture | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<MicrophoneCapture | null>(null);
  const isGone = useRef(false);

  const hold = useCallback((next: MicrophoneCapture | null) => {
    current.current?.stop();
    current.current = next;
    setCapture(next);
  }, []);
  const release = useCallback(() => hold(null), [hold]);
  const lose = useCallback(
    (text: string) => {
      hold(null);
      setProblem(text);
    },
    [hold],
  );
  const ask = useCallback(async () => {
    setIsAsking(true);
    setProblem(null);
    try {
      const next = await captureMicrophone(() => lose(microphoneMessages.problems.disconnected));
      if (isGone.current) next.stop();
      else hold(next);
    } catch (failure) {
      setProblem(microphoneMessages.problems[failure as MicrophoneProblem]);
    } finally {
      setIsAsking(false);
    }
  }, [hold, lose]);
  const turn = useCallback(
    (isOn: boolean) => {
      if (isOn) return void ask();
      setProblem(null);
      hold(null);
    },
    [ask, hold],
  );

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      current.current?.stop();
    };
  }, []);
  return { track: capture?.track ?? null, isAsking, problem, turn, lose, release };
}
