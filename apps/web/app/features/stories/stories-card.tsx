import { useStories } from '~/api/saved-stories.ts';
import { Card } from '~/ui/card.tsx';
import { storyMessages } from './messages.ts';
import { MyStories } from './my-stories.tsx';

/** The saved stories on the dashboard; nothing before the first is saved. */
export function StoriesCard() {
  const { stories } = useStories();
  if (stories.length === 0) return null;
  return (
    <Card className="mt-5 min-w-0">
      <h3 className="text-xl">{storyMessages.heading}</h3>
      <MyStories />
    </Card>
  );
}
