import { useState } from 'react';
import { type Story, useStories } from '~/api/saved-stories.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Field } from '~/ui/field.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { storyMessages } from './messages.ts';
import { MyStories } from './my-stories.tsx';

const { choice: words } = storyMessages;
const MOST_CHOSEN = 2;
const MOST_CHARACTERS = 600;
/** As much as fits into a paragraph of a letter. */
const FIRST_CHARACTERS = 300;

type Chosen = { id: string; text: string };
type StoryChoiceProps = { chosen: readonly Chosen[]; onChange: (chosen: Chosen[]) => void };

/** The first whole sentences of a story, to be shortened by the person. */
function startOf({ text }: Story): string {
  const sentences = text.match(/[^.!?]+[.!?]+["”’)]*\s*/g) ?? [text];
  let start = '';
  for (const sentence of sentences) {
    if (start !== '' && start.length + sentence.length > FIRST_CHARACTERS) break;
    start += sentence;
  }
  return start.trim().slice(0, MOST_CHARACTERS);
}

type OptionProps = StoryChoiceProps & { story: Story };

function StoryOption({ story, chosen, onChange }: OptionProps) {
  const own = chosen.find(({ id }) => id === story.id);
  const others = chosen.filter(({ id }) => id !== story.id);
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-(--color-accent)"
          checked={own !== undefined}
          disabled={!own && chosen.length >= MOST_CHOSEN}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...others, { id: story.id, text: startOf(story) }] : others)
          }
        />
        <span dir="auto" className="min-w-0 break-words">
          {story.title}
        </span>
      </label>
      {own && (
        <Field label={<span className="sr-only">{words.words(story.title)}</span>}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              limit={MOST_CHARACTERS}
              value={own.text}
              onChange={({ target }) =>
                onChange(chosen.map((one) => (one.id === story.id ? { ...one, text: target.value } : one)))
              }
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** Stories for a letter: the person chooses them and shortens their words. Empty without a saved story. */
export function StoryChoice(props: StoryChoiceProps) {
  const { stories } = useStories();
  const [isOpen, setIsOpen] = useState(false);
  if (stories.length === 0) return null;
  return (
    <fieldset className="w-full min-w-0">
      <legend className="mb-1 font-semibold">{words.heading}</legend>
      <p className="mb-2 text-ink-soft text-sm">{words.lead}</p>
      {stories.map((story) => (
        <StoryOption key={story.id} story={story} {...props} />
      ))}
      <Button variant="ghost" size="sm" className="-ml-3.5 min-h-11" onClick={() => setIsOpen(true)}>
        {words.edit}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={storyMessages.heading}>
        <MyStories />
      </Dialog>
    </fieldset>
  );
}
