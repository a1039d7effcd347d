import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { currentIndex, endEarly, hasAnswers, type Interview } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { readAloud, useSpeechSettings } from '../state/speech-settings.ts';
import { sessionWords } from '../words.ts';
import { OptionSummary, OptionTip } from './option-summary.tsx';

function EndButton({ interview }: { interview: Interview }) {
  const [isAsking, setIsAsking] = useState(false);
  const words = sessionWords.endDialog;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        {sessionWords.end}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={hasAnswers(interview) ? words.lead : words.nothing}
        cancelLabel={words.cancel}
        confirmLabel={hasAnswers(interview) ? words.confirm : sessionWords.end}
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
    <IconButton name={sessionWords.readAloud} aria-pressed={isReadAloud} onClick={() => readAloud(!isReadAloud)}>
      {isReadAloud ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
    </IconButton>
  );
}

function progressText(interview: Interview): string {
  const index = currentIndex(interview);
  if (interview.turns.length === 0) return sessionWords.preparing;
  if (index !== null) return sessionWords.eyebrow(index + 1, interview.turns.length);
  return interview.hasEndedEarly ? sessionWords.endedEarly : sessionWords.finished;
}

/** Title, how far it is, what was chosen, and the way out. */
export function SessionHeader({ interview }: { interview: Interview }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-6 pb-6 sm:pt-10 sideways:items-center sideways:pt-2 sideways:pb-2">
      <div className="min-w-0">
        <p className="font-semibold text-accent-ink text-sm">{progressText(interview)}</p>
        <h1 tabIndex={-1} className="mt-1 text-3xl sideways:text-xl">
          {sessionWords.title(interview.roleName)}
        </h1>
        <OptionSummary interview={interview} />
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-2">
        <OptionTip interview={interview} />
        <ReadAloudButton />
        {currentIndex(interview) !== null && <EndButton interview={interview} />}
      </div>
    </div>
  );
}
