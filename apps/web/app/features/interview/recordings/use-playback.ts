import { useCallback, useEffect, useRef, useState } from 'react';
import { type Playback, playRecording } from '~/audio/recordings/play-recording.ts';

export type Playing = {
  isPlaying: boolean;
  hasFailed: boolean;
  /** Seconds from the start of the recording. */
  position: number;
  moveTo: (seconds: number) => void;
  playFrom: (seconds: number, untilSeconds?: number) => void;
  stop: () => void;
};

/** Plays one's own recording from any point. Leaving the place stops it. */
export function usePlayback(recording: Blob): Playing {
  const [position, setPosition] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const playback = useRef<Playback | null>(null);
  const attempt = useRef(0);

  const stop = useCallback(() => {
    attempt.current += 1;
    playback.current?.stop();
    playback.current = null;
    setIsPlaying(false);
  }, []);
  const playFrom = useCallback(
    (seconds: number, untilSeconds?: number) => {
      stop();
      const own = attempt.current;
      setPosition(seconds);
      setIsPlaying(true);
      setHasFailed(false);
      const end = () => {
        playback.current = null;
        setIsPlaying(false);
        setPosition(0);
      };
      playRecording(recording, seconds, end, untilSeconds).then(
        (started) => {
          if (attempt.current === own) playback.current = started;
          else started.stop();
        },
        () => {
          if (attempt.current !== own) return;
          setIsPlaying(false);
          setHasFailed(true);
        },
      );
    },
    [recording, stop],
  );
  const moveTo = useCallback(
    (seconds: number) => {
      stop();
      setPosition(seconds);
    },
    [stop],
  );

  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      if (playback.current) setPosition(playback.current.position());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return { isPlaying, hasFailed, position, moveTo, playFrom, stop };
}
