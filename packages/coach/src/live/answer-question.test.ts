import type { ParsedResume } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { streamAnswer } from './stream-answer.ts';

const resume: ParsedResume = {
  fullName: 'Imke Solberg',
  headline: '',
  emailAddress: '',
  phoneNumber: '',
  address: '',
  links: [],
  summary: '',
  experience: [
    {
      employer: 'Harrow Dairy',
      title: 'Data Analyst',
      startDate: '2021',
      endDate: 'Present',
      achievements: [
        'Automated invoice checks with Python and SQL, saving 12 hours a week',
        'Led a team of 4 analysts to rebuild the sales dashboard',
        'Resolved a conflict between sales and logistics by agreeing on one definition',
      ],
    },
  ],
  education: [],
  skills: ['Python', 'SQL'],
  languages: [],
  projects: [],
  certifications: [],
  text: '',
  hiddenTextFound: false,
};
const answer = (question: string, from: ParsedResume | string | null = resume, jobDescription = '') =>
  answerQuestion({ question, resume: from, jobDescription });

describe('an answer from a resume', () => {
  it('chooses the achievement that fits the question and says it in the first person', () => {
    expect(answer('tell me about a time you led a team').paragraph2).toContain(
      'At **Harrow Dairy**, as **Data Analyst**, I led a team of **4** analysts',
    );
    expect(answer('describe a conflict you had at work').paragraph2).toContain(
      'I resolved a conflict between sales and logistics',
    );
  });

  it('says plainly when the resume does not show what is asked for', () => {
    expect(answer('have you used snowflake').paragraph1).toBe(
      'I would not claim **snowflake**: it is not on my resume.',
    );
    expect(answer('do you have experience with python').paragraph1).toBe('Yes, I have worked with **Python**.');
  });

  it('names the skills that the job asks for and the resume shows, and no other', () => {
    const { paragraph3 } = answer('why should we hire you', resume, 'You know SQL, Java and Snowflake.');
    expect(paragraph3).toContain('**SQL**');
    expect(paragraph3).not.toMatch(/Java|Snowflake/);
  });

  it('leaves to the person what only the person knows', () => {
    expect(answer('what are your salary expectations').paragraph1).toContain('[your figure');
    expect(answer('what is your biggest weakness').paragraph1).toContain('[a real weakness');
  });

  it('takes no story and no person for a skill', () => {
    for (const question of [
      'tell me about a time you worked with a difficult client',
      'how do you know when a project is done',
    ]) {
      expect(answer(question).paragraph1).not.toMatch(/worked with/);
    }
  });

  it('stays with the example of the question before when asked on', () => {
    const lastQuestion = 'Describe a conflict you had at work.';
    const followed = answerQuestion({ question: 'what happened then', resume, jobDescription: '', lastQuestion });
    expect(followed.paragraph2).toContain('I resolved a conflict between sales and logistics');
  });

  it('answers how many with the achievement that has the number', () => {
    expect(answer('how many people did you manage').paragraph1).toContain('a team of **4** analysts');
  });

  it('says what the resume says of an employer that was asked about', () => {
    const asked = answer('what did you do at harrow dairy');
    expect(asked.paragraph1).toBe('I worked there as a **Data Analyst**.');
    expect(asked.paragraph2).toContain('**Harrow Dairy**');
  });

  it('shows no success where a failure was asked for', () => {
    expect(answer('tell me about a time you failed').paragraph2).toContain('[what you did to put it right]');
  });

  it('does not name the same place twice in a row', () => {
    const { paragraph1, paragraph2 } = answer('tell me about yourself');
    expect(paragraph1).toBe('I work as a **Data Analyst** at **Harrow Dairy**.');
    expect(paragraph2).toMatch(/^There I /);
  });

  it('reads a resume that is plain text', () => {
    const text =
      'Imke Solberg\nHarrow Dairy\n• Led a team of 4 analysts to rebuild the dashboard\n• Automated invoice checks with Python';
    expect(answer('tell me about a time you led a team', text).paragraph2).toContain('I led a team of **4** analysts');
  });
});

describe('an answer without a resume', () => {
  it.each([null, '', '   '])('is an outline with gaps to fill', (nothing) => {
    const outline = answer('tell me about a time you failed', nothing);
    expect(outline.paragraph1).toContain('[');
    expect(Object.keys(outline)).toHaveLength(3);
  });

  it('is a skeleton of an explanation for a technical question', () => {
    expect(answer('what is the difference between a kiln and an oven', null).paragraph1).toContain(
      'the difference between **a kiln and an oven** is [',
    );
  });

  it('says what is known where something is, without a word about the person', () => {
    const known = answer('what is the difference between a process and a thread', null);
    expect(known.paragraph1).toMatch(/\*\*process\*\* has memory of its own/);
    expect(Object.values(known).join(' ')).not.toMatch(/\[/);
  });

  it('begins with the way of doing it when asked how', () => {
    expect(answer('how do you deal with a student who refuses to work', null).paragraph1).toMatch(/^First I listen/);
  });
});

describe('an answer as it grows', () => {
  it('only ever adds words and ends with the whole', () => {
    const input = { question: 'tell me about yourself', resume, jobDescription: '' };
    const pieces = [...streamAnswer(input)];
    expect(pieces.at(-1)).toEqual(answerQuestion(input));
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1] ?? piece;
      expect(next.paragraph1.startsWith(piece.paragraph1)).toBe(true);
      expect((piece.paragraph2.split('**').length - 1) % 2).toBe(0);
    }
  });
});
