import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { itemsOf } from './nearest-items.ts';
import { heardWords } from './question-words.ts';
import { readResumeFacts } from './resume-facts.ts';
import { vectorTexts } from './vector-texts.ts';

const TEXT = `Olek Marsh
olek@example.ie
Dublin

TECH
JavaScript, React, Node.js, Express, PostgreSQL, Jest

EXPERIENCE
Developer, Hale Software
2021 - present
- Built the login of a booking page
- Trained two new colleagues

CERTIFICATIONS
Responsive Web Design, 2024`;
const resume = parseResumeText(TEXT);
const say = (question: string, jobDescription = '') => {
  const texts = vectorTexts(question, resume, question, jobDescription);
  // Every text is alike, so the measures that need no vectors decide.
  const vectors = new Map([...texts.question, ...texts.resume].map((text) => [heardWords(text), Float32Array.of(0.4)]));
  return answerQuestion({ question, context: question, resume, jobDescription, vectors });
};

it('reads the items of rows that no field holds', () => {
  const facts = readResumeFacts(resume);
  const items = facts === null ? [] : itemsOf(facts, TEXT).map(({ text }) => text);
  expect(items).toEqual(expect.arrayContaining(['Node.js', 'Express', 'Responsive Web Design, 2024']));
});

it('denies plainly what the resume does not have, with at most two tools as the nearest', () => {
  const { paragraph1, paragraph2 } = say('have you used java or spring boot at all');
  expect(paragraph1).toMatch(/^(?:No, neither|I haven't worked with) \*\*Java\*\*/u);
  expect(paragraph2).toMatch(/^Nearest: \*\*[^*]+\*\*(?: and \*\*[^*]+\*\*)?\.$/u);
});

it('denies nothing that a line has', () => {
  expect(say('have you built a booking page').paragraph1).not.toMatch(/^No/u);
  expect(say('have you used react').paragraph1).not.toMatch(/^No/u);
});

it('knows by the advertisement which names of a turn "either of them" means', () => {
  const advertisement =
    'Most lines run on Siemens, one on Allen-Bradley.\nYou keep records in HealthTrack and the shared Fanuc list.';
  const { paragraph1 } = say(
    'one line is allen bradley and the robots are fanuc have you done anything on either of them',
    advertisement,
  );
  expect(paragraph1).toBe('No, neither **Allen-Bradley** nor **Fanuc** is on my resume.');
  expect(say('we write it all in health track have you used that', advertisement).paragraph1).toContain('HealthTrack');
});

it('offers nothing of what one does outside work as the nearest', () => {
  const leisure = `${TEXT}\n\nOTHER INTERESTS\nchurch choir; walking in Elm Woods; chess club`;
  const facts = readResumeFacts(parseResumeText(leisure));
  expect(facts === null ? [''] : itemsOf(facts, leisure).map(({ text }) => text)).not.toContain('walking in Elm Woods');
  const inLine = `${TEXT}\n\nInterests: choir, walking in Elm Woods, chess, gardening`;
  const others = readResumeFacts(parseResumeText(inLine));
  expect(others === null ? [''] : itemsOf(others, inLine).map(({ text }) => text)).not.toContain(
    'walking in Elm Woods',
  );
});
