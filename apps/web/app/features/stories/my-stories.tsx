import { useState } from 'react';
import { deleteStory, type Story, useStories } from '~/api/saved-stories.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { StoryText } from '~/ui/story-text.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { showToast } from '~/ui/toast.ts';
import { storyMessages as words } from './messages.ts';
import { StoryForm } from './story-form.tsx';

function StoryActions({ story, isOnDevice, onEdit }: { story: Story; isOnDevice: boolean; onEdit: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    try {
      await deleteStory(story.id);
    } catch {
      showToast({ title: words.deletion.failed, tone: 'error' });
    }
    setIsAsking(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="outline" size="sm" aria-label={words.of(words.edit, story.title)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button
        variant="tertiary"
        size="sm"
        aria-label={words.of(words.delete, story.title)}
        onClick={() => setIsAsking(true)}
      >
        {words.delete}
      </Button>
      <CopyButton text={story.text} name={words.copy} />
      {story.interviewId !== null && !isOnDevice && (
        <TextLink to={`/interviews/${story.interviewId}/result`} className="inline-flex min-h-11 items-center">
          {words.from}
        </TextLink>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.deletion.title}
        description={words.deletion.description}
        confirmLabel={words.deletion.confirm}
        tone="destructive"
        onConfirm={() => void remove()}
      />
    </div>
  );
}

function StoryItem({ story, isOnDevice }: { story: Story; isOnDevice: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <StoryForm story={story} onDone={() => setIsEditing(false)} />;
  return (
    <div className="grid gap-2">
      <StoryText title={story.title} text={story.text} skills={story.skills.map((skill) => words.skills[skill])} />
      {story.interviewId !== null && (
        <p className="text-ink-faint text-sm">{story.outlivesInterview ? words.fate.stays : words.fate.goes}</p>
      )}
      <StoryActions story={story} isOnDevice={isOnDevice} onEdit={() => setIsEditing(true)} />
    </div>
  );
}

/** The saved stories, each to be read, edited and deleted. */
export function MyStories() {
  const { stories, isFailed, isOnDevice } = useStories();
  if (isFailed) return <p className="text-ink-soft">{words.failed}</p>;
  if (stories.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <>
      <p className="mb-4 text-ink-soft text-sm">{isOnDevice ? words.lead.device : words.lead.account}</p>
      <ul className="grid gap-4 divide-y divide-line">
        {stories.map((story) => (
          <li key={story.id} className="not-first:pt-4">
            <StoryItem story={story} isOnDevice={isOnDevice} />
          </li>
        ))}
      </ul>
    </>
  );
}
