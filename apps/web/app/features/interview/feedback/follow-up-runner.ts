import { call } from '~/api/client.ts';
import { useAccommodations } from '../state/accommodations.ts';
import { openFollowUp } from '../state/interview.ts';
import { changeInterview, useInterview } from '../state/interview-store.ts';

/** The interview waits for a follow-up; after this time it continues without one. */
const LONGEST_WAIT_MS = 5000;

const underWay = new Set<string>();

async function consider(id: string, index: number, question: string, answer: string): Promise<void> {
  const { isHandsFree } = useAccommodations.getState();
  const key = `${id} ${index}`;
  if (underWay.has(key)) return;
  underWay.add(key);
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const body = { question, answer, ...(isHandsFree && { isConversation: true }) };
  const reply = await call('askFollowUp', { body, signal }).catch(() => ({ followUp: null, mayAcknowledge: false }));
  underWay.delete(key);
  changeInterview(id, (interview) => openFollowUp(interview, index, reply.followUp, reply.mayAcknowledge));
}

function considerWhatWaits(): void {
  const { interview } = useInterview.getState();
  const pending = interview?.followUp;
  if (!interview || !pending || pending.question !== null) return;
  const turn = interview.turns[pending.index];
  if (turn?.answer) void consider(interview.id, pending.index, turn.question, turn.answer);
}

let isRunning = false;

/** Decides after each answer whether the interviewer asks a follow-up. The same call again does nothing. */
export function startFollowUpRunner(): void {
  if (isRunning) return;
  isRunning = true;
  useInterview.subscribe(considerWhatWaits);
  considerWhatWaits();
}
