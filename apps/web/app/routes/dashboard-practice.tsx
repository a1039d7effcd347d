import '~/features/interview/state/sync-accommodations.ts';
import { partsOf, useAccommodations } from '~/features/interview/state/accommodations.ts';
import { PracticeSection } from '~/features/practice/practice-section.tsx';

/** What the answers show together, without what of their delivery is not to be judged. */
export const DashboardPractice = () => <PracticeSection parts={useAccommodations(partsOf)} />;
