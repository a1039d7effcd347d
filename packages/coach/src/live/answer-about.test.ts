import type { ParsedResume } from '@greenroom/contract/resume';
import { expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { readResumeFacts } from './resume-facts.ts';

const job = (title: string, employer: string, startDate: string, endDate: string, achievements: string[]) => ({
  title,
  employer,
  location: '',
  startDate,
  endDate,
  achievements,
});
const resume = {
  contact: { name: '', email: '', phone: '', location: '', links: [] },
  summary: '',
  experience: [
    job('Quality Engineer', 'Harrow Pressings', 'March 2020', 'present', ['Cut complaints from 31 to 9 a year']),
    job('Technician', 'Poly Mouldings', 'June 2016', 'February 2020', ['Trained 15 operators in visual standards']),
    job('Operator', 'Poly Mouldings', '2014', 'May 2016', ['Suggested a fixture that two lines adopted']),
    job('Football coach', 'Dunmoor Juniors', '2012', 'present', ['Coach 20 children every Saturday morning']),
  ],
  education: [],
  projects: [
    {
      name: 'Belt project: reduced rejects on line 5 by 40%, Digital check sheets on tablets for 4 press lines',
      startDate: '',
      endDate: '',
      achievements: [],
    },
  ],
  skills: [],
  certifications: [],
  languages: ['Japanese (conversational)'],
  text: [
    'Quality engineer with nine years in metal pressings and plastic mouldings for automotive and white goods.',
    'Belt project: reduced rejects on line 5 by 40%',
    'Digital check sheets on tablets for 4 press lines',
  ].join('\n'),
} as unknown as ParsedResume;
const answer = (question: string) => answerQuestion({ question, resume, jobDescription: '' });

it('an introduction tells the jobs that came before, and no job that still goes on', () => {
  const { paragraph1 } = answer('tell me about yourself');
  expect(paragraph1).toBe(
    'I work as a **Quality Engineer** at **Harrow Pressings**. Before that I was a **Technician** at **Poly Mouldings**, and earlier an **Operator** there.',
  );
});

it('two projects that the reading joined are two facts', () => {
  const texts = readResumeFacts(resume)?.facts.map(({ text }) => text);
  expect(texts).toContain('reduced rejects on line 5 by 40%');
  expect(texts).toContain('Digital check sheets on tablets for 4 press lines');
});

it('a country that is named is answered by the language', () => {
  expect(answer('we have many guests from japan can you speak with them').paragraph1).toBe(
    'I speak **Japanese (conversational)**.',
  );
});

it('pay and start asked in one breath are answered together', () => {
  const said = answer('what salary are you looking for and when could you start');
  expect(said.paragraph1).toContain('[your range]');
  expect(said.paragraph2).toContain('[date]');
});

it('an introduction is heard behind a greeting that asks', () => {
  const question =
    'Did you get parked okay? So look, we have your CV but in your own words, take us through your payroll background.';
  const said = answerQuestion({ question, context: question, resume, jobDescription: '' });
  expect(said.paragraph1).toContain('Quality Engineer');
});
