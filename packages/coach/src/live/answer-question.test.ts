import type { ParsedResume } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { readResumeFacts } from './resume-facts.ts';
import { growAnswer } from './stream-answer.ts';

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
  skills: ['Python', 'SQL', 'Excel'],
  languages: ['Norwegian (native)'],
  projects: [],
  certifications: ['First aid'],
  text: '',
  hiddenTextFound: false,
};
const answer = (question: string, from: ParsedResume | string | null = resume, jobDescription = '') =>
  answerQuestion({ question, resume: from, jobDescription });
const all = (question: string, from: ParsedResume | string | null = resume) =>
  Object.values(answer(question, from)).join(' ');

describe('an answer from a resume', () => {
  it('says yes to a skill only where the resume shows exactly it, with the deed', () => {
    expect(answer('do you have experience with python')).toEqual({
      paragraph1: 'Yes, I have worked with **Python**.',
      paragraph2: 'At **Harrow Dairy**, I automated invoice checks with Python and SQL, saving **12 hours** a week.',
    });
    expect(answer('have you used excel before').paragraph1).toBe('Yes: **Excel**.');
    expect(answer('have you used snowflake').paragraph1).toBe("I haven't worked with **snowflake** yet.");
    const exposure = answer('what is your exposure to kubernetes');
    expect(exposure.paragraph1).toMatch(/^I haven't worked with \*\*kubernetes\*\*/iu);
  });

  it('claims and denies nothing of what is described and not named', () => {
    const said = all('what is your experience of supporting such pupils');
    expect(said).not.toContain('I have not');
    expect(said).not.toContain('Yes');
    expect(answer('what experience do you have organising school trips').paragraph1).not.toContain('Harrow Dairy');
  });

  it('names the nearest skill where only a part of what was asked for is there', () => {
    expect(answer('have you worked with sql server').paragraph1).toBe(
      "I haven't worked with **sql server** yet. Nearest: **SQL**.",
    );
  });

  it('answers for certificates and languages', () => {
    expect(answer('do you have your first aid certificate').paragraph1).toBe('Yes, I hold **First aid**.');
    expect(answer('do you speak norwegian').paragraph1).toBe('Yes, I speak **Norwegian (native)**.');
  });

  it('hears a name in pieces, says how well a skill is known, and finds what a yes-or-no question names', () => {
    const nurse = {
      ...resume,
      skills: ['SystmOne', 'Terraform (beginner)'],
      certifications: ['Nurse prescribing V150'],
    };
    expect(answer('have you used systm one', nurse).paragraph1).toBe('Yes: **SystmOne**.');
    expect(answer('how comfortable are you with terraform', nurse).paragraph1).toBe('I have **Terraform (beginner)**.');
    expect(answer('can you prescribe', nurse).paragraph1).toBe('Yes: **Nurse prescribing V150**.');
  });

  it('repeats no clause of the question as the name of a thing', () => {
    for (const question of ['what do you understand by safeguarding', 'how do you explain something technical']) {
      expect(all(question)).not.toMatch(/you understand|you explain/);
    }
  });

  it('tells of the thesis that stands in the text', () => {
    const graduate = { ...resume, text: 'EDUCATION\nThesis: Detecting duplicated addresses' };
    expect(answer('tell me about your thesis', graduate).paragraph1).toContain('Detecting duplicated addresses');
  });

  it('says of several tools which are shown and which are not', () => {
    const { paragraph1, paragraph3 } = answer('have you worked with python and kubernetes');
    expect(paragraph1).toBe('Yes, I have worked with **Python**.');
    expect(paragraph3).toContain("I haven't worked with **kubernetes**.");
  });

  it('leaves to the person what only the person knows, with at most one gap a paragraph', () => {
    expect(answer('what are your salary expectations').paragraph1).toContain('[your range]');
    for (const question of [
      'what is your biggest weakness',
      'why do you want to leave your job',
      'tell me about a time you failed',
    ]) {
      for (const paragraph of Object.values(answer(question))) expect(paragraph.split('[').length - 1).toBeLessThan(2);
    }
  });

  it('takes no story and no person for a skill', () => {
    for (const question of [
      'tell me about a time you worked with a difficult client',
      'how do you know when a project is done',
    ]) {
      expect(all(question)).not.toMatch(/I have worked with|my resume/);
    }
  });

  it('answers the parts of a question in their order', () => {
    const { paragraph1, paragraph2, paragraph3 } = answer('why are you leaving your job, and when can you start?');
    expect(paragraph1).toContain('My reason to move on');
    expect(paragraph3 ?? paragraph2).toContain('I could start');
  });

  it('begins with who one is when asked about oneself', () => {
    expect(answer('tell me about yourself').paragraph1).toMatch(
      /^I work as a \*\*Data Analyst\*\* at \*\*Harrow Dairy\*\*\./,
    );
  });

  it('reads a resume that is plain text', () => {
    const text = 'Imke Solberg\nHarrow Dairy\n• Led a team of 4 analysts\n• Automated invoice checks with Python';
    expect(all('have you used python', text)).toContain('I automated invoice checks with Python');
  });
});

describe('an answer without a resume', () => {
  it.each([null, '', '   '])('is an outline with gaps to fill', (nothing) => {
    const outline = answer('tell me about a time you failed', nothing);
    expect(outline.paragraph1).toContain('[');
  });

  it('says what is known where something is, without a word about the person', () => {
    const known = answer('what is the difference between a process and a thread', null);
    expect(known.paragraph1).toMatch(/\*\*process\*\* has memory of its own/);
    expect(Object.values(known).join(' ')).not.toMatch(/\[/);
  });
});

describe('an answer as it grows', () => {
  it('only ever adds words and ends with the whole', () => {
    const input = { question: 'tell me about yourself', resume, jobDescription: '' };
    const pieces = [...growAnswer(answerQuestion(input))];
    expect(pieces.at(-1)).toEqual(answerQuestion(input));
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1] ?? piece;
      expect(next.paragraph1.startsWith(piece.paragraph1)).toBe(true);
      expect((piece.paragraph2.split('**').length - 1) % 2).toBe(0);
    }
  });
});

