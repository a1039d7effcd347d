import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { RefObject } from 'react';
import type { Paste } from '~/api/saved-documents.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { excessOf, Textarea } from '~/ui/textarea.tsx';
import { inputMessages } from './messages.ts';

type PastedResumeProps = {
  paste: Paste;
  onChange(changes: Partial<Paste>): void;
  onUse(): void;
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/** For a resume that no file works for: its text, sent as a text file. */
export function PastedResume({ paste: { isOpen, text }, onChange, onUse, ref }: PastedResumeProps) {
  return (
    <div className="mt-1 grid gap-3">
      <div>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          aria-expanded={isOpen}
          onClick={() => onChange({ isOpen: !isOpen })}
        >
          {inputMessages.paste}
        </Button>
      </div>
      {isOpen && (
        <>
          <Field label={inputMessages.pasteLabel} hint={inputMessages.pasteHint}>
            {(control) => (
              <Textarea
                {...control}
                ref={ref}
                rows={8}
                limit={TEXT_LIMITS.resumeText}
                value={text}
                onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
              />
            )}
          </Field>
          <div>
            <Button
              variant="secondary"
              size="sm"
              disabled={text.trim() === '' || excessOf(text, TEXT_LIMITS.resumeText) > 0}
              onClick={onUse}
            >
              {inputMessages.usePasted}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
