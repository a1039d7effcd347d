import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { OptionRow } from './option-row.tsx';

const OPTIONS = [3, 4, 5].map((count) => ({ value: count, label: `${count} questions` }));

function Harness({ disabled }: { disabled?: boolean }) {
  const [count, setCount] = useState(3);
  return <OptionRow legend="Questions" options={OPTIONS} value={count} onValueChange={setCount} disabled={disabled} />;
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe('OptionRow', () => {
  it('is a named group with one choice', () => {
    render(<Harness />);
    expect(screen.getByRole('group', { name: 'Questions' })).toBeTruthy();
    expect(isChosen('3 questions')).toBe(true);
    expect(isChosen('4 questions')).toBe(false);
  });

  it('is one stop of the tab key and moves with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Harness />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '3 questions' }));
    await user.keyboard('{ArrowRight}');
    expect(isChosen('4 questions')).toBe(true);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(isChosen('5 questions')).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('changes at a press and hands over the value as it was given', async () => {
    const user = userEvent.setup();
    render(<Harness />);
    await user.click(screen.getByText('5 questions'));
    expect(isChosen('5 questions')).toBe(true);
  });

  it('does not change while it is disabled', async () => {
    const user = userEvent.setup();
    render(<Harness disabled />);
    await user.click(screen.getByText('5 questions'));
    expect(isChosen('3 questions')).toBe(true);
  });
});
