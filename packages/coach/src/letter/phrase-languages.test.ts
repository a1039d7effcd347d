import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import type { LetterFacts } from './letter-facts.ts';
import { phraseLanguages } from './phrase-languages.ts';

const spoken = (languages: string[], asked: string, text = '') =>
  phraseLanguages({
    resume: { ...parseResumeText('Ann Lee'), languages, text },
    jobDescription: asked,
    evidence: [],
  } as unknown as LetterFacts);

it.each([
  [['Portuguese', 'English, kitchen Spanish'], 'A second language: Spanish', 'I speak Portuguese and kitchen Spanish.'],
  [
    ['Polish (native)', 'German (A2)'],
    'German for contact with the client',
    'I speak Polish (native) and German (A2).',
  ],
  [['English', 'conversational Spanish'], 'Spanish', 'I speak conversational Spanish.'],
  [
    ['English and Punjabi fluent', 'Hindi good'],
    'A second language',
    'I speak English (fluent), Punjabi (fluent) and Hindi (good).',
  ],
  [['Python', 'English C1'], 'English at B2 or better', 'I speak English (C1).'],
  [['English'], 'Spanish', ''],
])('%j are told for "%s" with what the resume says of them', (languages, asked, sentence) => {
  expect(spoken(languages, asked)).toBe(sentence);
});

it('takes the level from a bracket that tells more', () => {
  const text = 'Languages: English, Spanish (conversational - I take calls at the counter)';
  expect(spoken(['English', 'Spanish'], 'Bilingual English and Spanish', text)).toBe(
    'I speak Spanish (conversational).',
  );
});

it('reads what a line of the resume says where no list of languages was read', () => {
  expect(spoken([], 'Spanish', 'Fluent in Spanish and English')).toBe('I am fluent in Spanish.');
  expect(spoken([], 'Spanish', 'Bilingual English/Spanish. Keen gardener')).toBe(
    'I am bilingual in English and Spanish.',
  );
  expect(spoken([], 'Spanish', 'Spanish: native. I translate letters.')).toBe('I speak native Spanish.');
  expect(spoken([], 'Spanish', 'Client intake in Spanish')).toBe('');
});
