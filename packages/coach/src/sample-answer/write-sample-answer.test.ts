import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import frames from '../../data/sample-answer/frame-outlines.json' with { type: 'json' };
import outlines from '../../data/sample-answer/outlines.json' with { type: 'json' };
import { chooseQuestions } from '../questions/choose-questions.ts';
import { allOccupationQuestions } from '../questions/occupation-questions.ts';
import { allQuestions } from '../questions/question-bank.ts';
import { QUESTION_FRAMES } from '../questions/question-frames.ts';
import { BEHAVIORAL_COMPETENCIES, TECHNICAL_COMPETENCIES } from '../questions/question-types.ts';
import { SPECIAL_PATTERNS } from './special-patterns.ts';
import { writeSampleAnswer } from './write-sample-answer.ts';

const pointsOf = (text: string) =>
  text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^\d+\. /, ''));

const ROLES = [
  'ICU nurse',
  'Backend developer',
  'Chef de partie',
  'Electrician',
  'Primary school teacher',
  'Accountant',
];

describe('the data of the outlines', () => {
  it('has points for every competency and every special question', () => {
    for (const competency of [...BEHAVIORAL_COMPETENCIES, ...TECHNICAL_COMPETENCIES]) {
      const points = outlines.competencies[competency];
      expect(points.start.length, competency).toBeGreaterThanOrEqual(3);
      expect(points.middle.length, competency).toBeGreaterThanOrEqual(4);
      expect(points.end.length, competency).toBeGreaterThanOrEqual(3);
    }
    for (const { name } of SPECIAL_PATTERNS) expect(outlines.special[name].length, name).toBeGreaterThanOrEqual(3);
  });

  it('has points for every frame of questions, and for nothing else', () => {
    const { duty, thing, work, requirement, afterSituation, caution, tool } = QUESTION_FRAMES;
    const asked = [
      ...afterSituation.map(({ ask }) => ask),
      ...[...duty, ...thing, ...work, ...requirement, ...caution, ...tool].map(({ text }) => text),
    ];
    expect(Object.keys(frames).sort()).toEqual([...new Set(asked)].sort());
    for (const [frame, { start, middle, end }] of Object.entries(frames)) {
      expect(Math.min(start.length, end.length), frame).toBeGreaterThanOrEqual(1);
      expect(middle.length, frame).toBeGreaterThanOrEqual(2);
    }
  });

  it('holds no point twice', () => {
    const points = [
      ...Object.values(outlines.competencies).flatMap(({ start, middle, end }) => [...start, ...middle, ...end]),
      ...Object.values(outlines.special).flat(),
    ];
    expect(new Set(points).size).toBe(points.length);
  });
});

