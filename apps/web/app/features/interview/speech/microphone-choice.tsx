import { useEffect, useState } from 'react';
import { chooseMicrophone, readChosenMicrophone } from '~/audio/microphone/chosen-microphone.ts';
import { listMicrophones, type NamedMicrophone, watchMicrophones } from '~/audio/microphone/list-microphones.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Select } from '~/ui/select.tsx';
import { voiceMessages } from '../messages.ts';

const words = voiceMessages.microphone;
const BY_SYSTEM = '';

function useMicrophones(occasion: string): NamedMicrophone[] {
  const [microphones, setMicrophones] = useState<NamedMicrophone[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion may have told the names
  useEffect(() => {
    let isLeft = false;
    const refresh = async () => {
      const found = await listMicrophones().catch((): NamedMicrophone[] => []);
      if (!isLeft) setMicrophones(found);
    };
    void refresh();
    const stop = watchMicrophones(() => void refresh());
    return () => {
      isLeft = true;
      stop();
    };
  }, [occasion]);
  return microphones;
}

type MicrophoneChoiceProps = {
  /** A new value when a microphone may have been allowed in between: only then are their names known. */
  occasion: string;
  /** Shows the name alone, with a button that opens the choice, as long as nothing is wrong with it. */
  isFolded?: boolean;
  /** It records: its name stays, so that nothing below moves, but it cannot be changed. */
  isInUse?: boolean;
};

/** Which of several microphones is used, and a word when the chosen one is not there. */
export function MicrophoneChoice({ occasion, isFolded = false, isInUse = false }: MicrophoneChoiceProps) {
  const microphones = useMicrophones(occasion);
  const [chosen, setChosen] = useState(readChosenMicrophone);
  const [isOpen, setIsOpen] = useState(false);
  const current = microphones.find(({ id }) => id === chosen);
  const isMissing = chosen !== null && microphones.length > 0 && !current;
  if (microphones.length < 2 && !isMissing) return null;
  const choose = (id: string) => {
    chooseMicrophone(id || null);
    setChosen(id || null);
  };
  if (isInUse || (isFolded && !isOpen && !isMissing)) {
    return (
      <p className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        <span className="min-w-0 wrap-anywhere">
          {words.label}: <span className="font-semibold text-ink">{current?.name ?? words.bySystem}</span>
        </span>
        {!isInUse && (
          <Button variant="link" size="sm" aria-label={words.change} onClick={() => setIsOpen(true)}>
            {words.changeShort}
          </Button>
        )}
      </p>
    );
  }
  return (
    <Field label={words.label} className="w-full max-w-md text-left">
      {(control) => (
        <>
          <Select
            {...control}
            className="w-full"
            options={[
              { value: BY_SYSTEM, label: words.bySystem },
              ...microphones.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={current ? current.id : BY_SYSTEM}
            onValueChange={choose}
          />
          <p role="status" className="mt-2 text-sm text-warning-ink empty:hidden">
            {isMissing && words.missing}
          </p>
        </>
      )}
    </Field>
  );
}
