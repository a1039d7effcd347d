import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { heardWords } from './question-words.ts';
import { vectorTexts } from './vector-texts.ts';

const RESUME = parseResumeText(`Ida Brook
EXPERIENCE
Machine Operator, Hale Plastics Ltd
2019 - present
- Run four injection presses making clips for cars
- Scrap on my cell went from 4.1% to 2.6% after I logged short shots by cavity
- Sweep the floor and grease the presses at the end of each shift
SKILLS
Excel, calipers`);
const AD = `Press Operator
Northfield Ltd, Leeds
- Record downtime in our Plex terminals
- Plex or another production system`;
const LENGTH = 384;

/** Vectors in which texts are near to each other if they share words. */
function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(LENGTH);
  for (const word of text.split(' ')) {
    const place = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % LENGTH, 7);
    vector[place] = 1;
  }
  const size = Math.hypot(...vector) || 1;
  return vector.map((value) => value / size);
}

function answer(question: string, jobDescription = ''): string {
  const texts = vectorTexts(question, RESUME, question, jobDescription);
  const vectors = new Map(
    [...texts.question, ...texts.resume, heardWords(question)].map((text) => [text, vectorOf(text)]),
  );
  const input = { question, context: question, resume: RESUME, jobDescription, vectors };
  return Object.values(answerQuestion(input)).join('\n');
}

describe('the line that likely answers', () => {
  it('replaces general advice', () => {
    expect(answer('tell me about a time you brought the scrap down on your cell and how')).toContain('4.1% to 2.6%');
  });

  it('comes behind a plain no where the turn names a tool that the resume does not have', () => {
    const said = answer('we put everything into plex here the scrap and the downtime have you ever used that', AD);
    expect(said).toMatch(/^I haven't worked with \*\*Plex\*\* yet\./);
  });

  it('denies no word that only begins a line of the advertisement', () => {
    const ad = `${AD}\n- Electronic records are used on all lines`;
    expect(answer('we use electronic records here have you used that', ad)).not.toContain('**Electronic**');
  });
});
