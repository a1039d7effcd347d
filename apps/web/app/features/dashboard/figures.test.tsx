import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/api/query-client.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { ChartsSection } from './charts-section.tsx';
import { prefetchDashboard } from './dashboard-queries.ts';
import { readListPlace } from './list-filter.ts';
import { StatCards } from './stat-cards.tsx';

const AWAY = { error: { code: 'internal', message: 'The figures are away.' } };
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

beforeEach(signInAsAda);

describe('the stat cards', () => {
  it('show how many were completed, the average out of 5 and the most frequent role', async () => {
    const sent = answerCalls({
      'GET /analytics': { data: { totalInterviewCount: 12, avgScoreOverall: 3.46, mostFrequentRole: 'Nurse' } },
    });
    renderScreen(StatCards);
    await waitFor(() => expect(figures()).toEqual(['12', '3.5 out of 5', 'Nurse']));
    expect(sent[0]?.path).toBe(`/api/v1/users/${USER_ID}/analytics/dashboard`);
  });

  it('show a dash where nothing could be scored yet', async () => {
    answerCalls({
      'GET /analytics': { data: { totalInterviewCount: 0, avgScoreOverall: null, mostFrequentRole: null } },
    });
    renderScreen(StatCards);
    await waitFor(() => expect(figures()).toEqual(['0', '–', '–']));
  });

  it('say Error, each in its place, when they could not be had', async () => {
    answerCalls({ 'GET /analytics': AWAY });
    renderScreen(StatCards);
    await waitFor(() => expect(figures()).toEqual(['Error', 'Error', 'Error']));
  });

  it('can be asked for again where they failed', async () => {
    const told = { data: { totalInterviewCount: 12, avgScoreOverall: 3.46, mostFrequentRole: 'Nurse' } };
    answerCalls({ 'GET /analytics': [AWAY, told] });
    renderScreen(StatCards);
    expect((await screen.findByRole('alert')).textContent).toContain('The figures are away.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figures()).toEqual(['12', '3.5 out of 5', 'Nurse']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('do not ask again for what was asked for before the page was taken up', async () => {
  const sent = answerCalls({
    'GET /analytics': { data: { totalInterviewCount: 12, avgScoreOverall: 3.46, mostFrequentRole: 'Nurse' } },
    'GET /charts/dashboard': { data: { hasData: false } },
    'GET /interviews/all': { data: { interviews: [], totalCount: 0 } },
  });
  queryClient.clear();
  await prefetchDashboard(USER_ID, readListPlace(new URLSearchParams('filter=oldest&page=2')));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(sent.map(({ path }) => path)).toEqual([
    `/api/v1/users/${USER_ID}/analytics/dashboard`,
    `/api/v1/users/${USER_ID}/charts/dashboard?range=5`,
    `/api/v1/users/${USER_ID}/interviews/all?page=2&sort=_id`,
  ]);
  renderScreen(StatCards, '/', { isFresh: false });
  expect(figures()).toEqual(['12', '3.5 out of 5', 'Nurse']);
  expect(sent).toHaveLength(3);
});

describe('the charts', () => {
  const empty = {
    hasData: false,
    formatedRadarChartData: [],
    formatedPieChartData: [],
    formatedBarChartData: [],
    scoreHistory: [],
  };
  const point = (jobTitle: string, averageScore: number | null) => ({
    _id: '01890a5d-ac96-774b-bcce-b302099a0001',
    jobTitle,
    createdAt: '2026-11-20T10:00:00.000Z',
    averageScore,
  });
  const full = {
    hasData: true,
    formatedRadarChartData: [
      { attribute: 'Teamwork', score: 4.2, answers: 3 },
      { attribute: 'Creativity', score: null, answers: 0 },
    ],
    formatedPieChartData: [
      { jobTitle: 'Baker', count: 1 },
      { jobTitle: 'Nurse', count: 3 },
    ],
    formatedBarChartData: [
      { jobTitle: 'Baker', averageScore: 2.4 },
      { jobTitle: 'Nurse', averageScore: 3.1 },
    ],
    scoreHistory: [point('Baker', 2.4), point('Nurse', 3.1)],
  };

  it('of the five most recent interviews have their data as tables', async () => {
    const sent = answerCalls({ 'GET /charts/dashboard': { data: full } });
    renderScreen(ChartsSection);
    for (const [name, row] of [
      ['Distribution of Interview Scores by Job Attributes', 'Teamwork 4.2 (3 answers)'],
      ['Distribution of Interview Scores by Job Attributes', 'Creativity not shown'],
      ['Distribution of Completed Interviews by Job Title', 'Nurse 3'],
      ['Average Interview Scores by Job Title', 'Nurse 3.1'],
      ['Average score over time', '2. Nurse, November 20, 2026 3.1'],
    ] as const) {
      const table = await screen.findByRole('table', { name });
      expect(
        Array.from(table.querySelectorAll('tbody tr'), (line) =>
          Array.from(line.children, (cell) => cell.textContent).join(' '),
        ),
      ).toContain(row);
    }
    expect(sent[0]?.path).toBe(`/api/v1/users/${USER_ID}/charts/dashboard?range=5`);
  });

  it('are walked through by key, and say what each value is', async () => {
    answerCalls({ 'GET /charts/dashboard': { data: full } });
    renderScreen(ChartsSection);
    const charts = await waitFor(() => {
      const drawn = screen.getAllByRole('application');
      expect(drawn).toHaveLength(4);
      return drawn;
    });
    const user = userEvent.setup();
    const said = [];
    for (const chart of charts) {
      act(() => chart.focus());
      await user.keyboard('{End}');
      said.push(chart.querySelector('[aria-live]')?.textContent);
    }
    expect(said).toEqual([
      '2. Nurse, November 20, 2026: Average score 3.1',
      'Creativity: Not shown in any answer yet',
      'Nurse: 3 interviews',
      'Nurse: Average score 3.1',
    ]);
  });

  it('leave the word to the list when there is nothing to draw', async () => {
    const sent = answerCalls({ 'GET /charts/dashboard': { data: empty } });
    renderScreen(ChartsSection);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('of one interview are its result and the way on', async () => {
    const one = { ...full, scoreHistory: [point('Nurse', 3.1)] };
    answerCalls({ 'GET /charts/dashboard': { data: one } });
    renderScreen(ChartsSection);
    expect(await screen.findByRole('heading', { name: 'Your first result' })).toBeTruthy();
    expect(await screen.findByText('3.1 / 5')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Results' }).getAttribute('href')).toBe(
      '/interviews/01890a5d-ac96-774b-bcce-b302099a0001/result',
    );
    expect(screen.queryByRole('table')).toBeNull();
    // The page's header has that button.
    expect(screen.queryByRole('link', { name: 'Start New Mock Interview' })).toBeNull();
  });

  it.each([
    [3, 3, null],
    [30, 30, 'Your last 30 interviews'],
    [300, 30, 'Your last 30 interviews'],
  ])('of %i interviews are a line over %i of them, and say so where some are left out', async (count, drawn, note) => {
    // The server sends the newest thirty.
    const newest = Array.from({ length: Math.min(count, 30) }, (_, index) => point('Nurse', 2 + index / 20));
    answerCalls({ 'GET /charts/dashboard': { data: { ...full, scoreHistory: newest } } });
    renderScreen(ChartsSection);
    const line = await screen.findByRole('figure', { name: 'Average score over time' });
    expect(within(line).getAllByRole('row')).toHaveLength(drawn + 1);
    expect(within(line).queryByText(/^Your last/)?.textContent ?? null).toBe(note);
  });

  it('of one job title alone show no charts by title', async () => {
    const nurses = {
      ...full,
      formatedPieChartData: [{ jobTitle: 'Nurse', count: 2 }],
      formatedBarChartData: [{ jobTitle: 'Nurse', averageScore: 3.1 }],
    };
    answerCalls({ 'GET /charts/dashboard': { data: nurses } });
    renderScreen(ChartsSection);
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
    expect(screen.queryByRole('table', { name: 'Average Interview Scores by Job Title' })).toBeNull();
  });

  it('show the message of a failure, and load on a second try', async () => {
    answerCalls({ 'GET /charts/dashboard': [AWAY, { data: empty }] });
    renderScreen(ChartsSection);
    expect((await screen.findByRole('alert')).textContent).toContain('The figures are away.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
