import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyQuestion, findQuestion } from './find-question.ts';
import { allQuestions } from './question-bank.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';

describe('the tags of a question', () => {
  it('are those of the bank whatever the case and punctuation', () => {
    for (const { text, competency, type, difficulty } of allQuestions()) {
      const heard = text.replace('{role}', 'the barista role').toUpperCase().replace(/[?.,]/g, ' ');
      expect(findQuestion(heard), text).toMatchObject({ competency, type, difficulty, isFromBank: true });
    }
  });

  it.each(QUESTION_PATTERNS)('know the term that fills: $text', ({ text, competency, type }) => {
    expect(findQuestion(text.replace('{term}', 'React Native'))).toMatchObject({
      competency,
      type,
      term: 'React Native',
      isFromBank: true,
    });
  });

  it.each([
    ['Tell me about a time you disagreed with your boss.', 'Behavioral', 'conflict'],
    ['Describe a situation in which you had to meet a tight deadline.', 'Behavioral', 'prioritisation'],
    ['What is your greatest weakness?', 'Behavioral', 'feedback'],
    ['Why do you want this job?', 'Behavioral', 'motivation'],
    ['Tell me about yourself?', 'Behavioral', 'motivation'],
    ['Tell me about a time you led a team.', 'Behavioral', 'leadership'],
    ['How do you handle stress?', 'Behavioral', 'resilience'],
    ['tell me about a mistake you made', 'Behavioral', 'integrity'],
    ['What is a closure in JavaScript?', 'Technical', 'fundamentals'],
    ['How would you design a URL shortener?', 'Technical', 'design'],
    ['Explain the difference between a process and a thread.', 'Technical', 'fundamentals'],
    ['How would you debug a server that is slow?', 'Technical', 'diagnosis'],
  ] as const)('are inferred for "%s"', (text, type, competency) => {
    expect(classifyQuestion(text)).toMatchObject({ type, competency });
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['Behavioral', 'Technical']).toContain(findQuestion(text).type);
      }),
    );
  });
});
