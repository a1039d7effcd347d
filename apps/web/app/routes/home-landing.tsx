import { ContinueCard } from '~/features/interview/continue-card.tsx';
import { useHomeLanding } from '~/features/interview/use-home-landing.ts';

/** What Home does for interviews: an interview that continues is offered, old choices are forgotten. */
export function HomeLanding() {
  useHomeLanding();
  return <ContinueCard className="mb-8" />;
}
