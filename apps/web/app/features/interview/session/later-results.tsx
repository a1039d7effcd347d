import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { latePart } from '~/ui/late-part.ts';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton.tsx';
import { notesMessages } from '../messages.ts';
import type { NotesView } from '../notes/notes-view.tsx';
import type { RecordingPlayer } from '../speech/recording-player.tsx';
import type { ResultsBlock } from './results-block.tsx';

/** A part of the room that is fetched after it has opened. Once there, it is drawn without a pause. */
function fetchLater<Props>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    fetched = await load();
    return fetched;
  };
  const Lazy = latePart(fetchPart);
  return { fetchPart, current: (): ComponentType<Props> => fetched ?? (Lazy as unknown as ComponentType<Props>) };
}

const results = fetchLater<ComponentProps<typeof ResultsBlock>>(
  async () => (await import('./results-block.tsx')).ResultsBlock,
);
const notes = fetchLater<ComponentProps<typeof NotesView>>(
  async () => (await import('../notes/notes-view.tsx')).NotesView,
);
const player = fetchLater<ComponentProps<typeof RecordingPlayer>>(
  async () => (await import('../speech/recording-player.tsx')).RecordingPlayer,
);

/** Called while the first question is read: the end of an interview needs no connection. What fails is asked for again when it is drawn. */
export function prepareLaterParts(): void {
  for (const part of [results, notes, player]) void part.fetchPart().catch(() => undefined);
}

/** Loads what assesses and saves answers: needed from the first answer on. Without a connection it is loaded once there is one. */
export function startBackgroundWork(): void {
  import('./background-work.ts').then(
    (module) => module.startBackgroundWork(),
    () => addEventListener('online', startBackgroundWork, { once: true }),
  );
}

/** What comes after the last answer. */
export function LaterResults(props: ComponentProps<typeof ResultsBlock>) {
  const [Results] = useState(results.current);
  return (
    <Suspense>
      <Results {...props} />
    </Suspense>
  );
}

/** The recording that was just made. */
export function LaterPlayer(props: ComponentProps<typeof RecordingPlayer>) {
  const [Player] = useState(player.current);
  return (
    <Suspense>
      <Player {...props} />
    </Suspense>
  );
}

/** The notes, behind their tab. */
export function LaterNotes(props: ComponentProps<typeof NotesView>) {
  const [Notes] = useState(notes.current);
  return (
    <Suspense
      fallback={
        <LoadingRegion label={notesMessages.loading}>
          <SkeletonText lines={4} />
        </LoadingRegion>
      }
    >
      <Notes {...props} />
    </Suspense>
  );
}