describe('an outline of an answer', () => {
  it('says that it is one and gives three to seven numbered points, for every question of the bank', () => {
    for (const [index, { text, families }] of allQuestions().entries()) {
      const role = ROLES[index % ROLES.length] ?? '';
      for (const named of [families[0] ?? '', role, 'Falconer']) {
        const answer = writeSampleAnswer({ question: text.replace('{role}', 'this role'), role: named });
        const [opening = '', ...lines] = answer.split('\n');
        expect(opening, text).toMatch(/outline/i);
        expect(lines.length, text).toBeGreaterThanOrEqual(2);
        expect(lines.length, text).toBeLessThanOrEqual(7);
        for (const [place, line] of lines.entries()) expect(line).toMatch(new RegExp(`^${place + 1}\\. \\S`));
        expect(answer, text).not.toMatch(/[{}<>]|undefined|\S {2}\S/);
      }
    }
  });

  it('keeps to this for any question and any role, and is the same each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (question, role) => {
        const answer = writeSampleAnswer({ question, role });
        expect(answer).toMatch(/outline/i);
        expect(pointsOf(answer).length).toBeGreaterThanOrEqual(2);
        expect(writeSampleAnswer({ question, role })).toBe(answer);
      }),
    );
  });

  it('gives the facts of the reference answer first where the question is of the bank', () => {
    const answer = writeSampleAnswer({ question: 'What do you check before you give any medication?', role: 'Nurse' });
    expect(pointsOf(answer)[0]).toMatch(/two identifiers/);
  });

  it('uses the bank for the same question in other words, and knows what is asked everywhere', () => {
    const joins = { question: "What's the difference between an inner and a left join?", role: 'Data analyst' };
    expect(writeSampleAnswer(joins)).toMatch(/keeps only matches/);
    const protocols = { question: 'Explain the difference between TCP and UDP.', role: 'Network engineer' };
    expect(writeSampleAnswer(protocols)).toMatch(/repeats what is lost/);
  });

  it('answers what is asked about a duty or a tool', () => {
    const answer = writeSampleAnswer({
      question: 'What do you always check when you fill in the weld log?',
      role: 'Welder',
    });
    expect(answer).toMatch(/step that protects|Name one step/);
    const aboutTool = writeSampleAnswer({
      question: 'You have to do without Sage for a day. How do you manage?',
      role: 'Bookkeeper',
    });
    expect(aboutTool).toMatch(/most urgent part/);
  });

  it('names the work that is asked about, where it is short', () => {
    const ask = (work: string) => `Give me an example of a time ${work} went well. What did you do?`;
    const short = writeSampleAnswer({ question: ask('planning menus'), role: 'Chef de partie' });
    expect(short).toContain('Choose one case of planning menus, and say when');
    const long = 'planning menus for the guests of three houses with all of their allergies and wishes';
    expect(writeSampleAnswer({ question: ask(long), role: 'Chef de partie' })).toContain(
      'Choose one case of this work',
    );
  });

  it('takes the field from the question where the role does not tell', () => {
    const question = 'How do you recognise sepsis early, and what happens in the first hour?';
    expect(writeSampleAnswer({ question, role: 'asdfgh' })).toMatch(/antibiotics/);
  });

  it('names a moment of the occupation only where it has to do with what is asked', () => {
    const role = 'Electrician';
    const about = (question: string) => writeSampleAnswer({ question, role });
    expect(about('Tell me about a customer who wanted you to skip a test.')).toMatch(
      /“A customer wants you to skip a test\.”/,
    );
    expect(about('Describe a problem whose cause was not where everyone was looking.')).not.toMatch(/“/);
  });

  it.each([
    ['Tell me about yourself?', /next step/],
    ['What is your greatest weakness?', /weakness/],
    ['Why should we hire you?', /proof/],
    ['What are your salary expectations?', /range/],
    ['Do you have any questions for us?', /three months/],
    ['Tell me about a mistake you made.', /at once/],
  ])('answers "%s" to the point', (question, words) => {
    expect(writeSampleAnswer({ question, role: 'Barista' })).toMatch(words);
  });

  it('says no point again that an earlier sample of the interview has, while another is left', () => {
    const earlier: string[] = [];
    const questions = ['won somebody over', 'kept calm', 'found a mistake in a list'].map(
      (moment) => `Tell me about a day on which you ${moment}, in your own words.`,
    );
    for (const question of questions) earlier.push(writeSampleAnswer({ question, role: 'Baker', earlier }));
    const points = earlier.flatMap(pointsOf);
    expect(points.length).toBeGreaterThanOrEqual(12);
    expect(new Set(points).size).toBe(points.length);
  });

  it('says a sentence twice within one interview for at most one in twenty, and within a role for at most one in five', () => {
    const inSet = { told: 0, again: 0 };
    const inRole = { told: 0, again: 0 };
    const count = (tally: typeof inSet, points: readonly string[]) => {
      tally.told += points.length;
      tally.again += points.length - new Set(points).size;
    };
    for (const roleName of ROLES) {
      const ofRole = new Set<string>();
      for (const type of ['Behavioral', 'Technical', 'Mixed'] as const) {
        for (const seed of ['one', 'two', 'three']) {
          const questions = chooseQuestions({
            roleName,
            roleDescription: '',
            count: 5,
            type,
            difficulty: 'Medium',
            skipFirst: false,
            seed,
          });
          count(
            inSet,
            questions.flatMap((question) => pointsOf(writeSampleAnswer({ question, role: roleName }))),
          );
          for (const question of questions) ofRole.add(question);
        }
      }
      count(
        inRole,
        [...ofRole].flatMap((question) => pointsOf(writeSampleAnswer({ question, role: roleName }))),
      );
    }
    expect(inSet.again / inSet.told).toBeLessThanOrEqual(0.05);
    expect(inRole.again / inRole.told).toBeLessThanOrEqual(0.2);
  });
});

it('gives a question about the past of one trade the points that were written for it', () => {
  const [question] = allOccupationQuestions().filter(({ points }) => points !== undefined);
  const sample = pointsOf(writeSampleAnswer({ question: question?.text ?? '', role: 'Receptionist' }));
  expect(question?.points).toHaveLength(3);
  expect(sample).toEqual(question?.points);
});
