import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { type FormEvent, useId, useRef, useState } from 'react';
import { logQuietly } from '~/lib/log-quietly.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Field } from '~/ui/field.tsx';
import { excessOf, Textarea } from '~/ui/textarea.tsx';
import { liveMessages } from '../messages.ts';
import { type Prepared, prepare } from './prepared.ts';
import { readResume } from './read-resume.ts';
import { ResumeButton } from './resume-button.tsx';

const { panel, facts } = liveMessages;

/** The resume and the job as they are being changed; nothing counts before it is saved. */
function useChange(before: Prepared, onSaved: () => void) {
  const [jobDescription, setJobDescription] = useState(before.jobDescription);
  const [kept, setKept] = useState(before.resume);
  const [file, setFile] = useState<File | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    setIsSaving(true);
    setHasFailed(false);
    try {
      const resume = file ? await readResume(file, jobDescription) : kept;
      prepare({ resume, jobDescription });
      onSaved();
    } catch (error) {
      logQuietly('resume parse', error);
      setHasFailed(true);
    }
    setIsSaving(false);
  };
  return {
    jobDescription,
    setJobDescription,
    resumeName: file ? file.name : kept && (kept.fullName || facts.unnamed),
    chooseFile: (chosen: File | null) => {
      setFile(chosen);
      if (!chosen) setKept(null);
      setHasFailed(false);
    },
    isSaving,
    hasFailed,
    save,
  };
}

function ChangeForm({
  id,
  before,
  onSaved,
  onBusy,
}: {
  id: string;
  before: Prepared;
  onSaved: () => void;
  onBusy: (isBusy: boolean) => void;
}) {
  const change = useChange(before, onSaved);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The field says by how much.
    if (excessOf(change.jobDescription, TEXT_LIMITS.jobDescription) > 0) return field.current?.focus();
    onBusy(true);
    await change.save();
    onBusy(false);
  };
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ResumeButton
        name={change.resumeName}
        error={change.hasFailed ? facts.unread : null}
        onChoose={change.chooseFile}
      />
      <Field label={panel.descriptionLabel}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={7}
            limit={TEXT_LIMITS.jobDescription}
            placeholder={panel.placeholder}
            value={change.jobDescription}
            onChange={({ currentTarget }) => change.setJobDescription(currentTarget.value)}
          />
        )}
      </Field>
    </form>
  );
}

/** Adds or changes what the answers draw on, before a session or while it runs. */
export function ChangePrepared({ before, isRunning }: { before: Prepared; isRunning: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const isBare = before.resume === null && before.jobDescription === '';
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        {isBare ? facts.add : facts.change}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={isBare ? facts.add : facts.change}
        description={isRunning ? facts.changeLeadRunning : facts.changeLead}
        actions={
          <Button type="submit" form={id} isBusy={isBusy}>
            {facts.save}
          </Button>
        }
      >
        <ChangeForm id={id} before={before} onSaved={() => setIsOpen(false)} onBusy={setIsBusy} />
      </Dialog>
    </>
  );
}
