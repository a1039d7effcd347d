import type { DeliveryParts } from '~/audio/delivery/allowed-sound.ts';
import { describeSound, type SpokenSound } from '~/audio/delivery/describe-sound.ts';
import { type RecordedPart, recordingId } from '~/audio/recordings/recording-store.ts';
import { loadRecordings, useRecordings } from './recordings.ts';

/** `describeSound` of recordings in this browser. */
export async function readSpokenSound(
  interviewId: string,
  index: number,
  recorded: readonly RecordedPart[],
  parts: DeliveryParts,
): Promise<SpokenSound> {
  await loadRecordings();
  const { recordings } = useRecordings.getState();
  const find = (part: RecordedPart) => recordings.find(({ id }) => id === recordingId(interviewId, index, part));
  return describeSound(
    recorded.map((part) => find(part)?.sound?.measure),
    parts,
  );
}
