import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { RunState } from '~/api/use-paid-run.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { ReadingPanel } from '../reading/reading-panel.tsx';
import { JobChoice, JobInput, MISSING_ID, ResumeInput } from './document-inputs.tsx';
import { inputMessages } from './messages.ts';
import { type RunMessages, RunPanel } from './run-panel.tsx';
import { useDocumentInputs } from './use-document-inputs.ts';

/** In view from the start where the form is longer than a screen. Not on a screen that is so low that it would cover the form. */
const SUBMIT_BAR =
  'grid gap-3 max-lg:[@media(min-height:30rem)]:sticky bottom-0 z-10 max-lg:-mx-5 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-5 max-lg:py-3';

type DocumentToolProps = {
  words: RunMessages & { title: string; lead: string; formLabel: string; submit: string };
  run: { state: RunState; start: () => Promise<void>; cancel: () => void; forgetFailure: () => void };
  /** Further choices, under that of the job. */
  options?: ReactNode;
  /** The way to an example. */
  example?: ReactNode;
  /** Takes the focus when a person leaves the example to add their resume. */
  formRef?: RefObject<HTMLElement | null>;
  /** How often it can still be used. */
  unitsLeft: ReactNode;
  /** The result, once there is one. */
  children: ReactNode;
};

/** A screen that makes something of a job and a resume: the form, how the work goes, and the result under it. */
export function DocumentTool({ words, run, options, example, formRef, unitsLeft, children }: DocumentToolProps) {
  const inputs = useDocumentInputs(run.forgetFailure);
  const jobRef = useRef<HTMLTextAreaElement>(null);
  const pasteRef = useRef<HTMLTextAreaElement>(null);
  const resumeRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const isMissingTold = inputs.isMissing && run.state.phase !== 'working' && run.state.phase !== 'no-allowance';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // The field says by how much.
    if (inputs.isJobTooLong) return jobRef.current?.focus();
    if (inputs.isPasteTooLong) return pasteRef.current?.focus();
    if (inputs.isComplete) return void inputs.takePasted().then(run.start);
    inputs.showMissing();
    (inputs.jobDescription.trim() === '' ? jobRef : resumeRef).current?.focus();
  };
  const cancel = () => {
    run.cancel();
    // The pressed button disappears with the work, so the focus moves to the start button.
    submitRef.current?.focus();
  };
  return (
    <div className="shell pb-16">
      <PageHeader title={words.title} description={words.lead} actions={example} />
      <div className="grid gap-12">
        <Card ref={formRef} tabIndex={-1} data-focus-target aria-label={words.formLabel}>
          <form
            noValidate
            onSubmit={submit}
            className="flex flex-col gap-x-10 gap-y-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <div className="grid gap-6 lg:col-span-2">
              <JobChoice />
              {options && <div className="flex flex-wrap gap-x-10 gap-y-6">{options}</div>}
            </div>
            <JobInput ref={jobRef} isMissing={inputs.isMissing} />
            {/* Below the width of two columns the bar sticks within the whole form. */}
            <div className="flex flex-col gap-6 max-lg:contents">
              <ResumeInput ref={resumeRef} pasteRef={pasteRef} inputs={inputs} />
              <div data-bottom-bar className={SUBMIT_BAR}>
                {isMissingTold && (
                  <Alert id={MISSING_ID} tone="error">
                    {inputMessages.missing}
                  </Alert>
                )}
                <Button
                  ref={submitRef}
                  type="submit"
                  size="lg"
                  isBusy={run.state.phase === 'working'}
                  className="w-full"
                >
                  {words.submit}
                </Button>
              </div>
              {unitsLeft}
            </div>
            <div className="empty:hidden lg:col-span-2">
              <RunPanel
                state={run.state}
                isMissing={inputs.isMissing}
                words={words}
                onRetry={submit}
                onCancel={cancel}
              />
            </div>
          </form>
        </Card>
        {inputs.resume && <ReadingPanel file={inputs.resume} />}
        {children}
      </div>
    </div>
  );
}
