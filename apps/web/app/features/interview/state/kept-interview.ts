import { DEFAULT_INTERVIEW_OPTIONS, TEXT_LIMITS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import {
  createInterview,
  createTurn,
  currentIndex,
  EMPTY_DRAFT,
  givenTurns,
  type Interview,
  type Turn,
} from './interview.ts';

export type Progress = NonNullable<InterviewDetail['progress']>;

function toTurn({ question, answer, durationMs, feedback }: Progress['turns'][number]): Turn {
  const entry = (feedback as FeedbackEntry | null | undefined) ?? null;
  const feedbackStatus = entry ? 'made' : answer ? 'waiting' : 'none';
  return { ...createTurn(question), answer, durationMs: durationMs ?? null, feedback: entry, feedbackStatus };
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
  const lastGiven = turns.filter((turn) => turn.answer !== null).length;
  const { notes = {}, hasEndedEarly = false } = progress;
  return { ...createInterview(setup), turns, notes, hasEndedEarly, spokenUpTo: lastGiven - 1 };
}

/** Another tab or device continued with it: answered more, or ended it early where this one asks on with as many answers. */
function isBehind(here: Interview, kept: Interview): boolean {
  const lead = givenTurns(kept).length - givenTurns(here).length;
  return lead > 0 || (lead === 0 && kept.hasEndedEarly && !here.hasEndedEarly);
}

function addWords(note: string, words: string): string {
  if (note.includes(words)) return note;
  const together = words.includes(note) ? words : `${note}\n\n${words}`;
  return together.length > TEXT_LIMITS.answer ? note : together;
}

/** Notes, answers and drafts on this device, by index of the question. */
function wordsOf(here: Interview): [index: string, words: string][] {
  const said = here.turns.map(({ answer }, index): [string, string] => [String(index), answer ?? '']);
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
    if (kept.turns[Number(index)]?.answer !== words) notes[index] = addWords(notes[index] ?? '', words);
  }
  return {
    ...here,
    turns: kept.turns,
    notes,
    hasEndedEarly: here.hasEndedEarly || kept.hasEndedEarly,
    draft: EMPTY_DRAFT,
    spokenUpTo: Math.max(here.spokenUpTo, kept.spokenUpTo),
  };
}
