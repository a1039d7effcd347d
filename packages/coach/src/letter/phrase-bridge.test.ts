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

it('names the skills that carry over where a post asks for much that the work does not show', () => {
  expect(phraseBridge(factsOf([0.4, 0.3, 0.1, 0.1, 0.2, 0.1]), 0, 2)).toBe(
    'Several parts of my work carry over to this post, among them Kubernetes and Docker.',
  );
});

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

it('names no skill that only a title, a longer name or a course has', () => {
  const facts = factsOf([0.4, 0.3, 0.1, 0.1, 0.2, 0.1]);
  const resume = (text: string, title = '') => ({
    ...facts,
    jobDescription: 'We use Kubernetes and Docker.',
    resume: { ...facts.resume, text, experience: [{ title, employer: '' }] } as unknown as LetterFacts['resume'],
  });
  const said = (text: string, title = '') => phraseBridge(resume(text, title), 0, 2);
  expect(said('Kubernetes, Docker')).toContain('Kubernetes and Docker');
  expect(said('Kubernetes, Docker Engineer', 'Docker Engineer')).not.toContain('Docker');
  expect(said('Kubernetes, Elm Docker')).not.toContain('Docker');
  expect(said('Kubernetes, Docker (university)')).not.toContain('Docker');
  expect(said('Kubernetes, team of 5 Java and 7 Docker')).not.toContain('Docker');
});
