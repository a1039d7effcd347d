import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = parseResumeText(
  [
    'Hamid Lee\nData Analyst\n\nSKILLS',
    'SQL  •  statistical returns to Welsh Government  •  Welsh: level Canolradd (intermediate), still learning',
    '\nEXPERIENCE\nData Analyst, Tawe Council\n2020 - present\n- Maintain 23 reports on repairs',
    '\nLICENSES\nPlanning to sit for the PE in 2026\n',
  ].join('\n'),
);
const ask = (question: string) =>
  Object.values(answerQuestion({ question, context: question, resume: RESUME, jobDescription: '' })).join('\n');

it('says the level of a language in the words of the resume, beside the start', () => {
  const said = ask('and how is your welsh and when would you be able to start');
  expect(said).toContain('Canolradd (intermediate)');
  expect(said).not.toContain('Government');
  expect(said).toContain('[date]');
});

it('says how far something has come, in the words of the resume', () => {
  expect(ask('where are you with the pe')).toContain('planning to sit for the PE in 2026');
});

it('says nothing of a language that the resume does not name', () => {
  expect(ask('how is your french')).not.toContain('Welsh');
});
