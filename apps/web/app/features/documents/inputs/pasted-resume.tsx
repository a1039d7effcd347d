import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { Paste } from '~/api/saved-documents.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { inputMessages } from './messages.ts';

type PastedResumeProps = { paste: Paste; onChange(changes: Partial<Paste>): void; onUse(): void };

/** For a resume that no file works for: its text, sent as a text file. */
export function PastedResume({ paste: { isOpen, text }, onChange, onUse }: PastedResumeProps) {
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
                rows={8}
                maxLength={TEXT_LIMITS.resumeText}
                value={text}
                onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
              />
            )}
          </Field>
          <div>
            <Button variant="secondary" size="sm" disabled={text.trim() === ''} onClick={onUse}>
              {inputMessages.usePasted}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
