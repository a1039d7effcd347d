import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { excessOf, Textarea } from '~/ui/textarea.tsx';
import { answerMessages } from '../messages.ts';
import type { Draft } from '../state/interview.ts';

/** From this share of the limit on the field says how much room is left. */
const COUNTED_FROM = 0.8;

type AnswerFormProps = {
  draft: Draft;
  /** The longest answer, in characters. */
  limit?: number;
  onWrite: (text: string) => void;
  onSubmit: () => void;
  /** Other ways to continue, beside the one that submits. */
  children?: ReactNode;
};

/** The answer in words, typed or heard, until it is submitted. Control or Command with Enter submits it too. */
export function AnswerForm({ draft, limit = TEXT_LIMITS.answer, onWrite, onSubmit, children }: AnswerFormProps) {
  const isEmpty = draft.text.trim() === '';
  const canSubmit = !isEmpty && excessOf(draft.text, limit) === 0 && !draft.isDoubtful;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onSubmit();
      }}
    >
      <Field
        label={draft.wasSpoken ? answerMessages.heardLabel : answerMessages.typedLabel}
        hint={draft.wasSpoken ? answerMessages.heardHint : undefined}
        aside={draft.text.length > limit * COUNTED_FROM ? answerMessages.length(draft.text.length, limit) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            limit={limit}
            limitAdvice={answerMessages.shorten}
            placeholder={answerMessages.typedPlaceholder}
            value={draft.text}
            onChange={(event) => onWrite(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      <div className="actions">
        {/* As wide with another button beside it as without: that one goes with the first letter. */}
        <Button type="submit" disabled={!canSubmit} className="max-sm:grow">
          {answerMessages.submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
