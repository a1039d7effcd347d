import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { phraseBridge } from './phrase-bridge.ts';

/** Facts with as many demands as shares: how surely the best line of the work shows each. */
const factsOf = (shares: number[]) =>
  ({
    jobDescription: 'We use Kubernetes and Docker.',
    resume: { text: 'Docker, Kubernetes', skills: [], certifications: [] },
    job: { roleTitle: 'Clerk' },
    places: [{ title: 'Clerk', employer: 'Elm Ltd', endDate: 'Present' }],
    demands: shares.map((_, at) => ({ text: `demand ${at}`, isDuty: true, isNice: false })),
    evidence: ['a', 'b', 'c', 'd'].map((line) => ({ line, placeIndex: 0 })),
    shows: shares.map((share) => [share, 0, 0, 0]),
  }) as unknown as LetterFacts;

it('names the skills that carry over where a post asks for much that the work does not show', () => {
  expect(phraseBridge(factsOf([0.4, 0.3, 0.1, 0.1, 0.2, 0.1]), 0, 2)).toBe(
    'Several parts of my work carry over to this post, among them Kubernetes and Docker.',
  );
});

it('says nothing of a post that fits, nor of one with which the work has nothing in common', () => {
  expect(phraseBridge(factsOf([0.9, 0.8, 0.6, 0.1, 0.2, 0.1]), 0, 2)).toBe('');
  expect(phraseBridge(factsOf([0.1, 0.1, 0.1, 0.1, 0.1, 0.1]), 0, 2)).toBe('');
});
