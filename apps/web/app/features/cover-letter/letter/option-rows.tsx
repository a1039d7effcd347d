import { OptionRow } from '~/ui/option-row.tsx';
import { letterMessages } from '../messages.ts';
import { LETTER_LENGTHS, LETTER_TONES } from './letter-choices.ts';
import { chooseOptions, useLetterStore } from './letter-store.ts';

const toOptions = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));

/** How the letter should sound and how long it should be. */
export function OptionRows() {
  const { tone, length } = useLetterStore((store) => store.options);
  return (
    <>
      <OptionRow
        legend={letterMessages.tone}
        options={toOptions(LETTER_TONES)}
        value={tone}
        onValueChange={(next) => chooseOptions({ tone: next })}
      />
      <OptionRow
        legend={letterMessages.length}
        options={toOptions(LETTER_LENGTHS)}
        value={length}
        onValueChange={(next) => chooseOptions({ length: next })}
      />
    </>
  );
}
