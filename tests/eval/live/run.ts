import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import type { ParsedResume } from '@greenroom/contract/resume';
import { jobForGrounding, questionsForGrounding, resumesForGrounding } from './grounding-data.ts';
import type { EvalSection } from '../eval-section.ts';
import { fifthTuningQuestions } from './fifth-tuning-questions-data.ts';
import { fifthTuningStatements } from './fifth-tuning-statements-data.ts';
import { fourthTuningQuestions } from './fourth-tuning-questions-data.ts';
import { fourthTuningStatements } from './fourth-tuning-statements-data.ts';
import { heldOutDialogues } from './held-out-dialogues-data.ts';
import { questionsInPieces } from './pieces-data.ts';
import { secondTuningQuestions } from './second-tuning-questions-data.ts';
import { secondTuningStatements } from './second-tuning-statements-data.ts';
import { thirdTuningQuestions } from './third-tuning-questions-data.ts';
import { thirdTuningStatements } from './third-tuning-statements-data.ts';
import { tuningQuestions } from './tuning-questions-data.ts';
import { tuningStatements } from './tuning-statements-data.ts';

const marked = (mark: string): string[] =>
  heldOutDialogues.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
const heldOutQuestions = marked('?');
const heldOutStatements = marked('-');

const isQuestion = (data: string): boolean =>
  detectQuestion({ data, recent: [], lastQuestion: '', force: false }).isInterviewQuestion;

/** What was judged wrong, for whoever works on the detector. */
export function wronglyJudged(questions: readonly string[], statements: readonly string[]) {
  return { missed: questions.filter((line) => !isQuestion(line)), invented: statements.filter(isQuestion) };
}

function f1(questions: readonly string[], statements: readonly string[]): number {
  const { missed, invented } = wronglyJudged(questions, statements);
  const found = questions.length - missed.length;
  return (2 * found) / (2 * found + missed.length + invented.length);
}

/** Questions raised for finals that come one after the other, as the live page sends them. */
function questionsRaised(finals: readonly string[]): string[] {
  const raised: string[] = [];
  finals.forEach((data, index) => {
    const detection = detectQuestion({
      data,
      recent: finals.slice(0, index),
      lastQuestion: raised.at(-1) ?? '',
      force: false,
    });
    if (!detection.isInterviewQuestion) return;
    if (detection.continuesLastQuestion) raised.pop();
    raised.push(detection.interviewQuestion);
  });
  return raised;
}

const isOneQuestion = (piece: (typeof questionsInPieces)[number]): boolean => {
  const raised = questionsRaised(piece.finals);
  return raised.length === 1 && (raised[0] ?? '').toLowerCase().includes(piece.contains);
};

function textOf(resume: ParsedResume): string {
  const jobs = resume.experience.flatMap((one) => [one.employer, one.title, ...one.achievements]);
  const schools = resume.education.flatMap((one) => [one.institution, one.degree]);
  return [...jobs, ...schools, ...resume.skills].join(' ').toLowerCase();
}

/** Numbers, and words with a capital inside a sentence, that stand neither in the resume nor in the question. */
export function ungroundedClaims(answer: string, resume: ParsedResume, question: string): string[] {
  const known = `${textOf(resume)} ${question.toLowerCase()}`;
  const said = answer.replace(/\[[^\]]*\]/g, ' ').replace(/\*\*/g, '');
  const numbers = said.match(/\d[\d.,]*\d|\d/g) ?? [];
  const names = said.match(/(?<=[a-z,] )[A-Z][\p{L}]+/gu) ?? [];
  return [...numbers, ...names].filter((claim) => !known.includes(claim.toLowerCase()));
}

function countUngrounded(): number {
  return resumesForGrounding.flatMap((resume) =>
    questionsForGrounding.flatMap((question) => {
      const answer = answerQuestion({ question, resume, jobDescription: jobForGrounding });
      return ungroundedClaims(Object.values(answer).join(' '), resume, question);
    }),
  ).length;
}

/** 95th percentile of the time of one run, in milliseconds, after ten runs to warm up. */
function p95Ms(run: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < 210; round += 1) {
    const startedAt = performance.now();
    run();
    if (round >= 10) times.push(performance.now() - startedAt);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Question detection on unpunctuated speech, questions in pieces, and answers that say nothing the resume does not. */
export async function run(): Promise<EvalSection> {
  const questions = [
    ...tuningQuestions,
    ...secondTuningQuestions,
    ...thirdTuningQuestions,
    ...fourthTuningQuestions,
    ...fifthTuningQuestions,
  ];
  const statements = [
    ...tuningStatements,
    ...secondTuningStatements,
    ...thirdTuningStatements,
    ...fourthTuningStatements,
    ...fifthTuningStatements,
  ];
  const longest = [...statements].sort((one, other) => other.length - one.length)[0] ?? '';
  const oneQuestion = questionsInPieces.filter(isOneQuestion).length / questionsInPieces.length;
  const [resume] = resumesForGrounding;
  return {
    title: 'Live assistant',
    figures: [
      {
        name: 'utterances',
        value: questions.length + statements.length + heldOutQuestions.length + heldOutStatements.length,
        atLeast: 500,
      },
      {
        name: 'question F1, all',
        value: f1([...questions, ...heldOutQuestions], [...statements, ...heldOutStatements]),
        atLeast: 0.97,
      },
      { name: 'question F1, held out', value: f1(heldOutQuestions, heldOutStatements), atLeast: 0.97 },
      { name: 'questions in pieces that yield exactly one', value: oneQuestion, atLeast: 1 },
      {
        name: 'numbers and names in answers that are not in the resume',
        value: countUngrounded(),
        atMost: 0,
      },
      {
        name: 'detection of the longest utterance, p95 (ms)',
        value: p95Ms(() => isQuestion(longest)),
        atMost: 5,
      },
      {
        name: 'answer, p95 (ms)',
        value: p95Ms(() =>
          answerQuestion({
            question: 'Tell me about a time you led a team.',
            resume: resume ?? null,
            jobDescription: jobForGrounding,
          }),
        ),
        atMost: 5,
      },
    ],
  };
}
