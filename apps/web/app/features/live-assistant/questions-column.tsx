import { useMemo } from 'react';
import { Card, CardHeader } from '~/ui/card.tsx';
import { suggestQuestions } from './closing-questions.ts';
import { liveWords } from './words.ts';

/** What to ask the interviewer when one's own turn comes. */
export function QuestionsColumn({ jobDescription }: { jobDescription: string }) {
  const questions = useMemo(() => suggestQuestions(jobDescription), [jobDescription]);
  return (
    <Card aria-labelledby="live-questions" className="min-w-0">
      <CardHeader id="live-questions" title={liveWords.columns.questions} />
      <p className="text-ink-soft">{liveWords.questionsLead}</p>
      <ul className="mt-3 list-disc space-y-2.5 pl-5 marker:text-accent-ink">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Card>
  );
}
