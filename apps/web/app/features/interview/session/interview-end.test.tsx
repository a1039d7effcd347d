import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetAuth } from '~/api/session-store.ts';
import { ENTRY, finishInterview, ID } from '~/testing/finished-interview.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { keepFeedback } from '../state/interview.ts';
import { forgetInterview } from '../state/interview-store.ts';
import { Conversation } from './conversation.tsx';
import { listMessages } from './conversation-messages.ts';
import { ResultsBlock } from './results-block.tsx';

const remark = (skill: 'overall' | 'teamwork', quote: string, comment: string) => ({ skill, quote, comment });
const showResults = (entry: Partial<FeedbackEntry>) => {
  const interview = keepFeedback(finishInterview(), 0, { ...ENTRY, ...entry });
  renderScreen(() => <ResultsBlock interview={interview} />, `/interview/${ID}`);
};
const card = (): HTMLElement => {
  const found = document.getElementById('feedback-0');
  if (!found) throw new Error('the first card is expected');
  return found;
};

beforeEach(resetAuth);
afterEach(forgetInterview);

describe('the feedback at the end of an interview', () => {
  it('marks its quotes in the answer and repeats none of them', () => {
    showResults({
      evidence: [remark('overall', 'Answer 0', 'What was done.'), remark('teamwork', 'Answer 0', 'With others.')],
    });
    expect(screen.getByText('Answer 0', { selector: 'mark' })).toBeTruthy();
    expect(document.body.textContent.split('Answer 0')).toHaveLength(2);
    expect(within(card()).getByText('What was done. With others.')).toBeTruthy();
  });

  it('quotes what is not in the answer as it is shown', () => {
    showResults({ evidence: [remark('overall', 'Other words', 'What was done.')] });
    expect(screen.getByText('“Other words”')).toBeTruthy();
    expect(document.querySelector('mark')).toBeNull();
  });

  it('says where there is nothing but scores', () => {
    showResults({ overallFeedbackPerResponse: '', nextSteps: [] });
    expect(within(card()).getByText('No remarks on this answer, only scores for the skills it shows.')).toBeTruthy();
  });
});

describe('the conversation of an interview that is over', () => {
  const messages = listMessages(finishInterview(), null);

  it('is folded to its closing words, and can be read again', async () => {
    renderScreen(() => <Conversation messages={messages} isOver />);
    const listed = () => screen.getAllByRole('listitem').map(({ id }) => id);
    expect(listed()).toEqual(['closing']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show the whole conversation' }));
    expect(listed()).toEqual(messages.map(({ id }) => id));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Hide the conversation' }));
    expect(listed()).toEqual(['closing']);
  });

  it('is whole while it lasts', () => {
    renderScreen(() => <Conversation messages={messages} isOver={false} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(messages.length);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
