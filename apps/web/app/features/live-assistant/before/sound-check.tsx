import { useEffect, useState } from 'react';
import { type CaptureFailure, captureTab, type TabCapture } from '~/features/live-assistant/engine/live-capture.ts';
import { Button } from '~/ui/button.tsx';
import { LevelMeter } from '../session/level-meter.tsx';
import type { Levels } from '../session/levels.ts';
import { sessionMessages } from '../session/session-messages.ts';
import { beforeMessages } from './before-messages.ts';

const SILENCE_DB = -60;

/** Whether anything was heard of a capture, which its levels tell from then on. */
function useHasHeard(capture: TabCapture | null, levels: Levels): boolean {
  const [heard, setHeard] = useState<TabCapture | null>(null);
  useEffect(() => {
    if (!capture) return;
    const stopWatching = levels.watch('tab', (levelDb) => {
      if (levelDb > SILENCE_DB) setHeard(capture);
    });
    const stopMeasuring = levels.measure('tab', capture.track);
    return () => {
      stopWatching();
      stopMeasuring();
    };
  }, [capture, levels]);
  return capture !== null && heard === capture;
}

type SoundCheckProps = { capture: TabCapture | null; levels: Levels; onCapture(capture: TabCapture | null): void };

/** Shows, before anything is spent, whether the shared tab can be heard. */
export function SoundCheck({ capture, levels, onCapture }: SoundCheckProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const hasHeard = useHasHeard(capture, levels);
  const check = async () => {
    setProblem(null);
    try {
      const shared = await captureTab();
      capture?.stop();
      shared.track.addEventListener('ended', () => {
        onCapture(null);
        setProblem(beforeMessages.shareEnded);
      });
      onCapture(shared);
    } catch (failure) {
      const { text, hint = '' } = sessionMessages.captureFailed(failure as CaptureFailure);
      setProblem(`${text} ${hint}`);
    }
  };
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => void check()}>
        {capture ? beforeMessages.checkAnother : beforeMessages.check}
      </Button>
      {capture && (
        <div className="mt-3">
          <LevelMeter label={beforeMessages.level} source="tab" levels={levels} />
          <p role="status" className={hasHeard ? 'font-medium text-sm text-success-ink' : 'text-ink-soft text-sm'}>
            {hasHeard ? beforeMessages.canHear : beforeMessages.cannotHear}
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
