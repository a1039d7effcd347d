import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSavedDocuments } from '~/api/saved-documents.ts';
import { useSession } from '~/api/session-store.ts';
import { useReviewStore } from '~/features/resume/review/review-store.ts';
import { closeUpgrade, readUpgradeRequest } from '~/lib/upgrade-request.ts';
import { readAllowance } from '~/lib/visitor-allowance.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { readToasts } from '~/ui/toast.ts';
import Resume from './resume.tsx';

const REVIEW = {
  scoreValue: 72,
  scoreSummary: 'The resume shows 2 of the 3 skills that the job asks for.',
  hardSkills: { required: ['Docker', 'Wiring'], missing: ['Wiring'] },
  softSkills: { required: ['Communication'], missing: [] },
  niceToHave: [],
  breakdown: [],
  suggestions: [{ line: '• Worked on servers', problem: 'Nothing says how much.', suggestion: 'Add how many.' }],
  warnings: [],
  reviewedBy: 'built-in-coach',
};
const Screen = Resume;
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Review Resume' }));
const giveDocuments = () =>
  useSavedDocuments.setState({
    jobDescription: 'Docker and wiring',
    ownDescription: 'Docker and wiring',
    resume: new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' }),
  });
const result = () => screen.findByRole('heading', { name: 'Skills Assessment' });

beforeEach(() => {
  closeUpgrade();
  useSession.setState({ auth: false, token: null, profile: null, isRestoring: false });
  useSavedDocuments.setState({ jobDescription: '', ownDescription: '', resume: null });
  useReviewStore.setState({ review: null });
});

