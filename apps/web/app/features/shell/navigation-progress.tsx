import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { shellMessages } from './messages.ts';
import { explainReload, notePendingPage } from './pending-page.ts';

/** A thin line at the top while the next page's code is fetched. It waits 150 ms, so that quick changes stay quiet. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const isPending = state !== 'idle';
  useEffect(explainReload, []);
  useEffect(() => {
    if (!isPending) return;
    notePendingPage(true);
    return () => notePendingPage(false);
  }, [isPending]);
  if (!isPending) return null;
  return (
    <div
      role="progressbar"
      aria-label={shellMessages.loading}
      className="fixed inset-x-0 top-0 z-60 h-1 animate-appear-late overflow-hidden"
    >
      <div className="h-full w-1/3 animate-wander rounded-full bg-accent" />
    </div>
  );
}
