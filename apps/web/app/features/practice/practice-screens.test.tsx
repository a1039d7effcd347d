import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/api/query-client.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { waitUntil } from '~/testing/wait-until.ts';
import { PracticeSection } from './practice-section.tsx';
import { DAY_MS } from './spaced-repetition.ts';
import { Today } from './today.tsx';

const give = (days: number, change: Partial<PractisedAnswer> = {}): PractisedAnswer => ({
  interviewId: '01890a5d-ac96-774b-bcce-b302099a0001',
  index: 0,
  jobName: 'Nurse',
  answeredAt: new Date(Date.now() - days * DAY_MS).toISOString(),
  question: `Question ${days}?`,
  answer: 'I asked the team and we agreed on a plan together. '.repeat(6),
  score: 3.6,
  range: null,
  skillsScore: {
    communicationScore: null,
    teamworkScore: 4,
    problemSolvingScore: null,
    adaptabilityScore: null,
    creativityScore: null,
    leadershipScore: null,
  },
  selfRating: 2,
  wordsPerMinute: 140,
  sound: null,
  ...change,
});
const practise = (...answers: PractisedAnswer[]) => answerCalls({ 'GET /practice': { data: { answers } } });

beforeEach(() => {
  queryClient.clear();
  signInAsAda();
});

describe('the set for today', () => {
  it('holds what is due and starts an interview with it', async () => {
    practise(give(9), give(8, { score: 1.5 }), give(0.1));
    const onPractise = vi.fn();
    renderScreen(() => <Today onPractise={onPractise} />);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Practise these 2 questions' }));
    expect(onPractise).toHaveBeenCalledWith('Nurse', ['Question 8?', 'Question 9?']);
  });

  it('has a new question on a weak skill', async () => {
    practise(give(9, { score: 4, skillsScore: { ...give(9).skillsScore, teamworkScore: 2.1 } }));
    renderScreen(() => <Today onPractise={vi.fn()} />);
    expect(await screen.findByText('Tell me about a time you worked as part of a team.')).toBeTruthy();
    expect(screen.getByText('New, on teamwork: lately 2.1 of 5')).toBeTruthy();
  });

  it('says when the next ones come back, or how they come', async () => {
    practise(give(0.1, { score: 4.5 }));
    renderScreen(() => <Today onPractise={vi.fn()} />);
    expect(await screen.findByText('Your next questions come back in 8 days.')).toBeTruthy();
  });

  it('explains itself where nothing was answered', async () => {
    practise();
    renderScreen(() => <Today onPractise={vi.fn()} />);
    expect(await screen.findByText(/^Questions you have answered come back here/)).toBeTruthy();
  });
});

describe('what answers show together', () => {
  const six = [6, 5, 4, 3, 2, 1].map((days) => give(days));

  it('is nothing for a few answers of long ago', async () => {
    const sent = practise(give(40, { score: 3 }));
    renderScreen(() => <PracticeSection parts="all" />);
    await waitUntil(() => expect(sent).toHaveLength(1));
    await waitUntil(() => expect(queryClient.isFetching()).toBe(0));
    expect(document.querySelector('section')).toBeNull();
  });

  it('is skills with ranges, own ratings and stories', async () => {
    practise(...six);
    renderScreen(() => <PracticeSection parts="all" />);
    const row = await screen.findByRole('row', { name: /Teamwork/ });
    expect(row.textContent).toContain('No clear change, 6 answers');
    expect(screen.getByText('You rate your answers lower than the feedback does.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Copy the story' })).toHaveLength(6);
  });

  it('leaves no hole in a row: a card, story or sign without a neighbour takes the whole width', async () => {
    const alone = () => [...document.querySelectorAll('li.lg\\:col-span-2')].map((item) => item.textContent);
    practise(...six.slice(0, 3));
    renderScreen(() => <PracticeSection parts="all" />);
    await screen.findByRole('heading', { name: 'Your stories' });
    expect(alone()).toEqual([expect.stringContaining('Question 4?')]);
    expect(document.querySelector('section > div.lg\\:grid-cols-2')).toBeNull();
    cleanup();
    queryClient.clear();
    practise(...six);
    renderScreen(() => <PracticeSection parts="all" />);
    await screen.findByRole('heading', { name: 'Your own ratings' });
    expect(alone()).toEqual([]);
    expect(document.querySelectorAll('section > div.lg\\:grid-cols-2 > section')).toHaveLength(2);
  });

  it('draws both ranges of a skill on one scale', async () => {
    practise(
      ...[6, 5, 4].map((days) => give(days, { skillsScore: { ...give(1).skillsScore, teamworkScore: 2 } })),
      ...six.slice(3),
    );
    renderScreen(() => <PracticeSection parts="all" />);
    await screen.findByText('Better, 6 answers');
    const spans = [...document.querySelectorAll<HTMLElement>('[data-ranges] > [style]')].map(({ style }) =>
      Number.parseFloat(style.insetInlineStart),
    );
    expect(spans).toHaveLength(2);
    expect(spans[0]).toBeCloseTo((2 - 0.4 / Math.sqrt(3)) * 20);
    expect(spans[1]).toBeCloseTo((4 - 0.4 / Math.sqrt(3)) * 20);
  });

  const heard = (interviewId: string, wordsPerMinute: number, pitchVariationSemitones = 3) =>
    give(30, {
      interviewId,
      wordsPerMinute,
      sound: {
        score: 3.2,
        meanPauseSeconds: 0.6,
        longestPauseSeconds: 2,
        loudnessVariationDb: 7,
        pitchVariationSemitones,
      },
    });
  const textOfSound = async () => {
    const heading = await screen.findByRole('heading', { name: 'How you sound over time' });
    return heading.parentElement?.textContent ?? '';
  };

  it('is how one interview sounded, and how several did', async () => {
    practise(heard('a', 130));
    renderScreen(() => <PracticeSection parts="all" />);
    expect(await textOfSound()).toContain('Pace130 words a minute, in one interview so far');
    cleanup();
    queryClient.clear();
    practise(heard('a', 130), heard('b', 140), heard('c', 151));
    renderScreen(() => <PracticeSection parts="all" />);
    const text = await textOfSound();
    expect(text).toContain('130 words a minute in the first, 151 words a minute in the last of 3 interviews');
    expect(text).toContain('How it sounded3.2 of 5 in the first');
    expect(document.querySelectorAll('polyline')).toHaveLength(4);
  });

  it('leaves out what is not to be judged', async () => {
    practise(...six, heard('a', 130), heard('b', 140));
    renderScreen(() => <PracticeSection parts="voice" />);
    expect(await textOfSound()).toContain('3.0 semitones in the first');
    expect(screen.queryByText(/words a minute|Usual pause|of 5 in the/)).toBeNull();
    cleanup();
    renderScreen(() => <PracticeSection parts="none" />);
    await screen.findByRole('row', { name: /Teamwork/ });
    expect(screen.queryByText('How you sound over time')).toBeNull();
  });

  it('shows the days of practice as long as there are some, without a count to keep up', async () => {
    // Two at one moment: of two moments midnight may come between.
    practise(give(2), give(2), give(5));
    renderScreen(() => <PracticeSection parts="all" />);
    expect(await screen.findByText(/^You practised on 2 days\./)).toBeTruthy();
  });
});
