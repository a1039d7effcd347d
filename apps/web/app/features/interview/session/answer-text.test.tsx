import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnswerText } from './answer-text.tsx';

describe('the text of an answer', () => {
  it('takes its own direction beside an English label', () => {
    const answer = 'أعمل في فريق صغير.';
    render(<AnswerText answer={answer} followUp={null} hasLabel />);
    expect(screen.getByText(answer).closest('[dir="auto"]')?.textContent).toBe(answer);
    expect(screen.getByText('Your answer:').closest('[dir="auto"]')).toBeNull();
  });
});
