import { SkipForward } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { answerWords } from '../words.ts';

/** Leaves the question without an answer; asks first where there is the beginning of one. */
export function SkipButton({ hasBegun, onSkip }: { hasBegun: boolean; onSkip: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const words = answerWords.skipDialog;
  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={hasBegun ? () => setIsAsking(true) : onSkip}>
        <SkipForward aria-hidden />
        {answerWords.skip}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={words.lead}
        cancelLabel={words.cancel}
        confirmLabel={words.confirm}
        onConfirm={() => {
          setIsAsking(false);
          onSkip();
        }}
      />
    </>
  );
}