describe('an answer from all parts of a resume', () => {
  const nurse: ParsedResume = {
    ...resume,
    experience: [
      {
        employer: 'Harlow',
        title: 'Site Supervisor',
        startDate: '2020',
        endDate: 'Present',
        achievements: [
          'Order materials and deal with suppliers',
          'Run sites of up to 35 workers, from groundworks to handover',
          'Supervise four junior electricians and two apprentices on night shifts',
          'Cut waste from 11% to 6% with a new ordering plan',
        ],
      },
    ],
    projects: [
      { name: 'Gullwatch - an app that counts gulls, written in Rust', startDate: '', endDate: '', achievements: [] },
      {
        name: 'Coordinator, Casa Azul: schedule 30 volunteers each Saturday',
        startDate: '',
        endDate: '',
        achievements: [],
      },
    ],
    skills: ['Procore', 'AutoCAD', 'Rust (basics)', 'bilingual English and Spanish'],
    languages: [],
    certifications: [],
    text: 'QUALIFICATIONS\nFull UK driving licence\nSMSTS Scheme\n\nEDUCATION\nBSc Physics, 2019. Thesis: Noise in long cables\n',
  };
  it.each([
    ['have you used pro core before', 'Yes: **Procore**.'],
    ['have you got your s m s t s', 'Yes, I hold this: **SMSTS Scheme**.'],
    ['do you drive', 'Yes: **Full UK driving licence**.'],
    ['what software have you used', 'From my resume: **Procore**, **AutoCAD** and **Rust (basics)**.'],
    ['do you speak any other languages', 'Yes: **bilingual English and Spanish**, as my resume says.'],
    ['what did you write your thesis about', 'My thesis was about this: **Noise in long cables**.'],
  ])('"%s" is answered from where it is', (question, first) => expect(answer(question, nurse).paragraph1).toBe(first));

  it('tells of a project by its only line, and of a role beside the jobs', () => {
    expect(answer('tell me about a project that you did in rust', nurse).paragraph1).toContain(
      'My project **Gullwatch** is an app',
    );
    expect(readResumeFacts(nurse)?.facts.at(-1)).toMatchObject({ employer: 'Casa Azul', title: 'Coordinator' });
  });

  it('counts the people who were led, and takes a measured change for an improvement', () => {
    expect(answer('how many people have you managed on one site', nurse).paragraph1).toContain('up to **35 workers**');
    expect(answer('tell me about a time you improved something', nurse).paragraph1).toContain('from **11% to 6%**');
  });

  it.each([
    ['have you got any experience mentoring', 'mentored'],
    ['tell me about a time when you found a mistake', 'found a wrong invoice'],
    ['have you ever reported a safety problem', 'reported a racking fault'],
  ])('"%s" is answered by the line with that verb', (question, words) => {
    const achievements = [
      'Prepare monthly accounts',
      'Mentored four trainee teachers',
      'Found a wrong invoice during a check',
      'Reported a racking fault that led to an inspection',
    ];
    const [job] = nurse.experience;
    if (job === undefined) throw new Error('The resume has a job.');
    expect(answer(question, { ...nurse, experience: [{ ...job, achievements }] }).paragraph1).toContain(words);
  });

  it('takes a licence for no car, and parts in brackets for no level', () => {
    expect(answer('do you have your own transport', nurse).paragraph1).toMatch(/^\*\*\[Yes or no/);
    const skilled = { ...nurse, skills: ['Excel (pivot tables)', 'Go (basics)'] };
    expect(answer("how's your excel", skilled).paragraph1).toBe('I have **Excel (pivot tables)**.');
  });

  it('claims no yes where only the person knows', () => {
    expect(all('have you ever had to sack someone', nurse)).not.toMatch(/^Yes/);
    expect(answer('have you ever made a mistake at work', nurse).paragraph1).not.toContain('[Yes or no');
  });
});
