import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { phraseBridge } from './phrase-bridge.ts';

/** Facts with as many demands as shares: how surely the best line of the work shows each. */
const factsOf = (shares: number[]) =>
  ({
    jobDescription: 'We use Kubernetes and Docker.',
    resume: { text: 'Docker, Kubernetes', headline: '', skills: [], certifications: [], experience: [] },
    job: { roleTitle: 'Clerk' },
    places: [{ title: 'Clerk', employer: 'Elm Ltd', endDate: 'Present' }],
    demands: shares.map((_, at) => ({ text: `demand ${at}`, isDuty: true, isNice: false })),
    evidence: ['a', 'b', 'c', 'd'].map((line) => ({ line, placeIndex: 0 })),
    shows: shares.map((share) => [share, 0, 0, 0]),
  }) as unknown as LetterFacts;

it('says nothing of a post that fits, nor of one with which the work has nothing in common', () => {
  expect(phraseBridge(factsOf([0.9, 0.8, 0.6, 0.1, 0.2, 0.1]), 0, 2)).toBe('');
  expect(phraseBridge(factsOf([0.1, 0.1, 0.1, 0.1, 0.1, 0.1]), 0, 2)).toBe('');
});

it('says that a post of another trade is a step, where enough of the work follows', () => {
  const shares = [0.4, 0.3, 0.1, 0.1, 0.2, 0.1];
  const facts = { ...factsOf(shares), jobDescription: 'We sell shoes.', job: { roleTitle: 'Baker' } } as LetterFacts;
  expect(phraseBridge(facts, 0, 2)).toBe(
    'This post would be a new step for me, and parts of my work carry over to it.',
  );
  expect(phraseBridge(facts, 0, 1)).toBe('');
  expect(phraseBridge({ ...facts, job: { ...facts.job, roleTitle: 'Clerk' } }, 0, 2)).toBe('');
});
