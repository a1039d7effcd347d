import { RECORDING_LIMIT_MS } from '@greenroom/contract/constants';
import { Mic, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { formatClock } from '~/lib/format.ts';
import { voiceWords } from '../words.ts';
import { LevelBar } from './level-bar.tsx';
import type { RecorderState } from './recorder-machine.ts';

type RecordButtonProps = { isRecording: boolean; isBusy: boolean; onPress: () => void };

function RecordButton({ isRecording, isBusy, onPress }: RecordButtonProps) {
  return (
    <button
      type="button"
      aria-label={isRecording ? voiceWords.stop : voiceWords.record}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className={cn(
        // Without a transition: a press is seen at once, and no frame of one is under way when the next comes.
        'grid size-20 place-items-center rounded-full shadow-lift aria-disabled:opacity-55',
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
  if (state.name === 'opening') return voiceWords.opening;
  if (state.name === 'recording') return voiceWords.recording;
  if (state.name === 'stopping') return voiceWords.transcribing;
  return voiceWords.record;
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
    <div className="grid justify-items-center gap-3 py-2 text-center">
      <RecordButton
        isRecording={isRecording || isStopping}
        isBusy={state.name === 'opening' || isStopping}
        onPress={isRecording ? onStop : onRecord}
      />
      <p className="font-semibold">{caption(state)}</p>
      <p role="timer" className="text-ink-soft tabular-nums">
        {voiceWords.timer(formatClock(elapsedMs), formatClock(RECORDING_LIMIT_MS))}
      </p>
      <div className="h-2 w-56 max-w-full">{isRecording && <LevelBar readLevel={readLevel} />}</div>
      {children}
    </div>
  );
}
