import { expect, it } from 'vitest';
import { inferQuestionKind, type QuestionKind } from './question-kind.ts';

const CASES: [string, QuestionKind][] = [
  ['Tell me about yourself?', 'about-yourself'],
  ['Walk me through your resume.', 'about-yourself'],
  ['Why should we hire you?', 'motivation'],
  ['Why do you want to work here?', 'motivation'],
  ['What are your greatest strengths?', 'strength'],
  ['What is one of your weaknesses and how do you plan to overcome it?', 'weakness'],
  ['Tell me about a time when you were working on a team and faced with a challenge.', 'story'],
  ['Give me an example of a time you failed.', 'story'],
  ['What is your proudest accomplishment?', 'story'],
  ['Where do you see yourself in five years?', 'goals'],
  ['What would you do if a customer became angry?', 'situational'],
  ['How do you stay organized?', 'situational'],
  ['What is the difference between a process and a thread?', 'technical'],
  ['Explain how garbage collection works.', 'technical'],
  ['How would you design a cache for a web application?', 'technical'],
  ['What do you enjoy outside of work?', 'general'],
];

it.each(CASES)('"%s" is a %s question', (question, kind) => {
  expect(inferQuestionKind(question)).toBe(kind);
});

it('takes the type of the interview where the words leave room', () => {
  expect(inferQuestionKind('Ladder logic, please.', 'Technical')).toBe('technical');
  expect(inferQuestionKind('Tell me about a time you debugged an outage.', 'Technical')).toBe('story');
});

it.each([
  'Tell me about the worst shift you have ever worked and how you came back the next day.',
  'Describe a deadline so short that you had to choose what to leave out.',
  'Tell me about work with another department that had different aims from yours.',
  'How have you raised the standard of design in a place where few people cared about it?',
  'Two good people on your team could no longer stand each other. Tell me what you did.',
])('"%s" asks for a story', (question) => {
  expect(inferQuestionKind(question)).toBe('story');
});

it.each<[string, QuestionKind]>([
  ['Describe how you would find a fault in a circuit.', 'technical'],
  ['Describe your ideal manager.', 'general'],
  ['Tell me about the company you would most like to work for.', 'general'],
])('"%s" asks for none', (question, kind) => {
  expect(inferQuestionKind(question)).toBe(kind);
});

it('takes no technical question for one about the person', () => {
  const asked = 'How would you simplify a screen that has grown forty controls over ten years?';
  expect(inferQuestionKind(asked, 'Technical')).toBe('technical');
  expect(inferQuestionKind('Which rules matter most in your work, and why do they exist?', 'Technical')).toBe(
    'technical',
  );
  expect(inferQuestionKind('Where do you see yourself in five years?', 'Technical')).toBe('goals');
});

it('takes a habit for what somebody would do', () => {
  expect(
    inferQuestionKind('How do you explain a product decision to people who wanted something else?', 'Behavioral'),
  ).toBe('situational');
});

it.each([
  'Mock interview',
  'Interview 12',
  'Full interview transcript',
  'Tell me about yourself. What is your weakness? Why should we hire you?',
])('"%s" stands for a whole interview', (question) => {
  expect(inferQuestionKind(question)).toBe('interview');
});

it('a question that goes on with a second sentence stays one question', () => {
  expect(inferQuestionKind('Describe a time you failed. What did you learn?')).toBe('story');
});
