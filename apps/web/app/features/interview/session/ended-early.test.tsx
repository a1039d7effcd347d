import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { ContinueCard } from '../continue-card.tsx';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import {
  createInterview,
  endEarly,
  type Interview,
  keepDraft,
  keepFeedback,
  submitDraft,
  takeQuestions,
} from '../state/interview.ts';
import { putInterview } from '../state/interview-store.ts';
import { contentOf, listMessages } from './conversation-messages.ts';
import { SessionHeader } from './session-header.tsx';
import { SessionStatus } from './session-status.tsx';

const begun = takeQuestions(
  createInterview({ id: 'baker', roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS }),
  ['Why this job?', 'Why now?'],
);
const lastWords = (interview: Interview) => {
  const last = listMessages(interview, null).at(-1);
  return last && contentOf(last);
};

describe('an interview that was ended before anything was answered', () => {
  const ended = endEarly(begun);

  it('promises no results', () => {
    expect(lastWords(ended)).toBe('Thank you for coming in. Start a new interview whenever you are ready.');
    renderScreen(() => <SessionStatus interview={ended} />);
    expect(screen.getByText('The interview is over. No question was answered.')).toBeTruthy();
  });

  it('is not said to be done with all its questions', () => {
    renderScreen(() => <SessionHeader interview={ended} />);
    expect(screen.getByText('The interview is over')).toBeTruthy();
  });

  it('is not offered on Home to be gone back to', () => {
    putInterview(ended);
    renderScreen(ContinueCard);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

const answered = () =>
  endEarly(submitDraft(keepDraft(begun, 0, { text: 'For the bread.', wasSpoken: false, durationMs: null }), 0));

describe('an interview that was ended in its middle', () => {
  it('is said to be assessed only when it is', () => {
    expect(lastWords(answered())).toBe(
      'Thank you for taking the time to interview with us. Your answers are being assessed.',
    );
  });

  it('leads to the results of what was done', () => {
    const ended = keepFeedback(answered(), 0, skippedEntry());
    expect(lastWords(ended)).toContain('You may now see your results');
    putInterview(ended);
    renderScreen(ContinueCard);
    expect(screen.getByRole('button', { name: 'Go to your feedback' })).toBeTruthy();
  });
});
