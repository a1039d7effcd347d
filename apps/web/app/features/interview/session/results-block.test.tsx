import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAuth } from '~/api/session-store.ts';
import { closeUpgrade, readUpgradeRequest } from '~/lib/upgrade-request.ts';
import { answerCalls, type SentCall } from '~/testing/answer-calls.ts';
import { ENTRY, finishInterview as finish, ID, QUESTIONS } from '~/testing/finished-interview.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { useFeedbackLimit } from '../feedback/feedback-limit.ts';
import { startProgressSync } from '../save/progress-sync.ts';
import { changeAccommodations } from '../state/accommodations.ts';
import { continueInterview } from '../state/continue.ts';
import { useFlow } from '../state/flow-store.ts';
import {
  createInterview,
  type Interview,
  keepDraft,
  keepFeedback,
  keepNote,
  rateAttempt,
  retryQuestion,
  submitDraft,
  takeQuestions,
} from '../state/interview.ts';
import { changeInterview, forgetInterview, putInterview, useInterview } from '../state/interview-store.ts';
import { ResultsBlock } from './results-block.tsx';

// What is counted here are the calls that save.
vi.mock('../recordings/account-upload.ts', () => ({ uploadRecordings: vi.fn(), uploadAgain: vi.fn() }));

const STEPS = ['POST /transcripts/interviews', 'POST /transcripts/feedbacks', 'PATCH /quota', 'POST /interviews'];
const OK = [
  { data: { interviewTranscript: { _id: 'the-transcript' } } },
  { data: { feedbackTranscript: { _id: 'the-feedback' }, overallSessionScore: null } },
  { data: {} },
  { data: {} },
];
const AWAY = { error: { code: 'internal', message: 'The server is away.' } };
function Room() {
  const interview = useInterview((state) => state.interview);
  return interview && <ResultsBlock interview={interview} />;
}
const Screen = () => (
  <Routes>
    <Route path="/interview/:id" element={<Room />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

/** Answers the four calls of saving; the one at `failing` (counted from 0) fails the first time. */
const answerSaving = (
  failing: number | null,
  failure: object = AWAY,
  others: Record<string, object> = {},
): SentCall[] =>
  answerCalls({
    ...Object.fromEntries(
      STEPS.map((step, index) => [step, index === failing ? [failure, OK[index] ?? {}] : (OK[index] ?? {})]),
    ),
    ...others,
  });
const stepOf = ({ method, path }: SentCall): string =>
  STEPS.find((step) => step.startsWith(method) && path.endsWith(step.split(' ')[1] ?? '')) ?? `${method} ${path}`;

function enter(interview: Interview = finish()): void {
  putInterview(interview);
  continueInterview(interview);
  renderScreen(Screen, `/interview/${ID}`);
}
const seeResults = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'See Results' }));

beforeEach(signInAsAda);
afterEach(() => {
  vi.useRealTimers();
  forgetInterview();
  closeUpgrade();
});

