import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import type { ParsedResume } from '@greenroom/contract/resume';
import type { EvalSection } from '../eval-section.ts';
import { jobForGrounding, questionsForGrounding, resumesForGrounding } from './grounding-data.ts';
import { heldOutDialogues } from './held-out-dialogues-data.ts';
import { longTurnsHeldOut } from './long-turns-held-out-data.ts';
import { readMarked, type Utterance } from './marked-utterances.ts';
import { opensLikeQuestion } from './opening-pattern.ts';
import { questionsInPieces } from './pieces-data.ts';
import { realMannerHeldOut } from './real-manner-held-out-data.ts';
import { realMannerUtterances, trainingUtterances, tuningUtterances } from './training-utterances.ts';
import { transcribedHeldOut } from './transcribed-held-out-data.ts';

const tuned: readonly Utterance[] = [...tuningUtterances, ...realMannerUtterances];
const learned = new Set(trainingUtterances().map(({ text }) => text));
/** What people say in every interview ("do you have any questions for me") is in several lists: it counts as learned. */
const unseen = (lines: readonly string[]): Utterance[] => readMarked(lines).filter(({ text }) => !learned.has(text));
const dialogues: readonly Utterance[] = unseen([...heldOutDialogues, ...longTurnsHeldOut]);
const realManner: readonly Utterance[] = unseen(realMannerHeldOut);
const transcribed: readonly Utterance[] = unseen(transcribedHeldOut);
const heldOut: readonly Utterance[] = [...dialogues, ...realManner];

const isQuestion = (data: string): boolean =>
  detectQuestion({ data, recent: [], lastQuestion: '', force: false }).isInterviewQuestion;

/** What was judged wrong, for anyone who works on the detector. */
export function wronglyJudged(utterances: readonly Utterance[], judge: (text: string) => boolean = isQuestion) {
  const wrong = utterances.filter(({ text, isQuestion: expected }) => judge(text) !== expected);
  return {
    missed: wrong.filter((one) => one.isQuestion).map(({ text }) => text),
    invented: wrong.filter((one) => !one.isQuestion).map(({ text }) => text),
  };
}

function f1(utterances: readonly Utterance[], judge?: (text: string) => boolean): number {
  const { missed, invented } = wronglyJudged(utterances, judge);
  const found = utterances.filter((one) => one.isQuestion).length - missed.length;
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

/** Numbers, and words with a capital inside a sentence, that are neither in the resume nor in the question. */
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

/** 95th percentile of the processor's time for one run, in milliseconds, after ten runs to warm up: other work on the machine does not count. */
function p95Ms(run: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < 210; round += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    if (round >= 10) times.push((user + system) / 1000);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Question detection on unpunctuated speech, questions in pieces, and answers that say nothing the resume does not. */
export async function run(): Promise<EvalSection> {
  const longest =
    [...tuned, ...heldOut, ...transcribed].map(({ text }) => text).sort((one, other) => other.length - one.length)[0] ??
    '';
  const oneQuestion = questionsInPieces.filter(isOneQuestion).length / questionsInPieces.length;
  const [resume] = resumesForGrounding;
  return {
    title: 'Live assistant',
    figures: [
      { name: 'utterances', value: tuned.length + heldOut.length, digits: 0, atLeast: 600 },
      { name: 'question F1, all', value: f1([...tuned, ...heldOut]), digits: 3, atLeast: 0.97 },
      { name: 'held out utterances', value: heldOut.length, digits: 0, atLeast: 400 },
      { name: 'question F1, held out', value: f1(heldOut), digits: 3, atLeast: 0.97 },
      { name: '  whole interviews', value: f1(dialogues), digits: 3, atLeast: 0.98 },
      { name: '  a plain pattern on the opening words', value: f1(dialogues, opensLikeQuestion), digits: 3 },
      { name: '  less usual things people say', value: f1(realManner), digits: 3 },
      { name: '  a plain pattern on the opening words', value: f1(realManner, opensLikeQuestion), digits: 3 },
      // Short follow-ups, restarts and words heard wrongly, thicker than in most talks: the hardest list, held out too.
      { name: 'follow-ups and restarts, held out', value: f1(transcribed), digits: 3, atLeast: 0.87 },
      { name: '  a plain pattern on the opening words', value: f1(transcribed, opensLikeQuestion), digits: 3 },
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
