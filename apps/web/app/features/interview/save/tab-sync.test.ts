import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetAuth } from '~/api/session-store.ts';
import { readToasts } from '~/ui/toast.ts';
import { EMPTY_DRAFT, type Interview, keepDraft, submitDraft, takeQuestions } from '../state/interview.ts';
import { changeInterview, forgetInterview, startInterview, useInterview } from '../state/interview-store.ts';
import { startTabSync } from './tab-sync.ts';

const COPY = 'interviewCopy';
const id = 'shared';
const answers = () => useInterview.getState().interview?.turns.map(({ answer }) => answer);
const write = (interview: Interview, index: number, text: string) =>
  keepDraft(interview, index, { ...EMPTY_DRAFT, text });

/** The other tab saves the interview, changed: its storage event reaches this one. */
function saveElsewhere(change: (interview: Interview) => Interview, owner = 'visitor'): void {
  const { interview } = useInterview.getState();
  if (!interview) throw new Error('no interview');
  const value = JSON.stringify({ state: { owner, interview: change(interview) }, version: 0 });
  localStorage.setItem(COPY, JSON.stringify({ savedAt: Date.now(), value }));
  dispatchEvent(new StorageEvent('storage', { key: COPY }));
}

beforeEach(() => {
  resetAuth();
  forgetInterview();
  startInterview({ id, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
  changeInterview(id, (interview) => takeQuestions(interview, ['Why?', 'Where?']));
  startTabSync();
});

it('takes over what was answered in the other tab, and moves the draft of this one to the notes', () => {
  changeInterview(id, (interview) => write(interview, 0, 'For the br'));
  saveElsewhere((interview) => submitDraft(write(interview, 0, 'For the smell.'), 0));
  expect(answers()).toEqual(['For the smell.', null]);
  expect(useInterview.getState().interview?.notes).toEqual({ 0: 'For the br' });
  expect(readToasts().at(-1)?.title).toBe('You continued this interview elsewhere');
});

it('leaves this tab as it is, and writes nothing, when the other one is behind or has another interview', () => {
  changeInterview(id, (interview) => submitDraft(write(interview, 0, 'Because.'), 0));
  const written = vi.spyOn(Storage.prototype, 'setItem');
  dispatchEvent(new StorageEvent('storage', { key: COPY }));
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
  saveElsewhere((interview) => ({ ...interview, turns: interview.turns.map((turn) => ({ ...turn, answer: null })) }));
  saveElsewhere((interview) => ({ ...submitDraft(write(interview, 1, 'Here.'), 1), id: 'another' }));
  saveElsewhere((interview) => submitDraft(write(interview, 1, 'Here.'), 1), 'somebody-else');
  expect(answers()).toEqual(['Because.', null]);
});
