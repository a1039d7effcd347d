import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { withCasePrompt, withHonestGap } from './honest-gap.ts';
import { heardWords } from './question-words.ts';
import { readParts } from './read-parts.ts';

const QUESTION = 'can you think of a time when things changed very fast and you had to cope with it';
const RESUME = parseResumeText(
  'Ann Lee\n\nEXPERIENCE\nNurse, Elm Dental\n2019 - present\n- Instruments, waste and water line flushing\n- Made the recall phone calls every Tuesday\n',
);
const FAR = {
  paragraph1: 'From my own work: at **Elm Dental**, I made the recall phone calls every Tuesday.',
  paragraph2: '',
};
const said = (vectors: ReadonlyMap<string, Float32Array>) =>
  readParts({ question: QUESTION, context: QUESTION, resume: RESUME, jobDescription: '', vectors }).map((part) =>
    withHonestGap(FAR, { ...part, kind: 'change', kinds: [{ kind: 'change', probability: 0.9 }] }),
  )[0];

it('a far line gives way to the gap that the person fills, with where it may be from', () => {
  const answer = said(new Map([[heardWords(QUESTION), new Float32Array(384)]]));
  expect(answer?.paragraph1).toContain('[');
  expect(answer?.paragraph2).toContain('from my work at **Elm Dental**');
});

it('an answer stays as it is where nothing is measured', () => {
  expect(said(new Map())).toEqual(FAR);
});

it('asks for the own case beside a line that is only the setting of a disagreement', () => {
  const question = 'tell me about a time a patient was angry about the recall phone calls';
  const vectors = new Map([[heardWords(question), new Float32Array(384)]]);
  const [part] = readParts({ question, context: question, resume: RESUME, jobDescription: '', vectors });
  const told = part === undefined ? undefined : withCasePrompt(FAR, { ...part, kind: 'customer' });
  expect(told?.paragraph1).toBe(FAR.paragraph1);
  expect(told?.paragraph2).toMatch(/^My own case there: \*\*\[/u);
});
