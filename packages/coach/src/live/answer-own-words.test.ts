import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { heardWords } from './question-words.ts';
import { vectorTexts } from './vector-texts.ts';

const RESUME = parseResumeText(`Bogdan Veresciuk
About me
I drive a forklift and I understand that I like planning more than driving.

Work
Oakmere Chilled Distribution
Reach truck driver, 2019 - present
- Made a door sheet in Excel. Before it was on a whiteboard. Average waiting went from 71 minutes to 48.
- Count the stock every month

Talbot Brick Ltd
Yard driver, 2016 - 2019
- Showed new drivers how to strap a load`);

/** Vectors in which texts with a word of the same group are alike: the encoder itself is too slow for a test of one rule. */
const GROUPS = [
  /door|sheet|waiting|whiteboard/,
  /stock|count/,
  /strap|trained|show/,
  /driv|planning|office/,
  /boil|purge/,
];
const vectorOf = (text: string): Float32Array => {
  const counts = GROUPS.map((group) => Number(group.test(text)));
  const length = Math.hypot(...counts, 0.2);
  return Float32Array.from([...counts, 0.2].map((count) => count / length).concat(new Array(378).fill(0)));
};
function ask(turn: string, answered: { question: string; answer: string }[] = []): string {
  const texts = vectorTexts(turn, RESUME, turn, '');
  const vectors = new Map([...texts.question, ...texts.resume, heardWords(turn)].map((text) => [text, vectorOf(text)]));
  const input = { question: turn, context: turn, resume: RESUME, jobDescription: '', vectors, answered };
  return Object.values(answerQuestion(input)).join('\n');
}

it('tells a line in the words of the resume under its post, with what came of it', () => {
  const said = ask('this door sheet that you made how did you come up with it');
  expect(said).toContain('at **Oakmere Chilled Distribution**');
  expect(said).toContain('• Made a door sheet in Excel. Before it was on a whiteboard. Average waiting went from');
});

it('leaves what the resume does not say as one short gap behind the facts', () => {
  const said = ask('this door sheet that you made what did the others say and did anybody kick off about it');
  expect(said).toMatch(/Made a door sheet[\s\S]*\[what they said at first/);
  expect(said.match(/\[/g)).toHaveLength(1);
});

it("names the post of a line from another job, and tells the person's own reason where one asks why", () => {
  expect(ask('have you trained anyone or shown new drivers how to strap a load')).toContain('**Talbot Brick Ltd**');
  expect(ask('so why do you want to come off the trucks into the planning office')).toContain(
    'I understand that I like planning more than driving',
  );
});

it('does not tell a line as an answer to a question that it is far from', () => {
  expect(ask('what does the purge do when you boil it')).not.toContain('•');
});
