import { type ComponentProps, Suspense } from 'react';
import { latePart } from '~/ui/late-part.ts';
import type { AnswerSound } from './answer-sound.tsx';
import type { SpokenAnswer } from './recordings.ts';
import type { SoundChangesProps } from './sound-changes.tsx';

const load = () => import('./answer-sound.tsx');
const LoadedSound = latePart(async () => (await load()).AnswerSound);

/** `AnswerSound`, with its code loaded where an answer is shown: no screen waits for it. */
export function LazyAnswerSound(place: ComponentProps<typeof AnswerSound>) {
  return (
    <Suspense>
      <LoadedSound {...place} />
    </Suspense>
  );
}

const LoadedChanges = latePart(async () => (await load()).AnswerSoundChanges);

/** `SoundChanges` of the same code. */
export function LazySoundChanges(attempts: SoundChangesProps) {
  return (
    <Suspense>
      <LoadedChanges {...attempts} />
    </Suspense>
  );
}

/** `saveRecording` of the same code. Where it cannot be loaded the recording is lost, not the answer. */
export async function keepSpokenAnswer(answer: SpokenAnswer): Promise<void> {
  const module = await load().catch(() => null);
  await module?.keepAnswer(answer);
}
