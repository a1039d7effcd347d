import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSavedDocuments } from '~/api/saved-documents.ts';
import { useSession } from '~/api/session-store.ts';
import { useLetterStore } from '~/features/cover-letter/letter/letter-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import CoverLetter from './cover-letter.tsx';

const LETTER = {
  heading: {
    fullName: 'Ada Lovelace',
    address: '',
    phoneNumber: '',
    emailAddress: 'ada@example.com',
    dateWritten: 'November 21, 2026',
    hiringManagerName: '',
    hiringCompanyName: 'Analytical Engines',
    hiringCompanyAddress: '',
  },
  salutation: 'Dear Hiring Manager,',
  introduction: 'I am applying for the position.',
  body: { paraOne: 'I wrote programs.', paraTwo: 'I checked numbers.', paraThree: 'I explained machines.' },
  closing: 'I would be glad to talk.',
  closingLine: 'Sincerely,',
  signOff: 'Ada Lovelace',
  removedClaims: [],
  writtenBy: 'built-in-coach',
  resumeText: 'Ada Lovelace',
};
const CAPABILITIES = { data: { payments: { provider: 'sandbox' } } };
const quota = (left: number) => ({ data: { availableCoverLetterGenerators: left } });
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Generate Cover Letter' }));

/** The focus goes to a letter that has come: what is typed before would go there. */
const letterHasCome = () => waitFor(() => expect(document.activeElement?.id).toBe('letter-heading'));

beforeEach(() => {
  useSession.setState({ auth: false, token: null, profile: null, isRestoring: false });
  useLetterStore.setState(useLetterStore.getInitialState());
  useSavedDocuments.setState({
    jobDescription: 'A programmer of engines',
    resume: new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' }),
  });
});

