import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { continueInterview } from './state/continue.ts';
import { createInterview, createTurn, givenTurns, type Interview, type Turn } from './state/interview.ts';
import { putInterview, useInterview } from './state/interview-store.ts';

type Progress = NonNullable<InterviewDetail['progress']>;

function toTurn({ question, answer, durationMs, feedback }: Progress['turns'][number]): Turn {
  const entry = (feedback as FeedbackEntry | null | undefined) ?? null;
  const feedbackStatus = entry ? 'made' : answer ? 'waiting' : 'none';
  return { ...createTurn(question), answer, durationMs: durationMs ?? null, feedback: entry, feedbackStatus };
}

function toInterview(id: string, progress: Progress): Interview {
  const setup = {
    id,
    roleName: progress.jobName,
    roleDescription: progress.jobDescription ?? '',
    options: { ...DEFAULT_INTERVIEW_OPTIONS, ...progress.options },
  };
  const turns = progress.turns.map(toTurn);
  const lastGiven = turns.filter((turn) => turn.answer !== null).length;
  const { notes = {}, hasEndedEarly = false } = progress;
  return { ...createInterview(setup), turns, notes, hasEndedEarly, spokenUpTo: lastGiven - 1 };
}

/** `Continue Interview`: fills the stores from what the server kept. Answers the path to go to. */
export function resumeInterview(detail: InterviewDetail): string {
  if (!detail.progress) return `/interviews/${detail._id}/result`;
  const kept = toInterview(detail._id, detail.progress);
  const { interview: here } = useInterview.getState();
  // What is in this tab may be ahead of what reached the server; one that was ended elsewhere is not asked on with.
  const isHereAhead =
    here?.id === kept.id &&
    givenTurns(here).length >= givenTurns(kept).length &&
    (here.hasEndedEarly || !kept.hasEndedEarly);
  if (!isHereAhead) putInterview(kept);
  return continueInterview(isHereAhead ? here : kept);
}
