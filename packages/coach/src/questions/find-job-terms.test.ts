import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJobTerms } from './find-job-terms.ts';

describe('the terms of a job description', () => {
  it('are tools and skills in a form that can be said', () => {
    expect(
      findJobTerms(
        'Build services in TypeScript and Go on AWS, do code reviews, mentor junior engineers and be on-call. .NET is a plus.',
      ),
    ).toEqual({
      tools: ['TypeScript', 'Go', 'AWS', '.NET'],
      skills: ['code review'],
    });
  });

  it('leave out what the job does not ask for', () => {
    expect(findJobTerms('No Java experience needed. You work without Excel.').tools).toEqual([]);
  });

  it.each([
    'Excel in a fast-paced environment.',
    'You go the extra mile and have a word with our teams.',
    'We react quickly and keep some slack.',
    'Toast bread. Access to a car.',
  ])('do not take ordinary words for tools: %s', (text) => {
    expect(findJobTerms(text).tools).toEqual([]);
  });

  it('take a name in capitals after "experience with", but no language', () => {
    expect(
      findJobTerms('Experience with Alaris Pumps, knowledge of German and familiarity with Meditech.').tools,
    ).toEqual(['Alaris Pumps', 'Meditech']);
  });

  it('are found in any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(findJobTerms(text))).toEqual(['tools', 'skills']);
      }),
    );
  });
});
