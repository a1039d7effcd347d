import { type ComponentProps, Suspense } from 'react';
import type { SpokenSound } from '~/audio/delivery/describe-sound.ts';
import { latePart } from '~/ui/late-part.ts';
import type { AnswerSound } from './answer-sound.tsx';
import type { SpokenAnswer } from './recordings.ts';
import type { SoundChangesProps } from './sound-changes.tsx';
import type { readSpokenSound } from './spoken-sound.ts';

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
  const saving = load()
    .then(({ keepAnswer }) => keepAnswer(answer))
    .catch(() => undefined);
  pending.add(saving);
  await saving.finally(() => pending.delete(saving));
}

/** Answers that are being saved and measured. */
const pending = new Set<Promise<void>>();
/** Feedback on the words waits no longer than this for the measures of the sound. */
const LONGEST_MEASURING_MS = 10_000;

/** How an answer sounded, once it is measured; nothing where that fails or takes too long. */
export async function spokenSoundOf(...place: Parameters<typeof readSpokenSound>): Promise<SpokenSound> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<SpokenSound>((resolve) => {
    timer = setTimeout(() => resolve({}), LONGEST_MEASURING_MS);
  });
  const read = async () => {
    await Promise.all(pending);
    return (await load()).readSpokenSound(...place);
  };
  return Promise.race([read().catch((): SpokenSound => ({})), tooLate]).finally(() => clearTimeout(timer));
}