describe('saving a finished interview', () => {
  it('that another tab has saved says so, shows what was answered here, and leads to what was saved', async () => {
    answerSaving(0, { status: 409, error: { code: 'conflict', message: 'This interview is completed.' } });
    enter();
    await seeResults();
    expect(await screen.findByText('This interview has been saved in another tab or on another device')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Feedback on your answers' })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'See the saved results' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/interviews/${ID}/result`));
    expect(useInterview.getState().interview).toBeNull();
  });

  it('says by which answers the language model failed and the built-in coach scored', () => {
    answerSaving(null);
    const stoodIn: FeedbackEntry = { ...ENTRY, scoredBy: 'built-in-coach-standing-in' };
    enter(keepFeedback(finish(), 1, stoodIn));
    expect(screen.getAllByText('The language model did not answer, so the built-in coach scored this.')).toHaveLength(
      1,
    );
  });

  it('sends transcript, feedback, unit and record in this order, then forgets the flow and goes to the results', async () => {
    const sent = answerSaving(null);
    enter();
    expect(screen.getByText('View your mock interview results')).toBeTruthy();
    await seeResults();
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/interviews/${ID}/result`));
    expect(sent.map(stepOf)).toEqual(STEPS);
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(4).fill(ID));
    expect(sent[0]?.body).toEqual({
      uuid: ID,
      responseCollection: QUESTIONS.map((question, index) => ({ question, answer: `Answer ${index}`, catergory: '' })),
    });
    expect(sent[1]?.body).toMatchObject({ standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5 });
    expect(sent[2]?.body).toEqual({ updateType: 'interview', user_id: USER_ID });
    expect(sent[3]?.body).toEqual({
      _id: ID,
      jobName: 'Baker',
      jobDescription: 'Bread.',
      interviewState: 'completed',
      interviewTranscript: 'the-transcript',
      feedbackTranscript: 'the-feedback',
      averageScore: 3.5,
      numberOfQuestionsAsked: 3,
      typeOfQuestionsAsked: 'Mixed',
      difficultyOfQuestionsAsked: 'Medium',
    });
    await waitFor(() => expect(useInterview.getState().interview).toBeNull());
    expect(useFlow.getState().roleInformation.roleName).toBeNull();
  });

  it.each(STEPS.map((step, index) => [step, index] as const))(
    'loses nothing when %s fails, and goes through with the same operation on a second try',
    async (_, failing) => {
      const sent = answerSaving(failing);
      enter();
      await seeResults();
      expect((await screen.findByRole('alert')).textContent).toContain('The server is away.');
      expect(sent.map(stepOf)).toEqual(STEPS.slice(0, failing + 1));
      expect(useInterview.getState().interview?.id).toBe(ID);
      await seeResults();
      await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/interviews/${ID}/result`));
      expect(sent.slice(failing + 1).map(stepOf)).toEqual(STEPS);
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([ID]));
    },
  );

  it('is the last that the server hears of it, though the room is left only later', async () => {
    const sent = answerSaving(null, undefined, { 'PUT /progress': { data: {} } });
    startProgressSync();
    putInterview(finish());
    continueInterview(finish());
    renderScreen(Room, `/interview/${ID}`);
    await seeResults();
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/interviews/${ID}/result`));
    const completedAt = sent.length;
    vi.useFakeTimers();
    act(() => changeInterview(ID, (interview) => keepNote(interview, 0, 'A late note.')));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(completedAt);
    cleanup();
    putInterview({ ...finish(), id: 'the-next-one' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(completedAt).map(({ path }) => path.split('/').at(-2))).toEqual(['the-next-one']);
  });

  it('opens the Upgrade dialog when there is no unit for it, and keeps the interview', async () => {
    answerSaving(2, { status: 402, error: { code: 'quota_exhausted', message: 'None left.' } });
    enter();
    await seeResults();
    await waitFor(() => expect(readUpgradeRequest()).toBe('save-results'));
    expect(useInterview.getState().interview?.id).toBe(ID);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('happens by itself, once, for an interview that a visitor brought along', async () => {
    const sent = answerSaving(null);
    enter({ ...finish(), wasBroughtAlong: true });
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/interviews/${ID}/result`));
    expect(sent.map(stepOf)).toEqual(STEPS);
  });

  it('waits for the person after it failed by itself', async () => {
    const sent = answerSaving(0);
    enter({ ...finish(), wasBroughtAlong: true });
    expect(await screen.findByRole('alert')).toBeTruthy();
    act(() => changeInterview(ID, (interview) => keepNote(interview, 0, 'A note.')));
    await act(async () => undefined);
    expect(sent).toHaveLength(1);
    await seeResults();
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/interviews/${ID}/result`));
  });

  it('is not needed to leave: an interview that is not saved is still there', () => {
    answerSaving(null);
    enter();
    cleanup();
    expect(useInterview.getState().interview?.id).toBe(ID);
    expect(useFlow.getState().interviewInformation.interviewId).toBe(ID);
  });
});

/** Progress may be saved beside it, since a test above has started that. */
const saving = (sent: SentCall[]) => sent.filter(({ method }) => method !== 'PUT');

describe('a question that is answered again', () => {
  const rate = (score: number): FeedbackEntry => ({ ...ENTRY, overallScorePerResponse: score });
  const retried = (score: number) => {
    const again = keepDraft(retryQuestion(finish(), 0), 0, { text: 'Better.', wasSpoken: false, durationMs: 5000 });
    return keepFeedback(submitDraft(again, 0), 0, rate(score), 1);
  };

  it('can be opened from its feedback, by a member and by a visitor', async () => {
    enter();
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Try this question again' })[1] as HTMLElement);
    expect(useInterview.getState().interview?.retryIndex).toBe(1);
    cleanup();
    resetAuth();
    enter();
    expect(screen.getAllByRole('button', { name: 'Try this question again' })).toHaveLength(3);
  });

  it('shows its attempts side by side, and the person may choose which one counts', async () => {
    enter(retried(4));
    const choose = await screen.findByRole('button', { name: 'Count this one: Attempt 1' });
    expect(screen.getByText('From attempt 1 to attempt 2')).toBeTruthy();
    await userEvent.setup().click(choose);
    expect(useInterview.getState().interview?.turns[0]).toMatchObject({
      number: 0,
      answer: 'Answer 0',
      isChosen: true,
    });
    expect(await screen.findByRole('button', { name: 'Count this one: Attempt 2' })).toBeTruthy();
  });

  it('is saved with the attempt that counts first and the others beside it', async () => {
    const sent = answerSaving(null);
    enter(retried(4));
    await seeResults();
    await waitFor(() => expect(saving(sent).map(stepOf)).toEqual(STEPS));
    const [transcript, feedback] = saving(sent);
    const first = {
      question: 'Why this job?',
      answer: 'Better.',
      catergory: '',
      attempt: 1,
      otherAttempts: [{ attempt: 0, answer: 'Answer 0', feedback: ENTRY }],
    };
    expect(transcript?.body).toMatchObject({ responseCollection: [first, {}, {}] });
    expect(feedback?.body).toMatchObject({ feedbackEntries: [rate(4), ENTRY, ENTRY] });
  });

  it('cannot be answered a fourth time', () => {
    const third = keepDraft(retryQuestion(retried(4), 0), 0, { text: 'Best.', wasSpoken: false, durationMs: null });
    enter(keepFeedback(submitDraft(third, 0), 0, rate(2), 2));
    expect(screen.getAllByRole('button', { name: 'Try this question again' })).toHaveLength(2);
  });
});

describe('a person who rates themselves first', () => {
  afterEach(() => changeAccommodations({ ratesFirst: false }));
  const rated = { ...ENTRY, overallRange: { low: 2.7, high: 4.3 } };

  it('sees the feedback on an answer after one tap, and how far the two are apart', async () => {
    resetAuth();
    changeAccommodations({ ratesFirst: true });
    enter(keepFeedback(finish(), 0, rated));
    const groups = screen.getAllByRole('group', { name: 'How good was this answer?' });
    expect(groups).toHaveLength(3);
    expect(screen.queryByText(/out of 5/)).toBeNull();
    await userEvent.setup().click(within(groups[0] as HTMLElement).getByRole('button', { name: '5 Excellent' }));
    expect(screen.getByText(/^You rated this answer 5 out of 5\. The feedback is more careful\./)).toBeTruthy();
    expect(screen.getAllByRole('group', { name: 'How good was this answer?' })).toHaveLength(2);
    // The average would tell the scores of the others.
    expect(screen.queryByText(/Average score/)).toBeNull();
  });

  it('may leave it, and is not asked again', async () => {
    resetAuth();
    changeAccommodations({ ratesFirst: true });
    enter(finish(['made', 'skipped', 'skipped']));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show the feedback without rating' }));
    expect(screen.queryByText(/You rated/)).toBeNull();
    expect(screen.getByText(/Average score/)).toBeTruthy();
  });

  it('has the ratings saved with the answers', async () => {
    const sent = answerSaving(null);
    enter(rateAttempt(rateAttempt(finish(), 0, 0, 4), 1, 0, 0));
    await seeResults();
    await waitFor(() => expect(saving(sent).map(stepOf)).toEqual(STEPS));
    const responses = (saving(sent)[0]?.body ?? {}) as { responseCollection?: { selfRating?: number }[] };
    expect(responses.responseCollection?.map(({ selfRating }) => selfRating)).toEqual([4, undefined, undefined]);
  });
});

describe('an assessment that failed', () => {
  it('is told to a member, who can have it made again before the results are saved', async () => {
    const sent = answerSaving(null);
    enter(finish(['made', 'failed', 'failed']));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error in feedback gen');
    expect(alert.textContent).toContain('2 answers could not be assessed.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Assess again' }));
    const statuses = useInterview.getState().interview?.turns.map((turn) => turn.feedbackStatus);
    expect(statuses).toEqual(['made', 'waiting', 'waiting']);
    expect(saving(sent)).toEqual([]);
  });

  it('leaves the scored answers to be seen', async () => {
    const sent = answerSaving(null);
    enter(finish(['made', 'failed', 'made']));
    await seeResults();
    await waitFor(() => expect(saving(sent).map(stepOf)).toEqual(STEPS));
  });

  it('costs no unit where no answer has a score', () => {
    answerSaving(null);
    enter(finish(['failed', 'skipped', 'failed']));
    expect(screen.queryByRole('button', { name: 'See Results' })).toBeNull();
    expect(screen.getByText(/Nothing was counted/)).toBeTruthy();
  });

  it('is not saved by itself for an interview that a visitor brought along', async () => {
    const sent = answerSaving(null);
    enter({ ...finish(['made', 'failed', 'made']), wasBroughtAlong: true });
    await screen.findByRole('alert');
    expect(saving(sent)).toEqual([]);
  });
});

describe('an interview without an answer', () => {
  const skipped = () => finish(['skipped', 'skipped', 'skipped']);

  it('is removed from the account, and its unit is given back', async () => {
    const sent = answerCalls({ [`DELETE /interviews/${ID}`]: { data: {} }, 'DELETE /reservations': { data: {} } });
    enter(skipped());
    expect(screen.getByText(/This interview was not counted/)).toBeTruthy();
    await waitFor(() => expect(useInterview.getState().interview?.wasDiscarded).toBe(true));
    expect(sent.map(({ method, path }) => `${method} ${path.split('/').slice(-2).join('/')}`)).toEqual([
      `DELETE interviews/${ID}`,
      `DELETE reservations/${ID}`,
    ]);
    cleanup();
    expect(useInterview.getState().interview).toBeNull();
  });

  it('gives a visitor their interview back', async () => {
    resetAuth();
    localStorage.setItem('rem', '0');
    enter(skipped());
    await waitFor(() => expect(localStorage.getItem('rem')).toBe('1'));
    expect(screen.getByRole('link', { name: 'Start New Mock Interview' })).toBeTruthy();
  });
});

describe('a visitor at the end', () => {
  it('is asked to sign in, and nothing is saved on the server', async () => {
    resetAuth();
    const sent = answerSaving(null);
    enter();
    expect(await screen.findByText("Don't lose your progress. Sign in to save your results.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in with Google' }).getAttribute('href')).toBe(
      `/api/v1/auth/start?returnTo=${encodeURIComponent(`/interview/${ID}`)}`,
    );
    expect(sent).toEqual([]);
  });
});

it('says at the limit of the day until when it lasts, beside the offer to sign in', () => {
  resetAuth();
  useFeedbackLimit.setState({ text: 'Please try again in 5 hours.' });
  const setup = { id: ID, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS };
  const asked = takeQuestions(createInterview(setup), QUESTIONS);
  const turns = asked.turns.map((turn) => ({ ...turn, answer: 'Bread.', feedbackStatus: 'failed' as const }));
  renderScreen(() => <ResultsBlock interview={{ ...asked, turns }} />, `/interview/${ID}`);
  expect(screen.getByText('Please try again in 5 hours.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
  useFeedbackLimit.setState({ text: null });
});
