import '~/features/interview/state/sync-accommodations.ts';
import { partsOf, useAccommodations } from '~/features/interview/state/accommodations.ts';
import { PracticeSection } from '~/features/practice/practice-section.tsx';
import { StoriesCard } from '~/features/stories/stories-card.tsx';

/** What the answers show together and the saved stories, without what of their delivery is not to be judged. */
export const DashboardPractice = () => (
  <>
    <PracticeSection parts={useAccommodations(partsOf)} />
    <StoriesCard />
  </>
);
