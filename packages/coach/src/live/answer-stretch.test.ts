import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { heardWords } from './question-words.ts';
import { stretchesIn } from './resume-stretches.ts';
import { vectorTexts } from './vector-texts.ts';

const RESUME = [
  'Ama Boateng, Leeds',
  'Fryer at Codmans, Marsh Lane, since Easter 2022',
  '- fish and batter, 200 orders on a Friday night',
  '',
  'Food hygiene level 2, allergens.',
  'No car, the bus is fine.',
  'On Sundays I sing in the choir of St Anne.',
].join('\n');

/** Vectors in which a question is like the stretches that hold `near`, and unlike all others. */
function answer(question: string, near: string): string {
  const resume = parseResumeText(RESUME);
  const texts = vectorTexts(question, resume, question);
  const vectors = new Map([...texts.question, ...texts.resume].map((text) => [text, Float32Array.of(0, 1)]));
  for (const text of texts.question) vectors.set(text, Float32Array.of(1, 0));
  for (const { text } of stretchesIn(resume))
    if (near !== '' && text.includes(near)) vectors.set(heardWords(text), Float32Array.of(0.8, 0.6));
  const said = answerQuestion({ question, context: question, resume, jobDescription: '', vectors });
  return Object.values(said).join('\n');
}

describe('an answer in the words of the resume', () => {
  it('tells a line outside the jobs', () => {
    expect(answer('do you have a food hygiene certificate', 'hygiene')).toContain('ood hygiene level 2, allergens');
  });

  it('gives the number that is asked for', () => {
    expect(answer('how many orders do you do on a friday', '200 orders')).toContain('200 orders');
  });

  it('says no yes where the resume says no', () => {
    const said = answer('do you have a car', 'No car');
    expect(said).toContain('No car, the bus is fine');
    expect(said).not.toMatch(/^Yes/u);
  });

  it('has an honest sentence, and no gap to fill, where the resume has nothing', () => {
    const said = answer('tell me about a time you had to sack somebody', '');
    expect(said).not.toContain('[');
    expect(said).toMatch(/not|no such/u);
  });
});
