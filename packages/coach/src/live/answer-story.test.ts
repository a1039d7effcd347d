import { expect, it } from 'vitest';
import { formOf } from './answer-forms.ts';
import { answerByForm } from './answer-story.ts';
import type { RankedFact } from './rank-facts.ts';

const line: RankedFact = {
  fact: { text: 'Ran the late desk', employer: '', title: '', isProject: false, isCurrent: false, order: 0 },
  score: 1,
  fit: 0.3,
  shows: 0.2,
  similarity: 0.4,
  shared: 1,
  judged: 0,
  tellsOutcome: false,
  fits: false,
};
const answer = (question: string, fit: number) =>
  Object.values(answerByForm(formOf('pressure'), question, [{ ...line, fit }])).join(' ');

it('gives the order of a story beside a line that only may fit', () => {
  expect(answer('tell me about a time when it was busy', 0.3)).toContain('then what you did yourself');
});

it('gives none beside a line that surely answers, or where no story is asked for', () => {
  expect(answer('tell me about a time when it was busy', 0.9)).not.toContain('then what you did yourself');
  expect(answer('have you worked late', 0.3)).not.toContain('then what you did yourself');
});
