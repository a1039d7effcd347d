import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { RefObject } from 'react';
import { Alert } from '~/ui/alert.tsx';
import { ButtonRow } from '~/ui/button-row.tsx';
import { Card } from '~/ui/card.tsx';
import { describedBy, Field } from '~/ui/field.tsx';
import { Input } from '~/ui/input.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { CUSTOM_ROLE_ID, ROLE_PRESETS } from './role-presets-data.ts';
import type { RoleChoice } from './use-role-choice.ts';

const ROLES = [
  { value: CUSTOM_ROLE_ID, label: prepareMessages.customRole },
  ...ROLE_PRESETS.map((preset) => ({ value: preset.id, label: preset.roleName })),
];

/** One form a page, so these ids link the field and its error. */
const PROBLEM_ID = 'role-missing';

type RoleSectionProps = {
  choice: RoleChoice;
  isMissing: boolean;
  titleRef: RefObject<HTMLInputElement | null>;
  descriptionRef: RefObject<HTMLTextAreaElement | null>;
};

/** Which job it is for: a role with our text, or one's own. */
export function RoleSection({ choice, isMissing, titleRef, descriptionRef }: RoleSectionProps) {
  const { presetId, roleName, roleDescription, isCustom } = choice;
  return (
    <Card aria-labelledby="role-heading" className="grid gap-6">
      <h2 id="role-heading" className="text-xl">
        {prepareMessages.roleHeading}
      </h2>
      <ButtonRow<string>
        legend={prepareMessages.roleLegend}
        options={ROLES}
        value={presetId}
        onValueChange={choice.choosePreset}
      />
      <Field label={prepareMessages.jobTitle} hint={isCustom ? prepareMessages.jobTitleHint : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={titleRef}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={describedBy(isMissing && PROBLEM_ID, control['aria-describedby'])}
            autoComplete="organization-title"
            maxLength={TEXT_LIMITS.roleName}
            readOnly={!isCustom}
            value={roleName}
            onChange={(event) => choice.writeName(event.currentTarget.value)}
          />
        )}
      </Field>
      {isMissing && (
        <Alert id={PROBLEM_ID} tone="error">
          {prepareMessages.noRole}
        </Alert>
      )}
      <Field
        label={prepareMessages.jobDescription}
        hint={isCustom ? prepareMessages.jobDescriptionHint : prepareMessages.presetHint}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={descriptionRef}
            rows={7}
            limit={TEXT_LIMITS.jobDescription}
            readOnly={!isCustom}
            value={roleDescription}
            onChange={(event) => choice.writeDescription(event.currentTarget.value)}
          />
        )}
      </Field>
    </Card>
  );
}
