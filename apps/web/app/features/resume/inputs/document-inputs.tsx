import { RESUME_MAX_BYTES, TEXT_LIMITS } from '@greenroom/contract/constants';
import { chooseJob, OWN_JOB, useKeptDocuments, writeJob } from '~/api/kept-documents.ts';
import { formatCount } from '~/lib/format.ts';
import { ButtonRow } from '~/ui/button-row.tsx';
import { Field } from '~/ui/field.tsx';
import { FilePicker } from '~/ui/file-picker.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { ROLE_PRESETS } from './role-presets-data.ts';
import type { DocumentInputsState } from './use-document-inputs.ts';
import { inputWords } from './words.ts';

const JOBS = [
  { value: OWN_JOB, label: inputWords.ownJob },
  ...ROLE_PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];
const PDF_RULE = {
  accept: 'application/pdf,.pdf',
  maxBytes: RESUME_MAX_BYTES,
  wrongTypeMessage: inputWords.wrongType,
  tooLargeMessage: inputWords.tooLarge,
};

/** Which job it is for: one's own, or one of ours to try. */
export function JobChoice() {
  const jobId = useKeptDocuments((kept) => kept.jobId);
  return (
    <ButtonRow<string>
      legend={inputWords.presetLegend}
      options={JOBS}
      value={jobId}
      onValueChange={(id) => chooseJob(id, ROLE_PRESETS.find((preset) => preset.id === id)?.description)}
    />
  );
}

/** What the job asks for; a preset's text can be read and not changed. */
export function JobInput({ isMissing }: { isMissing: boolean }) {
  const { jobId, jobDescription } = useKeptDocuments();
  const isOwn = jobId === OWN_JOB;
  return (
    <Field
      label={inputWords.description}
      hint={isOwn ? inputWords.descriptionHint : inputWords.presetHint}
      aside={isOwn && jobDescription ? `${formatCount(jobDescription.length)} / 20,000` : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={11}
          required
          aria-invalid={(isMissing && jobDescription.trim() === '') || undefined}
          maxLength={TEXT_LIMITS.jobDescription}
          readOnly={!isOwn}
          placeholder={inputWords.placeholder}
          value={jobDescription}
          onChange={(event) => writeJob(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** The resume, by press, by keyboard or dropped. */
export function ResumeInput({ inputs }: { inputs: DocumentInputsState }) {
  return (
    <div>
      <FilePicker
        label={inputWords.resume}
        prompt={inputWords.prompt}
        hint={inputWords.promptHint}
        rule={PDF_RULE}
        file={inputs.resume}
        error={inputs.fileError}
        onFileChange={inputs.take}
        onReject={inputs.reject}
      />
      <p className="mt-3 text-ink-faint text-sm">{inputWords.privacy}</p>
    </div>
  );
}
