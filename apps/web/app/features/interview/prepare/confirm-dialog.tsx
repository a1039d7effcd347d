import { SKILL_LABELS } from '@greenroom/contract/constants';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { useChosenForRole, useSkillForRole } from '../state/chosen-questions.ts';
import { selectOptions, useFlow } from '../state/flow-store.ts';
import { isFinished } from '../state/interview.ts';
import { useInterview } from '../state/interview-store.ts';
import { useBeginInterview } from './use-begin-interview.ts';

const words = prepareMessages.confirm;

function ChosenFacts() {
  const roleName = useFlow((flow) => flow.roleInformation.roleName);
  const options = useFlow(selectOptions);
  const chosen = useChosenForRole();
  const aimed = useSkillForRole();
  const facts = [
    { label: words.role, value: roleName },
    { label: words.count, value: chosen.length || options.questionCount },
    { label: words.difficulty, value: options.questionDifficulty },
    { label: words.skipFirst, value: prepareMessages.yesOrNo(options.skipFirst) },
    { label: words.type, value: options.questionType },
    ...(aimed?.hasRoom ? [{ label: words.skill, value: SKILL_LABELS[aimed.skill] }] : []),
  ];
  return (
    <dl className="grid gap-2.5 rounded-lg bg-sunken/60 px-4 py-3.5">
      {facts.map((fact) => (
        <div key={fact.label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd dir="auto" className="max-w-full flex-1 basis-8 text-right font-semibold">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ConfirmDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The last look at what was chosen. Confirm takes the interview's unit and goes in. */
export function ConfirmDialog({ isOpen, onOpenChange }: ConfirmDialogProps) {
  const hasUnfinished = useInterview(({ interview }) => interview !== null && !isFinished(interview));
  const { begin, isBusy, problem } = useBeginInterview(() => onOpenChange(false));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isBusy && onOpenChange(open)}
      title={words.title}
      description={words.lead}
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
          <Button isBusy={isBusy} onClick={() => void begin()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChosenFacts />
        {hasUnfinished && <Alert isLive={false}>{words.replaces}</Alert>}
        {problem && (
          <Alert tone="error" title={words.failed}>
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
