import { type ReactNode, useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';

type GuardedButtonProps = {
  /** Something that was said or written would be lost. */
  isAtRisk: boolean;
  words: { title: string; lead: string; cancel: string; confirm: string };
  onPress: () => void;
  /** The button's own icon and words. */
  children: ReactNode;
};

/** A way out of an answer; asks first where there is the beginning of one. */
export function GuardedButton({ isAtRisk, words, onPress, children }: GuardedButtonProps) {
  // Null until it is asked for the first time: a dialog that no one needs would be drawn with every word of an answer.
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={isAtRisk ? () => setIsAsking(true) : onPress}>
        {children}
      </Button>
      {isAsking !== null && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={words.title}
          description={words.lead}
          cancelLabel={words.cancel}
          confirmLabel={words.confirm}
          onConfirm={() => {
            setIsAsking(false);
            onPress();
          }}
        />
      )}
    </>
  );
}
