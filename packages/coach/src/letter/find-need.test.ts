import { expect, it } from 'vitest';
import { findNeed } from './find-need.ts';
import type { LetterFacts } from './letter-facts.ts';

const line = 'Led the verification of a new troponin assay';
const facts = {
  demands: [{ text: 'You will lead verification of our new assays.', isDuty: true, isNice: false }],
  evidence: [{ line, placeIndex: 0 }],
  tasks: [],
  duties: ['lead verification of our new assays', 'keep your bench clean'],
  shows: [[0.9]],
} as unknown as LetterFacts;
const withDemand = (text: string, isDuty: boolean) =>
  ({ ...facts, duties: [], demands: [{ text, isDuty, isNice: false }] }) as unknown as LetterFacts;

it('is the duty that the line surely shows in words that both have', () => {
  expect(findNeed(facts, line)).toEqual({
    form: 'somebody',
    text: 'someone to lead verification of your new assays',
    at: 0,
  });
});

it('may name the work', () => {
  const others = { ...facts, duties: [], tasks: ['verification of our new assays'] } as unknown as LetterFacts;
  expect(findNeed(others, line)).toEqual({ form: 'work', text: 'verification of your new assays', at: 0 });
  expect(findNeed(withDemand('Verifying and releasing assays (we train you)', true), line)?.text).toBe(
    'verifying and releasing assays',
  );
});

it('may be knowledge or experience that is asked for', () => {
  expect(findNeed(withDemand('Good understanding of assay verification.', false), line)).toEqual({
    form: 'asked',
    text: 'a good understanding of assay verification',
    at: 0,
  });
  expect(findNeed(withDemand('Experience of 3 assays', false), line)).toBeUndefined();
});

it('names no demand twice', () => {
  expect(findNeed(facts, line, new Set([0]))).toBeUndefined();
});

it.each([
  ['is less sure', { ...facts, shows: [[0.5]] }],
  ['is likely and shares one word', { ...facts, shows: [[0.6]], duties: ['order assays in time'] }],
  ['is only a plus', { ...facts, demands: facts.demands.map((demand) => ({ ...demand, isNice: true })) }],
  ['did what is to be led', { ...facts, evidence: [{ line: 'Verified new assays' }], line: 'Verified new assays' }],
  ['shares no word', { ...facts, duties: ['order stock in time'] }],
])('is nothing where it %s', (_, other) => {
  expect(findNeed(other as unknown as LetterFacts, 'line' in other ? other.line : line)).toBeUndefined();
});

it('names no duty of which the line has only the thing', () => {
  const duty = 'Coach supervisors on attendance and conduct';
  const told = 'Rewrote the attendance policy after supervisors had applied it in three ways';
  const of = (share: number) =>
    ({
      ...facts,
      duties: ['coach supervisors on attendance and conduct'],
      evidence: [{ line: told, placeIndex: 0 }],
      shows: [[share]],
      demands: [{ text: duty, isDuty: true, isNice: false }],
    }) as unknown as LetterFacts;
  expect(findNeed(of(0.74), told)).toBeUndefined();
  expect(findNeed(of(0.9), told)?.text).toBe('someone to coach supervisors on attendance and conduct');
});

it.each([
  [
    'as charge nurse or preceptor',
    'Experience as charge nurse or preceptor',
    'Relief charge nurse for four shifts',
    undefined,
  ],
  ['Salesforce, follow MEDDPICC', 'Salesforce, follow MEDDPICC', 'Keep notes in Salesforce', undefined],
  ['SQL Server', 'Strong SQL Server', 'Write SQL Server queries', undefined],
  ['Opera PMS required', 'Opera PMS required', 'Train new hires in Opera PMS', undefined],
  [
    'Python for analysis strongly preferred',
    'Python for analysis strongly preferred',
    'Used Python to clean an export',
    'Python for analysis',
  ],
  ['Python for analysis', 'Python for analysis (pandas)', 'Used Python to clean an export', 'Python for analysis'],
])('says "%s" only where that can be said and says more than the line', (text, sentence, told, said) => {
  const asked = { text, sentence, kind: 'skill', isNice: false, certainty: 1 };
  const of = {
    ...facts,
    evidence: [{ line: told, placeIndex: 0 }],
    shows: [[0.9]],
    demands: [{ text, isDuty: false, isNice: false, asked }],
  } as unknown as LetterFacts;
  expect(findNeed(of, told)?.text).toBe(said);
});

it('is nothing that the employer has or is', () => {
  const need = (text: string, sentence: string) => {
    const asked = { text, sentence, kind: 'skill', isNice: false, certainty: 0.9 };
    const demands = [{ text, isDuty: false, isNice: false, asked }];
    return findNeed({ ...facts, demands } as unknown as LetterFacts, line)?.text;
  };
  expect(need('assay validation', 'You need assay validation')).toBe('assay validation');
  expect(need('assay team', 'Guide the planners and the assay team (24 people)')).toBeUndefined();
  expect(need('assay services', 'We are a provider of assay services and advice')).toBeUndefined();
  expect(need('assay validation', 'We are looking for assay validation')).toBe('assay validation');
});
