import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPIED_MS, CopyButton } from './copy-button.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' })));
const pass = (durationMs: number) => act(async () => void vi.advanceTimersByTime(durationMs));

describe('CopyButton', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('copies and says so for 700 ms', async () => {
    render(<CopyButton text={() => 'Dear Ada'} name="Copy the letter" />);
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Dear Ada');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await pass(COPIED_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows a tick that is read on the colour of the button', async () => {
    const { container, rerender } = render(<CopyButton text="Dear Ada" name="Copy the letter" />);
    await press();
    expect(container.querySelector('.text-success')).toBeTruthy();
    rerender(<CopyButton text="Dear Ada" name="Copy the letter" variant="default" />);
    expect(container.querySelector('.text-success')).toBeNull();
  });

  it('hands a refusal of the clipboard on, logs it and shows no tick', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refusal = new Error('not allowed');
    writeText.mockRejectedValue(refusal);
    const onFail = vi.fn();
    render(<CopyButton text="Dear Ada" name="Copy the letter" onFail={onFail} />);
    await press();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(warn).toHaveBeenCalledExactlyOnceWith('copy', refusal);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
