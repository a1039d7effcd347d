import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { phraseTickets } from './phrase-tickets.ts';

const said = (text: string, jobDescription: string, told = '') =>
  phraseTickets(
    { resume: { text, certifications: [] }, jobDescription, today: '2026-11-29' } as unknown as LetterFacts,
    told,
  );

it('names the papers by the codes of the advertisement', () => {
  const text = 'Tickets: CS30, CS31, CS32 (medium trees), CS38 climb and aerial rescue, UA1 lapsed';
  expect(said(text, 'You must have CS30/31/38/39 and UA1')).toBe(
    'I hold CS30, CS31, and CS38 climb and aerial rescue.',
  );
  expect(said(text, 'You must have CS30', 'I hold CS30.')).toBe('');
  expect(said(text, 'A calm manner')).toBe('');
});
