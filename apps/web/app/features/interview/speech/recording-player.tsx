import { useEffect, useState } from 'react';
import { voiceMessages } from '../messages.ts';

/** The player may still be reading when it is taken away, and complains of an address that is gone. */
const READING_MS = 5000;

/** One's own recording, to be heard before it is submitted. */
export function RecordingPlayer({ recording, isPlayedAtOnce }: { recording: Blob; isPlayedAtOnce?: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(recording);
    setUrl(made);
    return () => void setTimeout(() => URL.revokeObjectURL(made), READING_MS);
  }, [recording]);
  if (!url) return null;
  return (
    <div>
      <p className="mb-2 font-semibold">{voiceMessages.yourRecording}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: what was heard stands beside it, to be corrected */}
      <audio
        controls
        autoPlay={isPlayedAtOnce}
        src={url}
        aria-label={voiceMessages.yourRecording}
        className="h-11 w-full max-w-md [&::-webkit-media-controls-enclosure]:bg-fill"
      />
    </div>
  );
}
