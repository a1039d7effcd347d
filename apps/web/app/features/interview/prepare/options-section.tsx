import { DIFFICULTIES, QUESTION_COUNTS, QUESTION_TYPES } from '@greenroom/contract/constants';
import { Card } from '~/ui/card.tsx';
import { OptionRow } from '~/ui/option-row.tsx';
import { Switch } from '~/ui/switch.tsx';
import { handsFreeMessages } from '../hands-free/messages.ts';
import { prepareMessages } from '../setup-messages.ts';
import { changeAccommodations, useAccommodations } from '../state/accommodations.ts';
import { selectOptions, updateOptions, useFlow } from '../state/flow-store.ts';

const asOptions = <Value extends string | number>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: String(value) }));
const DIFFICULTY_OPTIONS = asOptions(DIFFICULTIES);
const TYPE_OPTIONS = asOptions(QUESTION_TYPES);
const COUNT_OPTIONS = asOptions(QUESTION_COUNTS);

/** How the interview goes: level, kind and number of questions. */
export function OptionsSection() {
  const options = useFlow(selectOptions);
  const withoutFollowUps = useAccommodations((settings) => settings.withoutFollowUps);
  const isHandsFree = useAccommodations((settings) => settings.isHandsFree);
  return (
    <Card aria-labelledby="options-heading" className="grid content-start gap-6">
      <h2 id="options-heading" className="text-xl">
        {prepareMessages.optionsHeading}
      </h2>
      <OptionRow
        legend={prepareMessages.difficulty}
        options={DIFFICULTY_OPTIONS}
        value={options.questionDifficulty}
        onValueChange={(questionDifficulty) => updateOptions({ questionDifficulty })}
      />
      <OptionRow
        legend={prepareMessages.type}
        options={TYPE_OPTIONS}
        value={options.questionType}
        onValueChange={(questionType) => updateOptions({ questionType })}
      />
      <OptionRow
        legend={prepareMessages.count}
        options={COUNT_OPTIONS}
        value={options.questionCount}
        onValueChange={(questionCount) => updateOptions({ questionCount })}
      />
      <Switch
        label={prepareMessages.skipFirst}
        hint={prepareMessages.skipFirstHint}
        checked={options.skipFirst}
        onCheckedChange={(skipFirst) => updateOptions({ skipFirst })}
      />
      <Switch
        label={prepareMessages.followUps}
        hint={prepareMessages.followUpsHint}
        checked={!withoutFollowUps}
        onCheckedChange={(asksFollowUps) => changeAccommodations({ withoutFollowUps: !asksFollowUps })}
      />
      <Switch
        label={handsFreeMessages.name}
        hint={handsFreeMessages.switchHint}
        checked={isHandsFree}
        onCheckedChange={(isOn) => changeAccommodations({ isHandsFree: isOn })}
      />
    </Card>
  );
}
