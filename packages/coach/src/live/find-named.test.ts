import { describe, expect, it } from 'vitest';
import { findNamed, looselyNamed } from './find-named.ts';
import { joinSpelled } from './join-spelled.ts';
import type { ResumeFacts } from './resume-facts.ts';

const facts: ResumeFacts = {
  title: '',
  employer: '',
  isCurrent: true,
  text: '',
  education: '',
  jobs: [],
  skills: ['SystmOne', 'Procore', 'Kafka', 'Salesforce', 'Excel', 'outstanding', 'Rust (basics)'],
  facts: [],
  lines: [
    { kind: 'certificate', text: 'Advanced Life Support (ALS), 2023' },
    { kind: 'certificate', text: 'SMSTS Site Management Safety Training Scheme' },
    { kind: 'language', text: 'German (C1)' },
  ],
};

describe('a name as a recogniser writes it', () => {
  it.each([
    ['system one', 'SystmOne'],
    ['pro core', 'Procore'],
    ['sales force', 'Salesforce'],
    ['apache kafka', 'kafka'],
    ['als', 'als'],
    ['german', 'german'],
  ])('"%s" is found', (heard, name) => expect(findNamed([heard], facts)).toEqual([name]));

  it.each(['service now', 'apache spark', 'java', 'out standing', 'ex cell', 'system two', 'microsoft sql'])(
    '"%s" is not',
    (heard) => expect(findNamed([heard], facts)).toEqual([]),
  );

  it('is put together from its letters', () => {
    expect(joinSpelled('have you got your s m s t s')).toBe('have you got your smsts');
    expect(joinSpelled('do you do c i c d with us')).toBe('do you do cicd with us');
    expect(joinSpelled('i i i think i a i am')).toBe('i i i think i a i am');
    expect(joinSpelled("is that a b or don't you know")).toBe("is that a b or don't you know");
  });
});

describe('what a question may name', () => {
  it.each([
    ['what about venepuncture are you signed off on that', 'venepuncture'],
    ["how's your german", 'german'],
    ['are you okay with three phase work', 'three phase'],
    ['have you ever been on call', 'on call'],
  ])('in "%s" is %s', (question, name) => expect(looselyNamed(question)).toEqual([name]));

  it('is nothing in a question about the person', () => {
    expect(looselyNamed('what about you')).toEqual([]);
    expect(looselyNamed('how do you prioritise')).toEqual([]);
  });
});
