import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
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
    ['Mock Interviewer', /^We wrote .* by hand, as an example/],
    ['Resume Reviewer', /^We wrote .* by hand, as an example/],
    ['Cover Letter Generator', /^We wrote .* by hand, as an example/],
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
    expect(interviewer.getByRole('row', { name: 'Creativity 3.3 4.7 2.3', hidden: true })).toBeTruthy();
  });

  it('says which skills of the sample resume are missing', () => {
    show();
    const missing = within(region('Resume Reviewer'))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('0/1'));
    expect(missing.map((item) => item.textContent)).toEqual([
      'Airflow0/1missing',
      'A/B testing0/1missing',
      'Stakeholder management0/1missing',
    ]);
  });

  it('offers the sample letter for copying', () => {
    show();
    expect(within(region('Cover Letter Generator')).getByRole('button', { name: 'Copy the letter' })).toBeTruthy();
  });
});
