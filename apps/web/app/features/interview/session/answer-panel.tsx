import { TEXT_LIMITS } from '@greenroom/contract/constants';
import Keyboard from 'lucide-react/icons/keyboard';
import Mic from 'lucide-react/icons/mic';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import Volume2 from 'lucide-react/icons/volume-2';
import { type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { canRecord } from '~/audio/microphone/open-microphone.ts';
import type { Speaker } from '~/audio/voice/create-speaker.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { latePart } from '~/ui/late-part.ts';
import { LeaveDialog } from '~/ui/leave-dialog.tsx';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import { answerMessages, sessionMessages, voiceMessages } from '../messages.ts';
import { keepSpokenAnswer } from '../recordings/lazy-answer-sound.tsx';
import { EngineLine } from '../speech/engine-line.tsx';
import { useFirstEngine } from '../speech/speech-facts.ts';
import { useVoiceAnswer } from '../speech/use-voice-answer.ts';
import type { VoiceAnswer } from '../speech/voice-answer.ts';
import { changeAccommodations, deliveryParts, useAccommodations } from '../state/accommodations.ts';
import {
  cancelRetry,
  closeFollowUp,
  type Draft,
  EMPTY_DRAFT,
  type Interview,
  keepDraft,
  skipQuestion,
  submitDraft,
} from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { answerBy, useSpeechSettings } from '../state/speech-settings.ts';
import { countAttempts, roomForFollowUp } from '../state/turn.ts';
import { AnswerForm } from './answer-form.tsx';
import { GuardedButton } from './guarded-button.tsx';
import { LaterPlayer } from './later-results.tsx';
import { clearRecordingState, setRecordingState } from './recording-state.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { VoicePanel } from './voice-panel.tsx';
import { readVoiceFacts, voiceView } from './voice-status.ts';

const HandsFree = latePart(async () => (await import('../hands-free/hands-free.tsx')).HandsFree);
const DoubtfulSpeech = latePart(async () => (await import('./doubtful-speech.tsx')).DoubtfulSpeech);

const turnHandsFreeOff = () => changeAccommodations({ isHandsFree: false });

type AnswerPanelProps = { interview: Interview; index: number; onAskAgain: () => void; speaker: Speaker };

/** What may be done with the answer to one question, and only with that one. */
function useAnswer({ id }: Interview, index: number) {
  const keep = useCallback(
    (draft: Draft) => changeInterview(id, (current) => keepDraft(current, index, draft)),
    [id, index],
  );
  const onHeard = useCallback(
    (text: string, spokenMs: number, isDoubtful: boolean) => {
      const durationMs = deliveryParts() === 'all' ? spokenMs : 0;
      keep({ text, durationMs, wasSpoken: true, isDoubtful });
    },
    [keep],
  );
  return {
    keep,
    onHeard,
    submit: () => changeInterview(id, (current) => submitDraft(current, index)),
  };
}

type RestoredFocusProps = { place: RefObject<HTMLElement | null>; voice: VoiceAnswer; isWritten: boolean };

/** A separate component: a change of the recorder's view then does not render the whole panel before the press is answered. */
function RestoredFocus({ place, voice, isWritten }: RestoredFocusProps) {
  const view = useStore(voice.store, voiceView);
  useRestoredFocus(place, isWritten ? 'written' : view);
  return null;
}

/** How to leave a question without an answer. `isFinal`: it cannot be answered later. */
type WayOut = {
  label: string;
  words: { title: string; lead: string; cancel: string; confirm: string };
  isFinal: boolean;
  onPress: () => void;
};

function wayOutOf(interview: Interview, index: number, isAtRisk: boolean): WayOut {
  const { skip, skipDialog, skipFollowUp, followUpDialog, keepEarlier, retryDialog } = answerMessages;
  const change = (how: (current: Interview) => Interview) => () => changeInterview(interview.id, how);
  if (interview.retryIndex !== null) {
    return { label: keepEarlier, words: retryDialog, isFinal: false, onPress: change(cancelRetry) };
  }
  if (interview.followUp) {
    return { label: skipFollowUp, words: followUpDialog, isFinal: false, onPress: change(closeFollowUp) };
  }
  return {
    label: skip,
    words: { ...skipDialog, lead: isAtRisk ? skipDialog.leadAtRisk : skipDialog.lead },
    isFinal: true,
    onPress: change((current) => skipQuestion(current, index, skippedEntry())),
  };
}

/** An answer to a follow-up shares the room with the answer before it. */
function limitOf({ followUp, turns }: Interview): number {
  const turn = followUp && turns[followUp.index];
  return turn ? roomForFollowUp(turn, TEXT_LIMITS.answer) : TEXT_LIMITS.answer;
}

type OtherWaysProps = {
  isWritten: boolean;
  isListening: boolean;
  isBeingSaid: boolean;
  isAtRisk: boolean;
  onWrite: () => void;
  onAskAgain: () => void;
  wayOut: WayOut;
};

/** Everything that can be done with a question besides answering it the chosen way. */
function OtherWays({ isWritten, isListening, isBeingSaid, isAtRisk, wayOut, ...on }: OtherWaysProps) {
  return (
    <div className="border-line border-t pt-2 sm:pt-3">
      {/* The icons stand under the edge of what is above them; on a phone three fit side by side. */}
      <div
        className={
          '-mx-3.5 flex flex-wrap gap-x-2 max-sm:-mx-2 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:gap-x-0 max-sm:[&>*]:flex-col ' +
          'max-sm:[&>*]:justify-start max-sm:[&>*]:gap-1 max-sm:[&>*]:px-1 max-sm:[&>*]:text-xs'
        }
      >
        {!isWritten && (
          // After a failed recognition, typing starts without a question.
          <GuardedButton isAtRisk={isBeingSaid} words={answerMessages.typingDialog} onPress={on.onWrite}>
            <Keyboard aria-hidden />
            {answerMessages.byTyping}
          </GuardedButton>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11"
          disabled={isListening}
          title={isListening ? answerMessages.againWhileRecording : undefined}
          onClick={on.onAskAgain}
        >
          <Volume2 aria-hidden />
          {answerMessages.again}
        </Button>
        <GuardedButton isAtRisk={isAtRisk || wayOut.isFinal} words={wayOut.words} onPress={wayOut.onPress}>
          {wayOut.isFinal ? <SkipForward aria-hidden /> : <Undo2 aria-hidden />}
          {wayOut.label}
        </GuardedButton>
      </div>
    </div>
  );
}

const RecordButton = ({ isAgain, onRecord }: { isAgain: boolean; onRecord: () => void }) => (
  <Button variant="outline" onClick={onRecord}>
    {isAgain ? <RotateCcw aria-hidden /> : <Mic aria-hidden />}
    {isAgain ? voiceMessages.again : answerMessages.byVoice}
  </Button>
);

/** Which of the answers to a question comes next. */
function attemptAt({ turns, followUp }: AnswerPanelProps['interview'], index: number): number | 'follow-up' {
  if (followUp) return 'follow-up';
  const turn = turns[index];
  return turn ? countAttempts(turn) : 0;
}

/** Where the answer to the current question is given: spoken, then corrected, or typed. */
export function AnswerPanel({ interview, index, onAskAgain, speaker }: AnswerPanelProps) {
  const { draft } = interview;
  const answer = useAnswer(interview, index);
  const voice = useVoiceAnswer(answer.onHeard);
  const {
    isListening,
    isAtRisk,
    isBeingSaid,
    engine: active,
    status,
    recording,
  } = useStore(voice.store, useShallow(readVoiceFacts));
  const way = useSpeechSettings((settings) => settings.way);
  const { engine, isKnown } = useFirstEngine();
  const canSpeak = canRecord() && (engine !== null || !isKnown);
  const isTyped = way === 'typing' || !canSpeak;
  const isHandsFree = useAccommodations((settings) => settings.isHandsFree);
  const isWritten = isTyped || draft.wasSpoken || draft.text !== '';
  // A recording replaces an earlier transcript, never typed text.
  const canRecordNow = canSpeak && (draft.wasSpoken || draft.text === '');

  const panel = useRef<HTMLElement>(null);
  useEffect(() => setRecordingState({ isListening, isAtRisk }), [isListening, isAtRisk]);
  useEffect(() => clearRecordingState, []);

  const record = () => {
    // What would change nothing would draw the whole room again before the press is answered.
    if (isWritten) answer.keep(EMPTY_DRAFT);
    if (way !== 'voice') answerBy('voice');
    speaker.stop();
    voice.record();
  };
  const submit = () => {
    const { text } = draft;
    if (draft.wasSpoken && recording) {
      const attempt = attemptAt(interview, index);
      const { words, sound } = voice.store.getState();
      void keepSpokenAnswer({ interviewId: interview.id, index, attempt, recording, text, words, sound });
    }
    answer.submit();
  };
  const write = () => {
    voice.discard();
    answerBy('typing');
  };

  return (
    <Card
      ref={panel}
      tabIndex={-1}
      data-focus-target
      aria-label={answerMessages.heading}
      className="grid gap-3 p-4 sm:gap-4 sm:p-6"
    >
      <RestoredFocus place={panel} voice={voice} isWritten={isWritten} />
      <LeaveDialog isOn={isAtRisk} words={sessionMessages.leaveDialog} />
      <p aria-live="polite" className="sr-only">
        {draft.wasSpoken ? voiceMessages.status.heard : status}
      </p>
      {isHandsFree && !isTyped && (
        <Suspense>
          <HandsFree
            voice={voice}
            speaker={speaker}
            draft={draft}
            onRecord={record}
            onSubmit={submit}
            onTurnOff={turnHandsFreeOff}
            viewOf={voiceView}
          />
        </Suspense>
      )}
      {isWritten ? (
        <>
          <AnswerForm
            draft={draft}
            limit={limitOf(interview)}
            onWrite={(text) => answer.keep({ ...draft, text })}
            onSubmit={submit}
          >
            {canRecordNow && <RecordButton isAgain={draft.wasSpoken} onRecord={record} />}
          </AnswerForm>
          {draft.isDoubtful && (
            <Suspense>
              <DoubtfulSpeech onConfirm={() => answer.keep({ ...draft, isDoubtful: false })} />
            </Suspense>
          )}
          {draft.wasSpoken && recording && <LaterPlayer recording={recording.blob} />}
        </>
      ) : (
        <VoicePanel voice={voice} onRecord={record} />
      )}
      <OtherWays
        isWritten={isWritten}
        isListening={isListening}
        isBeingSaid={isBeingSaid}
        isAtRisk={isAtRisk || draft.text.trim() !== ''}
        onWrite={write}
        onAskAgain={onAskAgain}
        wayOut={wayOutOf(interview, index, isAtRisk || draft.text.trim() !== '')}
      />
      <EngineLine active={active} isTyped={isTyped && !draft.wasSpoken} />
    </Card>
  );
}
