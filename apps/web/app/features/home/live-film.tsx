import { Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { Button } from '~/ui/button.tsx';
import { useTheme } from '~/ui/theme/use-theme.ts';
import { showcaseWords } from './showcase-words.ts';

const words = showcaseWords.live;
const SIZE = { width: 1120, height: 700 } as const;

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The same minute by day and by night. */
const FILMS = { light: '/live-demo', dark: '/live-demo-dark' } as const;
const STILLS = [
  { src: `${FILMS.light}.webp`, className: 'w-full dark:hidden' },
  { src: `${FILMS.dark}.webp`, className: 'hidden w-full dark:block' },
] as const;

/** Plays while the film is in view, unless the person stopped it or prefers less motion: then only when asked. */
function usePlayInView(source: string) {
  const film = useRef<HTMLVideoElement>(null);
  const isWanted = useRef<boolean | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);

  // Some browsers let nothing play by itself; pausing in the middle of starting ends here, too.
  const fail = useCallback((error: unknown) => {
    logQuietly('video', error);
    setIsPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film is another element
  useEffect(() => {
    const element = film.current;
    setHasStarted(false);
    setIsPlaying(false);
    if (!element || typeof IntersectionObserver === 'undefined') return;
    isWanted.current ??= !prefersLessMotion();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      else if (isWanted.current) element.play().catch(fail);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [fail, source]);

  const toggle = () => {
    isWanted.current = !isPlaying;
    if (isPlaying) film.current?.pause();
    else void film.current?.play().catch(fail);
  };
  const events = {
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onPlaying: () => setHasStarted(true),
  };
  return { film, isPlaying, hasStarted, toggle, events };
}

/** A recording of the demo of our own live assistant, silent and looping. Nothing of it is fetched before it is near. */
export function LiveFilm() {
  const source = `${FILMS[useTheme()]}.webm`;
  const { film, isPlaying, hasStarted, toggle, events } = usePlayInView(source);
  return (
    <figure data-forced-border className="relative overflow-hidden rounded-xl bg-surface shadow-lift">
      {STILLS.map((still) => (
        <img key={still.src} {...still} {...SIZE} alt={words.pictureLabel} loading="lazy" decoding="async" />
      ))}
      <video
        key={source}
        ref={film}
        {...SIZE}
        {...events}
        aria-label={words.pictureLabel}
        src={source}
        muted
        loop
        playsInline
        preload="none"
        className={cn('absolute inset-0 size-full', !hasStarted && 'invisible')}
      />
      <Button
        variant="tertiary"
        size="icon"
        className="absolute right-3 bottom-3"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
    </figure>
  );
}
