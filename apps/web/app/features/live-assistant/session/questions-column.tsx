import { useMemo } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Card, CardHeader } from '~/ui/card.tsx';
import { liveMessages } from '../messages.ts';
import { suggestQuestions } from './closing-questions.ts';

/** What to ask the interviewer when one's own turn comes. */
export function QuestionsColumn({ jobDescription, className }: { jobDescription: string; className?: string }) {
  const questions = useMemo(() => suggestQuestions(jobDescription), [jobDescription]);
  return (
    <Card aria-labelledby="live-questions" className={cn('flex min-w-0 flex-col', className)}>
      <CardHeader id="live-questions" title={liveMessages.columns.questions} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="live-questions"
        className="min-h-0 flex-1 lg:overflow-y-auto lg:scroll-fade"
      >
        <p className="text-ink-soft">{liveMessages.questionsLead}</p>
        <ul className="mt-3 list-disc space-y-2.5 pl-5 marker:text-accent-ink">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
