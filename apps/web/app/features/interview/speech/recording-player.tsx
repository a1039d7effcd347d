import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { voiceMessages } from '../messages.ts';
import { recordingMessages } from '../recordings/messages.ts';

/** The player may still be reading when it is taken away, and complains of an address that is gone. */
const READING_MS = 5000;
/** Past any end: a recording without a length in its file gets one when the player seeks there. */
const PAST_THE_END_S = 1e7;

/** May be refused before the first press on a page: then the button is there. */
const play = (audio: RefObject<HTMLAudioElement | null>): void => void audio.current?.play()?.catch(() => undefined);

type PlayedProps = { url: string; isPlayedAtOnce: boolean };

function Played({ url, isPlayedAtOnce }: PlayedProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  /** Seconds; null until it is known. */
  const [length, setLength] = useState<number | null>(null);
  const measure = () => {
    const player = audio.current;
    if (!player || length !== null) return;
    if (!Number.isFinite(player.duration)) {
      player.currentTime = PAST_THE_END_S;
      return;
    }
    if (player.currentTime > 0) player.currentTime = 0;
    setLength(player.duration);
    if (isPlayedAtOnce) play(audio);
  };
  return (
    <div className="flex max-w-md items-center gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: what was heard stands beside it, to be corrected */}
      <audio
        ref={audio}
        src={url}
        preload="auto"
        onLoadedMetadata={measure}
        onDurationChange={measure}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setPosition(0)}
        onTimeUpdate={(event) => length !== null && setPosition(event.currentTarget.currentTime)}
      />
      <Button
        variant="outline"
        size="sm"
        className="min-h-11 shrink-0"
        onClick={() => (isPlaying ? audio.current?.pause() : play(audio))}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isPlaying ? recordingMessages.stop : recordingMessages.play}
      </Button>
      <input
        type="range"
        min={0}
        max={length ?? 0}
        step={0.1}
        value={position}
        disabled={length === null}
        aria-label={recordingMessages.position}
        aria-valuetext={recordingMessages.positionText(position)}
        onChange={(event) => {
          setPosition(event.currentTarget.valueAsNumber);
          if (audio.current) audio.current.currentTime = event.currentTarget.valueAsNumber;
        }}
        className="min-w-0 flex-1 accent-accent"
      />
      <span className="shrink-0 text-ink-soft text-sm tabular-nums">
        {recordingMessages.place(position, length ?? 0)}
      </span>
    </div>
  );
}

/** One's own recording, to be heard before it is submitted. */
export function RecordingPlayer({ recording, isPlayedAtOnce = false }: { recording: Blob; isPlayedAtOnce?: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(recording);
    setUrl(made);
    return () => void setTimeout(() => URL.revokeObjectURL(made), READING_MS);
  }, [recording]);
  if (!url) return null;
  return (
    <section aria-label={voiceMessages.yourRecording}>
      <p aria-hidden className="mb-2 font-semibold">
        {voiceMessages.yourRecording}
      </p>
      <Played key={url} url={url} isPlayedAtOnce={isPlayedAtOnce} />
    </section>
  );
}
