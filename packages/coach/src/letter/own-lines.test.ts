import type { ResumeExperience } from '@greenroom/contract/resume';
import { expect, it } from 'vitest';
import { ownLines } from './own-lines.ts';

const job = (title: string, employer: string, achievements: string[]): ResumeExperience => ({
  title,
  employer,
  startDate: '2021',
  endDate: '2023',
  achievements,
});

it('ends where a heading without a bullet begins another list', () => {
  const lines = ['Weighed parcels at the counter', 'What I Bring', 'First aid and safe lifting'];
  const text = `Clerk\n* ${lines[0]}\n${lines[1]}\n- ${lines[2]}`;
  const clerk = job('Clerk', 'Elm Post', lines);
  expect(ownLines(clerk, [clerk], text)).toEqual(lines.slice(0, 1));
  // A wrapped line and a heading within the job do not end it.
  const headed = job('Clerk', 'Elm Post', ['Weighed parcels', 'Key Achievements', 'Cut the queue by half']);
  expect(ownLines(headed, [headed], '* Weighed parcels\nKey Achievements\n* Cut the queue by half')).toHaveLength(3);
});

it('ends at the head of another job', () => {
  const first = job('Driver', 'Elm Freight', [
    'Drove at night',
    '2019 Jul - 2021 Feb Loader, Alder Freight',
    'Loaded vans',
  ]);
  const second = job('Loader', 'Alder Freight', ['Loaded vans']);
  expect(ownLines(first, [first, second], '')).toEqual(['Drove at night']);
});
