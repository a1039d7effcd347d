import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SAMPLE_FEEDBACK } from './sample-interview-data.ts';
import { SAMPLE_RESUME } from './sample-resume-data.ts';
import { Showcase } from './showcase.tsx';

const show = () => {
  const Stub = createRoutesStub([{ path: '/', Component: Showcase }]);
  render(<Stub />);
};
const region = (name: string) => screen.getByRole('region', { name });

describe('what a visitor sees below the fold', () => {
  it.each([
    ['Instant Live Interview Support', '/live-interview'],
    ['Mock Interviewer', '/interview/prepare'],
    ['Resume Reviewer', '/resume'],
    ['Cover Letter Generator', '/cover-letter'],
  ])('%s leads to %s', (name, address) => {
    show();
    const links = within(region(name)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address]);
  });

  it.each([
    ['Instant Live Interview Support', /coach wrote the answers/],
    ['Mock Interviewer', /^We wrote the answers .* coach wrote the feedback/],
    ['Resume Reviewer', /coach made this review/],
    ['Cover Letter Generator', /coach wrote this letter/],
  ])('%s says who wrote its sample', (name, origin) => {
    show();
    expect(within(region(name)).getByText(origin)).toBeTruthy();
  });

  it('gives both charts a name and their numbers as a table', () => {
    show();
    const interviewer = within(region('Mock Interviewer'));
    for (const name of ['Average scores by job role', 'Scores by question']) {
      expect(interviewer.getByRole('img', { name })).toBeTruthy();
      expect(interviewer.getByRole('region', { name, hidden: true }).querySelector('table')).not.toBeNull();
    }
    expect(interviewer.getByRole('row', { name: /^Creativity \d\.\d \d\.\d \d\.\d$/, hidden: true })).toBeTruthy();
  });

  it('shows an answer with what the coach says of it, and what to do next time', () => {
    show();
    const interviewer = within(region('Mock Interviewer'));
    const [first, , last] = SAMPLE_FEEDBACK;
    expect(interviewer.getByText(first?.feedback ?? 'none')).toBeTruthy();
    expect(interviewer.getByText(first?.remarks[0]?.quote ?? 'none')).toBeTruthy();
    expect(interviewer.getByText(last?.nextSteps[0] ?? 'none')).toBeTruthy();
  });

  it('says which skills of the sample resume are missing and which are not clear', () => {
    show();
    const items = within(region('Resume Reviewer')).getAllByRole('listitem');
    const endsWith = (end: string) => items.filter((item) => item.textContent?.endsWith(end)).length;
    const skills = SAMPLE_RESUME.groups.flatMap((group) => group.skills);
    const count = (state: string) => skills.filter((skill) => skill.state === state).length;
    expect([endsWith('0/1missing'), endsWith('?/1not clear')]).toEqual([count('missing'), count('unclear')]);
    expect(count('missing')).toBeGreaterThan(0);
  });

  it('offers the sample letter for copying', () => {
    show();
    expect(within(region('Cover Letter Generator')).getByRole('button', { name: 'Copy the letter' })).toBeTruthy();
  });
});
