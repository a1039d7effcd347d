import { useRef, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { formatBytes } from '~/lib/format-bytes.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Switch } from '~/ui/switch.tsx';
import { useAccommodations } from '../state/accommodations.ts';
import { switchAccountRecordings, useAccountRecordings } from './account-recordings.ts';
import { uploadRecordings } from './account-upload.ts';
import { recordingMessages } from './messages.ts';

const { account: words } = recordingMessages;

function useSwitch() {
  /** Shown at once, and taken back if it fails. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (isOn: boolean): Promise<void> => {
    if (wanted !== null) return;
    setWanted(isOn);
    setProblem(null);
    try {
      await switchAccountRecordings(isOn);
      if (isOn) uploadRecordings();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setWanted(null);
  };
  return { wanted, problem, change };
}

type StopDialogProps = { isOpen: boolean; count: number; onClose: () => void; onStop: () => void };

function StopDialog({ isOpen, count, onClose, onStop }: StopDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      kind="alert"
      open={isOpen}
      onOpenChange={(isOpening) => isOpening || onClose()}
      initialFocus={cancelRef}
      title={words.off.title}
      description={words.off.lead(count)}
      actions={
        <>
          <Button ref={cancelRef} variant="outline" onClick={onClose}>
            {words.off.cancel}
          </Button>
          <Button variant="destructive" onClick={onStop}>
            {words.off.confirm}
          </Button>
        </>
      }
    />
  );
}

/** Whether recordings are saved with the account. Switching it off deletes those that are, after asking. */
export function AccountSwitch() {
  const { status, isOn, days, recordings } = useAccountRecordings();
  const withoutRecordings = useAccommodations((settings) => settings.withoutRecordings);
  const [isAsking, setIsAsking] = useState(false);
  const { wanted, problem, change } = useSwitch();
  if (status === 'failed') {
    return (
      <Alert
        tone="error"
        title={words.unread}
        action={
          <Button size="sm" variant="outline" onClick={uploadRecordings}>
            {words.again}
          </Button>
        }
      />
    );
  }
  if (status === 'unread') return null;
  const stop = () => {
    setIsAsking(false);
    void change(false);
  };
  const size = recordings.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div className="grid gap-1">
      <Switch
        label={words.switch}
        hint={words.hint(days)}
        checked={wanted ?? isOn}
        onCheckedChange={(isNowOn) => (isNowOn ? void change(true) : setIsAsking(true))}
      />
      {isOn && withoutRecordings && <p className="text-ink-soft text-sm">{words.nothingNew}</p>}
      {recordings.length > 0 && (
        <p className="text-ink-soft text-sm">{words.lead(recordings.length, formatBytes(size))}</p>
      )}
      {problem !== null && (
        <Alert tone="error" title={words.switchFailed}>
          {problem}
        </Alert>
      )}
      <StopDialog isOpen={isAsking} count={recordings.length} onClose={() => setIsAsking(false)} onStop={stop} />
    </div>
  );
}
