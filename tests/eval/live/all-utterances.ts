import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { joinSpelled } from '@greenroom/coach/live/join-spelled';
import { BETWEEN_TURNS_MS } from '../live-answers/read-cases.ts';
import { readQuestions } from '../live-answers/read-questions.ts';
import { type Labelled, readLabelled } from './kind-training.ts';

/** The question of a turn as the program hears it. */
export function heardQuestion(said: string): string {
  const found = detectQuestion({
    data: said,
    recent: [],
    lastQuestion: '',
    force: false,
    sincePreviousMs: BETWEEN_TURNS_MS,
  });
  return joinSpelled(found.isInterviewQuestion ? found.interviewQuestion : said);
}

/** Utterances with their kinds: written for that, and the turns on resumes. */
export const allUtterances = (): Labelled[] => [
  ...readLabelled('kind-utterances.json'),
  ...readQuestions().flatMap(({ writer, turns }) =>
    turns.map(({ said, kind }) => ({ text: heardQuestion(said), writer, labels: [kind] })),
  ),
];
