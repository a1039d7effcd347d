import { SKILL_LABELS, SKILLS, type Skill } from '@greenroom/contract/constants';
import { type FormEvent, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { STORY_LIMITS, type Story, saveStory } from '~/api/saved-stories.ts';
import { Button } from '~/ui/button.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { Input } from '~/ui/input.tsx';
import { Switch } from '~/ui/switch.tsx';
import { excessOf, Textarea } from '~/ui/textarea.tsx';
import { storyMessages } from './messages.ts';

const { form: words } = storyMessages;
/** Every answer communicates. */
const TAGS = SKILLS.filter((skill) => skill !== 'communication');

type SkillTagsProps = { chosen: readonly Skill[]; onChange: (skills: Skill[]) => void };

const SkillTags = ({ chosen, onChange }: SkillTagsProps) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{words.skills}</legend>
    <div className="flex flex-wrap gap-x-5">
      {TAGS.map((skill) => (
        <label key={skill} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-(--color-accent)"
            checked={chosen.includes(skill)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, skill] : chosen.filter((one) => one !== skill))
            }
          />
          {SKILL_LABELS[skill]}
        </label>
      ))}
    </div>
  </fieldset>
);

/** Title, words and tags of a story, and whether it stays without its interview. */
export function StoryForm({ story, onDone }: { story: Story; onDone: () => void }) {
  const [draft, setDraft] = useState(story);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<Story>) => setDraft((current) => ({ ...current, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog is drawn elsewhere, but React hands its events to the form that opened it.
    event.stopPropagation();
    // The field says by how much it is too long.
    if (excessOf(draft.text, STORY_LIMITS.text) > 0) return;
    setIsBusy(true);
    try {
      await saveStory(draft);
      onDone();
    } catch (error) {
      setProblem(messageOf(error) || words.failed);
      setIsBusy(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Field label={words.title}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={STORY_LIMITS.title}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.text}>
        {(control) => (
          <Textarea
            {...control}
            required
            rows={8}
            limit={STORY_LIMITS.text}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <SkillTags chosen={draft.skills} onChange={(skills) => change({ skills })} />
      {draft.interviewId !== null && (
        <Switch
          label={words.stays}
          hint={words.staysHint}
          checked={draft.outlivesInterview}
          onCheckedChange={(outlivesInterview) => change({ outlivesInterview })}
        />
      )}
      <FieldError id={`${story.id}-problem`}>{problem}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
