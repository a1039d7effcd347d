import { expect, test } from 'vitest';
import kindVectors from '../../data/live/question-kinds.json' with { type: 'json' };
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';
import { heardWords } from './question-words.ts';

const RESUME = parseResumeText(`Tsvetanka Dragoeva
EXPERIENCE
Production Operative, Fenland Salads
2018 - present
- Ran the metal detector test every hour on line 4
`);
const TURN = 'Good morning, did you find us? So who is this Tsvetanka, what is she about?';

/** A turn whose vector points to introductions. */
const introduces = (turn: string): Map<string, Float32Array> => {
  const row = (kindVectors as unknown as (PackedVector & { kind: string })[]).find(({ kind }) => kind === 'about-you');
  const vector = unpackVector(row as PackedVector);
  const length = Math.hypot(...vector);
  return new Map([[heardWords(turn), vector.map((value) => value / length)]]);
};
const ask = (vectors: Map<string, Float32Array>, answered: { question: string; answer: string }[] = []) =>
  answerQuestion({ question: TURN, context: TURN, resume: RESUME, jobDescription: '', vectors, answered });

test('the first turn of an interview that sounds like it asks for an introduction gets one', () => {
  expect(ask(introduces(TURN)).paragraph1).toContain('**Production Operative** at **Fenland Salads**');
});

test('a later turn is read question by question', () => {
  const answered = [{ question: 'why do you want to work here', answer: 'I like what you make.' }];
  const [first, later] = [ask(introduces(TURN)), ask(introduces(TURN), answered)];
  expect(later).not.toEqual(first);
});

test('somebody without a post tells the studies once', () => {
  const resume = parseResumeText(`Ellie Prosser
EDUCATION
Level 2 Childcare, The College Merthyr, 2025
`);
  const turn = 'tell me about yourself';
  const said = Object.values(answerQuestion({ question: turn, context: turn, resume, jobDescription: '' })).join(' ');
  expect(said.match(/Level 2 Childcare/g)).toHaveLength(1);
  expect(said).not.toMatch(/\bThere I\b/);
});
