import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { Button } from '~/ui/button.tsx';
import { showcaseMessages } from './showcase-messages.ts';

const words = showcaseMessages.live;
/** In CSS pixels; the films have twice as many. A phone has its own: three columns beside each other would be unreadable there. */
const WIDE = { width: 1120, height: 700 } as const;
const PHONE = { width: 390, height: 660 } as const;

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays while the film is in view, unless the person stopped it or prefers less motion: then only when asked. */
function usePlayInView() {
  const film = useRef<HTMLVideoElement>(null);
  const isWanted = useRef(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);

  // Some browsers let nothing play by itself; pausing in the middle of starting ends here, too.
  const fail = useCallback((error: unknown) => {
    logQuietly('video', error);
    setIsPlaying(false);
  }, []);

  useEffect(() => {
    const element = film.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    isWanted.current = !prefersLessMotion();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) element.pause();
      else if (isWanted.current) element.play().catch(fail);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [fail]);

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

type FilmProps = { name: string; size: typeof WIDE | typeof PHONE; className: string };

function Film({ name, size, className }: FilmProps) {
  const { film, isPlaying, hasStarted, toggle, events } = usePlayInView();
  return (
    <figure data-forced-border className={cn('relative overflow-hidden rounded-xl bg-surface shadow-lift', className)}>
      <img
        src={`/${name}.webp`}
        alt={words.pictureLabel}
        {...size}
        loading="lazy"
        decoding="async"
        className="w-full"
      />
      <video
        ref={film}
        {...size}
        {...events}
        aria-label={words.pictureLabel}
        src={`/${name}.webm`}
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
        title={isPlaying ? words.pause : words.play}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
    </figure>
  );
}

/**
 * A recording of the demo of our own live assistant, silent and looping, by day and by night, wide and narrow. One of the four is shown;
 * nothing of either is fetched before it is near, and the hidden one never is.
 */
export const LiveFilm = () => (
  <>
    <Film name="live-demo" size={WIDE} className="max-sm:hidden dark:hidden" />
    <Film name="live-demo-dark" size={WIDE} className="hidden sm:dark:block" />
    <Film name="live-demo-phone" size={PHONE} className="sm:hidden dark:hidden" />
    <Film name="live-demo-phone-dark" size={PHONE} className="hidden max-sm:dark:block" />
  </>
);
