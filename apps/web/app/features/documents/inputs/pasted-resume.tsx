import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { inputMessages } from './messages.ts';

/** For a resume that no file works for: its text, sent as a text file. */
export function PastedResume({ onUse }: { onUse(file: File): void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const use = () => {
    onUse(new File([text], inputMessages.pastedName, { type: 'text/plain' }));
    setIsOpen(false);
  };
  return (
    <div className="mt-1 grid gap-3">
      <div>
        <Button variant="ghost" size="sm" className="-ml-3.5" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
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
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
          <div>
            <Button variant="secondary" size="sm" disabled={text.trim() === ''} onClick={use}>
              {inputMessages.usePasted}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
