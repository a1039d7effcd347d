import { RESUME_MAX_BYTES, TEXT_LIMITS } from '@greenroom/contract/constants';
import type { RefObject } from 'react';
import { changePaste, chooseJob, OWN_JOB, useSavedDocuments, writeJob } from '~/api/saved-documents.ts';
import { formatCount } from '~/lib/format.ts';
import { RESUME_ACCEPT } from '~/lib/resume-formats.ts';
import { ButtonRow } from '~/ui/button-row.tsx';
import { describedBy, Field } from '~/ui/field.tsx';
import { FilePicker } from '~/ui/file-picker.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { inputMessages } from './messages.ts';
import { PastedResume } from './pasted-resume.tsx';
import { ROLE_PRESETS } from './role-presets-data.ts';
import type { DocumentInputsState } from './use-document-inputs.ts';

/** What is missing is said in one place; each field that lacks something points at it. */
export const MISSING_ID = 'inputs-missing';

const JOBS = [
  { value: OWN_JOB, label: inputMessages.ownJob },
  ...ROLE_PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];
const RESUME_RULE = {
  accept: RESUME_ACCEPT,
  maxBytes: RESUME_MAX_BYTES,
  wrongTypeMessage: inputMessages.wrongType,
  tooLargeMessage: inputMessages.tooLarge,
};

/** Which job it is for: one's own, or one of ours to try. */
export function JobChoice() {
  const jobId = useSavedDocuments((kept) => kept.jobId);
  return (
    <ButtonRow<string>
      legend={inputMessages.presetLegend}
      options={JOBS}
      value={jobId}
      onValueChange={(id) => chooseJob(id, ROLE_PRESETS.find((preset) => preset.id === id)?.description)}
    />
  );
}

/** What the job asks for; a preset's text can be read and not changed. */
export function JobInput({ isMissing, ref }: { isMissing: boolean; ref: RefObject<HTMLTextAreaElement | null> }) {
  const { jobId, jobDescription } = useSavedDocuments();
  const isOwn = jobId === OWN_JOB;
  const isWrong = isMissing && jobDescription.trim() === '';
  return (
    <Field
      label={inputMessages.description}
      hint={isOwn ? inputMessages.descriptionHint : inputMessages.presetHint}
      aside={
        isOwn && jobDescription
          ? `${formatCount(jobDescription.length)} / ${formatCount(TEXT_LIMITS.jobDescription)}`
          : undefined
      }
    >
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          rows={11}
          className="max-sm:h-44"
          required
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy(isWrong && MISSING_ID, control['aria-describedby'])}
          limit={TEXT_LIMITS.jobDescription}
          readOnly={!isOwn}
          placeholder={inputMessages.placeholder}
          value={jobDescription}
          onChange={(event) => writeJob(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type ResumeInputProps = {
  inputs: DocumentInputsState;
  ref: RefObject<HTMLInputElement | null>;
  pasteRef: RefObject<HTMLTextAreaElement | null>;
};

/** The resume, by press, by keyboard or dropped. */
export function ResumeInput({ inputs, ref, pasteRef }: ResumeInputProps) {
  return (
    <div>
      <FilePicker
        inputRef={ref}
        missingId={inputs.isMissing && !inputs.hasResume ? MISSING_ID : undefined}
        label={inputMessages.resume}
        prompt={inputMessages.prompt}
        hint={inputMessages.promptHint}
        rule={RESUME_RULE}
        file={inputs.resume}
        error={inputs.fileError}
        // The toast says it.
        isErrorLive={false}
        onFileChange={inputs.take}
        onReject={inputs.reject}
      />
      <PastedResume ref={pasteRef} paste={inputs.paste} onChange={changePaste} onUse={() => void inputs.takePasted()} />
      <p className="mt-3 text-ink-faint text-sm">{inputMessages.privacy}</p>
    </div>
  );
}
