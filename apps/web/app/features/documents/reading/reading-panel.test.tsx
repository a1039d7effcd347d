import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { correctionsField, correctionsOf, useSavedDocuments } from '~/api/saved-documents.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { ReadingPanel } from './reading-panel.tsx';

const READ = {
  fullName: 'Ann Lee',
  headline: '',
  emailAddress: 'ann@example.org',
  phoneNumber: '',
  address: '',
  links: [],
  summary: '',
  experience: [
    {
      title: 'Nurse',
      employer: 'Medical-Surgical',
      startDate: '2020',
      endDate: 'Present',
      achievements: [],
      confidence: 0.4,
    },
    { title: 'Carer', employer: 'Cloch House', startDate: '2018', endDate: '2020', achievements: [], confidence: 0.9 },
  ],
  education: [],
  projects: [],
  skills: ['triage'],
  languages: [],
  certifications: [],
};
const file = new File(['%PDF-1.7'], 'ann.pdf', { type: 'application/pdf' });
const open = async () => {
  answerCalls({ 'POST /ai/parse/resume-raw': { data: { ...READ, text: 'Ann Lee', hiddenTextFound: false } } });
  renderScreen(() => <ReadingPanel file={file} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check what we read' }));
  await screen.findByRole('heading', { name: 'Jobs' });
};

beforeEach(() => useSavedDocuments.setState({ corrections: null }));

describe('the panel of what was read', () => {
  it('marks what is uncertain and nothing else', async () => {
    await open();
    expect(screen.getAllByText('Please check')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'This is right: Job 1' })).toBeTruthy();
    expect(correctionsOf(file)).toBeUndefined();
  });

  it('saves a correction for this file alone, as a fact, and takes it back', async () => {
    await open();
    const [employer] = screen.getAllByRole('textbox', { name: 'Employer' });
    if (!employer) throw new Error('no field for the employer');
    const user = userEvent.setup();
    await user.clear(employer);
    await user.type(employer, 'Elm Hospital');
    expect(correctionsOf(file)?.experience[0]).toMatchObject({ employer: 'Elm Hospital', title: 'Nurse' });
    expect(correctionsOf(file)?.experience[0]?.confidence).toBeUndefined();
    expect(screen.queryByText('Please check')).toBeNull();
    expect(correctionsField(file).correctedResume).toContain('Elm Hospital');
    expect(correctionsField(new File(['%PDF-1.7'], 'other.pdf'))).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Undo all corrections' }));
    expect(correctionsOf(file)).toBeUndefined();
    expect(screen.getByDisplayValue('Medical-Surgical')).toBeTruthy();
  });

  it('takes an entry for certain that the person confirms, and drops one that they remove', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'This is right: Job 1' }));
    expect(screen.queryByText('Please check')).toBeNull();
    expect(correctionsOf(file)?.experience[0]).toMatchObject({ employer: 'Medical-Surgical' });
    await user.click(screen.getByRole('button', { name: 'Remove: Job 1' }));
    expect(correctionsOf(file)?.experience.map((job) => job.employer)).toEqual(['Cloch House']);
  });

  it('says that a file could not be read and tries again', async () => {
    answerCalls({
      'POST /ai/parse/resume-raw': {
        status: 422,
        error: { code: 'resume_image_only', message: 'This PDF is a picture.' },
      },
    });
    renderScreen(() => <ReadingPanel file={file} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Check what we read' }));
    await waitFor(() => expect(screen.getByText('Your resume could not be read')).toBeTruthy());
    expect(screen.getByText('This PDF is a picture.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
