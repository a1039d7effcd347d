import { InterviewShowcase } from './interview-showcase.tsx';
import { LetterShowcase } from './letter-showcase.tsx';
import { LiveShowcase } from './live-showcase.tsx';
import { ResumeShowcase } from './resume-showcase.tsx';
import { showcaseMessages } from './showcase-messages.ts';

/** What a visitor can read about the four tools below the fold, with samples of their results. */
export function Showcase() {
  return (
    <section
      aria-labelledby="showcase-heading"
      className="mt-20 grid grid-cols-[minmax(0,1fr)] gap-20 *:stands-alone sm:mt-28 sm:gap-28"
    >
      <div className="max-w-2xl">
        <h2 id="showcase-heading" className="text-3xl">
          {showcaseMessages.heading}
        </h2>
        <p className="mt-3 text-ink-soft text-lg">{showcaseMessages.lead}</p>
      </div>
      <LiveShowcase />
      <InterviewShowcase />
      <ResumeShowcase />
      <LetterShowcase />
    </section>
  );
}
