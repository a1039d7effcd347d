import { useId, useRef, useState } from 'react';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { signInUrl } from '~/api/session.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { profileMessages } from './messages.ts';
import { useAccountDeletion } from './use-account-data.ts';

const { deletion: words } = profileMessages;

type ConsentProps = { isGiven: boolean; onChange: (isGiven: boolean) => void };

function WhatGoes({ isGiven, onChange }: ConsentProps) {
  const id = useId();
  const isAnythingSold = useArePaymentsOn() === true;
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-ink-faint">
        {[...words.gone, ...(isAnythingSold ? words.goneWhereSold : [])].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isAnythingSold && <p className="mt-4 text-ink-soft">{words.keptWhereSold}</p>}
      <label
        htmlFor={id}
        className="mt-5 flex min-h-11 flex-wrap items-center gap-x-3 rounded-md bg-fill/60 px-4 py-2.5"
      >
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0"
          checked={isGiven}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="max-w-full flex-1 font-medium">{words.understood}</span>
      </label>
    </>
  );
}

/** Asks, names what goes, wants a sign that it was read, and only then deletes. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  const [isUnderstood, setIsUnderstood] = useState(false);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const deletion = useAccountDeletion();

  const changeOpen = (next: boolean) => {
    if (deletion.isPending) return;
    setIsOpen(next);
    setIsUnderstood(false);
    deletion.reset();
  };

  return (
    <>
      <Button variant="outline" className="text-danger" onClick={() => changeOpen(true)}>
        {profileMessages.data.delete}
      </Button>
      <Dialog
        kind="alert"
        open={isOpen}
        onOpenChange={changeOpen}
        initialFocus={cancelRef}
        title={words.title}
        description={words.lead}
        actions={
          <>
            <Button ref={cancelRef} variant="outline" onClick={() => changeOpen(false)}>
              {words.cancel}
            </Button>
            <Button
              variant="destructive"
              disabled={!isUnderstood}
              isBusy={deletion.isPending}
              onClick={() => deletion.mutate()}
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <WhatGoes isGiven={isUnderstood} onChange={setIsUnderstood} />
        {deletion.error && (
          <Alert
            tone="error"
            title={words.failed}
            className="mt-4"
            action={
              hasCode(deletion.error, 'sign_in_again') && (
                <ButtonAnchor size="sm" href={signInUrl('/account')}>
                  {words.signInAgain}
                </ButtonAnchor>
              )
            }
          >
            {messageOf(deletion.error)}
          </Alert>
        )}
      </Dialog>
    </>
  );
}
