import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readResumeFile } from '~/lib/read-resume-file.ts';
import { PastedResume } from './pasted-resume.tsx';

it('makes a text file that is taken of what was pasted', async () => {
  const used: File[] = [];
  render(<PastedResume onUse={(file) => used.push(file)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Paste text instead' }));
  const use = screen.getByRole('button', { name: 'Use this text' });
  expect(use.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Your resume as text' }), 'Ann Lee{Enter}Experience');
  await user.click(use);
  const [file] = used;
  if (!file) throw new Error('no file was made');
  expect(await file.text()).toBe('Ann Lee\nExperience');
  expect((await readResumeFile(file))?.type).toBe('text/plain');
});
