import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { cn } from '~/lib/class-names.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Progress } from '~/ui/progress.tsx';
import { MicrophoneAlert } from '../speech/microphone-alert.tsx';
import { MicrophoneChoice } from '../speech/microphone-choice.tsx';
import type { RecognitionProblem } from '../speech/recognition-machine.ts';
import { RecorderControls } from '../speech/recorder-controls.tsx';
import { RecordingPlayer } from '../speech/recording-player.tsx';
import type { VoiceAnswer, VoiceAnswerState } from '../speech/voice-answer.ts';
import { voiceWords } from '../words.ts';
import { voiceView } from './voice-status.ts';

const PROBLEM_WORDS: Record<RecognitionProblem, string> = {
  'not-understood': voiceWords.notUnderstood,
  failed: voiceWords.hearingFailed,
  'no-engine': voiceWords.noEngine,
};
type PanelProps = { voice: VoiceAnswer; state: VoiceAnswerState; onRecord: () => void };
/** A microphone that is allowed opens sooner than anybody reads: only one that is waited for longer has a question in the browser. */
const ASKED_AFTER_MS = 500;

function Unheard({ problem, voice, state, onRecord }: PanelProps & { problem: RecognitionProblem }) {
  return (
    <div className="grid gap-4">
      <Alert tone="error" title={PROBLEM_WORDS[problem]} />
      {state.recording && <RecordingPlayer recording={state.recording.blob} />}
      <div className="actions">
        <Button onClick={onRecord}>{voiceWords.again}</Button>
        {problem !== 'no-engine' && (
          <Button variant="outline" onClick={voice.transcribeAgain}>
            {voiceWords.retryHearing}
          </Button>
        )}
      </div>
    </div>
  );
}

function Transcribing({ voice }: { voice: VoiceAnswer }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Progress label={voiceWords.transcribing} value={null} className="w-full max-w-md" />
      <Button variant="tertiary" size="sm" onClick={voice.discard}>
        {voiceWords.cancel}
      </Button>
    </div>
  );
}

function OpeningHint() {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAsked(true), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAsked && <p className="text-ink-soft text-sm">{voiceWords.openingHint}</p>;
}

function Work({ voice, state, onRecord }: PanelProps) {
  const { recorder, recognition, recording } = state;
  if (recorder.name === 'failed') {
    return (
      <MicrophoneAlert problem={recorder.problem} onRetry={onRecord}>
        {recorder.problem === 'disconnected' && recording && (
          <Button variant="outline" onClick={voice.transcribeAgain}>
            {voiceWords.useRecorded}
          </Button>
        )}
      </MicrophoneAlert>
    );
  }
  if (recognition.name === 'unheard') {
    return <Unheard problem={recognition.problem} voice={voice} state={state} onRecord={onRecord} />;
  }
  if (voiceView(state) === 'transcribing') return <Transcribing voice={voice} />;
  return (
    <RecorderControls state={recorder} onRecord={onRecord} onStop={voice.stop} readLevel={voice.readLevel}>
      {recorder.name === 'opening' && <OpeningHint />}
      {(recorder.name === 'recording' || recorder.name === 'stopping') && (
        <Button variant="ghost" size="sm" onClick={voice.discard}>
          {voiceWords.startOver}
        </Button>
      )}
    </RecorderControls>
  );
}

/** The spoken answer: record, be heard, and on a failure the ways to go on. */
export function VoicePanel({ voice, onRecord }: Omit<PanelProps, 'state'>) {
  const state = useStore(voice.store);
  const { recognition } = state;
  const view = voiceView(state);
  const interim = recognition.name === 'listening' || recognition.name === 'ending' ? recognition.interim : '';
  return (
    <div className="grid gap-4">
      <Work voice={voice} state={state} onRecord={onRecord} />
      {(view === 'ready' || view === 'opening' || view === 'failed') && (
        <div className={cn('grid empty:hidden', view !== 'failed' && 'justify-items-center')}>
          <MicrophoneChoice occasion={view === 'failed' ? view : 'ready'} />
        </div>
      )}
      {interim && (
        <p className="rounded-lg bg-sunken/60 px-4 py-3 text-ink-soft">
          <span className="sr-only">{voiceWords.listening}: </span>
          {interim}
        </p>
      )}
    </div>
  );
}
