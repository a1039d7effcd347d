import { expect, it } from 'vitest';
import { doubtOf, type Judged } from './judge-candidates.ts';

const about: Pick<Judged, 'anchor' | 'source' | 'type' | 'difficulty'> = {
  anchor: 'check every room before arrival',
  source: 'advertisement',
  type: 'Technical',
  difficulty: 'Easy',
};

it('doubts a vague or stiff question more than a plain one about the same work', () => {
  const plain = doubtOf({
    ...about,
    text: '',
    competency: 'method',
    stem: 'When you {duty}, what do you pay most attention to, and why?',
  });
  const stiff = doubtOf({
    ...about,
    text: '',
    competency: 'fundamentals',
    stem: 'How would you explain {doing} to someone outside your field?',
  });
  expect(plain).toBeLessThan(stiff);
  expect(plain).toBeGreaterThan(0);
  expect(stiff).toBeLessThan(1);
});
