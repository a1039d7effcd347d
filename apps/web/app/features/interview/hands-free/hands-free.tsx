import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { type AnswerProgress, createAnswerEnd } from '~/audio/answer-end.ts';
import { createSoundPitch, judgeSentences } from '~/audio/spoken-signs.ts';
import type { Speaker } from '~/audio/voice/create-speaker.ts';
import { Button } from '~/ui/button.tsx';
import type { VoiceView } from '../session/voice-status.ts';
import type { VoiceAnswer, VoiceAnswerState } from '../speech/voice-answer.ts';
import type { Draft } from '../state/interview.ts';
import { BeginSoon } from './begin-soon.tsx';
import { handsFreeMessages } from './messages.ts';
import { Panel, TurnOff } from './panel.tsx';

const FRAME_MS = 25;
/** A shorter silence is a pause: it is not spoken of. */
const SHOWN_BELOW_MS = 3000;
const SUBMIT_AFTER_MS = 3000;
/** The meter's 0 is this quiet. */
const METER_FLOOR_DB = -60;

const interimOf = (voice: VoiceAnswer): string => {
  const { recognition } = voice.store.getState();
  return recognition.name === 'listening' ? recognition.interim : '';
};

/** What is said of a silence before it ends the answer. */
function endingOf(progress: AnswerProgress): string {
  if (progress.kind !== 'silent') return '';
  if (progress.isFinished) return handsFreeMessages.finished;
  return progress.leftMs <= SHOWN_BELOW_MS ? handsFreeMessages.ending : '';
}

/** Listens for the end of the answer. Silence before the first word, and short pauses, change nothing. */
function StillListening({ voice, isInterruption }: { voice: VoiceAnswer; isInterruption: boolean }) {
  const [end] = useState(() => createAnswerEnd(FRAME_MS));
  const [readPitch] = useState(createSoundPitch);
  const [ending, setEnding] = useState('');
  useEffect(() => {
    const timer = setInterval(() => {
      const levelDb = METER_FLOOR_DB * (1 - voice.readLevel());
      const words = interimOf(voice);
      if (words !== '') judgeSentences(end);
      const pitch = readPitch(voice.readSound());
      const progress = end.hear({ levelDb, pitch, words });
      if (progress.kind === 'over') {
        clearInterval(timer);
        voice.stopAfterSilence(progress.silentMs);
      }
      setEnding(endingOf(progress));
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [voice, end, readPitch]);
  const { listening, interrupted, moment, done } = handsFreeMessages;
  return (
    <Panel text={ending || (isInterruption ? interrupted : listening)} said={ending}>
      <Button variant="outline" size="sm" onClick={voice.stop}>
        {done}
      </Button>
      <Button variant="outline" size="sm" onClick={end.wait}>
        {moment}
      </Button>
    </Panel>
  );
}

/** Submits what was heard after a moment in which it can be read and held back. */
function SubmitSoon({ onSubmit, onHold }: { onSubmit: () => void; onHold: () => void }) {
  const submit = useEffectEvent(onSubmit);
  useEffect(() => {
    const timer = setTimeout(() => submit(), SUBMIT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Panel text={handsFreeMessages.submitting}>
      <Button variant="outline" size="sm" onClick={onHold}>
        {handsFreeMessages.correct}
      </Button>
    </Panel>
  );
}

type HandsFreeProps = {
  voice: VoiceAnswer;
  speaker: Speaker;
  draft: Draft;
  onRecord: () => void;
  onSubmit: () => void;
  onTurnOff: () => void;
  /** The room's own code, so that it is not in a chunk of two. */
  viewOf: (state: VoiceAnswerState) => VoiceView;
};

/** Records, ends and submits the answer to one question without a press. Every press of the person comes first. */
export function HandsFree({ onTurnOff, ...props }: HandsFreeProps) {
  return (
    <TurnOff value={onTurnOff}>
      <Steps {...props} />
    </TurnOff>
  );
}

function Steps({ voice, speaker, draft, onRecord, onSubmit, viewOf }: Omit<HandsFreeProps, 'onTurnOff'>) {
  const view = useStore(voice.store, viewOf);
  const [hasRecorded, setHasRecorded] = useState(false);
  const [isInterruption, setInterruption] = useState(false);
  const [heldText, setHeldText] = useState<string | null>(null);
  const heardText = useStore(voice.store, ({ recognition }) => ('text' in recognition ? recognition.text : null));
  if (view === 'recording' && !hasRecorded) setHasRecorded(true);

  if (view === 'recording') return <StillListening voice={voice} isInterruption={isInterruption} />;
  if (draft.wasSpoken) {
    // Words that the person began to correct, or that were not heard well, wait for the person.
    const isUntouched = draft.text === heardText && !draft.isDoubtful && heldText !== draft.text;
    return isUntouched ? <SubmitSoon onSubmit={onSubmit} onHold={() => setHeldText(draft.text)} /> : null;
  }
  return view === 'ready' && !hasRecorded ? (
    <BeginSoon speaker={speaker} onRecord={onRecord} onInterrupted={() => setInterruption(true)} />
  ) : null;
}
