import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { phraseHours, practicalItems, statements } from './practical-lines.ts';

const place = {
  title: 'Fitter',
  employer: 'Elm Trams',
  startDate: '2015',
  endDate: '2020',
  achievements: [],
  isProject: false,
};
const factsOf = (resume: string, jobDescription: string, lines: [string, number | undefined][] = [], share = 0) =>
  ({
    resume: { text: resume, certifications: [] },
    jobDescription,
    places: [place],
    evidence: lines.map(([line, placeIndex]) => ({ line, placeIndex })),
    shows: [lines.map(() => share)],
  }) as unknown as LetterFacts;

it.each([
  ['SUMMARY\nCook for ten years. Own car and valid Class 5 licence.', 'Own car and valid Class 5 licence'],
  ['Driving:   B, C (clean)', 'Driving licence: B, C (clean)'],
  ['No own car', undefined],
])('names the licence of %j', (resume, item) => {
  expect(practicalItems(factsOf(resume, 'A valid driving licence is needed.'))[0]).toBe(item);
  expect(practicalItems(factsOf(resume, 'You cook.'))).toEqual([]);
});

it('names the right to work', () => {
  expect(practicalItems(factsOf('Stamp: EU citizen, no permit needed', 'You have the right to work here.'))).toEqual([
    'EU citizen, no permit needed',
  ]);
});

it('tells hours that are asked for and not told yet', () => {
  const lines: [string, number][] = [['On call one week in five', 0]];
  expect(phraseHours(factsOf('', 'You join the standby rota.', lines), 'I ran tests.')).toBe(
    'I know on-call work from Elm Trams: on call one week in five.',
  );
  expect(phraseHours(factsOf('', 'You join the standby rota.', lines), 'I was on call.')).toBe('');
  expect(phraseHours(factsOf('', 'No on-call.', lines), '')).toBe('');
});

it('tells statements that show what is asked for', () => {
  const lines: [string, undefined][] = [
    ['I know the Housing Act and its notices', undefined],
    ['I love to help', undefined],
  ];
  expect(statements(factsOf('', '', lines, 0.6), '')).toEqual(['I know the Housing Act and its notices.']);
  expect(statements(factsOf('', '', lines, 0.2), '')).toEqual([]);
});
