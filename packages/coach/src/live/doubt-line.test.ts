import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { withDoubt } from './doubt-line.ts';
import { heardWords } from './question-words.ts';
import { readParts } from './read-parts.ts';
import { phraseFact } from './say-fact.ts';

const resume = parseResumeText(`Ada Moss
EXPERIENCE
Baker, Corner Mill
2019 - present
- Baked 300 loaves a night on two deck ovens
- Trained three apprentices in shaping dough
`);

it.each([
  ['tell me about a time you argued over a delivery', 'The nearest that I can tell you about:'],
  ['have you worked with deck ovens', 'At **Corner Mill**'],
])('"%s": the line begins with "%s"', (question, lead) => {
  const vectors = new Map([[heardWords(question), new Float32Array(4)]]);
  const [part] = readParts({ question, context: question, resume, jobDescription: '', vectors } as never);
  const fact = part?.facts?.facts.find(({ text }) => text.startsWith('Baked'));
  if (part === undefined || fact === undefined) throw new Error('no part was read');
  const answer = withDoubt({ paragraph1: phraseFact(fact), paragraph2: '' }, { ...part, kind: 'experience' });
  expect(answer.paragraph1.startsWith(lead)).toBe(true);
});
