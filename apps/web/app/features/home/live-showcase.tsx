import Check from 'lucide-react/icons/check';
import { LiveFilm } from './live-film.tsx';
import { ShowcaseIntro } from './showcase-intro.tsx';
import { showcaseMessages } from './showcase-messages.ts';

export function LiveShowcase() {
  return (
    <section
      id="live-support"
      aria-labelledby="live-support-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 drawn-in-turn [--turn:1] [--height:66rem] md:[--height:50rem] lg:[--height:56rem]"
    >
      <ShowcaseIntro id="live-support" {...showcaseMessages.live} to="/live-interview">
        <ul className="grid gap-2 text-ink-soft">
          {showcaseMessages.live.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
              {point}
            </li>
          ))}
        </ul>
      </ShowcaseIntro>
      <LiveFilm />
    </section>
  );
}
