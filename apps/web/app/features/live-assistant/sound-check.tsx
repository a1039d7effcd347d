import { useEffect, useState } from 'react';
import { type CaptureFailure, captureTab, type TabCapture } from '~/live/live-capture.ts';
import { listenTo } from '~/live/live-listener.ts';
import { Button } from '~/ui/button.tsx';
import { beforeWords, liveWords, sessionWords } from './words.ts';

const SILENCE_DB = -60;

/** Level from 0 to 100 of -60 to 0 dB. */
const toPercent = (levelDb: number) => Math.max(0, Math.min(100, Math.round(((levelDb + 60) / 60) * 100)));

function useLevel(capture: TabCapture | null) {
  const [percent, setPercent] = useState(0);
  const [hasHeard, setHasHeard] = useState(false);
  useEffect(() => {
    setHasHeard(false);
    setPercent(0);
    if (!capture) return;
    const listening = listenTo(capture.track, {
      onLevel: (levelDb) => {
        setPercent(toPercent(levelDb));
        if (levelDb > SILENCE_DB) setHasHeard(true);
      },
      onSpeechStart: () => undefined,
      onSpeechEnd: () => undefined,
    });
    return () => void listening.then((stop) => stop()).catch(() => undefined);
  }, [capture]);
  return { percent, hasHeard };
}

type SoundCheckProps = { capture: TabCapture | null; onCapture(capture: TabCapture | null): void };

/** Shows, before anything is spent, whether the shared tab can be heard. */
export function SoundCheck({ capture, onCapture }: SoundCheckProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { percent, hasHeard } = useLevel(capture);
  const check = async () => {
    capture?.stop();
    setProblem(null);
    try {
      const shared = await captureTab();
      shared.track.addEventListener('ended', () => onCapture(null));
      onCapture(shared);
    } catch (failure) {
      onCapture(null);
      setProblem(sessionWords.captureFailed(failure as CaptureFailure).text);
    }
  };
  return (
    <div className="mb-4">
      <Button variant="outline" size="sm" onClick={() => void check()}>
        {capture ? liveWords.buttons.stopCheck : liveWords.buttons.check}
      </Button>
      {capture && (
        <div className="mt-3">
          <meter aria-label={beforeWords.level} min={0} max={100} value={percent} className="h-3 w-full" />
          <p role="status" className="text-ink-soft text-sm">
            {hasHeard ? beforeWords.canHear : beforeWords.cannotHear}
          </p>
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-2 font-medium text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
