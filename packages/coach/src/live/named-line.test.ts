import { describe, expect, it } from 'vitest';
import { findNamedFact } from './named-line.ts';
import type { ResumeFact } from './resume-facts.ts';

const facts = [
  'Started a strength and balance class in the parish hall, 10 weeks x 12 people',
  'Supervised a staff grade and students',
  'Home visits and two clinics a week, caseload around 45',
].map(
  (text, order): ResumeFact => ({ text, employer: 'Elm', title: 'Nurse', isProject: false, isCurrent: true, order }),
);

describe('the line that a question names', () => {
  it('is found by several of its words', () => {
    const question = 'so i see you set up a strength and balance class in a parish hall can you talk us through that';
    expect(findNamedFact(question, facts)?.text).toBe(facts[0]?.text);
  });

  it('is found by a name that it alone has, where the question points at the resume', () => {
    const line = 'Put two half empty trailers to Ballarat together as one run';
    const runs = [...facts, { ...(facts[0] as ResumeFact), text: line }];
    expect(findNamedFact('you mentioned um those ballarat runs', runs)?.text).toBe(line);
    expect(findNamedFact('do you know ballarat at all', runs)).toBeUndefined();
  });

  it('is none where a question has a word of it by chance', () => {
    expect(findNamedFact('how would you run a busy class', facts)).toBeUndefined();
  });

  it('is none where two lines have the same words', () => {
    const twice = [...facts, { ...(facts[0] as ResumeFact), order: 3 }];
    expect(findNamedFact('tell me about the strength and balance class in the hall', twice)).toBeUndefined();
  });
});
