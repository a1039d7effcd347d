import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import type { Pause } from '~/audio/delivery/judge-delivery.ts';
import type { LocatedQuote } from '~/audio/delivery/locate-quotes.ts';
import type { SavedRecording } from '~/audio/recordings/recording-store.ts';
import { Button } from '~/ui/button.tsx';
import { recordingMessages } from './messages.ts';
import type { Playing } from './use-playback.ts';

const HEIGHT = 40;
const LEAST_BAR = 2;
const QUOTE_HEIGHT = 3;

type WaveformProps = {
  sound: NonNullable<SavedRecording['sound']>;
  pauses: readonly Pause[];
  quotes: readonly LocatedQuote[];
  fillers: readonly LocatedQuote[];
  position: number;
};

function Waveform({ sound: { waveform, lengthSeconds }, pauses, quotes, fillers, position }: WaveformProps) {
  const toX = (seconds: number) => (seconds / Math.max(0.1, lengthSeconds)) * waveform.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${waveform.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-14 w-full text-accent"
    >
      {pauses.map(({ startSeconds, endSeconds }) => (
        <rect
          key={startSeconds}
          x={toX(startSeconds)}
          width={toX(endSeconds - startSeconds)}
          height={HEIGHT}
          className="fill-sunken"
        />
      ))}
      {waveform.map((height, bar) => {
        const length = Math.max(LEAST_BAR, height * HEIGHT);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity and never move
          <rect key={bar} x={bar + 0.2} y={(HEIGHT - length) / 2} width={0.6} height={length} fill="currentColor" />
        );
      })}
      {quotes.map(({ quote, fromSeconds, toSeconds }) => (
        <rect
          key={quote}
          x={toX(fromSeconds)}
          width={toX(toSeconds - fromSeconds)}
          y={HEIGHT - QUOTE_HEIGHT}
          height={QUOTE_HEIGHT}
          className="fill-[var(--chart-2)]"
        />
      ))}
      {fillers.map(({ fromSeconds, toSeconds }) => (
        <rect
          key={fromSeconds}
          data-filler
          x={toX(fromSeconds)}
          width={toX(toSeconds - fromSeconds)}
          y={0}
          height={QUOTE_HEIGHT}
          className="fill-[var(--chart-4)]"
        />
      ))}
      <rect x={toX(position)} width={0.5} height={HEIGHT} className="fill-ink" />
    </svg>
  );
}

const NO_PAUSES: readonly Pause[] = [];

type SoundStripProps = {
  recording: SavedRecording;
  /** What may be shown of its measures. */
  sound: SavedRecording['sound'];
  playing: Playing;
  quotes: readonly LocatedQuote[];
  fillers: readonly LocatedQuote[];
};

/** The waveform of an answer with its pauses and quoted words, played from any point. */
export function SoundStrip({ recording, sound, playing, quotes, fillers }: SoundStripProps) {
  const { durationMs } = recording;
  const { isPlaying, position, hasFailed } = playing;
  const length = sound?.lengthSeconds ?? durationMs / 1000;
  const pauses = sound?.measure && 'pauses' in sound.measure ? sound.measure.pauses : NO_PAUSES;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <Button
          size="sm"
          variant="outline"
          className="min-h-11 shrink-0 print:hidden"
          onClick={() => (isPlaying ? playing.stop() : playing.playFrom(position))}
        >
          {isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
          {isPlaying ? recordingMessages.stop : recordingMessages.play}
        </Button>
        <div className="relative min-w-0 flex-1">
          {sound && <Waveform sound={sound} pauses={pauses} quotes={quotes} fillers={fillers} position={position} />}
          <input
            type="range"
            min={0}
            max={length}
            step={0.1}
            value={position}
            aria-label={recordingMessages.position}
            aria-valuetext={recordingMessages.positionText(position)}
            onChange={(event) => playing.moveTo(event.currentTarget.valueAsNumber)}
            onPointerUp={(event) => playing.playFrom(event.currentTarget.valueAsNumber)}
            className={
              sound
                ? 'absolute inset-0 size-full cursor-pointer appearance-none bg-transparent opacity-0 focus-visible:opacity-100 ' +
                  '[&::-webkit-slider-thumb]:size-0 [&::-webkit-slider-thumb]:appearance-none'
                : 'w-full'
            }
          />
        </div>
        <span className="shrink-0 text-ink-soft text-sm tabular-nums">{recordingMessages.place(position, length)}</span>
      </div>
      {pauses.length > 0 && <p className="text-ink-soft text-sm">{recordingMessages.pauses(pauses.length)}</p>}
      {sound && fillers.length > 0 && (
        <p className="text-ink-soft text-sm">{recordingMessages.fillers(fillers.length)}</p>
      )}
      {hasFailed && <p role="alert">{recordingMessages.cannotPlay}</p>}
    </div>
  );
}