describe('the resume reviewer', () => {
  it('says what is missing and sends nothing', async () => {
    const sent = answerCalls({});
    renderScreen(Screen);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Provide a job role or description along with your resume to have your resume reviewed.',
    );
    expect(sent).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Skills Assessment' })).toBeNull();
  });

  it('shows the score, the skills and the remarks, and takes the free review', async () => {
    answerCalls({ 'POST /ai/parse/resume': { data: REVIEW } });
    giveDocuments();
    renderScreen(Screen);
    await press();
    await result();
    expect(screen.getByText('Great job! Just a few improvements needed.')).toBeTruthy();
    expect(screen.getByText(REVIEW.scoreSummary)).toBeTruthy();
    expect(readAllowance('resumeReviews')).toBe(0);
  });

  it('shows an example at a press, says so, and takes no free review', async () => {
    const sent = answerCalls({
      'GET /examples/resume-review': { data: REVIEW },
      'POST /ai/parse/resume': { data: REVIEW },
    });
    renderScreen(Screen);
    const user = userEvent.setup();
    const offer = screen.getByRole('button', { name: 'See an example' });
    expect(offer.getAttribute('aria-describedby')).toBe(screen.getByText(/It uses none of your reviews\.$/).id);
    await user.click(offer);
    await waitFor(async () => expect(document.activeElement).toBe(await result()));
    expect(screen.getByText('This is an example')).toBeTruthy();
    expect(screen.getByText(/^Robin Vale Customer Support Lead/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See an example' })).toBeNull();
    expect(readAllowance('resumeReviews')).toBe(1);
    expect(useSavedDocuments.getState()).toMatchObject({ resume: null, jobDescription: '' });

    await user.click(screen.getByRole('button', { name: 'Use your own resume' }));
    expect(screen.queryByText('This is an example')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What to review' }));

    await user.click(screen.getByRole('button', { name: 'See an example' }));
    await result();
    giveDocuments();
    await press();
    await waitFor(() => expect(readAllowance('resumeReviews')).toBe(0));
    expect(screen.queryByText('This is an example')).toBeNull();
    expect(sent.filter(({ path }) => path.includes('/examples/'))).toHaveLength(2);
  });

  it('says that an example could not be made', async () => {
    answerCalls({
      'GET /examples/resume-review': { status: 502, error: { code: 'provider_failed', message: 'Away.' } },
    });
    renderScreen(Screen);
    await userEvent.setup().click(screen.getByRole('button', { name: 'See an example' }));
    await waitFor(() => expect(readToasts().at(-1)?.title).toBe('The example could not be made.'));
    expect(screen.getByRole('button', { name: 'See an example' }).getAttribute('aria-busy')).not.toBe('true');
  });

  it('reviews a text that was pasted and not yet confirmed', async () => {
    answerCalls({ 'POST /ai/parse/resume': { data: REVIEW } });
    useSavedDocuments.setState({ jobDescription: 'Docker and wiring', ownDescription: 'Docker and wiring' });
    renderScreen(Screen);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Paste text instead' }));
    await user.type(screen.getByRole('textbox', { name: 'Your resume as text' }), 'Ann Lee');
    await press();
    await result();
    expect(useSavedDocuments.getState().resume?.name).toBe('Pasted resume.txt');
  });

  it('says that a review is of another job once the job has changed', async () => {
    answerCalls({ 'POST /ai/parse/resume': { data: REVIEW } });
    giveDocuments();
    renderScreen(Screen);
    await press();
    await result();
    const outdated = /is not the one of this review/;
    expect(screen.queryByText(outdated)).toBeNull();
    const job = screen.getByRole('textbox', { name: 'Job role or description' });
    await userEvent.setup().type(job, '!');
    expect(screen.getByText(outdated)).toBeTruthy();
    await userEvent.setup().type(job, '{Backspace}');
    expect(screen.queryByText(outdated)).toBeNull();
  });

  it('keeps the free review when the built-in coach stood in for a model', async () => {
    const review = { ...REVIEW, reviewedBy: 'built-in-coach-standing-in' };
    answerCalls({ 'POST /ai/parse/resume': { data: review } });
    giveDocuments();
    renderScreen(Screen);
    await press();
    await result();
    expect(readAllowance('resumeReviews')).toBe(1);
  });

  it('can be cancelled while it works, at no cost', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    giveDocuments();
    renderScreen(Screen);
    await press();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readAllowance('resumeReviews')).toBe(1);
  });

  it('says what is wrong with the file and what to do, and does not offer the same again', async () => {
    answerCalls({
      'POST /ai/parse/resume': {
        status: 422,
        error: { code: 'resume_image_only', message: 'This PDF holds pictures of text.' },
      },
    });
    giveDocuments();
    renderScreen(Screen);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('A scan needs text recognition (OCR) before it can be read.');
    expect(alert.textContent).toContain('Nothing was used up.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('costs nothing when the server failed, and tries again', async () => {
    answerCalls({
      'POST /ai/parse/resume': [
        { status: 500, error: { code: 'internal', message: 'Something went wrong on our side.' } },
        { data: REVIEW },
      ],
    });
    giveDocuments();
    renderScreen(Screen);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something went wrong on our side.');
    expect(readAllowance('resumeReviews')).toBe(1);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await result();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers signing in to a visitor at the limit of the address, and no retry that cannot help', async () => {
    answerCalls({
      'POST /ai/parse/resume': { status: 429, error: { code: 'rate_limited', message: 'Please try again tomorrow.' } },
    });
    giveDocuments();
    renderScreen(Screen, '/resume');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('With a free account you can continue now');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('resume');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers signing in where a session has ended', async () => {
    answerCalls({
      'POST /ai/parse/resume': { status: 401, error: { code: 'not_signed_in', message: 'Please sign in to do this.' } },
    });
    giveDocuments();
    renderScreen(Screen, '/resume');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Please sign in to do this.');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('resume');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('brings a failure into view each time, and what helps when the free review is used', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    answerCalls({
      'POST /ai/parse/resume': { status: 502, error: { code: 'provider_failed', message: 'It did not answer.' } },
    });
    giveDocuments();
    renderScreen(Screen);
    const movedTo = () => scroll.mock.contexts.map((place) => (place as Element).textContent ?? '');
    await press();
    await waitFor(() => expect(movedTo()).toEqual([expect.stringContaining('It did not answer.')]));
    await press();
    await waitFor(() => expect(movedTo()).toHaveLength(2));
    localStorage.setItem('freeResumeReviews', '0');
    await press();
    await waitFor(() => expect(movedTo().at(-1)).toContain('You have used your free review.'));
  });

  it('arrives in view, with advice before the lists of skills, of which it shows eight', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const required = Array.from({ length: 12 }, (_, index) => `Skill ${index + 1}`);
    answerCalls({ 'POST /ai/parse/resume': { data: { ...REVIEW, hardSkills: { required, missing: [] } } } });
    giveDocuments();
    renderScreen(Screen);
    await press();
    const heading = await result();
    await waitFor(() => expect(scroll.mock.contexts).toContain(heading));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['What to change', 'Hard Skills', 'Soft Skills']);
    expect(screen.getByText('Skill 9').closest('li')?.className).toContain('hidden');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 12: Hard Skills' }));
    expect(screen.getByText('Skill 9').closest('li')?.className).not.toContain('hidden');
  });

  it('shows why a skill counts, and the score follows when a demand is left out or ticked', async () => {
    const demand = { category: 'hard', level: 'asked', weight: 1, sentence: 'You need Docker and wiring.' };
    const review = {
      ...REVIEW,
      scoreValue: 67,
      breakdown: [{ name: 'skills', label: 'Hard skills', points: 66.7, maxPoints: 80, advice: '' }],
      demands: [
        { ...demand, name: 'Docker', state: 'work', line: 'Ran Docker in production' },
        { ...demand, name: 'Wiring', state: 'missing', line: '' },
      ],
    };
    answerCalls({ 'POST /ai/parse/resume': { data: review } });
    giveDocuments();
    renderScreen(Screen);
    await press();
    await result();
    const user = userEvent.setup();
    expect(screen.getByText('Ran Docker in production')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave it out: Wiring', hidden: true }));
    expect(screen.getByText('The score follows what you ticked and left out.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I have this: Wiring', hidden: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Put back: Wiring' }));
    expect(screen.getByText(REVIEW.scoreSummary)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have this: Wiring', hidden: true }));
    expect(screen.getByText('2 total / 0 missing')).toBeTruthy();
  });

  it('shows a line of the resume without the mark of its list', async () => {
    answerCalls({ 'POST /ai/parse/resume': { data: REVIEW } });
    giveDocuments();
    renderScreen(Screen);
    await press();
    await result();
    expect(screen.getByText('Worked on servers')).toBeTruthy();
  });

  it('says that the server was not reached where there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    giveDocuments();
    renderScreen(Screen);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toContain('Failed to fetch');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(readAllowance('resumeReviews')).toBe(1);
  });

  it('does not tell a member that nothing was used up when the response may have been lost', async () => {
    answerCalls({ 'PATCH /quota': { data: {} }, 'GET /quota': { data: {} } });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (...[address, init]: Parameters<typeof fetch>) =>
      String(address).includes('/ai/parse/resume')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answer(address, init),
    );
    signInAsAda();
    giveDocuments();
    renderScreen(Screen);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('nothing you entered is lost');
    expect(alert.textContent).not.toContain('Nothing was used up.');
  });

  it('offers signing in to a visitor who has used what is free', async () => {
    localStorage.setItem('freeResumeReviews', '0');
    const sent = answerCalls({});
    giveDocuments();
    renderScreen(Screen, '/resume');
    await press();
    expect(await screen.findByText('No Resume Reviews Left')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('resume');
    expect(sent).toEqual([]);
  });

  it('asks a member without units to upgrade, and keeps what was there', async () => {
    answerCalls({
      'PATCH /quota': { status: 402, error: { code: 'quota_exhausted', message: 'None left.' } },
      'GET /quota': { data: {} },
    });
    signInAsAda();
    giveDocuments();
    renderScreen(Screen);
    await press();
    await waitFor(() => expect(readUpgradeRequest()).toBe('resume'));
    expect(useSavedDocuments.getState().jobDescription).toBe('Docker and wiring');
  });
});
