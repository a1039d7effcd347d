import { describe, expect, it } from 'vitest';
import { findInBank } from '../questions/find-question.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { matchReference } from './match-reference.ts';
import { scoreAnswer } from './score-answer.ts';

const ESPRESSO = 'How do you make a good espresso, and how do you know that it is good?';
const GOOD =
  'Fresh beans, I grind eighteen grams, tamp it level and pull about thirty six grams in twenty eight seconds. I taste the first one every morning.';
const ALLERGY = 'A guest says that they are allergic to nuts. What do you do?';

const match = (answer: string, question: string) =>
  matchReference(analyseAnswer(answer), question, findInBank(question)?.answer);

describe('an answer beside our own', () => {
  it('hears points in other words and names what is open', () => {
    const espresso = match(GOOD, ESPRESSO);
    expect(espresso?.covered.map(({ text }) => text)).toEqual(expect.arrayContaining(['fresh beans', 'even tamping']));
    expect(espresso?.covered.length).toBeLessThanOrEqual(espresso?.total ?? 0);
    expect(match('I put the guest at ease.', ALLERGY)?.missing).toContain('mark the order');
  });

  it('hears none in an answer to another question', () => {
    expect(match(GOOD, ALLERGY)?.covered).toEqual([]);
  });

  it('is not made for a question that the bank does not hold', () => {
    expect(match(GOOD, 'How do you like your espresso?')).toBeNull();
  });

  it('makes the score, and every point is quoted in the words of the person', () => {
    const entry = scoreAnswer({ question: ESPRESSO, answer: GOOD });
    expect(entry.overallScorePerResponse).toBeGreaterThan(3.3);
    expect(scoreAnswer({ question: ALLERGY, answer: GOOD }).overallScorePerResponse ?? 0).toBeLessThan(2.4);
    const points = entry.evidence.filter(({ comment }) => comment.startsWith('This coach would say so too'));
    expect(points.length).toBeGreaterThan(1);
    for (const { quote } of points) expect(GOOD).toContain(quote);
  });

  it('is left aside where a word of the question only looks like another subject', () => {
    const entry = scoreAnswer({
      question: 'You join a product without any tests and a release is due in three weeks. How do you begin?',
      answer:
        'I ask what would hurt most if it broke, payment for example. I test that by hand from a checklist and write automated smoke tests for the main journeys that run at each build.',
    });
    expect(entry.overallFeedbackPerResponse).not.toMatch(/rows|outer joins/);
    expect(entry.overallScorePerResponse).toBeGreaterThan(3);
  });
});
