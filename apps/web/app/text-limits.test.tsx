import { DEFAULT_INTERVIEW_OPTIONS, TEXT_LIMITS } from '@greenroom/contract/constants';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changePaste, OWN_JOB, useSavedDocuments } from '~/api/saved-documents.ts';
import { resetAuth } from '~/api/session-store.ts';
import { CheckScreen } from '~/features/interview/check/check-screen.tsx';
import { NotesView } from '~/features/interview/notes/notes-view.tsx';
import { PrepareScreen } from '~/features/interview/prepare/prepare-screen.tsx';
import { storeCurrentRole } from '~/features/interview/state/current-role.ts';
import { setRoleDescription, setRoleName } from '~/features/interview/state/flow-store.ts';
import { takeQuestions } from '~/features/interview/state/interview.ts';
import { changeInterview, startInterview, useInterview } from '~/features/interview/state/interview-store.ts';
import { LaunchPanel } from '~/features/live-assistant/before/launch-panel.tsx';
import Resume from '~/routes/resume.tsx';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderWhole } from '~/testing/render-screen.tsx';

function Notes() {
  const interview = useInterview((state) => state.interview);
  return interview && <NotesView interview={interview} />;
}

const LONG_JOB = 'a'.repeat(TEXT_LIMITS.jobDescription + 1500);
const SAID = 'This is 1,500 characters too long. Shorten it to continue.';

/** As a paste does it: all at once. */
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

function expectWhole(name: string, text: string): void {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  expect(field.value).toHaveLength(text.length);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const told = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(told.map((id) => document.getElementById(id)?.textContent)).toContainEqual(
    expect.stringContaining('too long.'),
  );
}

beforeEach(() => {
  resetAuth();
  changePaste({ isOpen: false, text: '' });
  useSavedDocuments.setState({ jobId: OWN_JOB, jobDescription: '', ownDescription: '', resume: null });
  setRoleName('Baker');
  setRoleDescription('');
});

describe('a text that is too long stays whole, and is not sent', () => {
  it('the job for a review', async () => {
    const sent = answerCalls({});
    useSavedDocuments.setState({ resume: new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' }) });
    await renderWhole(Resume);
    fill('Job role or description', LONG_JOB);
    expectWhole('Job role or description', LONG_JOB);
    expect(screen.getByText(SAID)).toBeTruthy();
    await press('Review Resume');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Job role or description' }));
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a pasted resume', async () => {
    const sent = answerCalls({});
    const resume = 'r'.repeat(TEXT_LIMITS.resumeText + 1);
    useSavedDocuments.setState({ jobDescription: 'A job', ownDescription: 'A job' });
    changePaste({ isOpen: true, text: resume });
    await renderWhole(Resume);
    expectWhole('Your resume as text', resume);
    expect(screen.getByText('This is 1 character too long. Shorten it to continue.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use this text' }).hasAttribute('disabled')).toBe(true);
    await press('Review Resume');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your resume as text' }));
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(useSavedDocuments.getState().resume).toBeNull();
  });

  it('the job of an interview', async () => {
    await renderWhole(PrepareScreen);
    fill('Job description (Optional)', LONG_JOB);
    expectWhole('Job description (Optional)', LONG_JOB);
    await press('Start Mock Interview');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Job description (Optional)' }));
    fill('Job description (Optional)', LONG_JOB.slice(1500));
    expect(screen.queryByText(SAID)).toBeNull();
  });

  it('the job of an interview that is started from the sound check', async () => {
    setRoleDescription(LONG_JOB);
    storeCurrentRole('Baker');
    useInterview.setState({ interview: null });
    await renderWhole(CheckScreen);
    await press('Start Mock Interview');
    expect(screen.getByText('The job description is 1,500 characters too long. Shorten it to continue.')).toBeTruthy();
    expect(useInterview.getState().interview).toBeNull();
  });

  it('the job for the live assistant', async () => {
    const sent = answerCalls({});
    await renderWhole(LaunchPanel);
    fill('Job role or description', LONG_JOB);
    expectWhole('Job role or description', LONG_JOB);
    await press('Try Interview Assistant Demo');
    expect(screen.getByLabelText('address').textContent).toBe('/');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a note, which may go on and says what is saved', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    startInterview({ id: 'one', roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
    changeInterview('one', (interview) => takeQuestions(interview, ['Why?']));
    await renderWhole(Notes);
    const note = 'n'.repeat(TEXT_LIMITS.answer + 20);
    fill('1. Why?', note);
    expectWhole('1. Why?', note);
    expect(
      screen.getByText('This is 20 characters too long. Only the part within the limit is saved to your account.'),
    ).toBeTruthy();
  });
});
