import { BANK_ANSWERS } from '../feedback/bank-answers-data.ts';
import type { JudgedAnswer } from '../feedback/judged-answer.ts';
import { LAST_ANSWERS } from '../feedback/last-answers-data.ts';
import { PERSONAL_ANSWERS } from '../feedback/personal-answers-data.ts';
import { SITUATIONAL_ANSWERS } from '../feedback/situational-answers-data.ts';
import { STORY_ANSWERS } from '../feedback/story-answers-data.ts';
import { TECHNICAL_ANSWERS } from '../feedback/technical-answers-data.ts';
import { UNNAMED_ANSWERS } from '../feedback/unnamed-answers-data.ts';
import { FIRST_STUDENTS } from '../students/first-students-data.ts';
import { SECOND_STUDENTS } from '../students/second-students-data.ts';
import { STUDENT_QUESTIONS, type Student } from '../students/student.ts';
import ownConduct from './own-conduct.json' with { type: 'json' };

/**
 * Rated answers of our own: set-piece stories and students' speech, of which the strangers' sets hold little. They are trained on and
 * never counted in a figure.
 */
export type OwnSet = {
  set: string;
  answers: {
    question: string;
    answer: string;
    isTechnical: boolean;
    overall: number;
    /** What it would be flagged for; without them only that nothing in it is misconduct. */
    flags?: readonly string[];
  }[];
};

/** Ratings of good answers that were written without one. */
const GOOD = 4.4;

function fromJudged(answers: readonly JudgedAnswer[], isTechnical: boolean): OwnSet['answers'] {
  return answers.flatMap(({ question, answer, band }) =>
    typeof band === 'number' ? [{ question, answer, isTechnical, overall: Math.max(1, band) }] : [],
  );
}

/** Ratings of students run from 1 to 7. */
function fromStudents(students: readonly Student[]): OwnSet['answers'] {
  return students.flatMap(({ answers, ratings }) =>
    answers.map((answer, index) => ({
      question: STUDENT_QUESTIONS[index] ?? '',
      answer,
      isTechnical: false,
      overall: 1 + (((ratings[index] ?? 4) - 1) / 6) * 4,
    })),
  );
}

/** Admissions as people make them in passing, and stories of the same matters from the right side. */
const CONDUCT: OwnSet['answers'] = ownConduct.map(({ question, answer, overall, flags }) => ({
  question,
  answer: answer.join(' '),
  isTechnical: false,
  overall,
  flags,
}));

export const OWN_SETS: readonly OwnSet[] = [
  { set: 'own-stories', answers: fromJudged([...STORY_ANSWERS, ...LAST_ANSWERS], false) },
  { set: 'own-personal', answers: fromJudged(PERSONAL_ANSWERS, false) },
  { set: 'own-situational', answers: fromJudged(SITUATIONAL_ANSWERS, false) },
  {
    set: 'own-technical',
    answers: [
      ...fromJudged(TECHNICAL_ANSWERS, true),
      ...BANK_ANSWERS.map(({ question, answer }) => ({ question, answer, isTechnical: true, overall: GOOD })),
    ],
  },
  {
    set: 'own-unnamed',
    answers: UNNAMED_ANSWERS.map(({ question, answer }) => ({ question, answer, isTechnical: false, overall: GOOD })),
  },
  { set: 'own-conduct', answers: CONDUCT },
  { set: 'students-first', answers: fromStudents(FIRST_STUDENTS) },
  { set: 'students-second', answers: fromStudents(SECOND_STUDENTS) },
];
