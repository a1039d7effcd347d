import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeUpgrade, readUpgradeRequest } from '~/lib/upgrade-request.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { ResultsReport } from './results-report.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const onPractise = vi.fn();
const Screen = () => (
  <ResultsReport
    interviewId={ID}
    onPractise={onPractise}
    soundOf={() => null}
    attemptsOf={() => null}
    isDeliveryShown
  />
);
const SKILLS = ['Communication', 'Teamwork', 'Problem-solving', 'Adaptability', 'Creativity', 'Leadership'];
const ANSWER = 'I led the move of our shop to a new system and lost no order.';

const perSkill = (suffix: string, value: unknown) =>
  Object.fromEntries(
    ['communication', 'teamwork', 'problemSolving', 'adaptability', 'creativity', 'leadership'].map((skill) => [
      `${skill}${suffix}`,
      value,
    ]),
  );
const entry = {
  overallScorePerResponse: 3.4,
  overallFeedbackPerResponse: 'A whole story.',
  skillsScore: perSkill('Score', 3),
  skillsFeedback: perSkill('Feedback', 'Shown.'),
  nextSteps: ['Say what it cost.'],
  evidence: [{ skill: 'leadership', quote: 'lost no order', comment: 'A result.' }],
  scoredBy: 'built-in-coach',
};
const skipped = {
  ...entry,
  overallScorePerResponse: null,
  overallFeedbackPerResponse: '',
  notScoredReason: 'skipped',
  evidence: [],
  nextSteps: [],
};
const detail = {
  _id: ID,
  jobName: 'Shop Manager',
  interviewState: 'completed',
  createdAt: '2026-11-20T10:00:00.000Z',
  difficultyOfQuestionsAsked: 'Medium',
  numberOfQuestionsAsked: 2,
  typeOfQuestionsAsked: 'Mixed',
  averageScore: 3.4,
  jobDescription: '',
  interviewTranscript: {
    _id: 't',
    uuid: ID,
    responseCollection: [
      { question: 'What did you lead?', answer: ANSWER, catergory: '' },
      { question: 'And then?', answer: '', catergory: '' },
    ],
  },
  feedbackTranscript: { _id: 'f', feedbackEntries: [entry, skipped], overallSessionScore: 3.4 },
  enhancedAnswers: {},
  progress: null,
};
const CHART = {
  'GET /charts/result': { data: { hasData: true, points: [{ question: 1, score: 3.4 }] } },
  'GET /charts/dashboard': { data: { hasData: true, scoreHistory: [] } },
};
const QUOTA = { 'PATCH /quota': { data: {} } };
const DETAIL = { [`GET /interviews/${ID}`]: { data: detail } };

beforeEach(signInAsAda);
afterEach(closeUpgrade);

