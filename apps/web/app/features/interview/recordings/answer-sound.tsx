import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useMemo } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { useUserId } from '~/api/query-user.ts';
import { allowedSound } from '~/audio/delivery/allowed-sound.ts';
import { type DeliveryJudgement, judgeDelivery } from '~/audio/delivery/judge-delivery.ts';
import { type FillerCount, locateFillers, locateQuotes } from '~/audio/delivery/locate-quotes.ts';
import { type RecordedPart, recordingId, type SavedRecording } from '~/audio/recordings/recording-store.ts';
import { formatScore } from '~/lib/format.ts';
import { offerQuotes } from '~/lib/heard-quotes.ts';
import { Button } from '~/ui/button.tsx';
import { HeardWords } from '~/ui/heard-words.tsx';
import { showToast } from '~/ui/toast.ts';
import { partsOf, useAccommodations } from '../state/accommodations.ts';
import { AccountCopy } from './account-copy.tsx';
import { deleteEverywhere, idOfCopy, useAccountRecordings } from './account-recordings.ts';
import { uploadRecordings } from './account-upload.ts';
import { recordingMessages } from './messages.ts';
import { loadRecordings, type SpokenAnswer, saveRecording, useRecordings } from './recordings.ts';
import { SavedWhere } from './saved-where.tsx';
import { SoundChanges } from './sound-changes.tsx';
import { SoundStrip } from './sound-strip.tsx';
import { readSpokenSound } from './spoken-sound.ts';
import { type Playing, usePlayback } from './use-playback.ts';

function Judgement({ judgement, playing }: { judgement: DeliveryJudgement; playing: Playing }) {
  if (judgement.kind === 'too-short') return <p className="text-ink-soft">{recordingMessages.tooShort}</p>;
  if (judgement.kind === 'no-sound') return <p className="text-ink-soft">{recordingMessages.noSound}</p>;
  const pace = judgement.kind === 'scored' ? judgement.wordsPerMinute : null;
  return (
    <>
      {pace !== null && <p className="text-ink-soft text-sm tabular-nums">{recordingMessages.pace(pace)}</p>}
      {judgement.kind === 'voice-only' && <p className="text-ink-soft">{recordingMessages.withoutPace}</p>}
      <ul className="grid gap-1">
        {judgement.remarks.map(({ text, stretch }) => (
          <li key={text}>
            {stretch ? (
              <HeardWords
                name={`${recordingMessages.hear}: ${text}`}
                onPress={() => playing.playFrom(stretch.startSeconds, stretch.endSeconds)}
              >
                {text}
              </HeardWords>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const NO_QUOTES: readonly string[] = [];
type SoundProps = {
  recording: SavedRecording;
  isCompared: boolean;
  quotes: readonly string[];
  fillers: readonly FillerCount[];
};

const NO_FILLERS: readonly FillerCount[] = [];

function Sound({ recording, isCompared, quotes, fillers }: SoundProps) {
  const { blob } = recording;
  const parts = useAccommodations(partsOf);
  const playing = usePlayback(blob);
  const sound = allowedSound(recording.sound, parts);
  const judgement = sound ? judgeDelivery(sound.measure, recording.wordCount) : null;
  const located = useMemo(() => locateQuotes(quotes, recording.words ?? []), [quotes, recording.words]);
  const marked = parts === 'all' ? locateFillers(fillers, recording.words ?? []) : [];
  const { playFrom } = playing;
  useEffect(() => {
    const play = (wanted: string) => {
      const found = located.find(({ quote }) => quote === wanted);
      if (found) playFrom(found.fromSeconds, found.toSeconds);
    };
    return offerQuotes(recording.id, { quotes: located.map(({ quote }) => quote), play });
  }, [recording.id, located, playFrom]);
  const remove = () =>
    deleteEverywhere(recording.id).then(
      () => showToast({ title: recordingMessages.removed }),
      (error: unknown) =>
        showToast({ title: recordingMessages.account.removeFailed, description: messageOf(error), tone: 'error' }),
    );
  return (
    <section aria-label={recordingMessages.heading} className="grid gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{recordingMessages.heading}</h4>
        {judgement?.kind === 'scored' && !isCompared && (
          <p className="tabular-nums" title={recordingMessages.apart}>
            <span className="font-semibold">{formatScore(judgement.score)}</span> {recordingMessages.outOf}
          </p>
        )}
      </div>
      {judgement && <Judgement judgement={judgement} playing={playing} />}
      <SoundStrip recording={recording} sound={sound} playing={playing} quotes={located} fillers={marked} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm print:hidden">
        <SavedWhere recording={recording} />
        <Button variant="ghost" size="sm" onClick={() => void remove()}>
          <Trash2 aria-hidden />
          {recordingMessages.remove}
        </Button>
      </div>
    </section>
  );
}

type AnswerSoundProps = {
  interviewId: string;
  index: number;
  attempt?: RecordedPart;
  /** Beside another attempt: without the number, whose differences would be taken for more than they are. */
  isCompared?: boolean;
  /** Words of the answer that the feedback quotes. */
  quotes?: readonly string[] | undefined;
  /** Filler words of the answer with their number, as the feedback has them. */
  fillers?: readonly FillerCount[] | undefined;
};

/** How a spoken answer sounded, apart from its words: score, remarks and the recording. Nothing for a typed answer. */
export function AnswerSound({
  interviewId,
  index,
  attempt = 0,
  isCompared = false,
  quotes = NO_QUOTES,
  fillers = NO_FILLERS,
}: AnswerSoundProps) {
  const id = recordingId(interviewId, index, attempt);
  const recording = useRecordings(({ recordings }) => recordings.find((each) => each.id === id));
  const copy = useAccountRecordings(({ recordings }) => recordings.find((each) => idOfCopy(each) === id));
  const userId = useUserId();
  useEffect(() => void loadRecordings(), []);
  useEffect(() => {
    if (userId) uploadRecordings();
  }, [userId]);
  if (recording)
    return (
      <Sound key={recording.savedAt} recording={recording} isCompared={isCompared} quotes={quotes} fillers={fillers} />
    );
  return copy ? <AccountCopy copy={copy} /> : null;
}

// In this file so that one chunk of code has all that an answer needs.
export async function keepAnswer(answer: SpokenAnswer): Promise<void> {
  await saveRecording(answer);
  uploadRecordings();
}
export const AnswerSoundChanges = SoundChanges;
export { readSpokenSound };
