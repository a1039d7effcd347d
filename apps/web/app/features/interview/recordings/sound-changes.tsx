import { useEffect } from 'react';
import { compareDelivery, type SoundChange } from '~/audio/delivery/compare-delivery.ts';
import { recordingId } from '~/audio/recordings/recording-store.ts';
import { useAccommodations } from '../state/accommodations.ts';
import { recordingMessages } from './messages.ts';
import { loadRecordings, useRecordings } from './recordings.ts';

const messages = recordingMessages.changes;

function describe({ sign, from, to }: SoundChange): string {
  if (sign === 'pace') return messages.pace[to > from ? 'faster' : 'slower'](from, to);
  return messages.longestPause[to < from ? 'shorter' : 'longer'](from.toFixed(1), to.toFixed(1));
}

export type SoundChangesProps = { interviewId: string; index: number; from: number; to: number };

/** What changed in the sound from one attempt to another: items of a list. None where it is not to be judged. */
export function SoundChanges({ interviewId, index, from, to }: SoundChangesProps) {
  const recordings = useRecordings((state) => state.recordings);
  const { withoutDelivery, withoutPace } = useAccommodations();
  useEffect(() => void loadRecordings(), []);
  if (withoutDelivery || withoutPace) return null;
  const find = (attempt: number) => recordings.find(({ id }) => id === recordingId(interviewId, index, attempt));
  const changes = compareDelivery(find(from), find(to));
  if (!changes) return null;
  if (changes.length === 0) return <li>{messages.theSame}</li>;
  return changes.map((change) => <li key={change.sign}>{describe(change)}</li>);
}
