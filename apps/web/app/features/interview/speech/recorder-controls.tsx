import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { formatClock } from '~/lib/format.ts';
import { voiceMessages } from '../messages.ts';
import { answerLimitMs, useAccommodations } from '../state/accommodations.ts';
import { LevelBar } from './level-bar.tsx';
import type { RecorderState } from './recorder-machine.ts';

/** From here on the screen counts down. */
const COUNTDOWN_MS = 30_000;

type RecordButtonProps = { isRecording: boolean; isBusy: boolean; onPress: () => void };

function RecordButton({ isRecording, isBusy, onPress }: RecordButtonProps) {
  return (
    <button
      type="button"
      aria-label={isRecording ? voiceMessages.stop : voiceMessages.record}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className={cn(
        // Without a transition: a press is seen at once, and no frame of one is under way when the next comes.
        'grid size-20 shrink-0 place-items-center rounded-full shadow-lift aria-disabled:opacity-55',
        isRecording
          ? 'bg-danger text-on-danger hover:bg-danger-hover'
          : 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
      )}
    >
      {isRecording ? <Square aria-hidden className="size-7 fill-current" /> : <Mic aria-hidden className="size-8" />}
    </button>
  );
}

function caption(state: RecorderState): string {
  if (state.name === 'opening') return voiceMessages.opening;
  if (state.name === 'recording') return voiceMessages.recording;
  if (state.name === 'stopping') return voiceMessages.transcribing;
  return voiceMessages.record;
}

/** The elapsed time; near the limit also the time left, which is announced once. */
function Clock({ elapsedMs, isRecording }: { elapsedMs: number; isRecording: boolean }) {
  const withoutTimer = useAccommodations((settings) => settings.withoutTimer);
  const limitMs = answerLimitMs();
  const leftMs = limitMs - elapsedMs;
  const isNearlyOver = isRecording && leftMs <= COUNTDOWN_MS;
  if (withoutTimer) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft tabular-nums">
      <span role="timer">{voiceMessages.timer(formatClock(elapsedMs), formatClock(limitMs))}</span>
      {isNearlyOver && (
        <span className="font-semibold text-warning-ink">
          {voiceMessages.timeLeft(Math.max(0, Math.ceil(leftMs / 1000)))}
        </span>
      )}
      <span role="status" className="sr-only">
        {isNearlyOver && voiceMessages.nearlyOver}
      </span>
    </p>
  );
}

type RecorderControlsProps = {
  state: RecorderState;
  onRecord: () => void;
  onStop: () => void;
  readLevel: () => number;
  children?: ReactNode;
};

/** The one button of a spoken answer, its clock and the level of the microphone. */
export function RecorderControls({ state, onRecord, onStop, readLevel, children }: RecorderControlsProps) {
  const isRecording = state.name === 'recording';
  const isStopping = state.name === 'stopping';
  const elapsedMs = 'elapsedMs' in state ? state.elapsedMs : 0;
  return (
    <div className="flex items-center gap-5">
      <RecordButton
        isRecording={isRecording || isStopping}
        isBusy={state.name === 'opening' || isStopping}
        onPress={isRecording ? onStop : onRecord}
      />
      <div className="grid min-h-24 min-w-0 flex-1 content-center justify-items-start">
        <p className="font-semibold">{caption(state)}</p>
        <Clock elapsedMs={elapsedMs} isRecording={isRecording} />
        {/* On one line, so that the recorder is as high as before it recorded. */}
        <div className="flex max-w-full items-center gap-x-4">
          {isRecording && <LevelBar readLevel={readLevel} className="min-w-0 overflow-hidden" />}
          {children}
        </div>
      </div>
    </div>
  );
}
