import { useAccommodations } from '~/features/interview/state/accommodations.ts';
import { PracticeSection } from '~/features/practice/practice-section.tsx';

/** What the answers show together, without the pace where it is not to be judged. */
export function DashboardPractice() {
  const { withoutDelivery, withoutPace } = useAccommodations();
  return <PracticeSection withoutPace={withoutDelivery || withoutPace} />;
}
