import { lazy, Suspense } from 'react';
import type { SpokenAnswer } from './recordings.ts';

const load = () => import('./answer-sound.tsx');
const LoadedSound = lazy(() => load().then((module) => ({ default: module.AnswerSound })));

/** `AnswerSound`, with its code loaded where an answer is shown: no screen waits for it. */
export function LazyAnswerSound(place: { interviewId: string; index: number }) {
  return (
    <Suspense>
      <LoadedSound {...place} />
    </Suspense>
  );
}

/** `saveRecording` of the same code. Where it cannot be loaded the recording is lost, not the answer. */
export async function keepSpokenAnswer(answer: SpokenAnswer): Promise<void> {
  const module = await load().catch(() => null);
  await module?.keepAnswer(answer);
}
