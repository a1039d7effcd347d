import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePaste, useSavedDocuments } from '~/api/saved-documents.ts';
import { PastedResume } from './pasted-resume.tsx';
import { useDocumentInputs } from './use-document-inputs.ts';

const ignoreChange = () => undefined;
function Inputs() {
  const inputs = useDocumentInputs(ignoreChange);
  return (
    <>
      <PastedResume paste={inputs.paste} onChange={changePaste} onUse={() => void inputs.takePasted()} />
      <input type="file" aria-label="File" onChange={(event) => inputs.take(event.target.files?.[0] ?? null)} />
      <p>{inputs.isComplete ? 'complete' : 'incomplete'}</p>
    </>
  );
}
const savedResume = () => useSavedDocuments.getState().resume;
const openWith = async (text: string) => {
  const user = userEvent.setup();
  render(<Inputs />);
  await user.click(screen.getByRole('button', { name: 'Paste text instead' }));
  if (text) await user.type(screen.getByRole('textbox', { name: 'Your resume as text' }), text);
  return user;
};

beforeEach(() => useSavedDocuments.setState({ jobDescription: 'A job', resume: null }));
afterEach(() => useSavedDocuments.setState({ jobDescription: '', resume: null, paste: { isOpen: false, text: '' } }));

it('makes a text file of what was pasted and closes', async () => {
  const user = await openWith('Ann Lee{Enter}Experience');
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  await waitFor(() => expect(savedResume()?.type).toBe('text/plain'));
  expect((await savedResume()?.text())?.replace('\ufeff', '')).toBe('Ann Lee\nExperience');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('counts an open text as a resume, an empty one not', async () => {
  const user = await openWith('');
  expect(screen.getByRole('button', { name: 'Use this text' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('incomplete')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Your resume as text' }), 'Ann Lee');
  expect(screen.getByText('complete')).toBeTruthy();
});

it('is still there after the page was left, and saved with the tab', async () => {
  await openWith('Ann Lee');
  cleanup();
  render(<Inputs />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your resume as text' }).value).toBe('Ann Lee');
  expect(sessionStorage.getItem('greenroom-documents')).toContain('Ann Lee');
});

it('gives way to a file that is chosen later', async () => {
  const user = await openWith('Ann Lee');
  await user.upload(screen.getByLabelText('File'), new File(['%PDF-1.7'], 'ann.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(savedResume()?.name).toBe('ann.pdf'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
