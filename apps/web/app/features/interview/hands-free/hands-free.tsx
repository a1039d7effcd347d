import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createAnswerEnd } from '~/audio/answer-end.ts';
import type { Speaker } from '~/audio/voice/create-speaker.ts';
import { Button } from '~/ui/button.tsx';
import type { VoiceView } from '../session/voice-status.ts';
import type { VoiceAnswer, VoiceAnswerState } from '../speech/voice-answer.ts';
import { useAccommodations } from '../state/accommodations.ts';
import type { Draft } from '../state/interview.ts';
import { handsFreeMessages } from './messages.ts';

const SECOND_MS = 1000;
/** Between the last word of the question and the microphone, so that the voice is not heard. */
const BEGIN_AFTER_MS = 600;
const FRAME_MS = 25;
/** A shorter silence is a pause: it is not spoken of. */
const SHOWN_BELOW_MS = 3000;
const SUBMIT_AFTER_SECONDS = 5;
/** The meter's 0 is this quiet. */
const METER_FLOOR_DB = -60;

/** Browsers open no sound before the first press of a page, and a reload should not open a microphone. */
const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const TurnOff = createContext<() => void>(() => undefined);

/** `said` is what a screen reader says when it comes: the seconds are not counted aloud. */
function Panel({ text, said = '', children }: { text: string; said?: string; children?: ReactNode }) {
  const turnOff = use(TurnOff);
  return (
    <section
      aria-label={handsFreeMessages.name}
      className="grid gap-1 rounded-lg bg-accent-soft px-4 py-2.5"
      data-forced-border
    >
      <p>{text}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        <Button variant="link" size="sm" onClick={turnOff}>
          {handsFreeMessages.off}
        </Button>
      </div>
    </section>
  );
}

/** Starts recording once nothing is read aloud any more. */
function BeginSoon({ speaker, onRecord }: { speaker: Speaker; onRecord: () => void }) {
  const begin = useEffectEvent(onRecord);
  const [mayBegin] = useState(hasPressed);
  useEffect(() => {
    if (!mayBegin) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (speaker.read().status === 'idle') timer = setTimeout(() => begin(), BEGIN_AFTER_MS);
    };
    look();
    const unwatch = speaker.watch(look);
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [speaker, mayBegin]);
  return <Panel text={mayBegin ? handsFreeMessages.before : handsFreeMessages.begin} />;
}

const interimOf = (voice: VoiceAnswer): string => {
  const { recognition } = voice.store.getState();
  return recognition.name === 'listening' ? recognition.interim : '';
};

/** Listens for the end of the answer. Silence before the first word, and short pauses, change nothing. */
function StillListening({ voice }: { voice: VoiceAnswer }) {
  const [end] = useState(() => createAnswerEnd(FRAME_MS));
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const levelDb = METER_FLOOR_DB * (1 - voice.readLevel());
      const progress = end.hear(levelDb, interimOf(voice));
      if (progress.kind === 'over') {
        clearInterval(timer);
        voice.stopAfterSilence(progress.silentMs);
      }
      const isEnding = progress.kind === 'silent' && progress.leftMs <= SHOWN_BELOW_MS;
      setSecondsLeft(isEnding ? Math.ceil(progress.leftMs / SECOND_MS) : null);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [voice, end]);
  const withoutTimer = useAccommodations((settings) => settings.withoutTimer);
  const { listening, ending, endingSoon, moment, done } = handsFreeMessages;
  const endingIn = (seconds: number) => (withoutTimer ? endingSoon : ending(seconds));
  return (
    <Panel
      text={secondsLeft === null ? listening : endingIn(secondsLeft)}
      said={secondsLeft === null ? '' : endingIn(SHOWN_BELOW_MS / SECOND_MS)}
    >
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
  const [secondsLeft, setSecondsLeft] = useState(SUBMIT_AFTER_SECONDS);
  const submit = useEffectEvent(onSubmit);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (secondsLeft === 0) submit();
  }, [secondsLeft]);
  const withoutTimer = useAccommodations((settings) => settings.withoutTimer);
  const { submitting, submittingSoon } = handsFreeMessages;
  return (
    <Panel text={withoutTimer ? submittingSoon : submitting(Math.max(0, secondsLeft))}>
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
  const [heldText, setHeldText] = useState<string | null>(null);
  const heardText = useStore(voice.store, ({ recognition }) => ('text' in recognition ? recognition.text : null));
  if (view === 'recording' && !hasRecorded) setHasRecorded(true);

  if (view === 'recording') return <StillListening voice={voice} />;
  if (draft.wasSpoken) {
    // Words that the person began to correct, or that were not heard well, wait for the person.
    const isUntouched = draft.text === heardText && !draft.isDoubtful && heldText !== draft.text;
    return isUntouched ? <SubmitSoon onSubmit={onSubmit} onHold={() => setHeldText(draft.text)} /> : null;
  }
  return view === 'ready' && !hasRecorded ? <BeginSoon speaker={speaker} onRecord={onRecord} /> : null;
}
