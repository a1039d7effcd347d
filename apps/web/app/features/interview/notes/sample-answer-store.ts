import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { newId } from '@greenroom/contract/uuid';
import { create } from 'zustand';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { loadProfile } from '~/api/session.ts';
import { currentUserId } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { readAllowance, takeAllowance } from '~/lib/visitor-allowance.ts';
import { showToast } from '~/ui/toast.ts';
import { type Interview, keepNote } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { notesWords } from '../words.ts';

export type SampleAnswerState = { isGenerating: boolean; problem: string | null };
export const IDLE_SAMPLE: SampleAnswerState = { isGenerating: false, problem: null };

/** By interview and question: it goes on while another view is open. */
export const useSampleAnswers = create<Record<string, SampleAnswerState>>(() => ({}));
export const sampleKey = (interviewId: string, index: number): string => `${interviewId} ${index}`;
/** The operation of a question, the same until it delivered, so that trying again costs nothing. */
const operations = new Map<string, string>();

async function generateForPerson(userId: string, key: string, question: string, role: string): Promise<string> {
  const operationId = operations.get(key) ?? newId();
  operations.set(key, operationId);
  const params = { user_id: userId };
  await call('updateQuota', { params, body: { updateType: 'sample-answer', user_id: userId }, operationId });
  const text = await call('writeSampleAnswer', { body: { question, role }, operationId });
  operations.delete(key);
  return text;
}

async function generateForVisitor(question: string, role: string): Promise<string> {
  const text = await call('writeSampleAnswer', { body: { question, role } });
  takeAllowance('sampleAnswers');
  return text;
}

/** Under what the person has noted already, which is never lost. */
const addToNote = (note: string | undefined, text: string): string =>
  (note?.trim() ? `${note.trimEnd()}\n\n${text}` : text).slice(0, TEXT_LIMITS.answer);

/** Writes a sample answer into the note of a question. */
export async function generateSampleAnswer(interview: Interview, index: number): Promise<void> {
  const question = interview.turns[index]?.question;
  const key = sampleKey(interview.id, index);
  if (!question || useSampleAnswers.getState()[key]?.isGenerating) return;
  const set = (state: SampleAnswerState) => useSampleAnswers.setState({ [key]: state });
  set({ isGenerating: true, problem: null });
  try {
    await loadProfile();
    const userId = currentUserId();
    if (!userId && readAllowance('sampleAnswers') < 1) {
      showToast({ ...notesWords.noneLeft, tone: 'error' });
      return set(IDLE_SAMPLE);
    }
    const text = userId
      ? await generateForPerson(userId, key, question, interview.roleName)
      : await generateForVisitor(question, interview.roleName);
    changeInterview(interview.id, (current) => keepNote(current, index, addToNote(current.notes[index], text)));
    set(IDLE_SAMPLE);
  } catch (error) {
    logQuietly('sample answer', error);
    const isUsedUp = hasCode(error, 'quota_exhausted');
    if (isUsedUp) requestUpgrade('sample-answer');
    set({ isGenerating: false, problem: isUsedUp ? null : messageOf(error) });
  }
}
