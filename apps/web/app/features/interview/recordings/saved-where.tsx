import { daysLeft, type SavedRecording } from '~/audio/recordings/recording-store.ts';
import { formatBytes } from '~/lib/format-bytes.ts';
import { Button } from '~/ui/button.tsx';
import { idOfCopy, useAccountRecordings } from './account-recordings.ts';
import { uploadAgain } from './account-upload.ts';
import { recordingMessages } from './messages.ts';

const DAY_MS = 86_400_000;

const { account: words } = recordingMessages;

/** Where a recording is saved, how large it is, and how long it stays there. */
export function SavedWhere({ recording }: { recording: SavedRecording }) {
  const { id, blob, isOfPage, isUploaded } = recording;
  const { isOn, days } = useAccountRecordings();
  const problem = useAccountRecordings(({ problems }) => problems[id]);
  const copy = useAccountRecordings(({ recordings }) => recordings.find((each) => idOfCopy(each) === id));
  const size = formatBytes(blob.size);
  if (isOfPage) return <p>{recordingMessages.ofPage}</p>;
  if (copy) {
    const left = Math.max(0, Math.ceil(days - (Date.now() - Date.parse(copy.savedAt)) / DAY_MS));
    return <p>{words.saved(size, left)}</p>;
  }
  if (isOn && !isUploaded && problem === undefined) return <p>{words.saving(size)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p>{recordingMessages.onlyHere(size, daysLeft(recording, Date.now()))}</p>
      {isOn && problem !== undefined && (
        <>
          <p role="status">{words.notSaved(problem)}</p>
          <Button variant="link" size="sm" onClick={uploadAgain}>
            {words.again}
          </Button>
        </>
      )}
    </div>
  );
}
