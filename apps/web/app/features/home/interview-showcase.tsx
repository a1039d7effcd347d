import { SampleCharts } from './sample-charts.tsx';
import { SampleQuestions } from './sample-questions.tsx';
import { ShowcaseIntro } from './showcase-intro.tsx';
import { showcaseMessages } from './showcase-messages.ts';

export function InterviewShowcase() {
  return (
    <section
      id="mock-interviewer"
      aria-labelledby="mock-interviewer-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <ShowcaseIntro id="mock-interviewer" {...showcaseMessages.interview} to="/interview/prepare" />
      <SampleCharts />
      <SampleQuestions />
    </section>
  );
}