describe('the cover letter generator', () => {
  it('tells a visitor what is free, shows the letter and counts it', async () => {
    answerCalls({ 'POST /ai/completions/coverletter': { data: LETTER } });
    renderScreen(CoverLetter);
    expect(screen.getByText('Free Cover Letter Generations left: 1')).toBeTruthy();
    await press();
    await screen.findByRole('heading', { name: 'Your letter' });
    expect(screen.getByLabelText('the first paragraph').textContent).toBe('I wrote programs.');
    expect(screen.getByText('Free Cover Letter Generations left: 0')).toBeTruthy();
  });

  it('shows an example letter at a press, which a letter of one’s own replaces for good', async () => {
    answerCalls({
      'GET /examples/cover-letter': { data: { ...LETTER, introduction: 'I made it up.' } },
      'POST /ai/completions/coverletter': { data: LETTER },
    });
    renderScreen(CoverLetter);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'See an example' }));
    await letterHasCome();
    expect(screen.getByText('This is an example')).toBeTruthy();
    expect(screen.getByLabelText('the introduction').textContent).toBe('I made it up.');
    expect(screen.getByText('Free Cover Letter Generations left: 1')).toBeTruthy();
    await press();
    await waitFor(() =>
      expect(screen.getByLabelText('the introduction').textContent).toBe('I am applying for the position.'),
    );
    expect(screen.queryByText('This is an example')).toBeNull();
    expect(screen.queryByText(/This letter replaced the one before/)).toBeNull();
  });

  it('takes the example away for a resume of one’s own', async () => {
    answerCalls({ 'GET /examples/cover-letter': { data: LETTER } });
    renderScreen(CoverLetter);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'See an example' }));
    await letterHasCome();
    await user.click(screen.getByRole('button', { name: 'Use your own resume' }));
    expect(screen.queryByRole('heading', { name: 'Your letter' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What the letter is made of' }));
    expect(screen.getByRole('button', { name: 'See an example' })).toBeTruthy();
  });

  it('says that an empty paragraph is room for own words, and offers no other wording for it', async () => {
    const short = { ...LETTER, body: { ...LETTER.body, paraThree: '' } };
    answerCalls({ 'POST /ai/completions/coverletter': { data: short } });
    renderScreen(CoverLetter);
    await press();
    const empty = await screen.findByLabelText('the third paragraph');
    expect(empty.getAttribute('placeholder')).toMatch(/^Room for a paragraph of your own/);
    expect(screen.queryByRole('button', { name: 'Reword the third paragraph' })).toBeNull();
    await letterHasCome();
    await userEvent.setup().type(empty, 'I like your garden.');
    expect(screen.getByRole('button', { name: 'Reword the third paragraph' })).toBeTruthy();
  });

  it('brings a letter back that another one took the place of, with its changes', async () => {
    const second = { ...LETTER, introduction: 'Another beginning.' };
    answerCalls({ 'POST /ai/completions/coverletter': [{ data: LETTER }, { data: second }] });
    localStorage.setItem('freeCoverLetterGenerations', '2');
    renderScreen(CoverLetter);
    await press();
    const user = userEvent.setup();
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'the introduction' });
    await letterHasCome();
    await user.type(box, ' Mine.');
    await press();
    await waitFor(() => expect(box.value).toBe('Another beginning.'));
    await user.click(screen.getByRole('button', { name: 'Bring back the other letter' }));
    expect(box.value).toBe('I am applying for the position. Mine.');
    await user.click(screen.getByRole('button', { name: 'Bring back the other letter' }));
    expect(box.value).toBe('Another beginning.');
  });

  it('says that a letter is for another job once the job has changed', async () => {
    answerCalls({ 'POST /ai/completions/coverletter': { data: LETTER } });
    renderScreen(CoverLetter);
    await press();
    await letterHasCome();
    const outdated = /is not the one of this letter/;
    expect(screen.queryByText(outdated)).toBeNull();
    await userEvent.setup().type(screen.getByRole('textbox', { name: 'Job role or description' }), '!');
    expect(screen.getByText(outdated)).toBeTruthy();
  });

  it('greets the hiring manager by the name on the letter', async () => {
    const heading = { ...LETTER.heading, hiringManagerName: 'Jane Smith' };
    answerCalls({
      'POST /ai/completions/coverletter': { data: { ...LETTER, heading, salutation: 'Dear Jane Smith,' } },
    });
    renderScreen(CoverLetter);
    await press();
    const user = userEvent.setup();
    const name = await screen.findByRole('textbox', { name: 'Hiring manager' });
    await user.type(name, 'e');
    const salutation = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Salutation' });
    expect(salutation.value).toBe('Dear Jane Smithe,');
    await user.clear(salutation);
    await user.type(salutation, 'Hello Jane,');
    await user.type(name, 'r');
    expect(salutation.value).toBe('Hello Jane,');
  });

  it('greets the next name after the first one was deleted, in the tone of the letter', async () => {
    const heading = { ...LETTER.heading, hiringManagerName: 'Jane Smith' };
    answerCalls({
      'POST /ai/completions/coverletter': { data: { ...LETTER, heading, salutation: 'Hello Jane Smith,' } },
    });
    renderScreen(CoverLetter);
    await press();
    const user = userEvent.setup();
    const name = await screen.findByRole('textbox', { name: 'Hiring manager' });
    const salutation = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Salutation' });
    await user.type(name, '{Backspace>10/}');
    expect(salutation.value).toBe('Hello Hiring Manager,');
    await user.type(name, 'Ms Sato');
    expect(salutation.value).toBe('Hello Ms Sato,');
  });

  it('tells a member what is left, before and after', async () => {
    answerCalls({
      'GET /capabilities': CAPABILITIES,
      'PATCH /quota': quota(1),
      'GET /quota': [quota(2), quota(1)],
      'POST /ai/completions/coverletter': { data: LETTER },
    });
    signInAsAda();
    renderScreen(CoverLetter);
    expect(await screen.findByText('Cover Letter Generations left: 2')).toBeTruthy();
    await press();
    expect(await screen.findByText('Cover Letter Generations left: 1')).toBeTruthy();
  });

  it('shows the way to more where nothing is left, and a retry where the count is not known', async () => {
    answerCalls({
      'GET /capabilities': CAPABILITIES,
      'GET /quota': [{ error: { code: 'internal', message: 'Something broke.' } }, quota(0)],
    });
    signInAsAda();
    renderScreen(CoverLetter);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Cover Letter Generations left: 0');
    expect(screen.getByRole('link', { name: 'Get more' }).getAttribute('href')).toBe('/upgrade');
  });

  it('keeps the inputs when writing failed, and writes at the second try', async () => {
    answerCalls({
      'POST /ai/completions/coverletter': [
        { status: 502, error: { code: 'provider_failed', message: 'The provider did not answer.' } },
        { data: LETTER },
      ],
    });
    renderScreen(CoverLetter);
    await press();
    await screen.findByRole('alert');
    expect(screen.getByText('Free Cover Letter Generations left: 1')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your letter' })).toBeTruthy());
  });
});
