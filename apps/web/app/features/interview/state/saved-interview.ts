import { DEFAULT_INTERVIEW_OPTIONS, TEXT_LIMITS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { useAccommodations } from './accommodations.ts';
import { countAsked, createInterview, currentIndex, EMPTY_DRAFT, type Interview } from './interview.ts';
import { type Attempt, countAttempts, createTurn, listAttempts, type Turn } from './turn.ts';

export type Progress = NonNullable<InterviewDetail['progress']>;

type SavedTurn = Progress['turns'][number];

function toAttempt(
  saved: Pick<SavedTurn, 'answer' | 'durationMs' | 'feedback' | 'selfRating' | 'followUp'>,
  number: number,
): Attempt {
  const { answer } = saved;
  const feedback = (saved.feedback as FeedbackEntry | null | undefined) ?? null;
  const feedbackStatus = feedback ? 'made' : answer ? 'waiting' : 'none';
  const { durationMs = null, selfRating = null, followUp = null } = saved;
  return { number, answer, durationMs, feedback, feedbackStatus, selfRating, followUp };
}

function toTurn({ question, attempt, isAttemptChosen, otherAttempts, ...saved }: SavedTurn): Turn {
  return {
    ...createTurn(question),
    ...toAttempt(saved, attempt ?? 0),
    others: (otherAttempts ?? []).map((other) => toAttempt(other, other.attempt)),
    isChosen: isAttemptChosen ?? false,
  };
}

const toSavedExtras = ({ selfRating, followUp }: Attempt) => ({
  ...(selfRating !== null && { selfRating }),
  ...(followUp && { followUp }),
});

/** A turn as the server saves it. */
export function toSavedTurn(turn: Turn) {
  const { question, answer, durationMs, feedback, number, others, isChosen } = turn;
  const saved = { question, answer, durationMs, feedback, ...toSavedExtras(turn) };
  if (others.length === 0) return saved;
  const otherAttempts = others.map((other) => ({
    attempt: other.number,
    answer: other.answer ?? '',
    durationMs: other.durationMs,
    feedback: other.feedback,
    ...toSavedExtras(other),
  }));
  return { ...saved, attempt: number, isAttemptChosen: isChosen, otherAttempts };
}

/** The interview as the server keeps it. */
export function toInterview(id: string, progress: Progress): Interview {
  const setup = {
    id,
    roleName: progress.jobName,
    roleDescription: progress.jobDescription ?? '',
    options: { ...DEFAULT_INTERVIEW_OPTIONS, ...progress.options },
  };
  const turns = progress.turns.map(toTurn);
  const { notes = {}, hasEndedEarly = false } = progress;
  const { withoutFollowUps } = useAccommodations.getState();
  const spokenUpTo = countAsked(turns) - 1;
  return { ...createInterview(setup), turns, notes, hasEndedEarly, spokenUpTo, asksFollowUps: !withoutFollowUps };
}

const countAnswers = ({ turns }: Interview): number => turns.reduce((sum, turn) => sum + countAttempts(turn), 0);

/** Another tab or device continued with it: answered more, or ended it early where this one asks on with as many answers. */
function isBehind(here: Interview, kept: Interview): boolean {
  const lead = countAnswers(kept) - countAnswers(here);
  return lead > 0 || (lead === 0 && kept.hasEndedEarly && !here.hasEndedEarly);
}

function addWords(note: string, words: string): string {
  if (note.includes(words)) return note;
  const together = words.includes(note) ? words : `${note}\n\n${words}`;
  return together.length > TEXT_LIMITS.answer ? note : together;
}

/** Notes, answers and drafts on this device, by index of the question. */
function wordsOf(here: Interview): [index: string, words: string][] {
  const said = here.turns.flatMap((turn, index) =>
    listAttempts(turn).map(({ answer }): [string, string] => [String(index), answer ?? '']),
  );
  const all = [
    ...Object.entries(here.notes),
    ...said,
    [String(currentIndex(here)), here.draft.text] as [string, string],
  ];
  return all.filter(([, words]) => words.trim() !== '');
}

/**
 * Takes over what another tab or device has answered beyond this one; the same interview when there is no such thing.
 * If both answered a question, the local answer is moved to its notes, so that nothing is lost.
 */
export function catchUp(here: Interview, kept: Interview): Interview {
  if (!isBehind(here, kept)) return here;
  const notes = { ...kept.notes };
  for (const [index, words] of wordsOf(here)) {
    const turn = kept.turns[Number(index)];
    const isSaved = turn && listAttempts(turn).some(({ answer }) => answer === words);
    if (!isSaved) notes[index] = addWords(notes[index] ?? '', words);
  }
  return {
    ...here,
    turns: kept.turns,
    notes,
    hasEndedEarly: here.hasEndedEarly || kept.hasEndedEarly,
    retryIndex: null,
    followUp: null,
    draft: EMPTY_DRAFT,
    spokenUpTo: Math.max(here.spokenUpTo, kept.spokenUpTo),
  };
}