describe('the results of an interview', () => {
  it('lead on: what went best, what to practise next, and the way to it', async () => {
    const uneven = { ...entry, skillsScore: { ...entry.skillsScore, teamworkScore: 4.5, creativityScore: 1.5 } };
    const feedbackTranscript = { ...detail.feedbackTranscript, feedbackEntries: [uneven] };
    answerCalls({ ...CHART, [`GET /interviews/${ID}`]: { data: { ...detail, feedbackTranscript } } });
    renderScreen(Screen);
    const outlook = await screen.findByRole('region', { name: 'What next' });
    const facts = within(outlook)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Teamwork',
      '4.5 / 5, 1 answer',
      'Creativity',
      'Clearly the lowest of your skills, from 1 answer.',
      'Say what it cost.',
    ]);
    expect(within(outlook).getAllByRole('progressbar')).toHaveLength(SKILLS.length);
    await userEvent.setup().click(within(outlook).getByRole('button', { name: 'Practise this role again' }));
    expect(onPractise.mock.calls[0]).toMatchObject([{ jobName: 'Shop Manager' }, 'role']);
    await userEvent.setup().click(within(outlook).getByRole('button', { name: 'Practise these questions again' }));
    expect(onPractise.mock.calls[1]).toMatchObject([{ jobName: 'Shop Manager' }, 'same']);
    await userEvent.setup().click(within(outlook).getByRole('button', { name: 'Practise Creativity' }));
    expect(onPractise.mock.calls[2]?.[1]).toEqual({ skill: 'creativity' });
    await userEvent.setup().click(within(outlook).getByRole('button', { name: 'Practise question 2 again' }));
    expect(onPractise.mock.calls[3]?.[1]).toEqual({ question: 'And then?' });
  });

  it('round the average as the dashboard does', async () => {
    answerCalls({ ...CHART, [`GET /interviews/${ID}`]: { data: { ...detail, averageScore: 3.65 } } });
    renderScreen(Screen);
    expect(await screen.findByText('3.7 / 5')).toBeTruthy();
  });

  it('show each question with its answer, its score and what is said of it', async () => {
    const sent = answerCalls({ ...CHART, ...DETAIL });
    renderScreen(Screen);
    expect(await screen.findAllByText('Your answer:')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interview Results');
    expect(screen.getByRole('heading', { name: 'Shop Manager' })).toBeTruthy();
    expect(screen.getByText('A whole story.')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('lost no order');
    expect(sent.map(({ path }) => path)).toContain(
      `/api/v1/users/${USER_ID}/interviews/${ID}?populate=interviewTranscript%2CfeedbackTranscript`,
    );
  });

  it('tie a remark to the words of the answer by a number, and repeat neither score nor quote', async () => {
    const evidence = [
      { skill: 'overall', quote: 'lost no order', comment: 'A result.' },
      { skill: 'overall', quote: 'I led the move', comment: 'What you did.' },
      { skill: 'overall', quote: 'nobody said this', comment: 'From elsewhere.' },
    ];
    const feedbackTranscript = { ...detail.feedbackTranscript, feedbackEntries: [{ ...entry, evidence }, skipped] };
    answerCalls({ ...CHART, [`GET /interviews/${ID}`]: { data: { ...detail, feedbackTranscript } } });
    renderScreen(Screen);
    const remarks = await screen.findAllByRole('listitem');
    const texts = remarks.map(({ textContent }) => textContent);
    expect(texts).toContain('1What you did.');
    expect(texts).toContain('2A result.');
    expect(texts).toContain('“nobody said this”From elsewhere.');
    expect(document.querySelector('sup')?.textContent).toBe('remark 1');
    expect(screen.getAllByText('lost no order')).toHaveLength(1);
    // Once beside the question for the eye; the average of the interview is the other one.
    expect(screen.getAllByText('3.4 / 5')).toHaveLength(2);
  });

  it('say so where an answer has a score and no remark', async () => {
    const bare = { ...entry, overallFeedbackPerResponse: '', evidence: [], nextSteps: [] };
    const feedbackTranscript = { ...detail.feedbackTranscript, feedbackEntries: [bare, skipped] };
    answerCalls({ ...CHART, [`GET /interviews/${ID}`]: { data: { ...detail, feedbackTranscript } } });
    renderScreen(Screen);
    expect(await screen.findAllByText('No remarks on this answer, only scores for the skills it shows.')).toHaveLength(
      1,
    );
    expect(screen.getAllByText('Scored by the built-in coach.')).toHaveLength(1);
  });

  it('show the six skills on Show More and hide them on Show Less', async () => {
    answerCalls({ ...CHART, ...DETAIL });
    renderScreen(Screen);
    const user = userEvent.setup();
    const more = await screen.findByRole('button', { name: 'Show More: question 1' });
    const skills = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(skills?.className).toContain('hidden');
    await user.click(more);
    expect(more.textContent).toBe('Show Less');
    expect(skills?.className).not.toContain('hidden');
    if (!skills) throw new Error('the skills are expected');
    expect(
      within(skills)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(SKILLS);
  });

  it.each([
    [null, 'Length and filler words', false],
    [128.4, 'How you said it', true],
  ])('name no pace of a typed answer (%s words per minute)', async (wordsPerMinute, heading, hasPace) => {
    const delivery = { words: 13, wordsPerMinute, fillers: [] };
    const feedbackTranscript = { ...detail.feedbackTranscript, feedbackEntries: [{ ...entry, delivery }, skipped] };
    answerCalls({ [`GET /interviews/${ID}`]: { data: { ...detail, feedbackTranscript } }, ...CHART });
    renderScreen(Screen);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByText('Words per minute') !== null).toBe(hasPace);
    expect(screen.queryByText('–')).toBeNull();
  });

  it('show nothing of how it was said where that is switched off', async () => {
    const delivery = { words: 13, wordsPerMinute: 128, fillers: [] };
    const feedbackTranscript = { ...detail.feedbackTranscript, feedbackEntries: [{ ...entry, delivery }, skipped] };
    answerCalls({ [`GET /interviews/${ID}`]: { data: { ...detail, feedbackTranscript } }, ...CHART });
    const nothing = () => null;
    renderScreen(() => (
      <ResultsReport
        interviewId={ID}
        onPractise={onPractise}
        soundOf={nothing}
        attemptsOf={nothing}
        isDeliveryShown={false}
      />
    ));
    expect(await screen.findByRole('heading', { name: 'Your answer:' })).toBeTruthy();
    expect(screen.queryByText(/Words per minute|Filler words/)).toBeNull();
  });

  it('offer no better telling of an answer that was not given', async () => {
    answerCalls({ ...CHART, ...DETAIL });
    renderScreen(Screen);
    await userEvent.setup().click(await screen.findByRole('button', { name: /^2\. And then\?/ }));
    expect(screen.getByText('No answer was given.')).toBeTruthy();
    expect(screen.getByText('The question was skipped.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'View Enhanced Answer' })).toHaveLength(1);
  });

  it('say that an interview is not finished', async () => {
    answerCalls({
      ...CHART,
      [`GET /interviews/${ID}`]: { data: { ...detail, interviewState: 'in-progress', interviewTranscript: null } },
    });
    renderScreen(Screen);
    expect(await screen.findByText('This interview is not finished yet')).toBeTruthy();
  });

  it.each([
    ['not_found', 'There is no such interview on your account.'],
    ['internal', 'The results are away.'],
  ])('say Error and what happened: %s', async (code, words) => {
    answerCalls({ ...CHART, [`GET /interviews/${ID}`]: { error: { code, message: 'The results are away.' } } });
    renderScreen(Screen);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Error/);
    expect(alert.textContent).toContain(words);
  });
});

describe('an enhanced answer', () => {
  const press = async () =>
    userEvent.setup().click(await screen.findByRole('button', { name: 'View Enhanced Answer' }));

  it('cannot be asked for twice while it is made, and then stands under the answer', async () => {
    const sent = answerCalls({
      ...CHART,
      ...DETAIL,
      ...QUOTA,
      'GET /quota': { data: {} },
      'POST /enhanced': { data: 'Better told.' },
    });
    const answerNow = globalThis.fetch;
    const made = Promise.withResolvers<void>();
    globalThis.fetch = async (...call) => {
      if (String(call[0]).endsWith('/enhanced')) await made.promise;
      return answerNow(...call);
    };
    renderScreen(Screen);
    await press();
    const busy = await screen.findByRole('button', { name: 'Generating Enhanced Answer...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.setup().click(busy);
    made.resolve();
    expect(await screen.findByRole('heading', { name: 'Enhanced answer:' })).toBeTruthy();
    expect(screen.getByText('Better told.')).toBeTruthy();
    const [reserved, asked, ...others] = sent.filter(({ method }) => method !== 'GET');
    expect(others).toEqual([]);
    expect(reserved?.body).toEqual({ updateType: 'enhanced', user_id: USER_ID });
    expect(asked?.body).toMatchObject({ question: 'What did you lead?', answer: ANSWER });
    expect(asked?.headers['idempotency-key']).toBe(reserved?.headers['idempotency-key']);
  });

  it('that changed nothing says that no unit was used', async () => {
    answerCalls({
      ...CHART,
      ...DETAIL,
      ...QUOTA,
      'GET /quota': { data: {} },
      'POST /enhanced': { data: ANSWER, headers: { 'x-unit-kept': 'unchanged' } },
    });
    renderScreen(Screen);
    await press();
    expect(await screen.findByText('This used no enhanced answer.')).toBeTruthy();
  });

  it('that failed is made for the same unit after the page was left and opened again', async () => {
    const sent = answerCalls({
      ...CHART,
      ...DETAIL,
      ...QUOTA,
      'GET /quota': { data: {} },
      'POST /enhanced': [
        { status: 502, error: { code: 'provider_failed', message: 'No answer.' } },
        { data: 'Better told.' },
      ],
    });
    renderScreen(Screen);
    await press();
    await screen.findByText('No answer.');
    cleanup();
    renderScreen(Screen);
    await press();
    await screen.findByText('Better told.');
    const keys = sent
      .filter(({ method }) => method === 'PATCH' || method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it('of an interview that was deleted elsewhere is refused in words, without a retry', async () => {
    const sent = answerCalls({
      ...CHART,
      ...DETAIL,
      ...QUOTA,
      'GET /quota': { data: {} },
      'POST /enhanced': { status: 404, error: { code: 'not_found', message: 'There is nothing here.' } },
    });
    renderScreen(Screen);
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/You were not charged.*It may have been deleted/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const firstKey = sent.find(({ method }) => method === 'PATCH')?.headers['idempotency-key'];
    await press();
    const again = await waitFor(() => {
      const keys = sent.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(2);
      return keys[1];
    });
    expect(again).not.toBe(firstKey);
  });

  it('opens the Upgrade dialog when no unit is left', async () => {
    answerCalls({
      ...CHART,
      ...DETAIL,
      'PATCH /quota': { status: 402, error: { code: 'quota_exhausted', message: 'None.' } },
    });
    renderScreen(Screen);
    await press();
    await waitFor(() => expect(readUpgradeRequest()).toBe('enhanced'));
    expect(screen.getByRole('button', { name: 'View Enhanced Answer' })).toBeTruthy();
  });
});
