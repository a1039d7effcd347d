import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { WithText } from '~/ui/with-text.tsx';
import { sessionMessages } from '../messages.ts';
import { currentIndex, endEarly, hasAnswers, type Interview } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { readAloud, useSpeechSettings } from '../state/speech-settings.ts';
import { countAttempts } from '../state/turn.ts';
import { OptionSummary, OptionTip } from './option-summary.tsx';
import { useRecordingState } from './recording-state.ts';

/** What becomes of the answer on the screen, and of those before it. */
function describeEnd(interview: Interview, isRecording: boolean): string {
  const words = sessionMessages.endDialog;
  const isWritten = interview.draft.text.trim() !== '' && !interview.draft.isDoubtful;
  const before = hasAnswers(interview) || isWritten ? words.lead : words.nothing;
  const parts: string[] = [before];
  if (interview.retryIndex !== null) parts.unshift(words.retry);
  if (isRecording) parts.unshift(words.recording);
  else if (isWritten) parts.unshift(words.written);
  return parts.join(' ');
}

function EndButton({ interview }: { interview: Interview }) {
  const [isAsking, setIsAsking] = useState(false);
  const isRecording = useRecordingState((state) => state.isAtRisk);
  const words = sessionMessages.endDialog;
  const hasResults = hasAnswers(interview) || interview.draft.text.trim() !== '';
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        {sessionMessages.end}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={describeEnd(interview, isRecording)}
        cancelLabel={words.cancel}
        confirmLabel={hasResults ? words.confirm : sessionMessages.end}
        onConfirm={() => {
          setIsAsking(false);
          changeInterview(interview.id, endEarly);
        }}
      />
    </>
  );
}

function ReadAloudButton() {
  const isReadAloud = useSpeechSettings((settings) => settings.isReadAloud);
  return (
    <IconButton name={sessionMessages.readAloud} aria-pressed={isReadAloud} onClick={() => readAloud(!isReadAloud)}>
      {isReadAloud ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
    </IconButton>
  );
}

function progressText(interview: Interview): string {
  const index = currentIndex(interview);
  if (interview.turns.length === 0) return sessionMessages.preparing;
  if (index !== null) {
    const question = sessionMessages.eyebrow(index + 1, interview.turns.length);
    const turn = interview.turns[index];
    if (interview.followUp?.question) return `${question}, ${sessionMessages.followUp}`;
    const isRetry = interview.retryIndex !== null && turn !== undefined;
    return isRetry ? `${question}, ${sessionMessages.attempt(countAttempts(turn) + 1)}` : question;
  }
  return interview.hasEndedEarly ? sessionMessages.endedEarly : sessionMessages.finished;
}

type SessionHeaderProps = {
  interview: Interview;
  /** The questions could not be fetched. */
  hasFailed?: boolean;
};

/** Title, progress, options and the exit. */
export function SessionHeader({ interview, hasFailed = false }: SessionHeaderProps) {
  return (
    <div className="pt-1 pb-4 sm:pt-4 sm:pb-6 sideways:pt-0 sideways:pb-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold text-accent-ink text-sm">{hasFailed ? '' : progressText(interview)}</p>
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <OptionTip interview={interview} />
          <ReadAloudButton />
          {currentIndex(interview) !== null && <EndButton interview={interview} />}
        </div>
      </div>
      <h1
        tabIndex={-1}
        title={interview.roleName}
        className="wrap-anywhere line-clamp-3 text-2xl sm:text-3xl sideways:text-xl"
      >
        <WithText words={sessionMessages.title} text={interview.roleName} />
      </h1>
      <OptionSummary interview={interview} />
    </div>
  );
}
