import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { create } from 'zustand';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { closeOperation, hasOpenOperation, openOperation } from '~/api/paid-work.ts';
import { loadProfile } from '~/api/session.ts';
import { currentUserId } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { readAllowance, spendAllowance } from '~/lib/visitor-allowance.ts';
import { showToast } from '~/ui/toast.ts';
import { type Interview, keepNote } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { notesWords } from '../words.ts';

export type SampleAnswerState = { isGenerating: boolean; problem: string | null; isWritten?: boolean };
export const IDLE_SAMPLE: SampleAnswerState = { isGenerating: false, problem: null };

/** By interview and question: it goes on while another view is open. */
export const useSampleAnswers = create<Record<string, SampleAnswerState>>(() => ({}));
export const sampleKey = (interviewId: string, index: number): string => `${interviewId} ${index}`;
const workOf = (key: string): string => `sample-answer ${key}`;

async function attempt(userId: string, key: string, question: string, role: string): Promise<string> {
  const operationId = openOperation(workOf(key));
  const params = { user_id: userId };
  await call('updateQuota', { params, body: { updateType: 'sample-answer', user_id: userId }, operationId });
  const text = await call('writeSampleAnswer', { body: { question, role }, operationId });
  closeOperation(workOf(key));
  return text;
}

async function generateForPerson(userId: string, key: string, question: string, role: string): Promise<string> {
  const isRetry = hasOpenOperation(workOf(key));
  try {
    return await attempt(userId, key, question, role);
  } catch (error) {
    if (!isRetry || !hasCode(error, 'quota_exhausted')) throw error;
    // The answer of the earlier try got lost on its way and its unit is spent: this is a new operation.
    closeOperation(workOf(key));
    return attempt(userId, key, question, role);
  }
}

/** How many are being written for a visitor: each will take one of those that are left. */
let underWay = 0;

async function generateForVisitor(question: string, role: string): Promise<string> {
  underWay += 1;
  try {
    const text = await call('writeSampleAnswer', { body: { question, role } });
    spendAllowance('sampleAnswers');
    return text;
  } finally {
    underWay -= 1;
  }
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
    if (!userId && readAllowance('sampleAnswers') <= underWay) {
      showToast({ ...notesWords.noneLeft, tone: 'error' });
      return set(IDLE_SAMPLE);
    }
    const text = userId
      ? await generateForPerson(userId, key, question, interview.roleName)
      : await generateForVisitor(question, interview.roleName);
    changeInterview(interview.id, (current) => keepNote(current, index, addToNote(current.notes[index], text)));
    set({ ...IDLE_SAMPLE, isWritten: true });
  } catch (error) {
    logQuietly('sample answer', error);
    const isUsedUp = hasCode(error, 'quota_exhausted');
    if (isUsedUp) requestUpgrade('sample-answer');
    set({ isGenerating: false, problem: isUsedUp ? null : messageOf(error) });
  }
}
