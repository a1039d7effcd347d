import type { ParsedResume } from '@greenroom/contract/resume';
import { expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';

const RESUME: ParsedResume = {
  fullName: 'Mara Lind',
  headline: '',
  emailAddress: '',
  phoneNumber: '',
  address: '',
  links: [],
  summary: '',
  experience: [
    {
      employer: 'Slieve Tree Care',
      title: 'Lead Climber',
      startDate: '2019',
      endDate: 'Present',
      achievements: [
        'Dismantled storm-damaged trees over roofs and roads',
        'Run a crew of three and sign off the paperwork',
        'Trained two groundsmen in rigging',
      ],
    },
    {
      employer: 'Larchwood Gardens',
      title: 'Groundsman',
      startDate: '2015',
      endDate: '2019',
      achievements: ['Repaired the chipper and cleaned the yard'],
    },
  ],
  education: [],
  skills: [],
  languages: [],
  projects: [],
  certifications: [],
  text: '',
  hiddenTextFound: false,
};
const answer = (question: string, jobDescription = '') =>
  answerQuestion({ question, context: question, resume: RESUME, jobDescription });

it('tells a normal day by three lines of the present job', () => {
  const { paragraph1, paragraph2 } = answer('can you walk me through what a normal day looks like for you there');
  expect(paragraph1).toContain('Lead Climber');
  expect(paragraph1).toContain('I dismantled storm-damaged trees');
  expect(paragraph2).toContain('I also run a crew');
  expect(paragraph2).toContain('I also trained two groundsmen');
});

it('begins with what one is in charge of where that is asked', () => {
  const { paragraph1 } = answer('tell me what a normal week looks like and what you are in charge of there');
  expect(paragraph1).toContain('I run a crew');
});

it('tells the lines of the job that is named', () => {
  expect(answer('what was a typical day at larchwood').paragraph1).toContain('I repaired the chipper');
});

it('leaves the reason for leaving to the person', () => {
  const answered = answer('tell me what a normal day looks like over there and why you are thinking about leaving');
  expect(Object.values(answered).join(' ')).toContain('[your reason, in one sentence]');
});

it('answers why here and when to start in one turn, with the personal reason left to the person', () => {
  const answered = answer('what is it about knockavilla that you are after and when could you start');
  expect(Object.values(answered).join(' ')).toContain('[one thing about them');
  expect(answered.paragraph3).toContain('[date]');
});
