import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allQuestions } from '../questions/question-bank.ts';
import { QUESTION_PATTERNS } from '../questions/question-patterns.ts';
import { ROLE_FAMILIES } from '../questions/role-families.ts';
import { HANDS_ON_BIOGRAPHIES } from './hands-on-biographies-data.ts';
import { OFFICE_BIOGRAPHIES } from './office-biographies-data.ts';
import { writeSampleAnswer } from './write-sample-answer.ts';

const countWords = (text: string) => text.split(/\s+/).length;

describe('a sample answer', () => {
  it('says that it is an example and can be spoken in about a minute, for every question of the bank', () => {
    const others = ['Falconer', 'Junior designer', 'Senior Mobile Pipeline Welder'];
    for (const [index, { text, families }] of allQuestions().entries()) {
      for (const role of index % 3 === 0 ? [families[0] ?? '', others[(index / 3) % 3] ?? ''] : [families[0] ?? '']) {
        const answer = writeSampleAnswer({ question: text.replace('{role}', 'this role'), role });
        expect(answer.split('.')[0], text).toMatch(/example/i);
        expect(countWords(answer), text).toBeGreaterThanOrEqual(120);
        expect(countWords(answer), text).toBeLessThanOrEqual(220);
        expect(answer).not.toMatch(/[{}[\]<>]|undefined|\s{2}/);
      }
    }
  });

  it('keeps to this for any question and any role, and is the same each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (question, role) => {
        const answer = writeSampleAnswer({ question, role });
        expect(countWords(answer)).toBeGreaterThanOrEqual(120);
        expect(countWords(answer)).toBeLessThanOrEqual(220);
        expect(writeSampleAnswer({ question, role })).toBe(answer);
      }),
    );
  });

  it('has a biography for every family', () => {
    for (const family of ROLE_FAMILIES)
      expect({ ...OFFICE_BIOGRAPHIES, ...HANDS_ON_BIOGRAPHIES }[family], family).toBeDefined();
  });

  it('tells of the work of the role', () => {
    const question = 'Tell me about a problem you solved.';
    expect(writeSampleAnswer({ question, role: 'ICU nurse' })).toMatch(/ward/);
    expect(writeSampleAnswer({ question, role: 'sofware enginer' })).toMatch(/database query/);
    expect(writeSampleAnswer({ question, role: 'Welder' })).toMatch(/bracket/);
  });

  it('takes the field from the question where the role does not tell', () => {
    const question = 'How do you recognise sepsis early, and what happens in the first hour?';
    expect(writeSampleAnswer({ question, role: 'asdfgh' })).toMatch(/antibiotics[\s\S]*ward/);
  });

  it('explains first and then gives a case when the question is technical', () => {
    const answer = writeSampleAnswer({
      question: 'What is the difference between a container and a virtual machine?',
      role: 'DevOps Engineer',
    });
    expect(answer.indexOf('kernel')).toBeGreaterThan(0);
    expect(answer.indexOf('cloud bill')).toBeGreaterThan(answer.indexOf('kernel'));
  });

  it('uses the bank for the same question in other words', () => {
    expect(
      writeSampleAnswer({ question: "What's the difference between an inner and a left join?", role: 'Data analyst' }),
    ).toMatch(/keeps only matches/);
  });

  it('knows what is asked everywhere', () => {
    expect(
      writeSampleAnswer({ question: 'Explain the difference between TCP and UDP.', role: 'Network engineer' }),
    ).toMatch(/repeats what is lost/);
  });

  it('speaks of the tool or duty that the question names', () => {
    for (const { text, slot } of QUESTION_PATTERNS) {
      const term = { tools: 'Kubernetes', skills: 'capacity planning', duties: 'being on call' }[slot];
      expect(writeSampleAnswer({ question: text.replace('{term}', term), role: 'SRE' }), text).toContain(term);
    }
  });

  it.each([
    ['Tell me about yourself?', /six years/],
    ['What is your greatest weakness?', /weakness/],
    ['Why should we hire you?', /cause/],
    ['What are your salary expectations?', /range/],
    ['Do you have any questions for us?', /ninety days/],
    ['Tell me about a mistake you made.', /[Mm]istake|did not go well|error|honest/],
  ])('answers "%s" to the point', (question, words) => {
    expect(writeSampleAnswer({ question, role: 'Barista' })).toMatch(words);
  });

  it('varies with the question', () => {
    const answers = new Set(
      allQuestions()
        .filter((each) => each.families[0] === 'software')
        .map((each) => writeSampleAnswer({ question: each.text, role: 'Software Engineer' })),
    );
    expect(answers.size).toBeGreaterThan(40);
  });

  it('does not give an intern years of experience', () => {
    expect(writeSampleAnswer({ question: 'Tell me about yourself?', role: 'Marketing intern' })).toMatch(
      /start of my career/,
    );
  });
});
