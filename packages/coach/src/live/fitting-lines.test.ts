import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { withFittingLines } from './fitting-lines.ts';
import { heardWords } from './question-words.ts';
import { readParts } from './read-parts.ts';

const RESUME = parseResumeText(`Ida Brook
EXPERIENCE
Machine Operator, Hale Plastics Ltd
2019 - present
- Run four injection presses making clips for cars
- Sweep the floor and grease the presses at the end of each shift
SKILLS
Excel, calipers`);
const LENGTH = 384;
/** All texts are equally far from each other. */
function partsOf(turn: string) {
  const vectors = new Map(
    [turn, ...RESUME.text.split('\n').map((line) => line.replace(/^- /, ''))].map((text, at) => {
      const vector = new Float32Array(LENGTH);
      vector[at] = 1;
      return [heardWords(text), vector];
    }),
  );
  return readParts({ question: turn, context: turn, resume: RESUME, jobDescription: '', vectors });
}
const SWEEP = 'At **Hale Plastics Ltd**, I sweep the floor and grease the presses at the end of each shift.';
const after = (turn: string, paragraph1: string, paragraph2 = '') =>
  withFittingLines({ paragraph1, paragraph2 }, partsOf(turn));

it('leaves a story to the person in place of a line that has nothing to do with it', () => {
  const turn = 'tell me about a time you disagreed with your manager about holidays';
  expect(after(turn, SWEEP).paragraph1).toContain('**[');
});

it('keeps what is said beside such a line', () => {
  const turn = 'how do you make up your mind about pensions';
  const said = `I look at what it costs. From my own work: ${SWEEP.replace('At', 'at')}`;
  expect(after(turn, said).paragraph1).toBe('I look at what it costs.');
});

it('keeps a line that the turn names, terms, and what is denied', () => {
  expect(after('who sweeps the floor and greases the presses', SWEEP).paragraph1).toBe(SWEEP);
  expect(after('what about notice', 'My notice is **[weeks or months]**.').paragraph1).toContain('My notice');
  const denied = after('have you used plex', "I haven't worked with **Plex** yet.", 'Nearest: **Excel**.');
  expect(denied.paragraph2).toBe('Nearest: **Excel**.');
});

it('answers no case by a line of the resume alone', () => {
  const turn = 'imagine a parcel hums on the floor what would you do';
  expect(after(turn, SWEEP).paragraph1).toBe(
    'First I would make sure of the facts, and that nobody comes to harm meanwhile.',
  );
});
