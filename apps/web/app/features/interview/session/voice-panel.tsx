import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { latePart } from '~/ui/late-part.ts';
import { Progress } from '~/ui/progress.tsx';
import { voiceMessages } from '../messages.ts';
import { MicrophoneChoice } from '../speech/microphone-choice.tsx';
import type { RecognitionProblem } from '../speech/recognition-machine.ts';
import { RecorderControls } from '../speech/recorder-controls.tsx';
import { estimateTranscription } from '../speech/transcription-pace.ts';
import type { VoiceAnswer, VoiceAnswerState } from '../speech/voice-answer.ts';
import { useAccommodations } from '../state/accommodations.ts';
import { LaterPlayer } from './later-results.tsx';
import { voiceView } from './voice-status.ts';

const loadAlert = async () => (await import('../speech/microphone-alert.tsx')).MicrophoneAlert;
const MicrophoneAlert = latePart(loadAlert);

const PROBLEM_MESSAGES: Record<RecognitionProblem, string> = {
  'not-understood': voiceMessages.notUnderstood,
  failed: voiceMessages.hearingFailed,
  'no-engine': voiceMessages.noEngine,
};
type PanelProps = { voice: VoiceAnswer; state: VoiceAnswerState; onRecord: () => void };
/** A microphone that is allowed opens sooner than anybody reads: only one that is waited for longer has a question in the browser. */
const ASKED_AFTER_MS = 500;
const SECOND_MS = 1000;
/** A longer wait is explained, with typing as the way out. */
const SLOW_MS = 8000;
/** The bar is full only when the text is there. */
const MOST_SHOWN = 0.95;

function Unheard({ problem, voice, state, onRecord }: PanelProps & { problem: RecognitionProblem }) {
  return (
    <div className="grid gap-4">
      <Alert tone="error" title={PROBLEM_MESSAGES[problem]} />
      {state.recording && <LaterPlayer recording={state.recording.blob} />}
      <div className="actions">
        <Button onClick={onRecord}>{voiceMessages.again}</Button>
        {problem !== 'no-engine' && (
          <Button variant="outline" onClick={voice.transcribeAgain}>
            {voiceMessages.retryHearing}
          </Button>
        )}
      </div>
    </div>
  );
}

function Transcribing({ voice, durationMs }: { voice: VoiceAnswer; durationMs: number }) {
  const waitedMs = useWaitedMs();
  const withoutTimer = useAccommodations((settings) => settings.withoutTimer);
  const estimateMs = estimateTranscription(durationMs);
  const isSlow = (estimateMs ?? 0) > SLOW_MS || waitedMs > SLOW_MS;
  return (
    <div className="grid justify-items-start gap-3">
      <Progress
        label={voiceMessages.transcribing}
        value={estimateMs === null ? null : Math.min(MOST_SHOWN, waitedMs / estimateMs)}
        max={1}
        valueText={
          estimateMs === null || withoutTimer ? undefined : voiceMessages.estimate(Math.ceil(estimateMs / 1000))
        }
        className="w-full max-w-md"
      />
      {isSlow && <p className="text-ink-soft text-sm">{voiceMessages.slow}</p>}
      <Button variant="tertiary" size="sm" onClick={voice.discard}>
        {voiceMessages.cancel}
      </Button>
    </div>
  );
}

/** How long this part has been on the screen, by the second. */
function useWaitedMs(): number {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setWaitedMs((waited) => waited + SECOND_MS), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return waitedMs;
}

function OpeningHint() {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAsked(true), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAsked && <p className="text-ink-soft text-sm">{voiceMessages.openingHint}</p>;
}

function Work({ voice, state, onRecord }: PanelProps) {
  const { recorder, recognition, recording } = state;
  if (recorder.name === 'failed') {
    return (
      <Suspense>
        <MicrophoneAlert problem={recorder.problem} onRetry={onRecord}>
          {recorder.problem === 'disconnected' && recording && (
            <Button variant="outline" onClick={voice.transcribeAgain}>
              {voiceMessages.useRecorded}
            </Button>
          )}
        </MicrophoneAlert>
      </Suspense>
    );
  }
  if (recognition.name === 'unheard') {
    return <Unheard problem={recognition.problem} voice={voice} state={state} onRecord={onRecord} />;
  }
  if (voiceView(state) === 'transcribing') {
    return <Transcribing voice={voice} durationMs={recording?.durationMs ?? 0} />;
  }
  return (
    <RecorderControls state={recorder} onRecord={onRecord} onStop={voice.stop} readLevel={voice.readLevel}>
      {recorder.name === 'opening' && <OpeningHint />}
      {(recorder.name === 'recording' || recorder.name === 'stopping') && (
        <Button variant="link" size="sm" onClick={voice.discard}>
          {voiceMessages.startOver}
        </Button>
      )}
    </RecorderControls>
  );
}

/** The spoken answer: record, be heard, and on a failure the ways to continue. */
export function VoicePanel({ voice, onRecord }: Omit<PanelProps, 'state'>) {
  const state = useStore(voice.store);
  // A microphone may fail where the connection does too.
  useEffect(() => void loadAlert().catch(() => undefined), []);
  const { recognition } = state;
  const view = voiceView(state);
  const interim = recognition.name === 'listening' || recognition.name === 'ending' ? recognition.interim : '';
  return (
    <div className="grid gap-4">
      <Work voice={voice} state={state} onRecord={onRecord} />
      {view !== 'unheard' && view !== 'transcribing' && (
        <MicrophoneChoice
          occasion={view === 'failed' ? view : 'ready'}
          isFolded={view !== 'failed'}
          isInUse={view === 'recording' || view === 'stopping'}
        />
      )}
      {interim && (
        <p dir="auto" className="max-h-32 overflow-y-auto rounded-lg bg-sunken/60 px-4 py-3 text-ink-soft">
          <span className="sr-only">{voiceMessages.listening}: </span>
          {interim}
        </p>
      )}
    </div>
  );
}
