import { RESUME_MAX_BYTES, TEXT_LIMITS } from '@greenroom/contract/constants';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { cn } from '~/lib/class-names.ts';
import { RESUME_ACCEPT } from '~/lib/resume-formats.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { checkFile } from '~/ui/file-rule.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { dismissToast, showToast } from '~/ui/toast.ts';
import { liveMessages } from '../messages.ts';
import { useLaunch } from './use-launch.ts';

const { panel } = liveMessages;
const RULE = {
  accept: RESUME_ACCEPT,
  maxBytes: RESUME_MAX_BYTES,
  wrongTypeMessage: panel.wrongType,
  tooLargeMessage: panel.tooLarge,
};

type UploadButtonProps = { file: File | null; error: string | null; onChoose(file: File | null): void };

function UploadButton({ file, error, onChoose }: UploadButtonProps) {
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
          className={cn('min-w-0 max-sm:grow', file && 'max-w-[calc(100%-3rem)]')}
          aria-describedby="live-resume-error"
          onClick={() => input.current?.click()}
        >
          {file ? <FileText aria-hidden /> : <Upload aria-hidden />}
          <span className={file ? 'truncate' : undefined}>{file ? file.name : panel.upload}</span>
        </Button>
        {file && (
          <IconButton name={panel.remove} onClick={remove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <FieldError id="live-resume-error">{error}</FieldError>
    </div>
  );
}

/** Home's way into the live assistant. */
export function LaunchPanel() {
  const launch = useLaunch();
  const { busy, live, demo } = panel.launch;
  const label = launch.isLaunching ? busy : launch.units > 0 ? live : demo;
  return (
    <Card aria-labelledby="live-assistant-panel" className="mt-10 sm:p-8">
      <CardHeader id="live-assistant-panel" title={panel.title} description={panel.subtitle} />
      <Field label={panel.descriptionLabel} hint={launch.units > 0 ? undefined : panel.demoHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            ref={launch.descriptionRef}
            limit={TEXT_LIMITS.jobDescription}
            placeholder={panel.placeholder}
            value={launch.jobDescription}
            onChange={({ currentTarget }) => launch.setJobDescription(currentTarget.value)}
          />
        )}
      </Field>
      <div className="actions mt-4 items-start justify-between">
        <UploadButton file={launch.file} error={launch.resumeError} onChoose={launch.chooseFile} />
        <Button isBusy={launch.isLaunching} onClick={() => void launch.launch()}>
          {label}
        </Button>
      </div>
      {launch.hasParseFailed && (
        <Alert
          tone="warning"
          className="mt-4"
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => void launch.launch()}>
                {panel.retry}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => void launch.goWithout()}>
                {panel.goWithout}
              </Button>
            </span>
          }
        >
          {panel.parseFailed}
        </Alert>
      )}
    </Card>
  );
}
