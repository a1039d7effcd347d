import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilePicker } from './file-picker.tsx';

const RULE = {
  accept: 'application/pdf,.pdf',
  maxBytes: 8,
  wrongTypeMessage: 'Only a PDF fits here',
  tooLargeMessage: 'Too large',
};
const onReject = vi.fn();

function Harness() {
  const [file, setFile] = useState<File | null>(null);
  onReject.mockReset();
  return (
    <FilePicker
      label="Resume"
      prompt="Choose a PDF"
      rule={RULE}
      file={file}
      onFileChange={setFile}
      onReject={(message) => onReject(message)}
    />
  );
}

const pdf = (name = 'resume.pdf', content = '%PDF') => new File([content], name, { type: 'application/pdf' });
const input = () => screen.getByLabelText(/Resume/);
const dropOn = (target: Element | null, file: File) =>
  target && fireEvent.drop(target, { dataTransfer: { files: [file] } });

describe('FilePicker', () => {
  it('takes a file that fits, shows its name and gives it back', async () => {
    const user = userEvent.setup();
    render(<Harness />);
    await user.upload(input(), pdf());
    expect(screen.getByText('resume.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove resume.pdf' }));
    expect(screen.queryByText('resume.pdf')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('takes a dropped file', () => {
    render(<Harness />);
    dropOn(input().parentElement, pdf());
    expect(screen.getByText('resume.pdf')).toBeTruthy();
  });

  it.each([
    ['another kind of file', new File(['hello'], 'resume.txt', { type: 'text/plain' }), 'Only a PDF fits here'],
    [
      'a picture that is named like a PDF',
      new File(['x'], 'resume.pdf', { type: 'image/png' }),
      'Only a PDF fits here',
    ],
    ['a file that is too large', pdf('resume.pdf', '123456789'), 'Too large'],
  ])('refuses %s and says why', (_, file, message) => {
    render(<Harness />);
    dropOn(input().parentElement, file);
    expect(onReject).toHaveBeenCalledExactlyOnceWith(message);
    expect(screen.getByText('Choose a PDF')).toBeTruthy();
  });

  it('judges a file without a type by its name', () => {
    render(<Harness />);
    dropOn(input().parentElement, new File(['%PDF'], 'Resume.PDF'));
    expect(screen.getByText('Resume.PDF')).toBeTruthy();
  });
});
