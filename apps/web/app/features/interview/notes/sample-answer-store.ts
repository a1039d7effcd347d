import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { SampleAnswerRequest } from '@greenroom/contract/feedback';
import { create } from 'zustand';
import { hasCode, messageOf } from '~/api/api-error.ts';
import { callForText, type WrittenText } from '~/api/client.ts';
import { doPaidWork } from '~/api/paid-work.ts';
import { useSession } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import { readAllowance, spendAllowance } from '~/lib/visitor-allowance.ts';
import { showToast } from '~/ui/toast.ts';
import { type Interview, keepNote } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { notesMessages } from './messages.ts';
import { readOwnResume } from './own-resume.ts';

export type SampleAnswerState = {
  isGenerating: boolean;
  problem: string | null;
  /** The problem is the limit of the day. */
  isLimit?: boolean;
  writtenBy?: 'coach' | 'model';
  isFree?: boolean;
};
export const IDLE_SAMPLE: SampleAnswerState = { isGenerating: false, problem: null };

/** By interview and question: it continues while another view is open. */
export const useSampleAnswers = create<Record<string, SampleAnswerState>>(() => ({}));
export const sampleKey = (interviewId: string, index: number): string => `${interviewId} ${index}`;
type Asked = Pick<SampleAnswerRequest, 'question' | 'role'>;

type Written = { text: string; hasResume: boolean };
/** Samples of this page by interview: no point is said and no line of the resume quoted twice. */
const written = new Map<string, Written[]>();

async function generate(
  interviewId: string,
  asked: Asked,
  options: { operationId?: string } = {},
): Promise<WrittenText> {
  const resume = await readOwnResume();
  const earlier = written.get(interviewId) ?? [];
  // Without the resume no sample that quotes it is sent either.
  const earlierSamples = earlier.filter(({ hasResume }) => resume || !hasResume).map(({ text }) => text);
  const sample = await callForText('writeSampleAnswer', {
    body: { ...asked, ...(resume && { resume }), earlierSamples },
    ...options,
  });
  const added = { text: sample.text.slice(0, TEXT_LIMITS.answer), hasResume: Boolean(resume) };
  written.set(interviewId, [...earlier, added].slice(-MOST_EARLIER));
  return sample;
}
const MOST_EARLIER = 20;

/** How many are being written for a visitor: each will take one of those that are left. */
let underWay = 0;

async function generateForVisitor(interviewId: string, asked: Asked): Promise<WrittenText> {
  underWay += 1;
  try {
    const sample = await generate(interviewId, asked);
    if (sample.unitKept === null) spendAllowance('sampleAnswers');
    return sample;
  } finally {
    underWay -= 1;
  }
}

/** Under what the person has noted already, which is never lost. */
const addToNote = (note: string | undefined, text: string): string =>
  note?.trim() ? `${note.trimEnd()}\n\n${text}` : text;

/** Writes a sample answer into the note of a question. */
export async function generateSampleAnswer(interview: Interview, index: number): Promise<void> {
  const question = interview.turns[index]?.question;
  const key = sampleKey(interview.id, index);
  if (!question || useSampleAnswers.getState()[key]?.isGenerating) return;
  const set = (state: SampleAnswerState) => useSampleAnswers.setState({ [key]: state });
  const asked = { question, role: interview.roleName };
  set({ isGenerating: true, problem: null });
  try {
    const isVisitor = !useSession.getState().auth;
    if (isVisitor && readAllowance('sampleAnswers') <= underWay) {
      showToast(notesMessages.noneLeft);
      return set(IDLE_SAMPLE);
    }
    const { text, isByModel, unitKept } = isVisitor
      ? await generateForVisitor(interview.id, asked)
      : await doPaidWork({
          kind: 'sample-answer',
          piece: key,
          work: (options) => generate(interview.id, asked, options),
        });
    changeInterview(interview.id, (current) => keepNote(current, index, addToNote(current.notes[index], text)));
    set({ ...IDLE_SAMPLE, writtenBy: isByModel ? 'model' : 'coach', isFree: unitKept !== null });
  } catch (error) {
    logQuietly('sample answer', error);
    const isUsedUp = hasCode(error, 'quota_exhausted');
    if (isUsedUp) requestUpgrade('sample-answer');
    set({
      isGenerating: false,
      problem: isUsedUp ? null : messageOf(error),
      isLimit: hasCode(error, 'rate_limited'),
    });
  }
}
