import { enhanceAnswer } from '@greenroom/coach/enhance/enhance-answer';
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import { rewriteParagraph, writeLetter } from '@greenroom/coach/letter/write-letter';
import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { CoverLetter, LetterOptions } from '@greenroom/contract/cover-letter';
import type { ParsedResume } from '@greenroom/contract/resume';

/** Nothing, and what neither a word nor a sentence ends with: an expression that demands more of the end fails at one of them. */
export const ENDS = ['', '§ x'];
const OPTIONS: LetterOptions = { tone: 'Plain', length: 'Medium' };
const TODAY = '2026-11-23';
const JOB = 'We look for an engineer who knows Python and leads projects.';
const QUESTION = 'Tell me about a time when you led a team.';
const LETTER: CoverLetter = {
  heading: {
    fullName: '',
    address: '',
    phoneNumber: '',
    emailAddress: '',
    dateWritten: '',
    hiringManagerName: '',
    hiringCompanyName: '',
    hiringCompanyAddress: '',
  },
  salutation: 'Dear hiring team,',
  introduction: 'I apply.',
  body: { paraOne: '', paraTwo: '', paraThree: '' },
  closing: '',
  closingLine: 'Sincerely,',
  signOff: '',
};
const PARAGRAPH_LENGTH = 4000;
const { answer, jobDescription, liveLine, question, resumeText, roleName } = TEXT_LIMITS;

/** A text of the given length. */
export type Fill = (length: number) => string;

let parsedText = '';
let parsedResume: ParsedResume | undefined;
/** A resume is parsed once for all functions that take one, so that each is measured without it. */
function parsed(text: string): ParsedResume {
  return parsedResume === undefined || parsedText !== text ? parseAnew(text) : parsedResume;
}
function parseAnew(text: string): ParsedResume {
  parsedResume = parseResumeText(text);
  parsedText = text;
  return parsedResume;
}

/** First of all functions: the others use the resume that it has read. */
const parse = (fill: Fill): unknown => parseAnew(fill(resumeText));
const FUNCTIONS: Record<string, (fill: Fill) => unknown> = {
  parseResumeText: parse,
  scoreAnswer: (fill) => scoreAnswer({ question: QUESTION, answer: fill(answer) }, new Map()),
  'scoreAnswer, question too': (fill) =>
    scoreAnswer({ question: fill(question), answer: fill(answer), role: fill(roleName) }, new Map()),
  enhanceAnswer: (fill) => enhanceAnswer({ answer: fill(answer) }),
  writeSampleAnswer: (fill) => writeSampleAnswer({ question: fill(question), role: fill(roleName) }),
  'writeSampleAnswer, with a resume': (fill) =>
    writeSampleAnswer({
      question: fill(question),
      role: fill(roleName),
      own: { resume: parsed(fill(resumeText)), vectors: new Map(), earlier: [] },
    }),
  chooseQuestions: (fill) =>
    chooseQuestions({
      roleName: fill(roleName),
      roleDescription: fill(jobDescription),
      count: 5,
      type: 'Mixed',
      difficulty: 'Medium',
      skipFirst: false,
      seed: 'seed',
    }),
  detectQuestion: (fill) =>
    detectQuestion({
      data: fill(liveLine),
      recent: Array.from({ length: 12 }, () => fill(liveLine)),
      lastQuestion: fill(liveLine),
      force: true,
    }),
  answerQuestion: (fill) =>
    answerQuestion({
      question: fill(liveLine),
      resume: parsed(fill(resumeText)),
      jobDescription: fill(jobDescription),
      lastQuestion: fill(liveLine),
    }),
  'answerQuestion, a plain question': (fill) =>
    answerQuestion({ question: QUESTION, resume: parsed(fill(resumeText)), jobDescription: fill(jobDescription) }),
  reviewResume: (fill) =>
    reviewResume({ resume: parsed(fill(resumeText)), jobDescription: fill(jobDescription), today: TODAY }),
  'reviewResume, a plain job': (fill) =>
    reviewResume({ resume: parsed(fill(resumeText)), jobDescription: JOB, today: TODAY }),
  writeLetter: (fill) =>
    writeLetter({
      resume: parsed(fill(resumeText)),
      jobDescription: fill(jobDescription),
      options: OPTIONS,
      today: TODAY,
    }),
  rewriteParagraph: (fill) =>
    rewriteParagraph({
      letter: LETTER,
      paragraph: 'paraOne',
      resumeText: fill(resumeText),
      jobDescription: fill(jobDescription),
      options: OPTIONS,
      attempt: 1,
      today: TODAY,
    }),
  traceLetter: (fill) =>
    traceLetter(
      {
        ...LETTER,
        introduction: fill(PARAGRAPH_LENGTH),
        body: { paraOne: fill(PARAGRAPH_LENGTH), paraTwo: '', paraThree: '' },
      },
      { resume: parsed(fill(resumeText)), jobDescription: fill(jobDescription) },
    ),
};

/** The functions of the coach on the request path, with every text of the greatest accepted length. */
export const COACH_FUNCTIONS = Object.entries(FUNCTIONS);

/** Reads the resume of a function that takes one, so that this is no part of its cost. */
export function prepare(act: (fill: Fill) => unknown, fill: Fill): void {
  if (act !== parse) parsed(fill(resumeText));
}

export const halfOf =
  (fill: Fill): Fill =>
  (length) =>
    fill(Math.floor(length / 2));

export const ORDINARY: Fill = (length) => 'I led the team at Acme. '.repeat(20).slice(0, length);

/** Each length of a text is made once for all functions. */
export function fillWith(unit: string, end: string): Fill {
  const texts = new Map<number, string>();
  return (length) => {
    const text = texts.get(length) ?? unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;
    texts.set(length, text);
    return text;
  };
}
