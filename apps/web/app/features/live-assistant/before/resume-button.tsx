import { RESUME_MAX_BYTES } from '@greenroom/contract/constants';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { cn } from '~/lib/class-names.ts';
import { RESUME_ACCEPT } from '~/lib/resume-formats.ts';
import { Button } from '~/ui/button.tsx';
import { FieldError } from '~/ui/field.tsx';
import { checkFile } from '~/ui/file-rule.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { dismissToast, showToast } from '~/ui/toast.ts';
import { liveMessages } from '../messages.ts';

const { panel } = liveMessages;
const RULE = {
  accept: RESUME_ACCEPT,
  maxBytes: RESUME_MAX_BYTES,
  wrongTypeMessage: panel.wrongType,
  tooLargeMessage: panel.tooLarge,
};

type ResumeButtonProps = {
  /** What the resume that is there is called: its file, or the person in it. */
  name: string | null;
  error: string | null;
  onChoose(file: File | null): void;
};

/** Chooses a resume, says which one is there, and takes it away. */
export function ResumeButton({ name, error, onChoose }: ResumeButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const complaint = useRef<number>(undefined);
  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);
  const remove = () => {
    onChoose(null);
    button.current?.focus();
  };
  const take = (picked: File | undefined) => {
    if (!picked) return;
    const problem = checkFile(picked, RULE);
    if (complaint.current !== undefined) dismissToast(complaint.current);
    if (problem) complaint.current = showToast({ title: problem, tone: 'error' });
    else onChoose(picked);
  };
  return (
    // The message under the button does not move the launch.
    <div className="min-w-0 max-w-full sm:flex-1">
      <input
        ref={input}
        type="file"
        accept={RULE.accept}
        // The button below represents it: to anyone who listens it would be a second one of the same name.
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div className="flex items-center gap-1">
        <Button
          ref={button}
          variant="outline"
          // Room for what takes the file away again.
          className={cn('min-w-0 max-sm:grow', name !== null && 'max-w-[calc(100%-3rem)]')}
          aria-describedby="live-resume-error"
          onClick={() => input.current?.click()}
        >
          {name === null ? <Upload aria-hidden /> : <FileText aria-hidden />}
          <span className={name === null ? undefined : 'truncate'}>{name ?? panel.upload}</span>
        </Button>
        {name !== null && (
          <IconButton name={panel.remove} onClick={remove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <FieldError id="live-resume-error">{error}</FieldError>
    </div>
  );
}
