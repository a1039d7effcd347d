import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { EvalSection, Figure } from '../eval-section.ts';
import { createScorer, type Scorer } from '../feedback/score.ts';
import { mean, quantile, rankCorrelation } from '../feedback/statistics.ts';
import { SPEECH_CHANGES } from './change-speech.ts';
import { FIRST_STUDENTS } from './first-students-data.ts';
import { SECOND_STUDENTS } from './second-students-data.ts';
import { STUDENT_QUESTIONS, type Student } from './student.ts';

const STUDENTS: readonly Student[] = [...FIRST_STUDENTS, ...SECOND_STUDENTS];
/** From here on an answer is long enough for one quality to be moved at a time. */
const LONG_ENOUGH_WORDS = 60;

type Heard = { student: Student; question: string; answer: string; rating: number; entry: FeedbackEntry };

/** Spontaneous speech of students about the same five questions: whether the coach puts them in the order that listeners would. */
export async function run(): Promise<EvalSection> {
  const score = createScorer(process.env.EVAL_URL);
  const heard: Heard[] = [];
  for (const student of STUDENTS) {
    for (const [index, answer] of student.answers.entries()) {
      const question = STUDENT_QUESTIONS[index] ?? '';
      heard.push({
        student,
        question,
        answer,
        rating: student.ratings[index] ?? student.overall,
        entry: await score({ question, answer }),
      });
    }
  }
  const whole = await Promise.all(STUDENTS.map((student) => score(asOneTranscript(student))));
  const changes = process.env.EVAL_URL === undefined ? await changeFigures(heard, score) : [];
  return {
    title: `Students: ${heard.length} spontaneous answers of ${STUDENTS.length} made-up interviews`,
    figures: [...orderFigures(heard, whole), ...spreadFigures(heard), ...changes],
    notes: process.env.EVAL_DETAILS === undefined ? [] : describe(heard, whole),
  };
}

/** The interview on one line, as published transcripts have it. */
function asOneTranscript({ answers }: Student) {
  const answer = answers
    .map((text, index) => `Interviewer: ${STUDENT_QUESTIONS[index]}|Interviewee: ${text}`)
    .join('|');
  return { question: 'Mock interview', answer };
}

function overallOf(entry: FeedbackEntry): number {
  return entry.overallScorePerResponse ?? 0;
}

function orderFigures(heard: readonly Heard[], whole: readonly FeedbackEntry[]): Figure[] {
  const ofStudent = (student: Student) => heard.filter((one) => one.student === student).map(({ entry }) => entry);
  const byStudent = (value: (entries: FeedbackEntry[]) => number, asked: (student: Student) => number) =>
    rankCorrelation(STUDENTS.map((student) => [value(ofStudent(student)), asked(student)]));
  const withinQuestions = STUDENT_QUESTIONS.map((question) =>
    rankCorrelation(
      heard.filter((one) => one.question === question).map(({ entry, rating }) => [overallOf(entry), rating]),
    ),
  );
  return [
    {
      name: 'answers: rank correlation with the ratings',
      value: rankCorrelation(heard.map(({ entry, rating }) => [overallOf(entry), rating])),
      atLeast: 0.75,
    },
    { name: 'answers: the same within one question, worst', value: Math.min(...withinQuestions), atLeast: 0.6 },
    {
      name: 'mean of five answers against overall',
      value: byStudent(
        (entries) => mean(entries.map(overallOf)),
        (student) => student.overall,
      ),
      atLeast: 0.75,
    },
    {
      name: 'mean communication against structured answers',
      value: byStudent(
        (entries) => mean(entries.map((entry) => entry.skillsScore.communicationScore ?? 0)),
        (student) => student.structured,
      ),
      atLeast: 0.7,
    },
    {
      name: 'whole interview in one answer against overall',
      value: rankCorrelation(whole.map((entry, index) => [overallOf(entry), STUDENTS[index]?.overall ?? 0])),
      atLeast: 0.75,
    },
  ];
}

function spreadFigures(heard: readonly Heard[]): Figure[] {
  const scores = heard.map(({ entry }) => overallOf(entry));
  const commonest = Math.max(...scores.map((one) => scores.filter((other) => other === one).length));
  return [
    { name: 'answers without a score', value: scores.filter((score) => score === 0).length, digits: 0, atMost: 0 },
    { name: 'tenth percentile', value: quantile(scores, 0.1), digits: 1, atMost: 2.2 },
    { name: 'ninetieth percentile', value: quantile(scores, 0.9), digits: 1, atLeast: 4 },
    { name: 'share of the commonest score', value: commonest / scores.length, atMost: 0.12 },
  ];
}

/** Each quality of speech moved by itself in every longer answer: how far and how surely the overall follows. */
async function changeFigures(heard: readonly Heard[], score: Scorer): Promise<Figure[]> {
  const figures: Figure[] = [];
  const long = heard.filter(({ answer }) => answer.split(/\s+/).length >= LONG_ENOUGH_WORDS);
  for (const { name, change, follows } of SPEECH_CHANGES) {
    const falls: number[] = [];
    for (const { question, answer, entry } of long) {
      const changed = change(answer);
      if (changed !== null) falls.push(overallOf(entry) - overallOf(await score({ question, answer: changed })));
    }
    figures.push(
      { name: `${name}: fall of the overall, mean`, value: mean(falls), atLeast: follows.meanFall },
      {
        name: `${name}: answers that fall`,
        value: mean(falls.map((fall) => (fall > 0 ? 1 : 0))),
        atLeast: follows.share,
      },
    );
  }
  return figures;
}

function describe(heard: readonly Heard[], whole: readonly FeedbackEntry[]): string[] {
  return STUDENTS.map((student, index) => {
    const own = heard.filter((one) => one.student === student);
    const scores = own.map(({ entry, rating }) => `${overallOf(entry).toFixed(1)} (${rating})`).join(', ');
    return `${student.name}, ${student.overall} and ${student.structured}: ${scores}; whole ${overallOf(whole[index] as FeedbackEntry)}`;
  });
}
