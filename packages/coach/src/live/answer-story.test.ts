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
  subjects: 0,
  judged: 0,
  tellsOutcome: false,
  isTold: false,
  fits: false,
};
const answer = (question: string, fit: number, own: Partial<RankedFact> = {}) =>
  Object.values(answerByForm(formOf('pressure'), question, [{ ...line, fit, ...own }])).join(' ');
const QUESTION = 'tell me about a time when it was busy and you had to wait, how did you handle it';

it('says how one goes about it beside a duty, with nothing left open', () => {
  for (const fit of [0.3, 0.9]) expect(answer(QUESTION, fit)).toMatch(/ran the late desk.*Under pressure I write down/);
  expect(answer(QUESTION, 0.3)).not.toContain('[');
});

it('leaves the time itself open where no line is near, behind the way of doing it', () => {
  const said = answerByForm(formOf('conflict'), 'tell me about a time you disagreed with a supplier', []);
  expect(said.paragraph1).toMatch(/^In a disagreement I ask first/);
  expect(said.paragraph2).toContain('[');
});

it('leaves nothing open beside a line that tells how it turned out, or where no story is asked for', () => {
  expect(answer(QUESTION, 0.9, { tellsOutcome: true })).not.toContain('The time that');
  expect(answer('have you worked late', 0.3)).not.toContain('The time that');
});

it('tells nothing of a time between people that its line does not have', () => {
  const told = answer('tell me about a time a customer was angry with you', 0.9, { tellsOutcome: true });
  expect(told).not.toContain('At');
  expect(answer('tell me about a time you ran late', 0.9, { tellsOutcome: true })).toBe('I ran the late desk. ');
});
