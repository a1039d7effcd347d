import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ResultsBlock } from './results-block.tsx';

let fetched: typeof ResultsBlock | null = null;
async function fetchResults() {
  fetched = (await import('./results-block.tsx')).ResultsBlock;
  return { default: fetched };
}
const LazyResults = lazy(fetchResults);

/** Called while the first question is read, so that the end of an interview needs no connection. What does not come is asked for again then. */
export const prepareResults = (): void => void fetchResults().catch(() => undefined);

/** What comes after the last answer: its code is no part of what the room needs to open. */
export function LaterResults(props: ComponentProps<typeof ResultsBlock>) {
  const [Results] = useState(() => fetched ?? LazyResults);
  return (
    <Suspense>
      <Results {...props} />
    </Suspense>
  );
}
